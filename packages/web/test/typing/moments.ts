/** Moments of random games at which a player could type. */
import { fairLuck, FastRandom, seedFromText, type Game, type GameTypes, type Random, type Seat } from '@leadlight/core';
import type { ClientGame } from '../../src/game/client-game.ts';
import type { Moment } from '../../src/game/understanding.ts';
import { Turn } from '../../src/play/turn.ts';
import { anyOf } from '../../../core/test/present.ts';

const NAMES = ['Ada', 'Borys', 'Chloé', 'Daan'] as const;

/** A player's moment; `position` is what the player has seen. */
export function momentFor<T extends GameTypes, Step extends object>(
  { game }: ClientGame<T, Step>,
  position: T['position'],
  viewer: Seat,
  players: number,
): Moment<T, Step> {
  const legal = game.legal(position, viewer);
  return {
    position,
    viewer,
    seat: legal.length > 0 ? viewer : undefined,
    names: NAMES.slice(0, players),
    you: viewer,
    legal,
    sinceMine: [],
    touched: [],
    chosen: undefined,
  };
}

/** Plays the events that a viewer sees. */
function follow<T extends GameTypes>(
  { game }: ClientGame<T>,
  full: T['position'],
  event: T['event'],
  seen: readonly T['position'][],
): void {
  game.play(full, event);
  for (const [viewer, position] of seen.entries()) {
    for (const each of game.see(full, event, viewer)) game.play(position, each);
  }
}

/** Mostly one that doesn't end the turn, so that much happens. */
function anyMove<T extends GameTypes>(game: Game<T>, position: T['position'], seat: Seat, random: Random): T['move'] {
  const legal = game.legal(position, seat);
  const going = legal.filter((move) => !game.endsTurn(move));
  return anyOf(going.length > 0 && random.below(5) > 0 ? going : legal, random);
}

export interface Sampling {
  readonly players: number;
  readonly seed: string;
  /** About one of this many decisions is a moment. */
  readonly every: number;
}

/** The moments of the player to act. */
export function* momentsOf<T extends GameTypes, Step extends object>(
  client: ClientGame<T, Step>,
  { players, seed, every }: Sampling,
): Generator<{ readonly moment: Moment<T, Step>; readonly random: Random }> {
  const { game } = client;
  const random = new FastRandom(seed);
  const options = game.parseOptions({}, players);
  if (!options.ok) throw new Error('no options');
  const full = game.start(options.value, players);
  const seen = Array.from({ length: players }, () => game.start(options.value, players));
  const luck = fairLuck(game.id, seedFromText(seed), Array<string>(players).fill(''));
  for (let due = game.toAct(full); due.kind !== 'over'; due = game.toAct(full)) {
    const seats = due.kind === 'decide' ? due.seats : [];
    for (const seat of seats.slice(0, random.below(every) === 0 ? 1 : 0)) {
      for (const position of seen.slice(seat, seat + 1))
        yield { moment: momentFor(client, game.copy(position), seat, players), random };
    }
    const event = due.kind === 'decide' ? anyMove(game, full, due.seats[0], random) : game.draw(full, luck);
    if (event !== undefined) follow(client as never, full, event, seen);
  }
}

/** The move that the steps choose; undefined if one of them is refused. */
export function chosenBy<T extends GameTypes, Step extends object>(
  begun: Turn<T, Step>,
  steps: readonly Step[],
): T['move'] | undefined {
  let turn = begun;
  for (const step of steps) {
    const touched = turn.touch(step);
    if (touched.kind === 'refused') return undefined;
    turn = touched.turn;
  }
  return turn.chooser.move;
}

export const turnAt = <T extends GameTypes, Step extends object>(
  client: ClientGame<T, Step>,
  { position, viewer }: Moment<T, Step>,
): Turn<T, Step> => Turn.begin(client, viewer ?? 0, position);

/** Some of the entries, spread over the list. */
export const some = <Entry>(list: readonly Entry[], most: number): readonly Entry[] => {
  const step = Math.max(1, Math.ceil(list.length / most));
  return list.filter((_, at) => at % step === 0);
};
