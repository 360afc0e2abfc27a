/** Commands without an answer. Each is sent again, with the same id, until there is one: the server counts it once. */
import type { ServerFrameOf } from '@leadlight/protocol';

export interface SentCommand {
  readonly id: string;
  readonly type: string;
}

export type Answer = Pick<ServerFrameOf<'answer'>, 'ok' | 'problems'>;

interface Pending {
  readonly table: string;
  readonly command: SentCommand;
  /** Undefined if the server will never take it. */
  readonly resolve: (answer: Answer | undefined) => void;
}

export class Unanswered {
  private readonly pending = new Map<string, Pending>();

  get size(): number {
    return this.pending.size;
  }

  add(table: string, command: SentCommand): Promise<Answer | undefined> {
    return new Promise((resolve) => this.pending.set(command.id, { table, command, resolve }));
  }

  /** A repeated answer changes nothing. */
  settle(id: string, answer: Answer | undefined): void {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    pending?.resolve(answer);
  }

  /** In the order in which they were given. */
  [Symbol.iterator](): Iterator<Pick<Pending, 'table' | 'command'>> {
    return this.pending.values();
  }
}
