/** The options of Sagrada in chosen or stored values; unknown values get their defaults. */
import type { Fields } from '../../../game/entry.ts';

export interface SagradaOptions extends Fields {
  /** The number of tools in a solo game. */
  readonly tools: number;
}

const USUAL_TOOLS = 3;
const MOST_TOOLS = 5;

const isToolCount = (count: unknown): count is number =>
  Number.isInteger(count) && Number(count) >= 1 && Number(count) <= MOST_TOOLS;

export const optionsFrom = ({ tools }: Fields): SagradaOptions => ({
  tools: isToolCount(tools) ? tools : USUAL_TOOLS,
});
