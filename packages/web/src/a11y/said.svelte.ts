/** The latest announcements, for the live region. */
import { Speaker } from './speaker.ts';

interface Utterance {
  readonly id: number;
  readonly text: string;
}

/** The number of announcements kept for screen readers that are still busy with an earlier one. */
const KEPT = 5;

class Said {
  latest = $state.raw<readonly Utterance[]>([]);
  private count = 0;

  add(text: string): void {
    this.latest = [...this.latest, { id: this.count++, text }].slice(-KEPT);
  }

  clear(): void {
    this.latest = [];
  }
}

export const said = new Said();

let heldUntil = 0;

/** Screen readers drop what is said while a page is rebuilt or the focus moves by itself: it waits for a moment. */
export function hold(milliseconds: number): void {
  heldUntil = performance.now() + milliseconds;
}

export const speaker = new Speaker(
  () => performance.now() < heldUntil || document.querySelector('dialog:modal') !== null,
  (text) => said.add(text),
);

/** Drops past and pending announcements, because another player is listening now. */
export function hush(): void {
  speaker.hush();
  said.clear();
}
