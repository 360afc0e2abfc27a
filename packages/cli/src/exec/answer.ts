/** What a program from outside answered: a move, or something that loses it the game. */
import { bareEvent, isObject, parseJson, type Game, type GameTypes } from '@leadlight/core';
import type { AnswerFault } from '@leadlight/messages';
import type { Line } from '../bot/lines.ts';
import type { Decision, Verdict } from '../players/player.ts';
import { plain } from '../terminal.ts';

/** The most characters of an answer that a verdict repeats. */
const MOST_SHOWN = 200;

const shown = (text: string): string =>
  text.length > MOST_SHOWN ? `${plain(text.slice(0, MOST_SHOWN))}…` : plain(text);

const garbled = (fault: AnswerFault, { text }: Line): { readonly forfeit: Verdict } => ({
  forfeit: { kind: 'garbled', fault, answer: shown(text) },
});

/** The answer to the question with this id. Whether the rules allow the move is for the table to say. */
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
  if (event.ok) return { move: bareEvent(event.value) as T['move'] };
  const reasons = event.problems.map(({ reason }) => reason);
  return { forfeit: { kind: 'nonsense', answer: shown(JSON.stringify(json)), reasons } };
}

/** Who played for whom, and what else could have been played, is not for the program to say. */
const withoutRemarks = (json: unknown): unknown =>
  isObject(json) ? { ...json, by: undefined, legal: undefined } : json;
