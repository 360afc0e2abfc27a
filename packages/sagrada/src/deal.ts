/** The possible deals at the start: G-03, G-04, G-06, G-07, and the solo game's G-60 and G-61. */
import type { Setup } from './events.ts';
import { hiddenFields } from './hidden.ts';
import { patternIndex, PATTERNS } from './patterns.ts';
import { isSolo, type Position } from './position.ts';
import { refuse, type Reason } from './reasons.ts';
import type { Colour, PatternId } from './vocabulary.ts';

const SIDES = 2;
const CARDS_EACH = 2;

/** G-04: patterns to choose from. */
export const OFFERED = CARDS_EACH * SIDES;

/** G-06, G-60: 3 public objectives, 2 in solo. */
export const objectivesDealt = (position: Position): number => (isSolo(position) ? 2 : 3);

/** G-03, G-60: 1 private objective each, 2 in solo. */
export const privatesDealt = (position: Position): number => (isSolo(position) ? 2 : 1);

const areDifferent = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

const when = (wrong: boolean, reason: Reason): Reason[] => (wrong ? [reason] : []);

export function whyNotSetup(position: Position, event: Setup): Reason[] {
  return [
    ...whyStart(position, event),
    ...whySeats(position, event),
    ...whyPrivates(position, event.private),
    ...whyCards(position, event),
    ...whyOffers(event.offers),
    ...whyHidden(position, event),
  ];
}

/** G-60: there is nobody to hide anything from. */
const whyHidden = (position: Position, event: Setup): Reason[] =>
  when(isSolo(position) && hiddenFields(event).length > 0, refuse('nothing-hidden', {}));

function whyStart(position: Position, { start }: Setup): Reason[] {
  const chosen = position.options.start ?? start;
  return when(start >= position.players || start !== chosen, refuse('setup-start', { start }));
}

function whySeats({ players }: Position, event: Setup): Reason[] {
  return [event.private, event.offers]
    .filter((list) => list.length !== players)
    .map((list) => refuse('setup-seats', { seats: list.length, players }));
}

/** All known ones differ, and each seat has the right number of them. */
export function whyPrivates(position: Position, privates: readonly (readonly Colour[] | null)[]): Reason[] {
  const rule = isSolo(position) ? 'G-60' : 'G-03';
  return privates.flatMap((own, seat) => {
    const others = privates.filter((_, other) => other < seat).flatMap((list) => list ?? []);
    const fine =
      own?.length === privatesDealt(position) && areDifferent(own) && !own.some((colour) => others.includes(colour));
    return when(own !== null && !fine, refuse('setup-private', { seat }, rule));
  });
}

function whyCards(position: Position, event: Setup): Reason[] {
  const objectives = objectivesDealt(position);
  const { tools } = position.options;
  const solo = isSolo(position);
  return [
    ...when(
      event.public.length !== objectives || !areDifferent(event.public),
      refuse('setup-public', { expected: objectives }, solo ? 'G-60' : 'G-06'),
    ),
    ...when(
      event.tools.length !== tools || !areDifferent(event.tools),
      refuse('setup-tools', { expected: tools }, solo ? 'G-61' : 'G-06'),
    ),
  ];
}

/** The double-sided card of a pattern. */
export const cardOf = (id: PatternId): number => PATTERNS[patternIndex(id)].card;

/** Two whole cards for each seat, and no card for two seats. */
export function whyOffers(offers: readonly (readonly PatternId[] | null)[]): Reason[] {
  return offers.flatMap((own, seat) => {
    if (own === null) return [];
    const cards = new Set(own.map(cardOf));
    const taken = offers.some((other, at) => at < seat && other?.some((id) => cards.has(cardOf(id))));
    const whole = areDifferent(own) && own.length === OFFERED && cards.size === CARDS_EACH;
    return when(taken || !whole, refuse('setup-offers', { seat }, 'G-04'));
  });
}

/** Lays out the cards dealt. */
export function layOut(
  position: Position,
  event: Setup,
  tools: readonly number[],
  objectives: readonly number[],
): void {
  position.start = event.start;
  position.privates = event.private;
  position.offers = event.offers;
  position.tools = tools;
  position.toolTokens = tools.map(() => 0);
  position.objectives = objectives;
  position.phase = 'choose';
}
