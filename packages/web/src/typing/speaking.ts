/** What a game says about its moves and boards, so that players can type about them. */
import type { GameTypes, Notation, Seat } from '@leadlight/core';
import type { CommonTerm, QuestionName, TypedTexts } from '@leadlight/messages';
import type { Refusals } from '../base/refusals.ts';
import type { ClientGame } from '../game/client-game.ts';
import type { Moment, Understood } from '../game/understanding.ts';
import type { Preview } from '../play/turn.ts';
import type { Lexicon } from './lexicon.ts';
import type { Line } from './line.ts';
import type { Said } from './replies.ts';

/** A move that was tried on a copy. */
export interface Tried<T extends GameTypes> extends Preview<T> {
  readonly before: T['position'];
}

/** The questions that every game answers in its own way; one without an answer can't be asked. */
type Answers<T extends GameTypes, Step extends object, Term extends string> = Readonly<
  Partial<Record<Exclude<QuestionName, 'since' | 'score'>, (line: Line<Term>, moment: Moment<T, Step>) => Said>>
>;

export interface Speaking<T extends GameTypes, Step extends object, Term extends string> {
  readonly client: ClientGame<T, Step>;
  readonly notation: Pick<Notation<T>, 'readEvent'>;
  readonly lexicon: Lexicon<Term | CommonTerm>;
  readonly texts: TypedTexts;
  readonly refusals: Refusals;
  readonly answers: Answers<T, Step, Term>;
  /** The steps that the line names, as far as it is clear. */
  choose(line: Line<Term>, moment: Moment<T, Step>): Understood<Step>;
  /** The move that steps mean, for reasons where the refused step alone has none. */
  moveOf?(steps: readonly Step[], seat: Seat): T['move'];
  /** Whether a reason against that move concerns this step, and not what the line leaves open. */
  isAbout?(step: Step, reason: T['reason']): boolean;
  /** The shortest line that chooses this legal move. */
  write(move: T['move'], moment: Moment<T, Step>): string;
  /** A step that can be taken now, in a few words. */
  nameOf(step: Step, moment: Moment<T, Step>): string;
  /** What a tried move changes for its player. */
  weigh(tried: Tried<T>, moment: Moment<T, Step>): readonly string[];
  /** Lines that ask something now, besides what a move would change. */
  questionLines(moment: Moment<T, Step>): readonly string[];
}

/** A line that could be typed now. */
export function exampleOf<T extends GameTypes, Step extends object, Term extends string>(
  speaking: Speaking<T, Step, Term>,
  moment: Moment<T, Step>,
): string {
  const [move] = moment.legal;
  return move === undefined ? speaking.lexicon.say('since') : speaking.write(move, moment);
}
