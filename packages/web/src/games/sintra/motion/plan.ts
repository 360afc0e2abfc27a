/** The animations of consequences in Sintra. */
import { COLOURS, type Colour, type Consequence, type Source, type View } from '@leadlight/sintra';
import { FLIGHT, landingOf, STAGGER, type Anchor, type Flight, type Motion, type Time } from '../../../stage/plan.ts';

export type SintraPiece =
  | { readonly kind: 'pane'; readonly colour: Colour }
  | { readonly kind: 'shards'; readonly colour: Colour }
  | { readonly kind: 'tile' };

type Followed = readonly Consequence[];
type Of<Type extends Consequence['type']> = Extract<Consequence, { readonly type: Type }>;

/** The delay between points for different reasons. */
const BETWEEN_POINTS: Time = 350;

/** All consequences of one kind. */
const all = <Type extends Consequence['type']>(followed: Followed, type: Type): readonly Of<Type>[] =>
  followed.filter((happened): happened is Of<Type> => happened.type === type);

const seatAt = (seat: number): string => `seat:${seat}`;
const scoreAt = (seat: number): Anchor => [`score:${seat}`, seatAt(seat)];
const spaceAt = (seat: number, slot: number, space: number): Anchor => [
  `space:${seat}:${slot}:${space}`,
  `strip:${seat}:${slot}`,
  seatAt(seat),
];

const pane = (colour: Colour, from: Anchor, to: Anchor, delay: Time, waits: boolean): Flight<SintraPiece> => ({
  kind: 'flight',
  piece: { kind: 'pane', colour },
  from,
  to,
  delay,
  waits,
});

/** The index of a pane among those of its colour. */
const nthOf = (panes: readonly Colour[], at: number): number =>
  panes.slice(0, at).filter((colour) => colour === panes[at]).length;

/** From the bag onto a display. */
const filling = ({ display, panes }: Of<'display-filled'>): readonly Motion<SintraPiece>[] =>
  panes.map((colour, at) => {
    const to = [`display:${display}:${colour}#${nthOf(panes, at)}`, `display:${display}`];
    return pane(colour, ['bag'], to, display * STAGGER + (at * STAGGER) / 2, false);
  });

/** All panes in the tower go to the bag; one of each colour is enough to show it. */
const refilling = ({ tower }: View): readonly Motion<SintraPiece>[] =>
  COLOURS.filter((colour) => tower[colour] > 0).map((colour, at) =>
    pane(colour, ['tower'], ['bag'], at * STAGGER, false),
  );

/** The panes that were not taken go to the centre. */
const sweeping = ({ display, panes }: Of<'swept'>): readonly Motion<SintraPiece>[] =>
  panes.map((colour, at) => {
    const from = [`display:${display}:${colour}#${nthOf(panes, at)}`];
    return pane(colour, from, [`centre:${colour}`, 'centre'], at * STAGGER, true);
  });

const takingTile = ({ seat }: Of<'tile-taken' | 'tile-returned'>): Motion<SintraPiece> => ({
  kind: 'flight',
  piece: { kind: 'tile' },
  from: ['tile:centre'],
  to: [`tile:${seat}`, seatAt(seat)],
  delay: 0,
});

/** The place where a taken pane lay. */
const lay = (from: Source, colour: Colour, nth: number): Anchor =>
  from === 'centre' ? [`centre:${colour}`] : [`display:${from}:${colour}#${nth}`];

interface Placing {
  readonly seat: number;
  readonly slot: number;
  readonly space: number;
  readonly colour: Colour;
}

/** The placed panes, one by one. */
const placingsIn = (followed: Followed): readonly Placing[] =>
  all(followed, 'placed').flatMap(({ spaces, ...where }) => spaces.map((space) => ({ ...where, space })));

/** The taken panes go to the strip. */
const placing = (followed: Followed): readonly Motion<SintraPiece>[] =>
  all(followed, 'picked').flatMap(({ from }) =>
    placingsIn(followed).map(({ seat, slot, space, colour }, nth) =>
      pane(colour, lay(from, colour, nth), spaceAt(seat, slot, space), nth * STAGGER, true),
    ),
  );

/** Taken panes without a space fall onto the broken glass track; their remains go to the tower. */
const breaking = (followed: Followed): readonly Motion<SintraPiece>[] =>
  all(followed, 'picked').flatMap(({ seat, from, colour, count }) => {
    const track = [`marker:${seat}`, `broken:${seat}`, seatAt(seat)];
    const placed = placingsIn(followed).length;
    return Array.from({ length: count - placed }, (_, at): readonly Motion<SintraPiece>[] => {
      const delay = (placed + at) * STAGGER;
      const piece = { kind: 'shards', colour } as const;
      return [
        pane(colour, lay(from, colour, placed + at), track, delay, true),
        { kind: 'flight', piece, from: track, to: ['tower'], delay: delay + FLIGHT },
      ];
    }).flat();
  });

