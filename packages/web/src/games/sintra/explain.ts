/** What a player learns by touching a thing on Sintra's boards. */
import { loadSintraExplanations, type Locale, type SintraExplanations } from '@leadlight/messages';
import { isReachable, LAST_LOSS, ORNAMENT_POINTS, stepsToLoss, type View } from '@leadlight/sintra';
import { entryAt } from '../../game/entry-at.ts';
import type { Explained } from '../../game/explained.ts';
import { isComplete, type Thing } from './board/board.ts';

export interface Asked {
  readonly view: View;
  readonly texts: SintraExplanations;
  /** The seat of the player who chooses panes now; undefined when nobody here does. */
  readonly choosing: number | undefined;
}

type Of<Kind> = Extract<Thing, { readonly kind: Kind }>;
type Place = Extract<Thing, { readonly slot: number }>;

function window({ seat, slot }: Place, { view, texts }: Asked): Explained {
  const it = entryAt(entryAt(view.seats, seat).windows, slot);
  if (isComplete(it)) return { text: texts.windowComplete(slot, it.value), rules: ['R-26', 'R-27'] };
  return { text: texts.window(slot, it.worth, it.worth - it.value), rules: ['R-25', 'R-27'] };
}

function strip({ seat, slot }: Place, { view, texts, choosing }: Asked): Explained {
  const board = entryAt(view.seats, seat);
  if (board.strips[slot] === null) return { text: texts.stripGone(slot), rules: ['R-26'] };
  if (!isReachable(board, slot)) return { text: texts.stripLeft(slot), rules: ['R-16', 'R-40'] };
  if (choosing === seat) return { text: texts.panesFirst(slot), rules: ['R-13', 'R-18'] };
  return { text: texts.strip(slot), rules: ['R-24', 'R-05'] };
}

function ornament({ seat, ornament: at }: Of<'ornament'>, { view, texts }: Asked): Explained {
  const { filled } = entryAt(entryAt(view.seats, seat).ornaments, at);
  const won = (spaces: number): number => entryAt(ORNAMENT_POINTS, spaces);
  return { text: texts.ornament(filled, [won(2), won(3), won(4)]), rules: ['R-54'] };
}

function glass({ seat }: Of<'glass' | 'glazier'>, { view, texts }: Asked): Explained {
  const { marker, value } = entryAt(view.seats, seat).glass;
  return { text: texts.glass(Math.abs(value), stepsToLoss(marker), LAST_LOSS), rules: ['R-42', 'R-52'] };
}

function display({ display: at }: Of<'display'>, { view, texts }: Asked): Explained {
  return entryAt(view.displays, at).length === 0
    ? { text: texts.emptyDisplay(at), rules: ['R-44'] }
    : { text: texts.display(at), rules: ['R-13'] };
}

const centre = ({ view, texts }: Asked): Explained =>
  view.tile === 'centre'
    ? { text: texts.centreWithTile, rules: ['R-14', 'R-15'] }
    : { text: texts.centre, rules: ['R-14'] };

const round = ({ view, texts }: Asked): Explained =>
  view.bonus === null
    ? { text: texts.roundsOver, rules: ['R-50'] }
    : { text: texts.bonus(view.bonus), rules: ['R-23'] };

export function explainSintra(thing: Thing, asked: Asked): Explained {
  const { texts } = asked;
  switch (thing.kind) {
    case 'window':
      return window(thing, asked);
    case 'strip':
      return strip(thing, asked);
    case 'ornament':
      return ornament(thing, asked);
    case 'glass':
      return glass(thing, asked);
    case 'glazier':
      return { text: texts.glazier, rules: ['R-16', 'R-40'] };
    case 'display':
      return display(thing, asked);
    case 'centre':
      return centre(asked);
    case 'round':
      return round(asked);
    case 'supply':
      return { text: texts.supply, rules: ['R-44'] };
    case 'tile':
      return { text: texts.tile, rules: ['R-11', 'R-15'] };
    case 'palace':
      return { text: texts.palace, rules: ['R-03'] };
  }
}

/** Explains things in a language. */
export async function loadExplanations(
  locale: Locale,
): Promise<(thing: Thing, shown: Omit<Asked, 'texts'>) => Explained> {
  const texts = await loadSintraExplanations(locale);
  return (thing, shown) => explainSintra(thing, { ...shown, texts });
}
