/** The steps of a choice in a few words. */
import type { TextsWith } from '@leadlight/messages';
import { PATTERN_CARDS, type Cell, type Die, type ToolId, type Value, type View } from '@leadlight/sagrada';
import { CELLS, printedOn } from '../board/board.ts';
import { factsOf } from '../board/facts.ts';
import { costOf } from '../describe.ts';
import type { SagradaStep } from '../choosing/steps.ts';
import type { Now } from './choose.ts';

type Words = TextsWith<'sagrada'>;

function nameOfTool(id: ToolId, { position }: Now, view: View, { names, sagrada, web }: Words): string {
  const at = view.tools.findIndex((tool) => tool.id === id);
  const tool = view.tools[at];
  const { name } = names.sagrada.tools[id];
  return tool === undefined ? name : web.spoken.item(name, costOf(tool, factsOf(position).prices[at], sagrada.board));
}

/** A space of the player's window, with its die as it is after the touched steps, or without one. */
function nameOfSpace(cell: Cell, die: Die | null, { seat = 0 }: Now, view: View, { sagrada }: Words): string {
  const pattern = view.seats[seat]?.pattern ?? null;
  const printed = pattern === null ? null : (printedOn(pattern)[CELLS.indexOf(cell)] ?? null);
  return sagrada.board.space({ cell, printed, die, impossible: false });
}

const dieAt = (cell: Cell, { seat = 0 }: Now, view: View): Die | null =>
  view.seats[seat]?.dice[CELLS.indexOf(cell)] ?? null;

/** The face that a die is turned to. */
function nameOfValue(value: Value, { touched }: Now, view: View, { sagrada }: Words): string {
  const die = touched.find((step) => step.kind === 'die')?.die ?? view.turn?.hand;
  return die === undefined || die === null ? String(value) : sagrada.board.die(`${die.slice(0, 1)}${value}` as Die);
}

export function nameOfSagrada(step: SagradaStep, moment: Now, view: View, words: Words): string {
  const { sagrada, names, web } = words;
  switch (step.kind) {
    case 'pattern':
      return sagrada.board.offer(names.sagrada.patterns[step.pattern], PATTERN_CARDS[step.pattern].difficulty);
    case 'die':
      return sagrada.board.die(step.die);
    case 'tool':
      return nameOfTool(step.tool, moment, view, words);
    case 'pay':
      return sagrada.board.paying(step.die);
    case 'value':
      return nameOfValue(step.value, moment, view, words);
    case 'track':
      return sagrada.board.trackSpace(step.round, [step.die]);
    case 'cell':
      return nameOfSpace(step.cell, null, moment, view, words);
    case 'lift':
      return nameOfSpace(step.cell, dieAt(step.cell, moment, view), moment, view, words);
    case 'enough':
      return web.play.enough;
    case 'pool':
      return web.play.toPool;
    case 'done':
      return web.play.endTurn;
  }
}
