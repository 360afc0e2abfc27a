/** The steps of a choice in a few words. */
import { sentences } from '@leadlight/messages';
import { spacesToFill, type Colour, type Source, type View } from '@leadlight/sintra';
import type { SintraStep } from '../choosing/steps.ts';
import type { Now, SintraWords } from './choose.ts';
import { openStrip } from './lying.ts';

const heldAt = ({ displays, centre }: View, from: Source): readonly Colour[] =>
  (from === 'centre' ? centre : displays[from]) ?? [];

/** What a strip lacks, and how many spaces the chosen panes would fill. */
function nameOfStrip(slot: number, { position, seat = 0, touched }: Now, view: View, words: SintraWords): string {
  const { board, preview } = words.texts.sintra;
  const strip = view.seats[seat]?.strips[slot];
  if (!strip) return preview.strip(slot);
  const panes = touched.find((step) => step.kind === 'panes');
  const filled = panes === undefined ? [] : spacesToFill(position, seat, panes, slot);
  return sentences(words.typed.strip(openStrip(strip, slot), strip.spaces.length), board.fills(filled.length));
}

export function nameOfSintra(step: SintraStep, moment: Now, view: View, words: SintraWords): string {
  const { sintra, web, names } = words.texts;
  switch (step.kind) {
    case 'panes': {
      const count = heldAt(view, step.from).filter((colour) => colour === step.colour).length;
      return sintra.board.panes(count, step.colour, step.from);
    }
    case 'strip':
      return nameOfStrip(step.slot, moment, view, words);
    case 'break':
      return sintra.board.letBreak;
    case 'jokers':
      return web.play.jokers(step.count);
    case 'keep':
      return names.sintra.colours[step.colour];
    case 'glazier':
      return sintra.preview.orBack;
  }
}
