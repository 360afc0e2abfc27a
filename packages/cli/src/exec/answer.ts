/** The answer of an external program: a move, or a fault that loses the game. */
import { bareEvent, isObject, parseJson, type Game, type GameTypes } from '@leadlight/core';
import type { AnswerFault } from '@leadlight/messages';
import type { Line } from '../protocol/lines.ts';
import type { Decision, Verdict } from '../players/player.ts';
import { plain } from '../base/terminal.ts';

/** The most characters of an answer quoted in a verdict. */
const MOST_SHOWN = 200;

const shown = (text: string): string =>
  text.length > MOST_SHOWN ? `${plain(text.slice(0, MOST_SHOWN))}…` : plain(text);

const garbled = (fault: AnswerFault, { text }: Line): { readonly forfeit: Verdict } => ({
  forfeit: { kind: 'garbled', fault, answer: shown(text) },
});

/** The answer to the question with this id. The table decides whether the move is legal. */
export function decisionIn<T extends GameTypes>(game: Game<T>, line: Line, id: number): Decision<T> {
  if (line.fault !== undefined) return garbled(line.fault, line);
  const parsed = parseJson(line.text);
  if (!parsed.ok) return garbled('not-json', line);
  const answer = parsed.value;
  if (!isObject(answer)) return garbled('no-answer', line);
  if (answer['error'] !== undefined) return garbled('declined', line);
  if (answer['id'] === undefined || answer['move'] === undefined) return garbled('no-answer', line);
  if (answer['id'] !== id) return garbled('wrong-id', line);
  return moveIn(game, answer['move']);
}

function moveIn<T extends GameTypes>(game: Game<T>, json: unknown): Decision<T> {
  const event = game.parseEvent(withoutRemarks(json));
  if (event.ok) return { move: bareEvent<T>(game, event.value) as T['move'] };
  const reasons = event.problems.map(({ reason }) => reason);
  return { forfeit: { kind: 'nonsense', answer: shown(JSON.stringify(json)), reasons } };
}

/** A program does not decide who played for which seat, nor how many moves were possible. */
const withoutRemarks = (json: unknown): unknown =>
  isObject(json) ? { ...json, by: undefined, legal: undefined } : json;
