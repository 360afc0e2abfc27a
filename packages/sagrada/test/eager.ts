/** Players who use the hammer and the flux tools whenever they can: in random games these seldom meet in one round. */
import type { Game, Seat } from '@leadlight/core';
import { DICE } from '../src/dice.ts';
import { sagrada, type Die, type Move, type Position, type Sagrada } from '../src/index.ts';

const isTwin = ({ pool }: Position, die: Die | undefined): boolean =>
  pool.filter((each) => DICE[each] === die).length > 1;

/** From the most wanted kind of move to the least. */
const WISHES: readonly ((move: Move, position: Position) => boolean)[] = [
  (move) => move.type === 'tool' && move.tool === 'glazing-hammer',
  (move) => move.type === 'settle' && move.cell === undefined,
  (move) => move.type === 'tool' && (move.tool === 'flux-remover' || move.tool === 'flux-brush'),
  (move, position) => 'die' in move && isTwin(position, move.die),
];

function wantedMoves(position: Position, seat: Seat): readonly Move[] {
  const moves = sagrada.legal(position, seat);
  const wanted = WISHES.map((wish) => moves.filter((move) => wish(move, position)));
  return wanted.find((some) => some.length > 0) ?? moves;
}

/** The same game, of which only the wanted moves are listed. */
export const eager: Game<Sagrada> = { ...sagrada, legal: wantedMoves };
