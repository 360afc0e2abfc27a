/** The parts of the rules that are not drawn from the boards. */
import ObjectiveSigns from './ObjectiveSigns.svelte';
import Objectives from './Objectives.svelte';

export const tables = { objectives: Objectives };
export const summaryTables = { objectives: ObjectiveSigns };
