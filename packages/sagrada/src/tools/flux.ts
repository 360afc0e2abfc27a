/** G-38, G-43: the flux tools take a die, wait for chance, and let the player settle the result. */
import { firstField, firstOf } from '../codes.ts';
import { lowest } from '../grid.ts';
import { NONE } from '../dice.ts';
import type { Position } from '../position.ts';
import { TOOL_IDS, type ToolId } from '../vocabulary.ts';
import { DIE } from './fields.ts';
import { beforeDrafting, takeable, takeFromPool, whyNotTake, type Tool } from './tool.ts';
import type { Trace } from '../consequences.ts';
import type { Rule } from '../reasons.ts';

/** From here on the tool waits for its chance; the label of the stream names the tool's event. */
export function awaitChance(position: Position, tool: ToolId, phase: 'rerolled' | 'drawn'): void {
  position.phase = phase;
  position.flux = TOOL_IDS.indexOf(tool);
  position.fluxIndex = position.index;
}

/** The tool has done its work. */
export function endFlux(position: Position): void {
  position.phase = 'turn';
  position.flux = NONE;
  position.fluxIndex = NONE;
  position.hand = NONE;
}

/** G-85, G-95: any die may be taken, even one that could not be placed. G-84: it is this turn's draft. */
export function fluxTool(
  id: ToolId,
  rule: Rule,
  release: (position: Position, die: number, trace: Trace) => void,
): Tool<readonly [typeof DIE]> {
  return {
    rule,
    fields: [DIE],
    untimely: beforeDrafting(id),
    list(bench, base, into) {
      for (let rest = takeable(bench); rest !== 0; rest &= rest - 1) into.add(base | firstField(lowest(rest)));
    },
    why: (bench, code) => whyNotTake(bench, firstOf(code)),
    apply(position, code, trace) {
      takeFromPool(position, firstOf(code), 'G-31', trace);
      position.drafted = true;
      release(position, firstOf(code), trace);
    },
  };
}
