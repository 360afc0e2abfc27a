/** What is stored beside a table's log: its card for lists, and the work that is due there. */
import type { Game, GameTypes, Ranking, Seat } from '@leadlight/core';
import type { ListedTable, TablePhase } from '@leadlight/protocol';
import {
  clocksOf,
  dueEffects,
  ownersOf,
  runsOutAt,
  type Occupant,
  type Pace,
  type TableState,
  type Terms,
} from '@leadlight/table';
import type { After, CardRow, DueRow, Ms, Place, TableId } from '../storage/index.ts';

/** Work for later, by the service time: nobody loses time while the server is down. The names are stored. */
export const DUE = {
  /** A bot must decide. This process lets it think at once; the row is for the one after a crash. */
  wake: 'wake',
  /** The time of the seat in the key is up. */
  expire: 'expire',
  /** People had their time to commit to salts, or to open them. */
  salts: 'salts',
} as const;

/** A bot that has not answered by now is asked again, maybe by another node: the first one may be gone. */
const WAKE_MS = 8000;

/** The time to add salts. Clients do it by themselves, within a moment, or once a node has noticed a dead line to the store. */
const SALTS_MS = 12_000;

interface Moment {
  readonly now: Ms;
  /** The service time. */
  readonly clock: Ms;
}

type State = TableState<GameTypes>;

/** The details of a card that only readers of lists need. */
interface Details {
  readonly seats: readonly (Occupant | null)[];
  readonly watchable: boolean;
  readonly toMove: readonly Seat[];
  readonly round?: number;
  readonly scores: readonly number[] | null;
  readonly ranking: Ranking | null;
}

const toMoveIn = (game: Game, { phase, position }: State): readonly Seat[] => {
  const due = game.toAct(position);
  return phase === 'playing' && due.kind === 'decide' ? due.seats : [];
};

/** Online tables have terms; a log without them was never one. */
const NO_TERMS: Terms = {
  listed: false,
  watchers: 'players',
  chat: 'off',
  pace: { kind: 'none' },
  standIn: 'apprentice',
  timeout: 'bot',
};

export const termsOf = ({ opened: { terms = NO_TERMS } }: State): Terms => terms;

function detailsOf(game: Game, state: State): Details {
  const result = state.phase === 'over' ? game.result(state.position) : undefined;
  const round = game.roundIn(state.position);
  return {
    seats: state.seats,
    watchable: termsOf(state).watchers === 'anyone',
    toMove: toMoveIn(game, state),
    ...(round !== undefined && { round }),
    scores: result?.scores ?? null,
    ranking: result?.ranking ?? null,
  };
}

function peopleAt(state: State, toMove: readonly Seat[]): readonly Place[] {
  return ownersOf(state).flatMap((identity, seat) =>
    identity === null ? [] : [{ seat, identity, toAct: toMove.includes(seat) }],
  );
}

const WRITTEN = new WeakMap<object, string>();

/** What most cards of a table have in common is written once. */
function written(value: object): string {
  const text = WRITTEN.get(value) ?? JSON.stringify(value);
  WRITTEN.set(value, text);
  return text;
}

/** The seats take longest, and change only before the game. */
const detailsText = ({ seats, ...others }: Details): string =>
  `{"seats":${written(seats)},${JSON.stringify(others).slice(1)}`;

function cardOf(game: Game, table: TableId, state: State, updated: Ms): CardRow {
  const details = detailsOf(game, state);
  const { listed, pace } = termsOf(state);
  const { opened, phase } = state;
  return {
    table,
    game: opened.game,
    rules: opened.rules,
    phase,
    listed,
    players: opened.players,
    seats: detailsText(details),
    pace: written(pace),
    people: peopleAt(state, details.toMove),
    created: opened.at,
    updated,
  };
}

function dueRows(game: Game, table: TableId, state: State, clock: Ms): readonly DueRow[] {
  if (state.phase === 'sealing' || state.phase === 'opening')
    return [{ table, kind: DUE.salts, key: state.phase, at: clock + SALTS_MS }];
  const wake = dueEffects(game, state).length > 0 ? [{ table, kind: DUE.wake, key: '', at: clock + WAKE_MS }] : [];
  const clocks = clocksOf(state).flatMap((each, seat) => {
    const end = runsOutAt(each);
    return end === null ? [] : [{ table, kind: DUE.expire, key: String(seat), at: end }];
  });
  return [...wake, ...clocks];
}

export const afterOf = (game: Game, table: TableId, state: State, moment: Moment): After => ({
  card: cardOf(game, table, state, moment.now),
  due: dueRows(game, table, state, moment.clock),
});

const PHASES: Readonly<Record<CardRow['phase'], TablePhase>> = {
  gathering: 'gathering',
  sealing: 'starting',
  opening: 'starting',
  playing: 'playing',
  over: 'over',
};

/** A card as it leaves for readers of lists. People are known by their names, never by their ids. */
export function listedTable({ table, game, rules, phase, seats, pace, created, updated }: CardRow): ListedTable {
  return {
    id: table,
    game,
    rules,
    phase: PHASES[phase],
    ...(JSON.parse(seats) as Details),
    pace: JSON.parse(pace) as Pace,
    created,
    changed: updated,
  };
}
