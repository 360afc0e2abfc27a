import { TOOL_IDS, type ToolId } from '../vocabulary.ts';
import { copperFoilBurnisher } from './copper-foil-burnisher.ts';
import { corkBackedStraightedge } from './cork-backed-straightedge.ts';
import { eglomiseBrush } from './eglomise-brush.ts';
import { fluxBrush } from './flux-brush.ts';
import { fluxRemover } from './flux-remover.ts';
import { glazingHammer } from './glazing-hammer.ts';
import { grindingStone } from './grinding-stone.ts';
import { grozingPliers } from './grozing-pliers.ts';
import { lathekin } from './lathekin.ts';
import { lensCutter } from './lens-cutter.ts';
import { runningPliers } from './running-pliers.ts';
import { tapWheel } from './tap-wheel.ts';
import type { Tool } from './tool.ts';
import type { ToolField } from './fields.ts';

const BY_ID = {
  'grozing-pliers': grozingPliers,
  'eglomise-brush': eglomiseBrush,
  'copper-foil-burnisher': copperFoilBurnisher,
  lathekin,
  'lens-cutter': lensCutter,
  'flux-brush': fluxBrush,
  'glazing-hammer': glazingHammer,
  'running-pliers': runningPliers,
  'cork-backed-straightedge': corkBackedStraightedge,
  'grinding-stone': grindingStone,
  'flux-remover': fluxRemover,
  'tap-wheel': tapWheel,
} satisfies Readonly<Record<ToolId, Tool>>;

/** What a player chooses to use the tool, in order. */
export const toolFields = (tool: ToolId): readonly ToolField[] => BY_ID[tool].fields;

/** The kinds of a tool's fields. */
export type KindsOf<Id extends ToolId> = (typeof BY_ID)[Id]['fields'][number]['kind'];

/** In component order: a tool's index is its place here. */
export const TOOLS: readonly Tool[] = TOOL_IDS.map((id) => BY_ID[id]);