/** One pane of a completed strip goes into the window, the others to the tower. */
function keeping({ seat, slot, colour, frame }: Of<'kept'>, followed: Followed, before: View, settled: Time) {
  const placed = new Map(placingsIn(followed).map(({ space, colour: laid }) => [space, laid]));
  const panes = (before.seats[seat]?.strips[slot]?.spaces ?? []).map((space, at) => space.pane ?? placed.get(at));
  const kept = panes.indexOf(colour);
  const window = [`window:${seat}:${slot}:${frame}`, `window:${seat}:${slot}`, seatAt(seat)];
  return panes.flatMap((left, at): readonly Motion<SintraPiece>[] => {
    if (left === undefined) return [];
    const [to, delay] = at === kept ? [window, settled] : [['tower'], settled + (at + 1) * STAGGER];
    return [pane(left, spaceAt(seat, slot, at), to, delay, !placed.has(at))];
  });
}

const lighting = ({ seat, slot, colour }: Of<'kept'>, settled: Time): Motion<SintraPiece> => ({
  kind: 'glow',
  at: [`window:${seat}:${slot}`, seatAt(seat)],
  colour,
  delay: settled + FLIGHT,
});

/** a complete window flares in the colours of both its panes. */
const flaring = ({ seat, slot }: Of<'strip-left'>, followed: Followed, before: View, settled: Time) => {
  const bottom = all(followed, 'kept')[0]?.colour;
  return [before.seats[seat]?.windows[slot]?.top, bottom].flatMap((colour, at): readonly Motion<SintraPiece>[] => {
    if (colour === null || colour === undefined) return [];
    const delay = settled + FLIGHT + (at + 1) * 2 * STAGGER;
    return [{ kind: 'glow', at: [`window:${seat}:${slot}`, seatAt(seat)], colour, scale: 2.4, delay }];
  });
};

/** The end of the broken glass track is felt. */
const shattering = ({ seat }: Of<'glass-lost'>, settled: Time): Motion<SintraPiece> => ({
  kind: 'glow',
  at: [`marker:${seat}`, `broken:${seat}`, seatAt(seat)],
  colour: 'loss',
  scale: 5,
  delay: settled,
});

const flipping = ({ seat, slot }: Of<'strip-flipped'>, settled: Time): Motion<SintraPiece> => ({
  kind: 'flip',
  at: [`strip:${seat}:${slot}`],
  delay: settled + FLIGHT / 2,
});

/** The strip of a complete window leaves the game once its panes are on their way. */
const departing = ({ seat, slot }: Of<'strip-left'>, settled: Time): Motion<SintraPiece> => ({
  kind: 'leave',
  at: [`strip:${seat}:${slot}`],
  delay: settled + FLIGHT / 2,
});

/** The pane of the past round leaves the round indicator. */
const leaving = ({ round, colour }: Of<'round-ended'>, settled: Time): Motion<SintraPiece> =>
  pane(colour, [`indicator:${round - 1}`], ['tower'], settled, true);

/** Points won and lost during play. The final scoring shows its own. */
function scoring(followed: Followed, settled: Time): readonly Motion<SintraPiece>[] {
  const won = [...all(followed, 'colour-bonus'), ...all(followed, 'window-scored')];
  const lost = all(followed, 'glass-lost').map(({ seat, points }) => ({ seat, points: -points }));
  return [...lost, ...won]
    .filter(({ points }) => points !== 0)
    .map(({ seat, points }, nth) => ({
      kind: 'points',
      at: scoreAt(seat),
      points,
      delay: settled + nth * BETWEEN_POINTS,
    }));
}

/** The animations of an event's consequences, given the boards before it. */
export function planSintra(followed: Followed, before: View): readonly Motion<SintraPiece>[] {
  const placed = placing(followed);
  const settled = landingOf(placed);
  return [
    ...all(followed, 'bag-refilled').flatMap(() => refilling(before)),
    ...all(followed, 'display-filled').flatMap(filling),
    ...all(followed, 'swept').flatMap(sweeping),
    ...[...all(followed, 'tile-taken'), ...all(followed, 'tile-returned')].map(takingTile),
    ...placed,
    ...breaking(followed),
    ...all(followed, 'kept').flatMap((kept) => [...keeping(kept, followed, before, settled), lighting(kept, settled)]),
    ...all(followed, 'strip-flipped').map((flipped) => flipping(flipped, settled)),
    ...all(followed, 'strip-left').map((left) => departing(left, settled)),
    ...all(followed, 'strip-left').flatMap((left) => flaring(left, followed, before, settled)),
    ...all(followed, 'glass-lost').map((lost) => shattering(lost, settled + FLIGHT)),
    ...all(followed, 'round-ended').map((ended) => leaving(ended, settled)),
    ...scoring(followed, settled + FLIGHT),
  ];
}
