/** Reasons for a forfeit, one sentence each. */
export interface VerdictTexts {
  /** The line was not an answer to the question; `answer` quotes it as far as possible. */
  readonly garbled: Readonly<Record<AnswerFault, (answer: string) => string>>;
  /** `reasons` are sentences. */
  readonly nonsense: (answer: string, reasons: string) => string;
  readonly illegal: (answer: string, reasons: string) => string;
  readonly late: (milliseconds: number) => string;
  /** `how` is the system’s own wording. */
  readonly unstarted: (how: string) => string;
  readonly gone: (how: string) => string;
}

/** The ways in which a line can fail to answer a question. */
export type AnswerFault = 'line-too-long' | 'not-utf8' | 'not-json' | 'no-answer' | 'wrong-id' | 'declined';
