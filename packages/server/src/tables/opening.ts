/** New tables: checked as every table is, by giving their first commands. */
import { LEVELS } from '@leadlight/bots';
import {
  commitmentOf,
  fail,
  ok,
  type Game,
  type GameTypes,
  type Problem,
  type Result,
  type Seat,
} from '@leadlight/core';
import type { SeatPlan, TableBody } from '@leadlight/protocol';
import { decideOnline, openState, personCalled, type Command, type Occupant, type TableState } from '@leadlight/table';
import type { Randomness } from '../base/randomness.ts';
import type { Person } from '../identity/identities.ts';
import type { Ms, NewTableRow } from '../storage/index.ts';
import { latestGame, type Games } from './registry.ts';
import { afterOf } from './rows.ts';

interface Moment {
  readonly now: Ms;
  readonly clock: Ms;
}

/** What a new table needs of the service. */
export interface Founding {
  readonly games: Games;
  readonly randomness: Randomness;
  readonly creator: Person;
  readonly moment: Moment;
}

type State = TableState<GameTypes>;

/** The problems with the options of an unknown game, or those that the game has with them. */
type Opening = Result<NewTableRow, Problem>;

const unknownGame = (game: string): Opening =>
  fail([{ path: 'game', reason: { rule: 'record', key: 'record-game', args: { game } } }]);

export function openTable(body: TableBody, founding: Founding): Opening {
  const { games, randomness, creator, moment } = founding;
  const game = latestGame(games, body.game);
  if (game === undefined) return unknownGame(body.game);
  const options = game.parseOptions(body.options, body.seats.length);
  if (!options.ok) return fail(options.problems);
  const seed = randomness.seed();
  const opened = {
    type: 'opened',
    at: moment.now,
    game: game.id,
    rules: game.rules,
    options: options.value,
    players: body.seats.length,
    commitment: commitmentOf(seed),
    terms: body.terms,
    command: randomness.command(),
    sender: creator.id,
  } as const;
  const seated = seatAll(game, openState(game, opened), body.seats, { ...founding, seed });
  return seated.ok ? ok(rowOf(game, seated.value, { ...founding, seed })) : seated;
}

function rowOf(game: Game, state: State, { randomness, moment, seed }: Seating): NewTableRow {
  const id = randomness.table();
  return {
    id,
    seed,
    entries: state.log.map((entry) => JSON.stringify(entry)),
    after: afterOf(game, id, state, moment),
  };
}

interface Seating extends Founding {
  readonly seed: string;
}

/** The creator sits down first, so that the table has a host. */
function seatAll(game: Game, state: State, plans: readonly SeatPlan[], seating: Seating): Result<State, Problem> {
  const seats = [...plans.keys()].toSorted((a, b) => Number(plans[b] === 'me') - Number(plans[a] === 'me'));
  let current = state;
  for (const seat of seats) {
    const who = occupantOf(plans[seat], seating.creator);
    if (who === undefined) continue;
    const sat = sitDown(game, current, seat, who, seating);
    if (!sat.ok) return sat;
    current = sat.value;
  }
  return ok(current);
}

function occupantOf(plan: SeatPlan | undefined, { name, colour }: Person): Occupant | undefined {
  if (plan === 'me') return { kind: 'person', name, colour };
  return plan === undefined || plan === 'open' ? undefined : { kind: 'bot', level: plan.bot };
}

function sitDown(game: Game, state: State, seat: Seat, who: Occupant, seating: Seating): Result<State, Problem> {
  const { creator, moment, randomness, seed } = seating;
  const command: Command<GameTypes> = { id: randomness.command(), type: 'sit', seat, who };
  const luck = (): never => {
    throw new Error('Nothing is drawn while people sit down.');
  };
  const circumstances = { ...moment, seed, luck, levels: LEVELS };
  const decided = decideOnline(game, state, { command, sender: personCalled(creator.id), circumstances });
  return decided.ok ? ok(decided.value.state) : fail(decided.problems);
}
