/**
 * The check of a game, in the steps that a player understands: the seed, the salts, chance, moves and the score. The
 * rules and the checks themselves are those of every record (`examineRecord`).
 */
import { examineRecord, type AnyProblem, type Examination, type GameRecord, type GameTypes } from '@leadlight/core';
import type { Witnessed } from '../../online/witnessed.ts';
import { levelInRecord } from '../../records/names.ts';
import type { AnyParsed } from '../../records/read.ts';

/** `unknown`: it can't be checked, or not from here. */
export type StepState = 'fine' | 'unknown' | 'warning' | 'wrong';

/** From good to bad: the worst step decides about the whole. */
const STATES: readonly StepState[] = ['fine', 'unknown', 'warning', 'wrong'];

/** What a seat added to the chance. */
export type SaltState = 'added' | 'left-out' | 'none' | 'bot' | 'unsealed' | 'wrong';

interface Step {
  readonly state: StepState;
  readonly problems: readonly AnyProblem[];
}

export interface SeedStep extends Step {
  readonly seed: 'kept' | 'broken' | 'missing';
  /** Whether this device saw the same commitment during the game; undefined if it saw none. */
  readonly isAsSeen: boolean | undefined;
}

export interface SaltsStep extends Step {
  readonly seats: readonly SaltState[];
  /** Whether the salt of this device is in the game; undefined if it had none. */
  readonly hasOwn: boolean | undefined;
}

export interface Report extends AnyParsed {
  readonly examination: Examination;
  readonly seen: Witnessed | undefined;
  readonly seed: SeedStep;
  readonly salts: SaltsStep;
  readonly chance: Step;
  readonly moves: Step;
  readonly score: Step;
  /** That of the worst step. */
  readonly verdict: StepState;
}

/** `seen` is what this device saw of the beginning of the game. */
export function reportOn({ client, record }: AnyParsed, seen?: Witnessed): Report {
  const examination: Examination = examineRecord(client.game, record);
  const steps = {
    seed: seedStep(record, examination, seen),
    salts: saltsStep(record, examination, seen),
    chance: chanceStep(record, examination),
    moves: movesStep(record, examination),
    score: scoreStep(examination),
  };
  return { client, record, examination, seen, ...steps, verdict: worstOf(Object.values(steps)) };
}

const worstOf = (steps: readonly { readonly state: StepState }[]): StepState =>
  STATES.findLast((state) => steps.some((step) => step.state === state)) ?? 'fine';

function seedStep({ seed, commitment }: GameRecord, found: Examination, seen: Witnessed | undefined): SeedStep {
  const problems = found.commitment;
  const isAsSeen = seen && seen.commitment === commitment;
  const kept = problems.length > 0 ? 'broken' : 'kept';
  const state = problems.length > 0 || isAsSeen === false ? 'wrong' : seed === undefined ? 'unknown' : 'fine';
  return { state, problems, seed: seed === undefined ? 'missing' : kept, isAsSeen };
}

function saltsStep(record: GameRecord, { salts: problems }: Examination, seen: Witnessed | undefined): SaltsStep {
  const wrong = new Set(problems.map(({ path }) => path));
  const seats = record.salts.map((_, seat): SaltState =>
    wrong.has(`salts[${seat}]`) ? 'wrong' : saltAt(record, seat),
  );
  const hasOwn = seen?.salt === undefined ? undefined : record.salts[seen.seat ?? -1] === seen.salt;
  return { state: saltsState(record, seats, problems, hasOwn), problems, seats, hasOwn };
}

function saltAt({ players, salts, saltCommitments, saltNonces }: GameRecord, seat: number): SaltState {
  const isSealed = (saltCommitments?.[seat] ?? '') !== '';
  if (isSealed) return saltNonces?.[seat] === '' ? 'left-out' : 'added';
  if (salts[seat] !== '') return 'unsealed';
  return levelInRecord(players[seat]?.name ?? '') === undefined ? 'none' : 'bot';
}

function saltsState(
  { saltCommitments }: GameRecord,
  seats: readonly SaltState[],
  problems: readonly AnyProblem[],
  hasOwn: boolean | undefined,
): StepState {
  if (problems.length > 0) return 'wrong';
  // Games in one browser have no salts: there is nobody else to trust.
  if (saltCommitments === undefined && seats.every((seat) => seat === 'none' || seat === 'bot')) return 'unknown';
  return hasOwn === false || seats.some((seat) => seat !== 'added' && seat !== 'bot') ? 'warning' : 'fine';
}

/** The event with a problem, from 0; undefined if there is none. */
export function faultIn({ course }: Examination): number | undefined {
  const [, index] = /^events\[(\d+)\]/.exec(course[0]?.path ?? '') ?? [];
  return index === undefined ? undefined : Number(index);
}

/** Whether the course stopped at a chance event, rather than at a decision. */
function isChanceFault({ events }: GameRecord, found: Examination): boolean {
  if (found.course.some(({ reason }) => reason.key === 'record-chance')) return true;
  const event: GameTypes['event'] | undefined = events[faultIn(found) ?? -1];
  return event !== undefined && !('player' in event) && event.type !== 'end';
}

function chanceStep(record: GameRecord, found: Examination): Step {
  if (found.course.length === 0) return { state: found.chance === 'proved' ? 'fine' : 'unknown', problems: [] };
  return isChanceFault(record, found) ? { state: 'wrong', problems: found.course } : { state: 'unknown', problems: [] };
}

function movesStep(record: GameRecord, found: Examination): Step {
  if (found.course.length === 0) return { state: found.sight === 'full' ? 'fine' : 'unknown', problems: [] };
  return isChanceFault(record, found) ? { state: 'unknown', problems: [] } : { state: 'wrong', problems: found.course };
}

function scoreStep({ closing, result }: Examination): Step {
  if (closing.length > 0) return { state: 'wrong', problems: closing };
  return { state: result === undefined ? 'unknown' : 'fine', problems: [] };
}

/** The moves that a bot made for somebody who was away. */
export const stoodInFor = ({ events }: GameRecord): number => events.filter(({ by }) => by !== undefined).length;
