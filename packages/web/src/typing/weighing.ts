/** What a tried move changes, in one or two short parts. */
import { sentences, type TypedTexts } from '@leadlight/messages';
import type { Outlook } from '../play/preview.ts';

/** More than this is too long to listen to. */
const LONGEST = 110;

/** The points of a preview, as many as fit in a short text. */
function shortened(said: readonly string[]): readonly string[] {
  const kept = said.filter((_, at) => sentences(...said.slice(0, at + 1)).length <= LONGEST);
  return kept.length === 0 ? [] : [sentences(...kept)];
}

/** The move with its points, then the rest of its preview. */
export const weighed = ({ heading, points }: Outlook, change: number, texts: TypedTexts): readonly string[] => [
  texts.change(heading.said, change),
  ...shortened(points.map(({ said }) => said)),
];
