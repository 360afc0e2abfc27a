/** One line in, one line out. */
import type { Level } from '@leadlight/bots';
import type { GameTypes } from '@leadlight/core';
import type { AllTexts } from '@leadlight/messages';
import type { Games } from '../game/games.ts';
import type { TerminalGame } from '../game/terminal-game.ts';
import type { Line } from '../protocol/lines.ts';
import { Refusal, type Answer, type Id } from '../protocol/answers.ts';
import { gameFor, idOf, jsonOf, momentOf, requestOf, type Request } from './request.ts';
import { thoughtOf } from '../players/think.ts';

/** The bot that answers. */
export interface Bot {
  readonly games: Games;
  /** The id of the game that it plays. */
  readonly game: string;
  readonly level: Level;
  /** For questions without a seed. */
  readonly seed: string;
  /** Milliseconds to think per move, instead of the level's own budget. */
  readonly think: number | undefined;
}

export const answerLine = (bot: Bot, line: Line, texts: AllTexts): string => JSON.stringify(answerTo(bot, line, texts));

function answerTo(bot: Bot, line: Line, texts: AllTexts): Answer<GameTypes> {
  let id: Id = null;
  try {
    const json = jsonOf(line, texts);
    id = idOf(json);
    const request = requestOf(json, texts);
    return { id, ...decisionOf(gameFor(bot, request, texts), bot, request, texts) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message, problems } = error;
    return { id, error: { code, message, ...(problems !== undefined && { problems }) } };
  }
}

function decisionOf<T extends GameTypes>(
  terminalGame: TerminalGame<T>,
  { level, seed, think }: Bot,
  request: Request,
  texts: AllTexts,
): { readonly move: T['move']; readonly value: number } {
  const moment = momentOf(terminalGame, request, texts);
  const budget = think === undefined ? undefined : Infinity;
  const search = terminalGame.bots.begin(moment, level, request.seed ?? seed, budget);
  const { move, value } = thoughtOf(search, think);
  return { move, value };
}
