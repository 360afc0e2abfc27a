/** Why a player lost a game before its end: one sentence each. */
export interface VerdictTexts {
  /** What came was no answer to the question; `answer` is what it was, as far as it can be shown. */
  readonly garbled: Readonly<Record<AnswerFault, (answer: string) => string>>;
  /** `reasons` are sentences. */
  readonly nonsense: (answer: string, reasons: string) => string;
  readonly illegal: (answer: string, reasons: string) => string;
  readonly late: (milliseconds: number) => string;
  /** `how` is in the system’s own words. */
  readonly unstarted: (how: string) => string;
  readonly gone: (how: string) => string;
}

/** How a line can fail to be an answer to what was asked. */
export type AnswerFault = 'line-too-long' | 'not-utf8' | 'not-json' | 'no-answer' | 'wrong-id' | 'declined';
