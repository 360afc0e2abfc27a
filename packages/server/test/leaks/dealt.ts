/** Sagrada with hands that a test has dealt. Everything else that chance decides is the same in every game. */
import { fairLuck, seedFromText, type Game, type Viewer } from '@leadlight/core';
import {
  COLOURS,
  PATTERN_CARDS,
  PATTERN_IDS,
  sagrada,
  type Colour,
  type PatternId,
  type Sagrada,
} from '@leadlight/sagrada';

type Setup = Extract<Sagrada['event'], { readonly type: 'setup' }>;

/** What players hold that others may not see. */
export type Hands = Pick<Setup, 'private' | 'offers'>;

const LUCK = fairLuck(sagrada.id, seedFromText('public'), []);

/** The rules as they are; only chance is another. */
export const dealing = (hands: Hands): Game => {
  const draw: typeof sagrada.draw = (position) => {
    const event = sagrada.draw(position, LUCK);
    return event?.type === 'setup' ? { ...event, ...hands } : event;
  };
  return { ...sagrada, draw };
};

/** The hands that chance deals. */
export function handsFor(players: number): Hands {
  const options = sagrada.parseOptions({}, players);
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const setup = sagrada.draw(sagrada.start(options.value, players), LUCK);
  if (setup?.type !== 'setup') throw new Error('The setup comes first.');
  return { private: setup.private, offers: setup.offers };
}

/** Everyone but the viewer gets another private objective. */
export function otherPrivates({ private: dealt, offers }: Hands, viewer: Viewer): Hands {
  const kept = viewer === null ? [] : (dealt[viewer] ?? []);
  const others = COLOURS.filter((colour) => !kept.includes(colour));
  const next = (colour: Colour): readonly Colour[] =>
    others.slice((others.indexOf(colour) + 1) % others.length).slice(0, 1);
  return { offers, private: dealt.map((own, seat) => (seat === viewer ? own : (own ?? []).flatMap(next))) };
}

const cardOf = (pattern: PatternId): number => PATTERN_CARDS[pattern].card;

/** Everyone but the viewer is offered another card beside the one with the window that they choose. */
export function otherOffers({ private: dealt, offers }: Hands, viewer: Viewer, chosen: readonly PatternId[]): Hands {
  const shown = new Set(offers.flatMap((own) => own ?? []).map(cardOf));
  const unused = [...new Set(PATTERN_IDS.map(cardOf))].filter((card) => !shown.has(card));
  const replaced = (own: readonly PatternId[], seat: number): readonly PatternId[] => {
    const isKept = (pattern: PatternId): boolean => cardOf(pattern) === cardOf(chosen[seat] ?? pattern);
    return [...own.filter(isKept), ...PATTERN_IDS.filter((pattern) => cardOf(pattern) === unused[seat])];
  };
  return {
    private: dealt,
    offers: offers.map((own, seat) => (seat === viewer || own === null ? own : replaced(own, seat))),
  };
}
