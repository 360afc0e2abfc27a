/** Announces events in order; simultaneous ones form one announcement. */

/** Screen readers ignore the page behind a dialog, so announcements wait until it is closed. */
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

  /** Sentences are never lost; empty ones are skipped. */
  say(sentences: readonly string[]): void {
    this.waiting.push(...sentences.filter((sentence) => sentence !== ''));
    if (this.waiting.length > 0) this.timer ??= setTimeout(() => this.speak(), 0);
  }

  /** Drops pending sentences. */
  hush(): void {
    this.waiting.length = 0;
  }

  private speak(): void {
    this.timer = this.isCovered() ? setTimeout(() => this.speak(), WAIT_MS) : undefined;
    if (this.timer === undefined && this.waiting.length > 0) this.utter(this.waiting.splice(0).join(' '));
  }
}
