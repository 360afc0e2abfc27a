import type { TextsWith } from '@leadlight/messages';
import type { Entered } from './draft.ts';

/** What a space takes, in words. */
export function takesName({ names, sintra }: TextsWith<'sintra'>, takes: Entered): string {
  if (takes === null) return sintra.strips.empty;
  return takes === 'joker' ? names.sintra.joker : names.sintra.colours[takes];
}
