/**
 * What the record format says of the pool and of turns, each statement with a way to break it. The order of the pool
 * shows when the hammer is used: its dice are listed in that order.
 */
import type { Loose, LooseRecord } from '../../core/test/sample-records.ts';
import { says, type Statement } from '../../core/test/statements.ts';
import type { Die, ToolId } from '../src/index.ts';
import { isSolo, one, setupOf, use } from './record-statements.ts';

/** How the pool is kept. */
interface Law {
  /** The pool after its roll. */
  readonly rolled: (dice: readonly Die[]) => readonly Die[];
  /** The pool without a die that was taken or paid. */
  readonly without: (pool: readonly Die[], die: Die) => readonly Die[];
  /** The pool with a die that was returned or left. */
  readonly with: (pool: readonly Die[], die: Die) => readonly Die[];
}

/** The law of the format. */
const LAW: Law = {
  rolled: (dice) => dice,
  without: (pool, die) => pool.toSpliced(pool.indexOf(die), 1),
  with: (pool, die) => [...pool, die],
};

interface Lying {
  readonly pool: readonly Die[];
  /** The die of a flux tool; of one that was drawn only the colour counts. */
  readonly hand: string;
  /** The tool used last. */
  readonly tool: ToolId | undefined;
}

/** What an event has of dice. */
interface Dice {
  readonly type: string;
  readonly dice: readonly Die[];
  readonly tool?: ToolId;
  readonly pay?: Die;
  readonly die?: Die;
  readonly colour: string;
  readonly cell?: string;
  readonly value?: number;
}

/** The dice after one more event. */
function after(law: Law, lying: Lying, event: Dice): Lying {
  switch (event.type) {
    case 'roll':
      return { ...lying, pool: law.rolled(event.dice) };
    case 'place':
    case 'tool':
      return afterMove(law, lying, event);
    case 'rerolled':
      return lying.tool === 'glazing-hammer' ? { ...lying, pool: event.dice } : { ...lying, hand: event.dice[0] };
    case 'drawn':
      return { ...lying, hand: event.colour };
    case 'settle':
      return event.cell === undefined ? { ...lying, pool: law.with(lying.pool, settled(lying, event)) } : lying;
    default:
      return lying;
  }
}

function afterMove(law: Law, { pool, hand }: Lying, { tool, pay, die }: Dice): Lying {
  const paid = pay === undefined ? pool : law.without(pool, pay);
  return { pool: die === undefined ? paid : law.without(paid, die), hand, tool };
}

const settled = ({ hand }: Lying, { value }: Dice): Die =>
  (value === undefined ? hand : `${hand.charAt(0)}${value}`) as Die;

/** The pool after these events, as the law would have it. */
const poolAfter = (law: Law, events: readonly Loose[]): readonly Die[] =>
  (events as unknown as readonly Dice[]).reduce<Lying>((lying, event) => after(law, lying, event), {
    pool: [],
    hand: '',
    tool: undefined,
  }).pool;

const colourOf = (die: Die): string => die.charAt(0);

const isHammer = (event: Loose | undefined): boolean => event?.['tool'] === 'glazing-hammer';

/** The places in a reroll by the hammer where another law would have dice of other colours. */
function differences(law: Law, { events }: LooseRecord, index: number): readonly number[] {
  if (!isHammer(events[index - 1])) return [];
  const pool = poolAfter(law, events.slice(0, index));
  const dice = events[index]['dice'] as Die[];
  return [...dice.keys()].filter((at) => colourOf(dice[at]) !== colourOf(pool[at]));
}

/** Whether the law of the format gives the order of every reroll in the record. */
export const isInOrder = (record: LooseRecord): boolean =>
  record.events.every(({ type }, index) => type !== 'rerolled' || differences(LAW, record, index).length === 0);

/** A reroll by the hammer in the order that the pool would have by another law. */
const kept = (words: string, other: Partial<Law>): Statement =>
  says(words, (record, occasion) => {
    const law = { ...LAW, ...other };
    const found = one(occasion, 'rerolled', (_, index) => differences(law, record, index).length > 0);
    if (found === undefined) return undefined;
    const wrong = differences(law, record, found.index);
    const pool = poolAfter(law, record.events.slice(0, found.index));
    const dice = found.event['dice'] as Die[];
    found.event['dice'] = dice.map((die, at) => `${colourOf(pool[at])}${die.charAt(1)}`);
    return wrong.map(() => `${found.path} G-39 reroll-colour`);
  });

const lastEqual: Law['without'] = (pool, die) => pool.toSpliced(pool.lastIndexOf(die), 1);

const order: readonly Statement[] = [
  kept('The **pool keeps the order** of its roll', { rolled: (dice) => dice.toSorted() }),
  kept('A die taken or paid is the first equal one', { without: lastEqual }),
  kept('A die returned or left (G-38, G-43) goes to the end', { with: (pool, die) => [die, ...pool] }),
  says('A payment leaves before the effect', (record, occasion) => {
    const found = one(occasion, 'rerolled', (_, index) => isSolo(record) && isHammer(record.events[index - 1]));
    if (found === undefined) return undefined;
    (found.event['dice'] as unknown[]).push(record.events[found.index - 1]['pay']);
    return `${found.path} G-39 reroll-count`;
  }),
];

/** The seats in the order of their turns in a round. */
function turnsOf(record: LooseRecord, round: number): readonly number[] {
  const players = record.players.length;
  const first = [...record.players.keys()].map((steps) => (setupOf(record).start + round - 1 + steps) % players);
  return [...first, ...first.toReversed()];
}

/** Where in the record a skipped turn would have ended, and whether another turn follows in that round. */
function skippedTurn(
  record: LooseRecord,
  index: number,
): { readonly at: number; readonly isLast: boolean } | undefined {
  const { events } = record;
  const roll = events.findLastIndex(({ type }, at) => type === 'roll' && at < index);
  const next = events.findIndex(({ type }, at) => at > index && (type === 'roll' || type === 'end'));
  const inRound = [...events.keys()].filter((at) => at > roll && (next < 0 || at < next));
  const skips = inRound.filter((at) => events[at]['tool'] === 'running-pliers').map((at) => events[at]['player']);
  const turns = turnsOf(record, Number(events[roll]['round']));
  const isTaken = (seat: number, turn: number): boolean => turn < record.players.length || !skips.includes(seat);
  const skipped = turns.lastIndexOf(Number(events[index]['player']));
  const before = turns.filter((seat, turn) => turn < skipped && isTaken(seat, turn)).length;
  const ended = inRound.filter((at) => events[at]['type'] === 'done').at(before - 1);
  const isLast = !turns.some((seat, turn) => turn > skipped && isTaken(seat, turn));
  return ended === undefined ? undefined : { at: ended + 1, isLast };
}

const turns: readonly Statement[] = [
  says('a turn skipped by running pliers (G-40) has no event', (record, occasion) => {
    const found = use(occasion, 'running-pliers');
    const skipped = found && skippedTurn(record, found.index);
    if (found === undefined || skipped === undefined) return undefined;
    record.events.splice(skipped.at, 0, { type: 'done', player: found.event['player'] });
    return `events[${skipped.at}] ${skipped.isLast ? 'G-13 not-due' : 'G-12 not-your-turn'}`;
  }),
];

export const POOL_STATEMENTS: readonly Statement[] = [...order, ...turns];
