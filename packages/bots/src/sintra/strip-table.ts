/** What a strip still needs, for every side and every way to have filled it: looked up by search, so made only once. */
import { COLOUR_COUNT, FULL, GONE, JOKER, SPACES, type StripSet } from '@leadlight/sintra';

/** How many panes a strip lacks, and of how many colours: so many picks it takes at least. */
interface Kind {
  readonly panes: number;
  readonly picks: number;
}

/** The kinds of strips that are told apart: those of the house set, on which the weights are fitted. */
export const KINDS: readonly Kind[] = [
  { panes: 1, picks: 1 },
  { panes: 2, picks: 1 },
  { panes: 2, picks: 2 },
  { panes: 3, picks: 1 },
  { panes: 3, picks: 2 },
  { panes: 3, picks: 3 },
  { panes: 4, picks: 1 },
  { panes: 4, picks: 2 },
  { panes: 4, picks: 3 },
  { panes: 5, picks: 2 },
  { panes: 5, picks: 3 },
];

export const MOST_PICKS = 3;

/** Rows are a side and 5 bits of filled spaces, as in a slot's number. */
export interface StripTable {
  /** The kind of each row: an index of KINDS. */
  readonly kinds: Uint8Array;
  /** The picks that each row's kind takes, less 1. */
  readonly picks: Uint8Array;
  /** For each row and colour: the empty spaces that take no other. */
  readonly needs: Uint8Array;
  /** For each row the colours that it lacks, as bits. */
  readonly lacks: Uint8Array;
  /** For each row and colour: the spaces of the whole side that take no other. */
  readonly spaces: Uint8Array;
}

const tables = new WeakMap<StripSet, StripTable>();

export function stripTableOf(set: StripSet): StripTable {
  const known = tables.get(set);
  if (known !== undefined) return known;
  const table = compile(set);
  tables.set(set, table);
  return table;
}

function compile(set: StripSet): StripTable {
  const needs = new Uint8Array(GONE * COLOUR_COUNT);
  const spaces = new Uint8Array(GONE * COLOUR_COUNT);
  const kinds = Uint8Array.from({ length: GONE }, (_, row) => {
    const first = row * COLOUR_COUNT;
    countSpaces(set, row, FULL, spaces.subarray(first, first + COLOUR_COUNT));
    return kindOf(countSpaces(set, row, FULL & ~row, needs.subarray(first, first + COLOUR_COUNT)));
  });
  const lacks = kinds.map((_, row) => coloursIn(needs.subarray(row * COLOUR_COUNT)));
  return { kinds, picks: kinds.map((kind) => KINDS[kind].picks - 1), needs, lacks, spaces };
}

/** The colours that are counted, as bits. */
function coloursIn(counts: Uint8Array): number {
  let colours = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) colours |= Number(counts[colour] > 0) << colour;
  return colours;
}

/** Counts these spaces of the row's side by colour. What lies on joker spaces comes along with picks for others. */
function countSpaces(set: StripSet, row: number, among: number, into: Uint8Array): Kind {
  let panes = 0;
  for (let space = 0; space < SPACES; space++) {
    if ((among & (1 << space)) === 0) continue;
    panes++;
    const kind = set.spaces[(row >> SPACES) * SPACES + space];
    if (kind !== JOKER) into[kind]++;
  }
  return { panes, picks: into.filter((count) => count > 0).length };
}

const FAR = 10;

/** The nearest kind: sets that players entered may have others, and complete strips are never asked for. */
function kindOf({ panes, picks }: Kind): number {
  const distances = KINDS.map((kind) => FAR * Math.abs(kind.panes - panes) + Math.abs(kind.picks - picks));
  return distances.indexOf(Math.min(...distances));
}
