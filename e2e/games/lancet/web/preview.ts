/** The preview of a choice, from its consequences. */
import { capital, going, plain, type Outlook } from '../../../../packages/web/src/play/preview.ts';
import type { Consequence } from '#games/lancet';
import type { TextsHere } from '../texts/texts.ts';

/** `place` is the next one in the player's lancet, from 1. */
export function previewLancet(followed: readonly Consequence[], place: number, texts: TextsHere): Outlook {
  const { board, preview } = texts.lancet;
  const colours = followed.flatMap((happened) =>
    happened.type === 'chosen' && happened.colour !== null ? [happened.colour] : [],
  );
  const [heading = plain('')] = colours.map((colour) =>
    going(board.shard(colour), preview.place(place), preview.toPlace(place)),
  );
  return {
    heading: capital(heading, texts.locale),
    act: preview.act,
    points: colours.map((colour) => plain(preview.shinesIf(colour))),
  };
}
