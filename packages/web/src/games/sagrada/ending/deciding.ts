/** What decided a game of Sagrada. */
import type { DecidingTexts, TextsWith } from '@leadlight/messages';
import {
  breakdownOf,
  missingIn,
  worthOf,
  type Cell,
  type Consequence,
  type Die,
  type Position,
  type Result,
  type Sagrada,
} from '@leadlight/sagrada';
import type { Seat } from '@leadlight/core';
import type { Decided, Told } from '../../../game/ending.ts';

interface LastDie {
  readonly die: Die;
  readonly cell: Cell;
}

/** The last die that a seat placed; undefined if a die in its window moved later. */
function lastDie(log: readonly Told<Sagrada>[], seat: Seat): LastDie | undefined {
  const last = log
    .flatMap(({ followed }) => followed)
    .findLast((each: Consequence) => (each.type === 'placed' || each.type === 'moved') && each.seat === seat);
  return last?.type === 'placed' ? last : undefined;
}

const isFull = (position: Position, seat: Seat): boolean => breakdownOf(position, seat).empty === 0;

/** Without this die, the winner would not have won. */
function sayLastDie({ sagrada }: TextsWith<'sagrada'>, decided: Decided<Sagrada>): string | undefined {
  const { words, log, position, winner, isYou, lead } = decided;
  const last = lastDie(log, winner);
  const worth = last === undefined ? 0 : worthOf(position, winner, last.cell);
  if (last === undefined || worth <= lead) return undefined;
  const say = words.sagrada[isYou ? 'yourLastDie' : 'winnersLastDie'];
  const said = say(sagrada.board.dice([last.die]), last.cell, worth);
  return isFull(position, winner) ? `${said} ${words.sagrada.full}` : said;
}

function sayRow({ names }: TextsWith<'sagrada'>, { words, difference }: Decided<Sagrada>): string {
  const { row, ahead, behind, isDecisive } = difference;
  const rows = words.sagrada[isDecisive ? 'decisive' : 'largest'];
  if (row === 'empty') return rows.empty(0 - ahead, 0 - behind);
  if (row === 'private' || row === 'tokens') return rows[row](ahead, behind);
  const objectives: Readonly<Record<string, { readonly name: string }>> = names.sagrada.objectives;
  return rows.objective(objectives[row]?.name ?? '', ahead, behind);
}

export const sayDifference = (texts: TextsWith<'sagrada'>, decided: Decided<Sagrada>): string =>
  sayLastDie(texts, decided) ?? sayRow(texts, decided);

export function sayAlone({ sagrada }: DecidingTexts, result: Result): string {
  const missing = missingIn(result);
  if (missing <= 0) return sagrada.beaten(1 - missing);
  const cost = 0 - (result.breakdown[0]?.empty ?? 0);
  return cost < missing ? sagrada.missed(missing) : `${sagrada.missed(missing)} ${sagrada.emptyCost(cost)}`;
}
