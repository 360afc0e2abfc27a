/** People come to an online table, and the first of them starts the game with those who came. */
import type { Game, GameTypes, Seat } from '@leadlight/core';
import { sit } from '../commands/arranging.ts';
import type { Asked, Sender } from '../commands/commands.ts';
import { arranged, refuse, type Answer } from '../commands/refusing.ts';
import { THE_HOST } from '../commands/senders.ts';
import type { Occupant } from '../log/entries.ts';
import { optionsAmong } from '../log/starter.ts';
import type { TableState } from '../log/state.ts';
import { objection, peopleAt } from './people.ts';

/** Anyone may take a free seat, but only one. */
export function takeSeat<T extends GameTypes>(game: Game<T>, state: TableState<T>, asked: Asked<T, 'sit'>): Answer<T> {
  const { command, sender } = asked;
  if (!maySeat(command.who, sender)) return refuse('table-not-yours', {});
  const objected = command.who.kind === 'bot' ? null : objection(peopleAt(state), sender.name);
  return objected === null ? sit(game, state, asked) : refuse(`table-${objected}`, {});
}

/** The host seats bots. A person who sits down owns the seat, which the service itself cannot. */
const maySeat = ({ kind }: Occupant, sender: Sender): boolean =>
  kind === 'bot' ? sender.host : sender.name !== THE_HOST.name;

/** The rules of the game say whether so few can play it with these options. */
export function gather<T extends GameTypes>(
  game: Game<T>,
  state: TableState<T>,
  { command: { id }, sender, circumstances: { now } }: Asked<T, 'start'>,
): Answer<T> {
  if (state.phase !== 'gathering') return refuse('table-started', {});
  const seats = takenSeats(state);
  const options = game.parseOptions(optionsAmong(state.opened.options, seats), seats.length);
  if (!options.ok) return options;
  const entry = { type: 'gathered', at: now, seats, command: id, sender: sender.name } as const;
  return arranged(game.start(options.value, seats.length), entry);
}

/** The seats that the game begins with. */
export const takenSeats = <T extends GameTypes>({ seats }: TableState<T>): readonly Seat[] =>
  seats.flatMap((who, seat) => (who === null ? [] : [seat]));
