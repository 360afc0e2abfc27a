/** Reads the fields of a tool in the order in which the tool declares them. */
import { toolFields, type Die, type FieldKind, type FieldOfKind, type ToolId, type View } from '@leadlight/sagrada';
import type { SagradaStep } from '../choosing/steps.ts';
import { alike, type Taking } from './taking.ts';
import { isValue } from './things.ts';

interface Fields {
  readonly line: Taking;
  readonly view: View;
}

type Steps = readonly SagradaStep[];

/** The only die of the pool with a colour or a value. */
function poolDie({ line, view }: Fields): Die | undefined {
  const whole = line.die();
  if (whole !== undefined) return whole;
  const dice = alike(view.pool, line.colour(), undefined);
  return dice.length === 1 ? dice[0] : undefined;
}

/** The die on the track; without its round, the first with such a die. */
function onTrack({ line, view }: Fields): Steps {
  const round = line.after('round', 1)?.number();
  line.word('track');
  const die = line.die();
  if (die === undefined) return [];
  const at = round ?? view.track.findIndex((dice) => dice.includes(die)) + 1;
  return [{ kind: 'track', round: at === 0 ? 1 : at, die }];
}

function moved({ line }: Fields, { least, most }: FieldOfKind<'moves'>): Steps {
  const steps: SagradaStep[] = [];
  let count = 0;
  for (; count < most; count++) {
    const from = line.cell();
    const to = from === undefined ? undefined : line.cell();
    if (from !== undefined) steps.push({ kind: 'lift', cell: from });
    if (to === undefined) break;
    steps.push({ kind: 'cell', cell: to });
  }
  const isEnough = count >= least && count < most && steps.length === 2 * count;
  return isEnough ? [...steps, { kind: 'enough' }] : steps;
}

/** The steps that the line names for each kind of field; none if it doesn't name it. */
const READERS: { readonly [Kind in FieldKind]: (fields: Fields, field: FieldOfKind<Kind>) => Steps } = {
  die: (fields) => {
    const die = poolDie(fields);
    return die === undefined ? [] : [{ kind: 'die', die }];
  },
  value: ({ line }) => {
    const value = (line.after('value', 1) ?? line).number();
    return value !== undefined && isValue(value) ? [{ kind: 'value', value }] : [];
  },
  swap: onTrack,
  cell: ({ line }) => {
    const cell = line.cell();
    return cell === undefined ? [] : [{ kind: 'cell', cell }];
  },
  moves: moved,
};

/** The steps up to the first field that the line doesn't name. */
export function fieldSteps(tool: ToolId, line: Taking, view: View): Steps {
  const steps: SagradaStep[] = [];
  for (const field of toolFields(tool)) {
    const read = READERS[field.kind]({ line, view }, field as never);
    if (read.length === 0) break;
    steps.push(...read);
  }
  return steps;
}
