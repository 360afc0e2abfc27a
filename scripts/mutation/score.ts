/** The part of Stryker's JSON report that we count. */
export type MutationReport = {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
};

export type Score = { readonly killed: number; readonly survived: number };

const KILLED = new Set(['Killed', 'Timeout']);
const SURVIVED = new Set(['Survived', 'NoCoverage']);

export const score = ({ files }: MutationReport): Score => {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  return {
    killed: statuses.filter((status) => KILLED.has(status)).length,
    survived: statuses.filter((status) => SURVIVED.has(status)).length,
  };
};

export const format = ({ killed, survived }: Score): string => {
  const percent = ((100 * killed) / Math.max(1, killed + survived)).toFixed(1);
  return `${killed} of ${killed + survived} mutants killed, ${percent}%`;
};
