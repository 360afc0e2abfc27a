/** Checks that every numbered rule of a page has a test that names it, or an excuse. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Places {
  /** The page with the rules, one table row each: `| R-01 | … |`. */
  readonly page: string;
  /** The folder with the tests. */
  readonly tests: string;
  /** The letter of a rule number: `R` for `R-01`. */
  readonly letter: string;
  /** The rules that need no test, each with the reason. */
  readonly excused: Readonly<Record<string, string>>;
}

export interface Coverage {
  readonly rules: readonly string[];
  /** Rules without a test or an excuse. */
  readonly missing: readonly string[];
  /** Numbers in titles, or excuses, that the page does not have. */
  readonly unknown: readonly string[];
  /** Excuses for rules that have a test. */
  readonly needless: readonly string[];
}

const matches = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found);

/** A title names its rules first, as in `R-16, R-72: never to the left`. */
function namedRules(tests: string, letter: string): Set<string> {
  const title = new RegExp(`['"\`]((?:${letter}-\\d\\d(?:, )?)+): `, 'g');
  const sources = globSync('**/*.test.ts', { cwd: tests }).map((file) => readFileSync(join(tests, file), 'utf8'));
  return new Set(sources.flatMap((source) => matches(source, title)).flatMap((numbers) => numbers.split(', ')));
}

export function rulesCovered({ page, tests, letter, excused }: Places): Coverage {
  const rules = matches(readFileSync(page, 'utf8'), new RegExp(`^\\| (${letter}-\\d\\d) \\|`, 'gm'));
  const named = namedRules(tests, letter);
  const excuses = Object.keys(excused);
  return {
    rules,
    missing: rules.filter((rule) => !named.has(rule) && !excuses.includes(rule)),
    unknown: [...named, ...excuses].filter((rule) => !rules.includes(rule)),
    needless: excuses.filter((rule) => named.has(rule)),
  };
}
