/** What decided a game of Sintra. */
import type { DecidingTexts } from '@leadlight/messages';
import type { Position, Sintra } from '@leadlight/sintra';
import type { Decided, SeatMarks } from '../../../game/ending.ts';

type Row = keyof DecidingTexts['sintra']['decisive'];

const ROWS: Readonly<Record<string, Row>> = {
  colourBonus: 'colourBonus',
  windows: 'windows',
  leftover: 'leftover',
  glass: 'glass',
  floor: 'floor',
};

const rowOf = (key: string, { options }: Position): Row =>
  ROWS[key] ?? (options.side === 'A' ? 'ornaments' : 'completeWindows');

/** A window is worth a word if it scored this part of what all windows scored. */
const WORTH_A_WORD = 1 / 3;

function sayBest(say: DecidingTexts['sintra']['window'], { windows = [] }: SeatMarks, all: number): string {
  const [best] = windows.toSorted((one, other) => other.points - one.points);
  const slot = Number(best?.at[0]?.split(':')[1]);
  return best === undefined || best.points < all * WORTH_A_WORD ? '' : ` ${say(slot + 1, best.points)}`;
}

export function sayDifference(_: object, { words: { sintra }, position, marks, difference }: Decided<Sintra>): string {
  const { row, ahead, behind, isDecisive } = difference;
  const key = rowOf(row, position);
  const rows = sintra[isDecisive ? 'decisive' : 'largest'];
  const said = key === 'glass' ? rows.glass(0 - ahead, 0 - behind) : rows[key](ahead, behind);
  return key === 'windows' ? said + sayBest(sintra.window, marks, ahead) : said;
}
