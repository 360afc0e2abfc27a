/** The attacks as docs/security.md lists them. */
import type { Attack, Group } from './attack.ts';

const countOf = (groups: readonly Group[]): number => groups.reduce((sum, { attacks }) => sum + attacks.length, 0);

/** Attacks with the same outcome share a line. */
function linesOf({ attacks }: Group): readonly string[] {
  const outcomes = [...new Set(attacks.map(({ outcome }) => outcome))];
  return outcomes.map((outcome) =>
    lineOf(
      outcome,
      attacks.filter((attack) => attack.outcome === outcome),
    ),
  );
}

const lineOf = (outcome: string, attacks: readonly Attack[]): string =>
  `- \`${outcome}\` (${attacks.length}): ${attacks.map(({ name }) => coded(name)).join('; ')}`;

/** Markdown would take some of what is quoted for its own. */
const coded = (name: string): string => name.replaceAll(/“(.*?)”/g, '`$1`');

export const listOf = (groups: readonly Group[]): string =>
  [
    `${countOf(groups)} attacks in ${groups.length} groups:`,
    ...groups.map((group) => [`### ${group.title}: ${group.attacks.length}`, linesOf(group).join('\n')].join('\n\n')),
  ].join('\n\n');
