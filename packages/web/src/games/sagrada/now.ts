/** What matters before a choice, from the legal moves: short facts for the turn panel. */
import type { SagradaTurnTexts, TextsWith } from '@leadlight/messages';
import {
  priceOf,
  TOOL_COLOURS,
  turnsOfRound,
  type Die,
  type Sagrada,
  type ToolId,
  type View,
} from '@leadlight/sagrada';
import type { Turn } from '../../play/turn.ts';
import type { SagradaStep } from './choosing/steps.ts';

type Choice = Turn<Sagrada, SagradaStep>;

interface Now {
  readonly turn: Choice;
  readonly view: View;
  readonly texts: TextsWith<'sagrada'>;
  readonly words: SagradaTurnTexts;
}

export function factsNow(now: Now): readonly string[] {
  const { view, words } = now;
  return view.turn?.drafted === true
    ? [turnOf(now), words.drafted, toolsOf(now)]
    : [turnOf(now), fitsOf(now), toolsOf(now), words.passes];
}

function turnOf({ turn, view, words }: Now): string {
  const own = turnsOfRound(turn.position).filter(({ seat }) => seat === turn.seat);
  return own.some(({ state }) => state === 'skipped') ? words.onlyTurn : words.turn(view.turn?.which ?? 1);
}

function fitsOf({ turn, view, words }: Now): string {
  const placed = new Set(turn.chooser.moves.flatMap((move): Die[] => (move.type === 'place' ? [move.die] : [])));
  return words.fits(view.pool.filter((die) => placed.has(die)).length, view.pool.length);
}

function toolsOf({ turn, view, texts, words }: Now): string {
  if (view.turn?.tooled === true) return words.tooled;
  const used = new Set(turn.chooser.moves.flatMap((move): ToolId[] => (move.type === 'tool' ? [move.tool] : [])));
  const isSolo = view.seats.length === 1;
  const tools = view.tools.flatMap(({ id }, slot) =>
    used.has(id) ? [toolAt(texts, id, isSolo ? undefined : priceOf(turn.position, slot))] : [],
  );
  const tokens = isSolo ? null : (view.seats[turn.seat]?.tokens ?? 0);
  return tools.length === 0 ? words.noTool(tokens) : words.tools(tools, tokens);
}

/** In solo a tool costs a die. */
function toolAt({ names, sagrada: { board } }: TextsWith<'sagrada'>, id: ToolId, price: number | undefined): string {
  return `${names.sagrada.tools[id].name} (${price ?? board.priceDie(TOOL_COLOURS[id])})`;
}
