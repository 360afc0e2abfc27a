/** The table, with a row for each bot. */
import type { Rating } from 'openskill';
import type { AllTexts } from '@leadlight/messages';
import type { Table } from '../drawing/table.ts';
import { plain } from '../base/terminal.ts';
import { numbersIn, type Numbers } from './numbers.ts';
import { mean, spread, type Total } from './tally.ts';

export interface Standings {
  readonly totals: readonly Total[];
  readonly ratings: ReadonlyMap<string, Rating>;
  /** One player against a target. */
  readonly solo: boolean;
}

interface Column {
  readonly head: string;
  readonly cell: (total: Total) => string;
}

export function standingsTable(standings: Standings, texts: AllTexts): Table {
  const numbers = numbersIn(texts);
  const columns = [
    { head: texts.cli.score.player, cell: ({ name }: Total) => plain(name) },
    ...winColumns(standings, numbers, texts),
    ...scoreColumns(standings, numbers, texts),
    ...otherColumns(standings, numbers, texts),
  ];
  const rows = standings.totals.map((total) => columns.map(({ cell }) => cell(total)));
  return { head: columns.map(({ head }) => head), rows, words: 1 };
}

const when = (shown: boolean, column: Column): readonly Column[] => (shown ? [column] : []);

/** Seats are shown if a bot plays against itself. */
function winColumns({ totals }: Standings, numbers: Numbers, { cli }: AllTexts): readonly Column[] {
  const { head } = cli.tournament;
  const severalSeats = totals.some(({ games, seats }) => seats > games);
  return [
    { head: head.games, cell: ({ games }) => numbers.number(games) },
    ...when(severalSeats, { head: head.seats, cell: ({ seats }) => numbers.number(seats) }),
    { head: head.wins, cell: ({ wins }) => numbers.number(wins, 1) },
    { head: head.rate, cell: ({ wins, seats }) => numbers.percent(wins / seats) },
    { head: head.interval, cell: ({ wins, seats }) => numbers.interval(wins, seats) },
  ];
}

function scoreColumns({ solo }: Standings, numbers: Numbers, { cli }: AllTexts): readonly Column[] {
  const { head } = cli.tournament;
  return [
    { head: head.score, cell: ({ scores }) => numbers.fixed(mean(scores), 1) },
    { head: head.spread, cell: ({ scores }) => numbers.fixed(spread(scores), 1) },
    ...when(solo, { head: cli.board.target, cell: ({ targets }) => numbers.fixed(mean(targets), 1) }),
  ];
}

function otherColumns({ totals, ratings, solo }: Standings, numbers: Numbers, { cli }: AllTexts): readonly Column[] {
  const { head } = cli.tournament;
  const rating = ({ name }: Total): string => {
    const { mu, sigma } = ratings.get(name) ?? { mu: Number.NaN, sigma: Number.NaN };
    return `${numbers.fixed(mu, 1)} ± ${numbers.fixed(sigma, 1)}`;
  };
  const anyForfeits = totals.some(({ forfeits }) => forfeits > 0);
  return [
    { head: head.time, cell: ({ milliseconds, moves }) => numbers.fixed(milliseconds / moves, 2) },
    { head: head.longest, cell: ({ longest }) => numbers.fixed(longest, 1) },
    ...when(!solo, { head: head.rating, cell: rating }),
    ...when(anyForfeits, { head: head.forfeits, cell: ({ forfeits }) => numbers.number(forfeits) }),
  ];
}
