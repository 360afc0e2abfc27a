/** Questions that are answered by yes or no, before something is done that cannot be taken back. */
export interface Question {
  readonly title: string;
  /** What follows from a yes. */
  readonly text: string;
  /** The word for yes: what will be done. */
  readonly yes: string;
}

class Asking {
  question = $state.raw<Question>();
  private settle: (yes: boolean) => void = () => undefined;

  /** A question that was not answered yet counts as no when the next one comes. */
  ask(question: Question): Promise<boolean> {
    this.answer(false);
    this.question = question;
    return new Promise((resolve) => (this.settle = resolve));
  }

  answer(yes: boolean): void {
    this.question = undefined;
    this.settle(yes);
  }
}

export const asking = new Asking();

/** Asks, and waits for the answer. Closing the question is a no. */
export const ask = (question: Question): Promise<boolean> => asking.ask(question);
