/** Questions of one turn of the event loop, answered together: one statement for many costs little more than for one. */

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** Resolves with one answer for each question, in their order. */
type AnswerAll<Question, Answer> = (questions: readonly Question[]) => Promise<readonly Answer[]>;

export function gathered<Question, Answer>(
  answerAll: AnswerAll<Question, Answer>,
): (question: Question) => Promise<Answer> {
  let waiting: Waiting<Question, Answer>[] = [];
  const answer = async (): Promise<void> => {
    const asked = waiting;
    waiting = [];
    try {
      const answers = await answerAll(asked.map(({ question }) => question));
      for (const [at, value] of answers.entries()) asked[at]?.resolve(value);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  };
  return (question) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ question, resolve, reject }) === 1) setImmediate(() => void answer());
    });
}
