/**
 * The viewers' knowledge (G-03, G-99): events as a viewer gets them, positions as plain data, and guesses at the rest.
 */
import { shuffle, type Random, type Seat, type Viewer } from '@leadlight/core';
import { DICE, nameDice, NONE } from './dice.ts';
import type { Event, Reveal, Setup } from './events.ts';
import { SPACES } from './grid.ts';
import { PATTERNS } from './patterns.ts';
import { copyPosition, isSolo, type Phase, type Position } from './position.ts';
import { openWindow, patternName } from './reveal.ts';
import { resultOf, type Result } from './scoring.ts';
import { isFirstTurn } from './turns.ts';
import {
  COLOURS,
  OBJECTIVE_IDS,
  TOOL_IDS,
  type Colour,
  type Die,
  type ObjectiveId,
  type PatternId,
  type ToolId,
} from './vocabulary.ts';
import { dieAt, HIDDEN_PATTERN, NO_PATTERN, type Window } from './window.ts';

/** Whether the viewer may see the seat's private things. In solo nothing is hidden (G-60). */
const isOwn = (position: Position, seat: Seat, viewer: Viewer): boolean => isSolo(position) || seat === viewer;

const hasOpenWindows = (position: Position): boolean =>
  position.phase !== 'setup' && position.windows.every((window) => window.pattern !== NO_PATTERN);

/** The event as the viewer gets it, followed by its reveals. `position` is the one after the event. */
export function see(position: Position, event: Event, viewer: Viewer): readonly Event[] {
  if (isSolo(position)) return [event];
  switch (event.type) {
    case 'setup':
      return [seeSetup(position, event, viewer)];
    case 'choose': {
      const seen = event.player === viewer ? event : { ...event, pattern: null };
      return hasOpenWindows(position) ? [seen, revealWindows(position)] : [seen];
    }
    case 'end':
      return [event, revealPrivates(position)];
    case 'abandoned':
      return [event, ...revealAll(position)];
    default:
      return [event];
  }
}

function seeSetup(position: Position, event: Setup, viewer: Viewer): Setup {
  const own = <Item>(item: Item, seat: Seat): Item | null => (isOwn(position, seat, viewer) ? item : null);
  return { ...event, private: event.private.map(own), offers: event.offers.map(own) };
}

const known = <Item>(items: readonly (Item | null)[]): Item[] => items.filter((item) => item !== null);

const revealWindows = (position: Position): Reveal => ({
  type: 'reveal',
  offers: known(position.offers),
  patterns: position.windows.map(patternName),
});

const revealPrivates = (position: Position): Reveal => ({ type: 'reveal', private: known(position.privates) });

/** An abandoned game reveals everything that was still hidden. */
function revealAll(position: Position): Reveal[] {
  const privates = revealPrivates(position);
  return hasOpenWindows(position) ? [privates] : [{ ...revealWindows(position), ...privates }];
}

/** One seat's side of the table. */
export interface SeatView {
  /** Whether a window was chosen, and which; null while it is hidden or not chosen. */
  readonly chosen: boolean;
  readonly pattern: PatternId | null;
  /** The patterns on offer; null while they are hidden. */
  readonly offers: readonly PatternId[] | null;
  /** Private objectives; null while they are hidden. */
  readonly private: readonly Colour[] | null;
  readonly tokens: number | null;
  /** The 20 spaces, A1 to D5; null where empty. */
  readonly dice: readonly (Die | null)[];
}

export interface View {
  readonly phase: Phase;
  readonly round: number;
  /** The start player of this round. */
  readonly start: Seat;
  /** The turn in progress; null between turns. */
  readonly turn: {
    readonly seat: Seat;
    readonly which: 1 | 2;
    readonly drafted: boolean;
    readonly tooled: boolean;
    /** The tool that waits for chance or to be settled, and its die: only a colour for the flux remover. */
    readonly tool: ToolId | null;
    readonly hand: Die | Colour | null;
  } | null;
  readonly pool: readonly Die[];
  /** The dice on the space of each round played. */
  readonly track: readonly (readonly Die[])[];
  /** Dice in the bag, by colour in component order. */
  readonly bag: readonly number[];
  /** Solo: dice paid for tools. */
  readonly paid: readonly Die[];
  readonly tools: readonly { readonly id: ToolId; readonly tokens: number; readonly spent: boolean }[];
  readonly public: readonly ObjectiveId[];
  readonly skipping: readonly Seat[];
  readonly seats: readonly SeatView[];
  readonly result: Result | null;
}

