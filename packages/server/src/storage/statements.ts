/** Called with the text of each statement, never with its values. */
export type StatementListener = (text: string) => void;

export const ignoreStatements: StatementListener = () => undefined;
