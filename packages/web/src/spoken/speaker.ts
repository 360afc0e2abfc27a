/** Says what happens in the order in which it happened. What happens at once is said in one go. */

/** Behind a dialog nothing is read: it waits until the dialog is closed. */
const WAIT_MS = 300;

export class Speaker {
  private readonly waiting: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly isCovered: () => boolean;
  private readonly utter: (text: string) => void;

  constructor(isCovered: () => boolean, utter: (text: string) => void) {
    this.isCovered = isCovered;
    this.utter = utter;
  }

  /** Nothing of this gets lost; empty sentences are not said. */
  say(sentences: readonly string[]): void {
    this.waiting.push(...sentences.filter((sentence) => sentence !== ''));
    if (this.waiting.length > 0) this.timer ??= setTimeout(() => this.speak(), 0);
  }

  /** What was not said yet never is. */
  hush(): void {
    this.waiting.length = 0;
  }

  private speak(): void {
    this.timer = this.isCovered() ? setTimeout(() => this.speak(), WAIT_MS) : undefined;
    if (this.timer === undefined && this.waiting.length > 0) this.utter(this.waiting.splice(0).join(' '));
  }
}
