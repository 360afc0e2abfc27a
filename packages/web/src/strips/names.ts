import type { TextsWith } from '@leadlight/messages';
import type { Entered } from './draft.ts';

/** What a space takes, in words. */
export const takesName = ({ sintra: { strips } }: TextsWith<'sintra'>, takes: Entered): string =>
  takes === null ? strips.empty : strips.kinds[takes];
