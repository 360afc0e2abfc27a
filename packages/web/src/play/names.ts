import type { OfferedLevel, Texts } from '@leadlight/messages';
import type { Occupant } from '@leadlight/table';

/** What whoever sits there is called. */
export const nameOf = ({ web }: Texts, who: Occupant): string =>
  who.kind === 'person' ? who.name : (web.setup.levels[who.level as OfferedLevel] ?? who.level);
