/** Card names for use in a sentence, with the quotation marks of the language. */
import type { Colour, ObjectiveId, PatternId, ToolId } from '@leadlight/sagrada';
import { names } from './names.ts';

const { patterns, tools, objectives, privateObjectives } = names.sagrada;

export const pattern = (id: PatternId): string => `‘${patterns[id]}’`;
export const tool = (id: ToolId): string => `‘${tools[id].name}’`;
/** With its article, inside a sentence: ‘de Loodhamer’. */
export const theTool = (id: ToolId): string => `${id === 'grinding-stone' ? 'het' : 'de'} ${tools[id].name}`;
export const objective = (id: ObjectiveId): string => `‘${objectives[id].name}’`;
export const privateObjective = (colour: Colour): string => `‘${privateObjectives[colour].name}’`;
