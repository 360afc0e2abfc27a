/** Card names for use in a sentence. Their capitals mark them as names, so English needs no quotation marks. */
import type { ObjectiveId, PatternId, ToolId } from '@leadlight/sagrada';
import { names } from './names.ts';

const { patterns, tools, objectives } = names.sagrada;

export const pattern = (id: PatternId): string => patterns[id];
export const tool = (id: ToolId): string => tools[id].name;
export const objective = (id: ObjectiveId): string => objectives[id].name;
