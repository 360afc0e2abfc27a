/**
 * Fair chance, without the player noticing: this browser adds a salt to the game's chance, and checks that the game began
 * with it (docs/records.md). The salt is kept until then, so that a reload can open it.
 */
import { isObject, saltCommitmentOf, type GameTypes, type Seat } from '@leadlight/core';
import type { Command, TableState } from '@leadlight/table';
import { freshId, freshSeed } from '../base/fresh.ts';

type State = TableState<GameTypes>;
type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface Salt {
  readonly salt: string;
  readonly nonce: string;
  /** Whether the server has confirmed the commitment to it. */
  readonly isSealed: boolean;
}

const keyOf = (table: string): string => `leadlight-salt-${table}`;

function readSalt(text: string | null): Salt | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isObject(kept) || typeof kept['salt'] !== 'string' || typeof kept['nonce'] !== 'string') return undefined;
    return { salt: kept['salt'], nonce: kept['nonce'], isSealed: kept['isSealed'] === true };
  } catch {
    return undefined;
  }
}

export class Salts {
  private readonly table: string;
  private readonly memory: Memory;
  private salt: Salt | undefined;

  constructor(table: string, memory: Memory) {
    this.table = table;
    this.memory = memory;
    this.salt = readSalt(memory.getItem(keyOf(table)));
  }

  /** The salt of this browser; undefined if it has none, or has forgotten it. */
  get value(): string | undefined {
    return this.salt?.salt;
  }

  /** The command that is due for the own seat before the game begins; undefined if there is none. */
  due(state: State, seat: Seat): Command<GameTypes> | undefined {
    if (state.phase === 'sealing' && sealOf(state, seat) === undefined) return this.seal(seat);
    return state.phase === 'opening' && this.canOpen(state, seat) ? this.opening(seat) : undefined;
  }

  /** The server has confirmed the commitment. */
  sealed(): void {
    if (this.salt !== undefined) this.keep({ ...this.salt, isSealed: true });
  }

  /** Whether the game began without the salt that this browser had committed to. */
  isLeftOut({ salts }: State, seat: Seat): boolean {
    return this.salt?.isSealed === true && salts[seat] !== this.salt.salt;
  }

  /** The game has begun, and the player knows what there is to know. */
  forget(): void {
    this.salt = undefined;
    this.memory.removeItem(keyOf(this.table));
  }

  private seal(seat: Seat): Command<GameTypes> {
    const { salt, nonce } = this.salt ?? this.keep({ salt: freshId(), nonce: freshSeed(), isSealed: false });
    return { id: freshId(), type: 'seal', seat, hash: saltCommitmentOf(seat, nonce, salt) };
  }

  private opening(seat: Seat): Command<GameTypes> | undefined {
    if (this.salt === undefined) return undefined;
    // The log has the commitment, even if the answer to it was lost.
    const { salt, nonce } = this.keep({ ...this.salt, isSealed: true });
    return { id: freshId(), type: 'open-salt', seat, salt, nonce };
  }

  /** Another device of the same person may have sealed a salt of its own. */
  private canOpen(state: State, seat: Seat): boolean {
    const isOpen = state.log.some((entry) => entry.type === 'opened-salt' && entry.seat === seat);
    const hash = this.salt && saltCommitmentOf(seat, this.salt.nonce, this.salt.salt);
    return !isOpen && hash !== undefined && sealOf(state, seat) === hash;
  }

  private keep(salt: Salt): Salt {
    this.salt = salt;
    this.memory.setItem(keyOf(this.table), JSON.stringify(salt));
    return salt;
  }
}

function sealOf({ log }: State, seat: Seat): string | undefined {
  const entry = log.find((each) => each.type === 'sealed' && each.seat === seat);
  return entry?.type === 'sealed' ? entry.hash : undefined;
}
