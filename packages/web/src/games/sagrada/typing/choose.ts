/** The steps that a typed line names. */
import type { SagradaTypedTexts, TextsWith } from '@leadlight/messages';
import {
  TOOL_COLOURS,
  TOOL_IDS,
  type Cell,
  type Die,
  type PatternId,
  type Sagrada,
  type ToolId,
  type View,
} from '@leadlight/sagrada';
import type { Moment, Understood } from '../../../game/understanding.ts';
import { choice, unclear, type Said } from '../../../typing/replies.ts';
import type { SagradaStep } from '../choosing/steps.ts';
import { fieldSteps } from './fields.ts';
import { alike, Taking } from './taking.ts';
import { isValue, isWhole, thingsOfStep, type Thing } from './things.ts';

export type Now = Moment<Sagrada, SagradaStep>;

export interface SagradaWords {
  readonly texts: TextsWith<'sagrada'>;
  readonly typed: SagradaTypedTexts;
}

/** A line at a moment. */
interface Reading extends SagradaWords {
  readonly line: Taking;
  readonly view: View;
  readonly moment: Now;
}

/** One of the windows on offer, by its name or its number. */
function chooseWindow({ line, view, moment, texts, typed }: Reading): Understood<SagradaStep> {
  const offers = view.seats[moment.seat ?? -1]?.offers ?? [];
  const named = line.named('pattern') as PatternId | undefined;
  const pattern = named ?? offers[(line.number() ?? 0) - 1];
  return pattern === undefined
    ? unclear(typed.whichWindow(offers.map((id) => texts.names.sagrada.patterns[id])))
    : choice([{ kind: 'pattern', pattern }]);
}

/** The die in hand: its value, if it can be chosen, and a space or the pool. */
function settle({ line, view, moment, typed }: Reading): Understood<SagradaStep> {
  const isPool = line.word('pool');
  line.word('value');
  const value = view.turn?.tool === 'flux-remover' ? (line.number() ?? Number(line.die()?.slice(1))) : undefined;
  const cell = line.cell();
  const steps: readonly SagradaStep[] = [
    ...(value !== undefined && isValue(value) ? [{ kind: 'value', value } as const] : []),
    ...(isPool ? [{ kind: 'pool' } as const] : cell === undefined ? [] : [{ kind: 'cell', cell } as const]),
  ];
  return steps.length === 0 ? unclear(typed.handFits(settledCells(moment))) : choice(steps);
}

/** The spaces for the die in hand. */
export const settledCells = ({ legal }: Now): readonly Cell[] => [
  ...new Set(legal.flatMap((move) => (move.type === 'settle' && move.cell !== undefined ? [move.cell] : []))),
];

/** A die of the pool; with only a colour or a value, if there is one such die. */
function dieFrom({ line, view, typed }: Reading): Die | Said {
  const whole = line.die();
  if (whole !== undefined) return whole;
  const [colour, value] = [line.colour(), line.number()];
  const dice = alike(view.pool, colour, value);
  const [only, ...others] = dice;
  if (only === undefined) return unclear(view.pool.length === 0 ? typed.whichDie([]) : typed.noDie);
  return others.length > 0 ? unclear(typed.whichDie(dice)) : only;
}

function place(reading: Reading): Understood<SagradaStep> {
  const die = dieFrom(reading);
  if (typeof die !== 'string') return die;
  const cell = reading.line.cell();
  return choice([{ kind: 'die', die }, ...(cell === undefined ? [] : [{ kind: 'cell', cell } as const])]);
}

/** A tool by its name, or by its number on the table. */
function toolIn({ line, view }: Reading): ToolId | 'unknown' | undefined {
  const named = line.named('tool');
  const tool = TOOL_IDS.find((id) => id === named);
  if (tool !== undefined) return tool;
  if (!line.word('tool')) return undefined;
  return view.tools[(line.number() ?? 0) - 1]?.id ?? 'unknown';
}

/** Solo: the die named after “pay”, or the only one that can pay. */
function payment(tool: ToolId, { line, view }: Reading): readonly SagradaStep[] | undefined {
  if (view.seats.length > 1) return [];
  const named = line.after('pay', 1)?.die();
  const [only, ...others] = alike(view.pool, TOOL_COLOURS[tool], undefined);
  const die = named ?? (others.length > 0 ? undefined : only);
  return die === undefined ? undefined : [{ kind: 'pay', die }];
}

function use(tool: ToolId, reading: Reading): Understood<SagradaStep> {
  const paid = payment(tool, reading);
  const first: SagradaStep = { kind: 'tool', tool };
  return choice(paid === undefined ? [first] : [first, ...paid, ...fieldSteps(tool, reading.line, reading.view)]);
}

const namesOf = ({ view, texts }: Reading): readonly string[] =>
  view.tools.map(({ id }) => texts.names.sagrada.tools[id].name);

function read(reading: Reading): Understood<SagradaStep> {
  const { line, view, typed } = reading;
  if (view.phase === 'choose') return chooseWindow(reading);
  const tool = toolIn(reading);
  if (tool === 'unknown') return unclear(typed.whichTool(namesOf(reading)));
  if (tool !== undefined) return use(tool, reading);
  if (line.word('done')) return choice([{ kind: 'done' }]);
  return view.phase === 'settle' ? settle(reading) : place(reading);
}

/** The line as the end of what was chosen before, if all of it belongs there. */
function goingOn(things: readonly Thing[], reading: Reading): Understood<SagradaStep> | undefined {
  const { touched } = reading.moment;
  if (touched.length === 0 || isWhole(things)) return undefined;
  const line = new Taking([...touched.flatMap(thingsOfStep), ...things]);
  const understood = read({ ...reading, line });
  return line.isEmpty && understood.kind === 'choice' ? understood : undefined;
}

export function chooseSagrada(
  things: readonly Thing[],
  view: View,
  moment: Now,
  words: SagradaWords,
): Understood<SagradaStep> {
  const reading = { ...words, line: new Taking(things), view, moment };
  return goingOn(things, reading) ?? read(reading);
}
