/** Tables as a server would host them: people far away, and a store that takes no time. */
import { randomBytes } from 'node:crypto';
import { commitmentOf, fairLuck, type Game, type GameTypes, type Seat } from '@leadlight/core';
import {
  dealTable,
  Host,
  type Command,
  type Entry,
  type HostedTable,
  type NewTable,
  type Sender,
} from '@leadlight/table';
import { PEOPLE, PLAYERS, SALTS, type GameScript, type ScriptedTurn } from './game-script.ts';

/** The newly dealt table. */
export function dealt<T extends GameTypes>({ game, options, seed }: GameScript<T>): NewTable<T> {
  const opened = { game: game.id, rules: game.rules, options, players: PLAYERS, commitment: commitmentOf(seed) };
  const luck = fairLuck(game.id, seed, SALTS);
  return dealTable(game, { opened, seats: PEOPLE, salts: SALTS, now: Date.now(), luck });
}

type Stored<T extends GameTypes> = (entries: readonly Entry<T>[]) => unknown;

export const hostAt = <T extends GameTypes>(
  game: Game<T>,
  table: HostedTable<T>,
  stored: Stored<T> = () => undefined,
): Host<T> =>
  new Host(game, table, {
    now: () => Date.now(),
    store: (entries) => Promise.resolve(void stored(entries)),
    think: () => Promise.reject(new Error('no bots here')),
    levels: [],
    trouble: (error) => {
      throw error;
    },
  });

export const hostOf = <T extends GameTypes>(script: GameScript<T>, stored?: Stored<T>): Host<T> =>
  hostAt(script.game, { seed: script.seed, state: dealt(script).state }, stored);

export const guestAt = (seat: Seat): Sender => ({ name: `guest:${seat}`, seats: [seat], host: false });

/** The command as it arrives: parsed from text, with an id of its own. */
export function arriving<T extends GameTypes>(turn: ScriptedTurn<T>): Command<T> {
  const id = randomBytes(16).toString('hex');
  return JSON.parse(JSON.stringify({ id, type: 'play', ...turn })) as Command<T>;
}

/** Everybody's turns, one after another. */
export async function playAll<T extends GameTypes>(host: Host<T>, commands: readonly Command<T>[]): Promise<void> {
  const guests = SALTS.map((_, seat) => host.connect(seat, guestAt(seat)));
  for (const command of commands) {
    const guest = guests['seat' in command ? command.seat : 0];
    if (guest === undefined) throw new RangeError('a command comes from an empty seat');
    const answer = await guest.ask(command);
    if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  }
}
