/** Lets an already chosen die be given to a tool. */
import type { Sagrada, ToolId } from '@leadlight/sagrada';
import type { Turn } from '../../../play/turn.ts';
import type { SagradaStep } from './steps.ts';

/** The tools that can be used on the die chosen for placing; empty if none was chosen. */
export function toolsForDie(turn: Turn<Sagrada, SagradaStep>): ReadonlySet<ToolId> {
  const [first] = turn.chooser.touched;
  if (first?.kind !== 'die') return new Set();
  const fresh = turn.undo().chooser.moves;
  const uses = fresh.filter((move) => move.type === 'tool');
  return new Set(uses.filter((use) => 'die' in use && use.die === first.die).map(({ tool }) => tool));
}
