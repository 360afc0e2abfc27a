/** Yes-or-no questions before actions that can't be undone. */
export interface Confirmation {
  readonly title: string;
  /** The consequences of a yes. */
  readonly text: string;
  /** The label of the yes button, which names the action. */
  readonly yes: string;
}

class Asking {
  question = $state.raw<Confirmation>();
  private settle: (yes: boolean) => void = () => undefined;

  /** An open question counts as a no when the next one comes. */
  ask(question: Confirmation): Promise<boolean> {
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

/** Asks and waits for the answer. Closing the question is a no. */
export const ask = (question: Confirmation): Promise<boolean> => asking.ask(question);
