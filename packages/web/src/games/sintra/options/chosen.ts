/** The options of Sintra in chosen or stored values; unknown values get their defaults. */
import type { Fields } from '../../../game/entry.ts';

export interface SintraOptions extends Fields {
  readonly side: 'A' | 'B';
  readonly scoreFloor: boolean;
  /** The id of a custom strip set; empty for the house strips. */
  readonly strips: string;
}

export const optionsFrom = ({ side, scoreFloor, strips }: Fields): SintraOptions => ({
  side: side === 'B' ? 'B' : 'A',
  scoreFloor: scoreFloor === true,
  strips: typeof strips === 'string' ? strips : '',
});
