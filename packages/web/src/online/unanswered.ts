/**
 * Commands without an answer. Each is sent again, with the same id, until there is one: the server counts it once. Moves
 * are also kept in the browser, because a page may be reloaded before the server answers.
 */
import { isObject } from '@leadlight/core';
import type { ServerFrameOf } from '@leadlight/protocol';
import { UNANSWERED } from '../storage/of-device.ts';

export interface SentCommand {
  readonly id: string;
  readonly type: string;
}

export type Answer = Pick<ServerFrameOf<'answer'>, 'ok' | 'problems'>;

export type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface Sent {
  readonly table: string;
  readonly command: SentCommand;
}

/** Undefined if the server will never take the command. */
type Answered = Promise<Answer | undefined>;

interface Pending extends Sent {
  readonly resolves: ((answer: Answer | undefined) => void)[];
}

/** Anything else can be done again, and may no longer be wanted. */
const isMove = ({ type }: SentCommand): boolean => type === 'play';

const isCommand = (value: unknown): value is SentCommand =>
  isObject(value) && typeof value['id'] === 'string' && typeof value['type'] === 'string';

const isKept = (value: unknown): value is Sent =>
  isObject(value) && typeof value['table'] === 'string' && isCommand(value['command']) && isMove(value['command']);

function keptIn(memory: Memory): readonly Sent[] {
  try {
    const kept: unknown = JSON.parse(memory.getItem(UNANSWERED) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

const answerTo = ({ resolves }: Pending): Answered => new Promise((resolve) => resolves.push(resolve));

export class Unanswered {
  private readonly memory: Memory;
  private readonly pending = new Map<string, Pending>();

  /** Begins with the moves that an earlier page has left. */
  constructor(memory: Memory) {
    this.memory = memory;
    for (const sent of keptIn(memory)) this.expect(sent);
  }

  get size(): number {
    return this.pending.size;
  }

  add(table: string, command: SentCommand): Answered {
    if (isMove(command)) this.keep([...keptIn(this.memory), { table, command }]);
    return answerTo(this.expect({ table, command }));
  }

  /** A repeated answer changes nothing. */
  settle(id: string, answer: Answer | undefined): void {
    const pending = this.pending.get(id);
    if (pending === undefined) return;
    this.pending.delete(id);
    if (isMove(pending.command)) this.keep(keptIn(this.memory).filter(({ command }) => command.id !== id));
    for (const resolve of pending.resolves) resolve(answer);
  }

  /** The answers to come to moves at this table. */
  movesAt(table: string): readonly Answered[] {
    const all = [...this.pending.values()];
    return all.filter((each) => each.table === table && isMove(each.command)).map(answerTo);
  }

  /** In the order in which they were given. */
  [Symbol.iterator](): Iterator<Sent> {
    return this.pending.values();
  }

  private expect(sent: Sent): Pending {
    const pending = { ...sent, resolves: [] };
    this.pending.set(sent.command.id, pending);
    return pending;
  }

  /** Other tabs keep theirs in the same place. */
  private keep(all: readonly Sent[]): void {
    if (all.length === 0) this.memory.removeItem(UNANSWERED);
    else this.memory.setItem(UNANSWERED, JSON.stringify(all));
  }
}
