/** A Sintra position in words, for one seat: the panes on offer, its palace, then the opponents. */
import type { SintraBoardTexts, TextsWith } from '@leadlight/messages';
import type { StripView, View } from '@leadlight/sintra';
import { entryAt } from '../../game/entry-at.ts';
import { isComplete } from './board/board.ts';
import type { Section } from '../../a11y/section.ts';

export interface SintraSpeech {
  readonly texts: TextsWith<'sintra'>;
  readonly names: readonly string[];
  /** The seat whose palace is described in full. */
  readonly own: number;
  /** The seat addressed as "you"; left out where every player has a name. */
  readonly you?: number | undefined;
  /** The player to act, in words. */
  readonly title: string;
}

export function describeSintra(view: View, speech: SintraSpeech): readonly Section[] {
  const others = view.seats.map((_, seat) => seat).filter((seat) => seat !== speech.own);
  return [
    round(view, speech),
    standings(view, speech),
    offered(view, speech),
    palace(view, speech),
    ...others.map((seat) => opponent(view, seat, speech)),
  ];
}

function round(view: View, { texts, names, title }: SintraSpeech): Section {
  const board = texts.sintra.board;
  const tile = view.tile === 'centre' ? board.tileInCentre : texts.web.spoken.tileWith(entryAt(names, view.tile));
  const bonus = view.bonus === null ? [] : [board.bonusIs(view.bonus)];
  return { heading: board.round(view.round), lines: [title, ...bonus, tile].filter((line) => line !== '') };
}

const standings = (view: View, { texts, names }: SintraSpeech): Section => ({
  area: 'others',
  heading: texts.sintra.board.players,
  lines: view.seats.map((board, seat) => texts.sintra.board.standing(entryAt(names, seat), board)),
});

const offered = (view: View, { texts }: SintraSpeech): Section => ({
  area: 'take',
  heading: texts.sintra.board.displays,
  lines: [
    ...view.displays.map((panes, display) => texts.sintra.board.displayHolds(display, panes)),
    texts.sintra.board.centreHolds(view.centre),
  ],
});

function palace(view: View, { texts, names, own, you }: SintraSpeech): Section {
  const board = texts.sintra.board;
  const seat = entryAt(view.seats, own);
  const linesWith = (stripIn: StripLine): readonly string[] => [
    board.glazier(seat.glazier),
    ...seat.strips.map((strip, slot) => stripIn(strip, slot, board)),
    ...seat.windows.map((window, slot) => board.window(slot, window, window.worth)),
    ...seat.ornaments.map(({ filled, points }, at) => board.ornament(at, filled, points)),
    board.glassAt(seat.glass.value),
  ];
  const heading = own === you ? board.yourPalace : board.palace(entryAt(names, own));
  return { area: 'own', heading, lines: linesWith(stripLine), short: linesWith(stripNeeds) };
}

type StripLine = (strip: StripView | null, slot: number, board: SintraBoardTexts) => string;

const stripNeeds: StripLine = (strip, slot, board) =>
  strip === null ? board.stripGone(slot) : board.stripNeeds(slot, strip.spaces);

const stripLine: StripLine = (strip, slot, board) =>
  strip === null ? board.stripGone(slot) : board.strip(slot, strip.spaces, strip.reverse);

/** An opponent: the place of their glazier, and the points within reach. */
function opponent(view: View, seat: number, { texts, names }: SintraSpeech): Section {
  const board = texts.sintra.board;
  const { glazier, windows, strips } = entryAt(view.seats, seat);
  const begunWith = (stripIn: StripLine): readonly string[] =>
    strips.flatMap((strip, slot) =>
      strip?.spaces.some(({ pane }) => pane !== null) === true ? [stripIn(strip, slot, board)] : [],
    );
  const complete = windows.flatMap((window, slot) =>
    isComplete(window) ? [board.window(slot, window, window.worth)] : [],
  );
  return {
    area: 'others',
    heading: board.palace(entryAt(names, seat)),
    lines: [board.glazier(glazier), ...begunWith(stripLine), ...complete],
    short: [board.glazier(glazier), ...begunWith(stripNeeds), ...complete],
  };
}
