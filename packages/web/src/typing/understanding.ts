/** Understands what players type, from what a game says about its moves and boards. */
import type { GameTypes, Seat } from '@leadlight/core';
import { QUESTIONS, type QuestionName } from '@leadlight/messages';
import { QUESTION_KEYS } from '../a11y/keys.ts';
import type { Moment, Question, Understanding, Understood } from '../game/understanding.ts';
import { follow, sayReason } from './following.ts';
import { isWord, readLine, readQuestion, without, type Line } from './line.ts';
import { moveLines, questionLines } from './lines.ts';
import { answer, choice, unclear, type Said } from './replies.ts';
import { exampleOf, type Speaking } from './speaking.ts';
import { worth } from './worth.ts';

/** The questions that may name a player. In others, a name could be that of a colour. */
const NAMING: readonly QuestionName[] = ['need', 'read'];

const MOST_LINES = 8;

class Listener<T extends GameTypes, Step extends object, Term extends string> implements Understanding<T, Step> {
  readonly questions: readonly Question[];
  private readonly speaking: Speaking<T, Step, Term>;

  constructor(speaking: Speaking<T, Step, Term>) {
    const { answers, lexicon, texts } = speaking;
    this.speaking = speaking;
    this.questions = QUESTIONS.filter((name) => name === 'since' || name === 'score' || name in answers).map(
      (name) => ({ key: QUESTION_KEYS[name], text: texts.questions[name], typed: lexicon.say(name) }),
    );
  }

  nameOf(step: Step, moment: Moment<T, Step>): string {
    return this.speaking.nameOf(step, moment);
  }

  understand(typed: string, moment: Moment<T, Step>): Understood<Step> {
    return this.inNotation(typed, moment) ?? this.inWords(typed, moment);
  }

  complete(typed: string, moment: Moment<T, Step>): readonly string[] {
    const line = readLine<Term>(this.speaking.lexicon, typed);
    const lines = [...this.moving(line, moment), ...questionLines(this.speaking, line, moment)];
    return [...new Set(lines)].slice(0, MOST_LINES);
  }

  /** Moves, or questions about moves. */
  private moving(line: Line<Term>, moment: Moment<T, Step>): readonly string[] {
    const asked = askedIn(line);
    if (asked === undefined) return moveLines(this.speaking, line, moment);
    if (asked !== 'score') return [];
    const moves = moveLines(this.speaking, without<Term>(line, asked), moment);
    return moves.map((move) => `${this.speaking.lexicon.say(asked)} ${move}`);
  }

  /** A move in the public notation, with or without its seat. */
  private inNotation(typed: string, moment: Moment<T, Step>): Understood<Step> | undefined {
    const { client, texts } = this.speaking;
    const { seat } = moment;
    const move = this.readMove(typed, seat ?? 0);
    if (move === undefined) return undefined;
    if (seat === undefined) return unclear(texts.notDue);
    if (move.player !== seat) return unclear(texts.notYours);
    return this.withReason(choice(client.stepsOf(move)), seat, moment);
  }

  private readMove(typed: string, seat: Seat): T['move'] | undefined {
    const { notation } = this.speaking;
    const read = [typed.trim(), `${seat} ${typed.trim()}`].map((line) => notation.readEvent(line));
    const events = read.flatMap((each) => (each.ok ? [each.value] : []));
    return events.find((event): event is T['move'] => 'player' in event);
  }

  private inWords(typed: string, moment: Moment<T, Step>): Understood<Step> {
    const { lexicon } = this.speaking;
    const line = readLine<Term>(lexicon, typed);
    const asked = askedIn(line);
    if (asked !== undefined) return this.reply(asked, this.asking(asked, typed, moment), moment);
    return this.move(line, moment);
  }

  private asking(name: QuestionName, typed: string, { names }: Moment<T, Step>): Line<Term> {
    const { lexicon } = this.speaking;
    return NAMING.includes(name) ? readQuestion<Term>(lexicon, typed, names) : readLine<Term>(lexicon, typed);
  }

  private move(line: Line<Term>, moment: Moment<T, Step>): Understood<Step> {
    const { texts } = this.speaking;
    const { seat } = moment;
    if (seat === undefined) return unclear(texts.notDue);
    const strange = line.tokens.find(({ kind }) => kind === 'unknown');
    if (strange !== undefined) return unclear(texts.unknown(strange.text, exampleOf(this.speaking, moment)));
    if (line.tokens.length === 0) return this.incomplete(moment);
    return this.withReason(this.speaking.choose(line, moment), seat, moment);
  }

  /** A choice that the table would refuse without a word gets the reasons against the whole move. */
  private withReason(understood: Understood<Step>, seat: Seat, moment: Moment<T, Step>): Understood<Step> {
    if (understood.kind !== 'choice') return understood;
    const followed = follow(this.speaking, understood.steps, seat, moment);
    if (followed.kind === 'turn' || !followed.isMute) return understood;
    const reason = sayReason(this.speaking, followed.reasons);
    return unclear(reason ?? this.speaking.texts.impossible(exampleOf(this.speaking, moment)));
  }

  private incomplete(moment: Moment<T, Step>): Said {
    return unclear(this.speaking.texts.incomplete(exampleOf(this.speaking, moment)));
  }

  private reply(name: QuestionName, line: Line<Term>, moment: Moment<T, Step>): Said {
    const { answers, texts } = this.speaking;
    const rest = without<Term>(line, ...QUESTIONS);
    if (name === 'since') return answer(...(moment.sinceMine.length > 0 ? moment.sinceMine : [texts.nothingSince]));
    if (name === 'score') return worth(this.speaking, rest, moment);
    return answers[name]?.(rest, moment) ?? this.incomplete(moment);
  }
}

/** The first question in the line. */
const askedIn = <Term extends string>({ tokens }: Line<Term>): QuestionName | undefined =>
  tokens.flatMap((token) => QUESTIONS.filter((name) => isWord<string>(token, name)))[0];

export const understandingOf = <T extends GameTypes, Step extends object, Term extends string>(
  speaking: Speaking<T, Step, Term>,
): Understanding<T, Step> => new Listener(speaking);
