/**
 * How seats play in imagined futures: they draft the die that is worth most by the evaluation. They use tools only in
 * solo, where the die that pays is one less on the track, and never those that depend on chance.
 */
import { Codes, type Code } from '@leadlight/core';
import {
  draftsLeft,
  FIELD_NONE,
  firstOf,
  isTool,
  KIND,
  kindOf,
  sagrada,
  secondOf,
  settledDie,
  valueOf,
  type Position,
} from '@leadlight/sagrada';
import type { Prospects } from './prospects.ts';

const DONE = KIND.done as number as Code;

/** At most this many tool moves are tried, evenly spread over longer lists. */
const TOOL_MOVES = 24;

export class Policy {
  private readonly codes = new Codes();
  private readonly prospects: Prospects;
  private readonly scratch: Position;
  /** The best choice so far and its worth. */
  private best = DONE;
  private most = 0;

  constructor(prospects: Prospects, position: Position) {
    this.prospects = prospects;
    this.scratch = sagrada.copy(position);
  }

  /** The next move of the seat whose turn it is; the phase is `turn` or `settle`. */
  choose(position: Position): Code {
    const solo = position.players === 1;
    if (position.phase === 'turn' && position.drafted && !solo) return DONE;
    this.best = DONE;
    this.most = -Infinity;
    if (position.phase === 'settle' || !position.drafted) this.chooseDraft(position);
    if (solo && position.phase === 'turn' && !position.tooled) this.chooseTool(position);
    return this.best;
  }

  private consider(code: Code, value: number): void {
    if (value > this.most) [this.best, this.most] = [code, value];
  }

  /** Any choice uses up this turn's draft. In solo, a die taken does not go to the track (G-66). */
  private chooseDraft(position: Position): void {
    const { seat, players } = position;
    this.codes.clear();
    sagrada.plainMoves(position, seat, this.codes);
    const inTurn = position.phase === 'turn';
    const evaluation = this.prospects.evaluationFor(position, seat);
    evaluation.lay(position.windows[seat], draftsLeft(position, seat) - (inTurn ? 1 : 0));
    const around = this.prospects.around(position);
    const stay = evaluation.value() + around;
    if (inTurn) this.consider(DONE, stay);
    for (let i = 0; i < this.codes.count; i++) {
      const code = this.codes.at[i];
      if (kindOf(code) === KIND.done) continue;
      if (secondOf(code) === FIELD_NONE) this.consider(code, stay);
      else {
        const die = dieOf(position, code);
        const pips = players === 1 ? valueOf(die) : 0;
        this.consider(code, evaluation.valueWith(die, secondOf(code)) + around + pips);
      }
    }
  }

  /** Drafting tools replace a plain draft; other tools come after it. */
  private chooseTool(position: Position): void {
    if (position.drafted) this.consider(DONE, this.prospects.own(position, position.seat));
    this.codes.clear();
    sagrada.moves(position, position.seat, this.codes);
    const tools = this.codes.at.slice(0, this.codes.count).filter(isTool);
    const stride = Math.ceil(tools.length / TOOL_MOVES);
    for (let i = 0; i < tools.length; i += stride) this.considerTool(position, tools[i]);
  }

  private considerTool(position: Position, code: Code): void {
    sagrada.copyInto(position, this.scratch);
    sagrada.apply(this.scratch, code);
    if (!this.scratch.drafted || this.scratch.phase !== 'turn') return;
    this.consider(code, this.prospects.own(this.scratch, position.seat));
  }
}

const dieOf = (position: Position, code: Code): number =>
  kindOf(code) === KIND.settle ? settledDie(position, code) : firstOf(code);
