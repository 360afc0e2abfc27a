/** Stored games at the moments that tests need: nobody has to play up to them. */
import type { Game, GameTypes } from '../../packages/core/src/index.ts';
import type { Entry, Occupant } from '../../packages/table/src/index.ts';
import { playedTable, rawOf } from '../../packages/table/test/tables.ts';
import { PERSON_COLOURS } from '../../packages/web/src/base/persons.ts';
import { SAGRADA } from '../../packages/web/src/games/sagrada/client.ts';
import { SINTRA } from '../../packages/web/src/games/sintra/client.ts';
import type { RawTable } from '../../packages/web/src/storage/tables.ts';
import type { Mode } from './modes.ts';

/** The players of a game of random moves, which is the same in every run. */
export type Seating = Pick<Mode, 'game' | 'seats'>;

export const SINTRA_DUEL: Seating = { game: 'sintra', seats: ['person', 'apprentice'] };
export const SAGRADA_DUEL: Seating = { game: 'sagrada', seats: ['person', 'apprentice'] };
export const SAGRADA_SOLO: Seating = { game: 'sagrada', seats: ['person'] };

/** People without names, as newcomers are. */
const occupantOf = (who: Mode['seats'][number], seat: number): Occupant =>
  who === 'person' ? { kind: 'person', name: '', colour: PERSON_COLOURS[seat] ?? '' } : { kind: 'bot', level: who };

type Rules<T extends GameTypes> = { readonly game: Game<T> };

const play = <T extends GameTypes>(rules: Rules<T>, { game, seats }: Seating, moves: number) =>
  playedTable(rules, { id: [game, ...seats].join('-'), seats: seats.map(occupantOf), moves });

const isMove = <T extends GameTypes>(event: T['event']): event is T['event'] & T['move'] => 'player' in event;

const eventsIn = <T extends GameTypes>(entry: Entry<T>): readonly T['event'][] =>
  entry.type === 'played' ? entry.events : [];

/** The numbers of moves after which a person's turn starts. */
function startsOfTurns<T extends GameTypes>({ game }: Rules<T>, seating: Seating): readonly number[] {
  const [opened, ...entries] = play({ game }, seating, Infinity).entries;
  const position = game.start(opened.options, opened.players);
  const starts = new Set<number>();
  let [moves, isBetweenTurns] = [0, true];
  for (const event of entries.flatMap(eventsIn<T>)) {
    game.play(position, event);
    if (isMove<T>(event)) [moves, isBetweenTurns] = [moves + 1, game.endsTurn(event)];
    const due = game.toAct(position);
    const isPerson = due.kind === 'decide' && seating.seats[due.seats[0] ?? 0] === 'person';
    if (isPerson && isBetweenTurns) starts.add(moves);
  }
  return [...starts];
}

function atTurn<T extends GameTypes>(rules: Rules<T>, seating: Seating, turn: number): RawTable {
  const moves = startsOfTurns(rules, seating).at(turn);
  if (moves === undefined) throw new Error(`nobody has turn ${turn}`);
  return rawOf(play(rules, seating, moves));
}

const gameAt = (seating: Seating, turn: number): RawTable =>
  seating.game === 'sintra' ? atTurn(SINTRA, seating, turn) : atTurn(SAGRADA, seating, turn);

/** The game when people have had this many turns. */
export const afterTurns = (seating: Seating, turns: number): RawTable => gameAt(seating, turns);

/** The game when people have only this many turns left. */
export const beforeEnd = (seating: Seating, turns: number): RawTable => gameAt(seating, -turns);

export const finishedGame = (seating: Seating): RawTable =>
  rawOf(seating.game === 'sintra' ? play(SINTRA, seating, Infinity) : play(SAGRADA, seating, Infinity));

/** A game of bots, after some moves. */
export const botsAlone = (moves: number): RawTable =>
  rawOf(play(SINTRA, { game: 'sintra', seats: ['apprentice', 'apprentice'] }, moves));
