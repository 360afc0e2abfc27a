/** What was said aloud last, for the live region. */
import { Speaker } from './speaker.ts';

interface Utterance {
  readonly id: number;
  readonly text: string;
}

/** How many are kept, for readers that are still busy with the one before. */
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

export const speaker = new Speaker(
  () => document.querySelector('dialog:modal') !== null,
  (text) => said.add(text),
);

/** What was said is forgotten, and what was about to be said too: somebody else listens now. */
export function hush(): void {
  speaker.hush();
  said.clear();
}
