/** The options in chosen or stored values; unknown values get their defaults. */
import type { Fields } from '../../../../../packages/web/src/game/entry.ts';
import { LENGTHS, type Options } from '#games/lancet';

export const optionsFrom = ({ rounds }: Fields): Options & Fields => ({
  rounds: LENGTHS.find((length) => length === rounds) ?? LENGTHS[0],
});
