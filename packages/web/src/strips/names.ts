import type { Texts } from '@leadlight/messages';
import type { Entered } from './draft.ts';

/** What a space takes, in words. */
export function takesName({ names, web }: Texts, takes: Entered): string {
  if (takes === null) return web.strips.empty;
  return takes === 'joker' ? names.sintra.joker : names.sintra.colours[takes];
}
