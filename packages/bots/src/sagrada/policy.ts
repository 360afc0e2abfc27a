/** How seats play in imagined futures: the draft that is worth most by the evaluation, and no tools. */
import { Codes, type Code } from '@leadlight/core';
import {
  draftsLeft,
  FIELD_NONE,
  firstOf,
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

export class Policy {
  private readonly codes = new Codes();
  private readonly prospects: Prospects;

  constructor(prospects: Prospects) {
    this.prospects = prospects;
  }

  /** What the seat to move does next; the phase is `turn` or `settle`. */
  choose(position: Position): Code {
    if (position.phase === 'turn' && position.drafted) return DONE;
    this.codes.clear();
    sagrada.plainMoves(position, position.seat, this.codes);
    return this.codes.count === 1 ? this.codes.at[0] : this.best(position);
  }

  /** Whatever is chosen uses up the draft of this turn. In solo, a die taken is not on the track (G-66). */
  private best(position: Position): Code {
    const { seat, players } = position;
    const evaluation = this.prospects.evaluationFor(position, seat);
    const inTurn = position.phase === 'turn';
    evaluation.lay(position.windows[seat], draftsLeft(position, seat) - (inTurn ? 1 : 0));
    let best = DONE;
    let most = inTurn ? evaluation.value() : -Infinity;
    for (let i = 0; i < this.codes.count; i++) {
      const code = this.codes.at[i];
      const die = dieOf(position, code);
      const cell = secondOf(code);
      const worth = cell === FIELD_NONE ? evaluation.value() : evaluation.valueWith(die, cell);
      const value = players === 1 && cell !== FIELD_NONE ? worth + valueOf(die) : worth;
      if (value > most) [best, most] = [code, value];
    }
    return best;
  }
}

const dieOf = (position: Position, code: Code): number =>
  kindOf(code) === KIND.settle ? settledDie(position, code) : firstOf(code);