export function view(position: Position, viewer: Viewer): View {
  return {
    phase: position.phase,
    round: position.round,
    start: position.start,
    turn: viewTurn(position),
    pool: nameDice(position.pool),
    track: position.track.map(nameDice),
    bag: position.bag.slice(),
    paid: nameDice(position.paid),
    tools: position.tools.map((tool, slot) => ({
      id: TOOL_IDS[tool],
      tokens: position.toolTokens[slot],
      spent: (position.spent & (1 << slot)) !== 0,
    })),
    public: position.objectives.map((index) => OBJECTIVE_IDS[index]),
    skipping: position.windows.map((_, seat) => seat).filter((seat) => (position.skips & (1 << seat)) !== 0),
    seats: position.windows.map((_, seat) => viewSeat(position, seat, viewer)),
    result: resultOf(position) ?? null,
  };
}

const TURN_PHASES: readonly Phase[] = ['turn', 'rerolled', 'drawn', 'settle'];

function viewTurn(position: Position): View['turn'] {
  if (!TURN_PHASES.includes(position.phase)) return null;
  const { drafted, tooled } = position;
  const tool = position.flux === NONE ? null : TOOL_IDS[position.flux];
  return {
    seat: position.seat,
    which: isFirstTurn(position) ? 1 : 2,
    drafted,
    tooled,
    tool,
    hand: viewHand(position, tool),
  };
}

function viewHand(position: Position, tool: ToolId | null): Die | Colour | null {
  if (position.hand === NONE) return null;
  const die = DICE[position.hand];
  return tool === 'flux-remover' ? (COLOURS.find((colour) => die.startsWith(colour)) ?? null) : die;
}

function viewSeat(position: Position, seat: Seat, viewer: Viewer): SeatView {
  const window = position.windows[seat];
  const own = isOwn(position, seat, viewer);
  const open = own || hasOpenWindows(position) || position.phase === 'over';
  const chosen = window.pattern !== NO_PATTERN;
  return {
    chosen,
    pattern: open ? patternName(window) : null,
    offers: open ? (position.offers[seat] ?? null) : null,
    private: own || position.phase === 'over' ? (position.privates[seat] ?? null) : null,
    tokens: open ? window.tokens : null,
    dice: Array.from({ length: SPACES }, (_, cell) => viewDie(window, cell)),
  };
}

function viewDie(window: Window, cell: number): Die | null {
  const die = dieAt(window, cell);
  return die === NONE ? null : DICE[die];
}

/** A full position that matches the one seen: hidden cards are dealt from those that nobody showed. */
export function guess(seen: Position, random: Random): Position {
  const position = copyPosition(seen);
  guessPrivates(position, random);
  guessOffers(position, random);
  guessPatterns(position, random);
  return position;
}

function guessPrivates(position: Position, random: Random): void {
  const shown = position.privates.flatMap((own) => own ?? []);
  const left = shuffle(
    COLOURS.filter((colour) => !shown.includes(colour)),
    random,
  );
  position.privates = position.privates.map((own) => own ?? left.splice(0, 1));
}

function guessOffers(position: Position, random: Random): void {
  const shown = new Set(position.offers.flatMap((own) => own ?? []));
  const cards = new Set(PATTERNS.filter(({ id }) => !shown.has(id)).map(({ card }) => card));
  const left = shuffle([...cards], random);
  position.offers = position.offers.map((own) => {
    if (own !== null) return own;
    const dealt = left.splice(0, 2);
    return dealt.flatMap((card) => PATTERNS.filter((pattern) => pattern.card === card).map(({ id }) => id));
  });
}

function guessPatterns(position: Position, random: Random): void {
  position.windows.forEach((window, seat) => {
    const offers = position.offers[seat] ?? [];
    if (window.pattern !== HIDDEN_PATTERN) return;
    const id = offers[random.below(offers.length)];
    openWindow(
      position,
      window,
      PATTERNS.findIndex((pattern) => pattern.id === id),
    );
  });
}
