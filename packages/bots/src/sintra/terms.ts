/**
 * The counts that the evaluation takes on a board. Each count is one number, the feature, and belongs to a term that
 * players know by name. The weight of each feature in points is fitted (weights.ts).
 */
import { GLASS_TRACK } from '@leadlight/sintra';
import { KINDS, MOST_PICKS } from './strip-table.ts';

/** The terms of the evaluation, in the order in which they are shown. */
export const TERMS = [
  /** Points so far. */
  'score',
  /** The cost of the marker now and later. */
  'glass',
  /** Ornaments on palace side A, colour and complete windows on side B: now, and with strips that may be completed. */
  'palace',
  /** Points for the windows that strips within the glazier's reach may fill. */
  'windows',
  /** The same for strips that the glazier must go back for, and its position. */
  'glazier',
  /** The progress of strips, whatever their windows score: panes left on them count in the end. */
  'strips',
  /** The points that the first pane in a window adds to windows on its left that can still be filled. */
  'chain',
  /** Panes of this round's colour and the next one's on strips that may be completed. */
  'colour-bonus',
  /** Whether the panes that strips lack can be picked, or are likely to come. */
  'supply',
  /** Whose turn it is, which seat starts the next round, and how much is still to come. */
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
  /** By kind: the number of strips above windows without a pane, and with one. */
  first: { term: 'strips', size: KINDS.length },
  second: { term: 'strips', size: KINDS.length },
  /** By the number of picks that the strip takes. */
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
