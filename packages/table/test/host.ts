/** A host for tests: it stores entries, tells the time, draws chance, and sends each viewer its view. */
import { commitmentOf, fairLuck, seedFromText, type Game, type GameTypes, type Viewer } from '@leadlight/core';
import {
  decide,
  foldAll,
  showFrom,
  type Command,
  type Entry,
  type Opened,
  type Outcome,
  type Refusal,
  type Sender,
  type Shown,
  type TableState,
} from '@leadlight/table';
import type { Result } from '@leadlight/core';

/** The levels of its bots. */
const LEVELS = ['random', 'greedy', 'master'];

export class TestHost<T extends GameTypes> {
  readonly game: Game<T>;
  readonly log: [Opened<T>, ...Entry<T>[]];
  state: TableState<T>;
  private readonly seed: string;
  private now = 1000;

  constructor(game: Game<T>, players: number, seedText: string, options: object = {}) {
    const parsed = game.parseOptions(options, players);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    this.game = game;
    this.seed = seedFromText(seedText);
    const commitment = commitmentOf(this.seed);
    const { rules } = game;
    this.log = [{ type: 'opened', at: 0, game: game.id, rules, options: parsed.value, players, commitment }];
    this.state = foldAll(game, this.log);
  }

  ask(command: Command<T>, sender: Sender): Result<Outcome<T>, Refusal<T>> {
    const luck = fairLuck(
      this.game.id,
      this.seed,
      Array.from({ length: this.state.opened.players }, () => ''),
    );
    const answer = decide(this.game, this.state, {
      command,
      sender,
      circumstances: { now: this.now++, seed: this.seed, luck, levels: LEVELS },
    });
    if (answer.ok) this.store(answer.value);
    return answer;
  }

  private store({ entries, state }: Outcome<T>): void {
    this.log.push(...entries);
    this.state = state;
  }

  shown(viewer: Viewer, from = 0): readonly Shown<T>[] {
    return showFrom(this.game, this.log, { viewer }, from);
  }

  /** Seats a person everywhere and starts the game. */
  begin(): void {
    for (let seat = 0; seat < this.state.opened.players; seat++) {
      this.ask({ id: `sit-${seat}`, type: 'sit', seat, who: person(seat) }, HOST);
    }
    this.ask({ id: 'start', type: 'start' }, HOST);
  }
}

/** The keys of the refusal; empty if there was none. */
export const keysOf = (answer: Result<unknown, { readonly reason: { readonly key: string } }>): readonly string[] =>
  answer.ok ? [] : answer.problems.map(({ reason }) => reason.key);

export const person = (seat: number) => ({ kind: 'person', name: `Player ${seat}`, colour: 'blue' }) as const;

export const HOST: Sender = { name: 'host', seats: [], host: true };
/** A remote person who sits there. */
export const sitting = (...seats: readonly number[]): Sender => ({
  name: `guest-${seats.join('-')}`,
  seats,
  host: false,
});
