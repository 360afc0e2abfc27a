import type { TextsWith } from '@leadlight/messages';
import type { Entered } from './draft.ts';

/** The colour or kind of a space in words. */
export const takesName = ({ sintra: { strips } }: TextsWith<'sintra'>, takes: Entered): string =>
  takes === null ? strips.empty : strips.kinds[takes];
