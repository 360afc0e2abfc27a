/** The reasons to refuse a chance outcome: it could not have come about. */
import { PANES_PER_DISPLAY, SLOTS } from './components.ts';
import type { Fill, Setup } from './events.ts';
import { countOf, openBag, panes } from './pile.ts';
import type { Position } from './position.ts';
import { refuse, type Reason } from './reasons.ts';
import { panesToFill } from './round.ts';
import { sideOf } from './strip-set.ts';
import { COLOURS, type Colour, type StripPlace } from './vocabulary.ts';

type Reasons = readonly Reason[];

export function whyNotSetup(position: Position, setup: Setup): Reasons {
  const players = position.boards.length;
  const seats = setup.strips.length;
  return [
    ...(seats === players ? [] : [refuse('setup-seats', { seats, players })]),
    ...setup.strips.flatMap((strips, seat) => whyNotStrips(position, strips, seat)),
    ...(holdsOneOfEach(setup.indicator.slice(1)) ? [] : [refuse('setup-indicator', {})]),
    ...(mayStart(position, setup.start) ? [] : [refuse('setup-start', { start: setup.start })]),
  ];
}

/** each strip once, and the jokers down. */
function whyNotStrips(position: Position, strips: readonly StripPlace[], seat: number): Reasons {
  const ids = new Set(strips.map((strip) => strip.id));
  const jokerSlot = strips.findIndex((strip) => sideOf(strip) === position.set.jokerSide);
  return [
    ...(ids.size === SLOTS ? [] : [refuse('setup-strips', { seat })]),
    ...(jokerSlot < 0 ? [] : [refuse('setup-joker-up', { seat, slot: jokerSlot })]),
  ];
}

/** spaces II to VI. */
const holdsOneOfEach = (colours: readonly Colour[]): boolean => new Set(colours).size === COLOURS.length;

/** a seat at the table; the one that the table's creator chose, if any. */
const mayStart = ({ options, boards }: Position, start: number): boolean =>
  start < boards.length && start === (options.start ?? start);

export function whyNotFill(position: Position, { round, displays }: Fill): Reasons {
  const expected = position.displayCount;
  const wrongRound = round === position.round ? [] : [refuse('fill-round', { round, expected: position.round })];
  if (displays.length !== expected) {
    return [refuse('fill-displays', { displays: displays.length, expected }), ...wrongRound];
  }
  return [...wrongRound, ...whyNotSizes(position, displays), ...whyNotColours(position, displays)];
}

/** 4 panes each, as long as there are any. */
function whyNotSizes(position: Position, displays: Fill['displays']): Reasons {
  const panesInAll = panesToFill(position);
  return displays.flatMap((drawn, display) => {
    const left = Math.max(0, panesInAll - display * PANES_PER_DISPLAY);
    const expected = Math.min(PANES_PER_DISPLAY, left);
    return drawn.length === expected ? [] : [refuse('fill-size', { display, expected })];
  });
}

/** each pane was still in the bag when it was drawn. Panes after the first impossible one cannot be judged. */
function whyNotColours(position: Position, displays: Fill['displays']): Reasons {
  const supply = { bag: position.bag, tower: position.tower };
  for (const [display, drawn] of displays.entries()) {
    for (const colour of drawn) {
      openBag(supply);
      const index = COLOURS.indexOf(colour);
      if (countOf(supply.bag, index) === 0) return [refuse('fill-colour', { display, colour })];
      supply.bag -= panes(index, 1);
    }
  }
  return [];
}
