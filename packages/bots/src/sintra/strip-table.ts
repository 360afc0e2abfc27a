/**
 * The needs of a strip, for every side and every way to have filled it: computed once, because the search looks them
 * up.
 */
import { COLOUR_COUNT, FULL, GONE, JOKER, SPACES, type StripSet } from '@leadlight/sintra';

/** The number of panes a strip lacks, and of colours: the least number of picks it takes. */
interface Kind {
  readonly panes: number;
  readonly picks: number;
}

/** The kinds of strips told apart: those of the house set, on which the weights are fitted. */
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

/** A row is a side and 5 bits for its filled spaces, as in a slot's number. */
export interface StripTable {
  /** The kind of each row: an index of KINDS. */
  readonly kinds: Uint8Array;
  /** The number of picks for each row's kind, minus 1. */
  readonly picks: Uint8Array;
  /** For each row and colour: the empty spaces for that colour alone. */
  readonly needs: Uint8Array;
  /** For each row: the missing colours, as bits. */
  readonly lacks: Uint8Array;
  /** For each row and colour: the spaces of the whole side for that colour alone. */
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

/** The colours with a count above 0, as bits. */
function coloursIn(counts: Uint8Array): number {
  let colours = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) colours |= Number(counts[colour] > 0) << colour;
  return colours;
}

/** Counts these spaces of the row's side by colour. Joker spaces are filled by picks for other spaces. */
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

/** The nearest kind: custom sets may have others, and complete strips are never looked up. */
function kindOf({ panes, picks }: Kind): number {
  const distances = KINDS.map((kind) => FAR * Math.abs(kind.panes - panes) + Math.abs(kind.picks - picks));
  return distances.indexOf(Math.min(...distances));
}
