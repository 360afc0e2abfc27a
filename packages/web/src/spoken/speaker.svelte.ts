/** What is to be said aloud, in the order in which it happened. What happens at once is said in one go. */

export interface Utterance {
  readonly id: number;
  readonly text: string;
}

/** How many are kept, for readers that are still busy with the one before. */
const KEPT = 5;
/** Behind a dialog nothing is read: it waits until the dialog is closed. */
const WAIT_MS = 300;

export class Speaker {
  said = $state.raw<readonly Utterance[]>([]);
  private readonly waiting: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private count = 0;
  private readonly isCovered: () => boolean;

  constructor(isCovered: () => boolean) {
    this.isCovered = isCovered;
  }

  /** Nothing of this gets lost; empty sentences are not said. */
  say(sentences: readonly string[]): void {
    this.waiting.push(...sentences.filter((sentence) => sentence !== ''));
    if (this.waiting.length > 0) this.timer ??= setTimeout(() => this.speak(), 0);
  }

  private speak(): void {
    this.timer = this.isCovered() ? setTimeout(() => this.speak(), WAIT_MS) : undefined;
    if (this.timer !== undefined) return;
    const text = this.waiting.splice(0).join(' ');
    this.said = [...this.said, { id: this.count++, text }].slice(-KEPT);
  }
}

export const speaker = new Speaker(() => document.querySelector('dialog:modal') !== null);
