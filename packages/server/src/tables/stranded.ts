/**
 * A node that has lost the store while others have not sends its people to them: their clocks run on. If nobody can
 * store, all clocks stand still, and people stay where they are told so.
 */
import type { OtherNodes } from '../nodes/port.ts';
import type { Ms } from '../storage/index.ts';

/** The store answers about once a second. After this time without an answer, it is lost. */
const LOST_MS = 4000;

/** Nodes find the store again one after another. One that needs longer than the others by so much is alone with its problem. */
const SURE_MS = 3000;

export interface StrandedOptions {
  readonly nodes: OtherNodes;
  /** Milliseconds by a clock that never goes back. */
  readonly now: () => Ms;
  readonly sendAway: () => void;
}

export class Stranded {
  private readonly options: StrandedOptions;
  private readonly deafen: () => void;
  private storedAt: Ms;
  /** Since when others have told that they store, while this node does not. */
  private strandedAt: Ms | undefined;

  constructor(options: StrandedOptions) {
    this.options = options;
    this.storedAt = options.now();
    this.deafen = options.nodes.listen('store', () => this.hear());
  }

  /** The store has taken something. */
  stored(): void {
    this.storedAt = this.options.now();
    this.strandedAt = undefined;
    this.options.nodes.tell('store', { type: 'stored' });
  }

  close(): void {
    this.deafen();
  }

  /** Another node has stored something. */
  private hear(): void {
    const now = this.options.now();
    if (now - this.storedAt < LOST_MS) return;
    this.strandedAt ??= now;
    if (now - this.strandedAt >= SURE_MS) this.options.sendAway();
  }
}
