/**
 * What the evaluation counts on a board. Every count is one number, the feature, and belongs to a term that people know
 * by name. What a feature is worth in points is fitted (weights.ts).
 */
import { GLASS_TRACK } from '@leadlight/sintra';
import { KINDS, MOST_PICKS } from './strip-table.ts';

/** What weighs in the evaluation, in the order in which it is told. */
export const TERMS = [
  /** Points so far. */
  'score',
  /** What the marker costs now, and what it will cost. */
  'glass',
  /** Ornaments on palace side A, colour and complete windows on side B: now, and by strips that may be completed. */
  'palace',
  /** Points of the windows that strips within the glazier's reach may fill. */
  'windows',
  /** The same for strips that the glazier must go back for, and where it stands. */
  'glazier',
  /** How far strips have come, whatever their windows give: panes that are left on them count in the end. */
  'strips',
  /** What a first pane in a window adds to those on its left that can still be filled. */
  'chain',
  /** Panes of this round's colour and the next one's on strips that may be completed. */
  'colour-bonus',
  /** Whether the panes that strips lack are there to be picked, or may be expected. */
  'supply',
  /** Whose turn it is, who starts the next round, and how much is still to come. */
  'turn',
] as const;
export type Term = (typeof TERMS)[number];

interface Group {
  readonly term: Term;
  readonly size: number;
}

const GROUPS = {
  /** By kind of strip: the points of its window. */
  reachable: { term: 'windows', size: KINDS.length },
  behind: { term: 'glazier', size: KINDS.length },
  /** By kind: how many strips there are above windows without and with a pane. */
  first: { term: 'strips', size: KINDS.length },
  second: { term: 'strips', size: KINDS.length },
  /** By picks that the strip takes. */
  chain: { term: 'chain', size: MOST_PICKS },
  palace: { term: 'palace', size: MOST_PICKS },
  bonus: { term: 'colour-bonus', size: MOST_PICKS },
  supply: { term: 'supply', size: MOST_PICKS },
  /** By the marker's space. */
  marker: { term: 'glass', size: GLASS_TRACK.length - 1 },
  /** Single numbers. */
  complete: { term: 'palace', size: 1 },
  colour: { term: 'palace', size: 1 },
  glazier: { term: 'glazier', size: 1 },
  home: { term: 'glazier', size: 1 },
  time: { term: 'turn', size: 1 },
  turn: { term: 'turn', size: 1 },
  tile: { term: 'turn', size: 1 },
} as const satisfies Readonly<Record<string, Group>>;

type GroupName = keyof typeof GROUPS;

/** The term of each feature. */
export const TERM_OF: readonly Term[] = Object.values(GROUPS).flatMap(({ term, size }) =>
  Array.from({ length: size }, () => term),
);

export const FEATURE_COUNT = TERM_OF.length;

/** Where each group starts in the list of features. */
export const AT: Readonly<Record<GroupName, number>> = startsOf(Object.entries(GROUPS));

function startsOf(groups: readonly (readonly [string, Group])[]): Record<GroupName, number> {
  let start = 0;
  const starts = groups.map(([name, { size }]) => [name, (start += size) - size]);
  return Object.fromEntries(starts) as Record<GroupName, number>;
}
