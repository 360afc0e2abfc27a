/** The configurations in docs/hosting.md, as hosts copy them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const PAGE = readFileSync(join(ROOT, 'docs', 'hosting.md'), 'utf8');

/** The pieces of code in one language under a heading, in order. */
export function blocksUnder(heading: string, language: string): readonly string[] {
  const [, after = ''] = PAGE.split(new RegExp(`^#+ ${heading}$`, 'm'));
  const [section = ''] = after.split(/^## |^### /m);
  return [...section.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\`$`, 'gm'))].map(([, code = '']) => code);
}

/** The first piece of code in one language under a heading. */
export function blockUnder(heading: string, language: string): string {
  const [block] = blocksUnder(heading, language);
  if (block === undefined) throw new Error(`There is no ${language} under “${heading}”.`);
  return block;
}

export const fileOf = (name: string): string => readFileSync(join(ROOT, 'hosting', name), 'utf8');

/** Replaces each text, which must be there. */
export function replaced(text: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`“${from}” is missing in ${before}`);
    return before.replaceAll(from, to);
  }, text);
}
