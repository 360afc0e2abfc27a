/** What it takes to ask the database which games wait for people, and how far tables have come. */
import { setTimeout as pause } from 'node:timers/promises';
import {
  openPostgres,
  type IdentityId,
  type Storage,
  type TableId,
} from '../../../../../packages/server/src/storage/index.ts';
import { cpuOfFamily } from '../../load/processes.ts';

/** For each person or table that a node asks about, together with many others. CPU times are in milliseconds. */
export interface Question {
  readonly node: number;
  readonly database: number;
  readonly statements: number;
}

export interface Questions {
  readonly person: Question;
  readonly table: Question;
}

/** A database with running games, for which nobody does much at the moment. */
interface Asked {
  readonly url: string;
  readonly pid: number;
}

/** As many as one statement asks about. */
const MANY = 64;

const TIMES = 400;
const IDLE_MS = 2000;

export async function measureQuestions({ url, pid }: Asked): Promise<Questions> {
  const count = { statements: 0 };
  const storage = await openPostgres({ url, onStatement: () => void count.statements++ });
  const { people, tables } = await someOf(storage);
  const used = (): Question => {
    const { user, system } = process.cpuUsage();
    return { node: (user + system) / 1000, database: cpuOfFamily(pid), statements: count.statements };
  };
  const ask = async (question: () => Promise<unknown>, about: number): Promise<Question> => {
    await repeated(question);
    const background = await usedIn(used, () => pause(IDLE_MS));
    const asking = await usedIn(used, () => repeated(question));
    return perItem(asking, background, about * TIMES);
  };
  const questions = {
    person: await ask(() => storage.tables.waitingFor(people), people.length),
    table: await ask(() => storage.tables.progress(tables), tables.length),
  };
  await storage.close();
  return questions;
}

async function someOf({ tables }: Storage): Promise<{
  readonly people: readonly IdentityId[];
  readonly tables: readonly TableId[];
}> {
  const cards = await tables.list({ kind: 'running', limit: MANY });
  const people = cards.flatMap((card) => card.people.map(({ identity }) => identity));
  return { people: people.slice(0, MANY), tables: cards.map(({ table }) => table) };
}

async function repeated(question: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < TIMES; time++) await question();
}

interface Span {
  readonly used: Question;
  readonly milliseconds: number;
}

async function usedIn(used: () => Question, work: () => Promise<void>): Promise<Span> {
  const [before, begun] = [used(), performance.now()];
  await work();
  return { used: difference(used(), before), milliseconds: performance.now() - begun };
}

const difference = (after: Question, before: Question): Question => ({
  node: after.node - before.node,
  database: after.database - before.database,
  statements: after.statements - before.statements,
});

/** Without what goes on anyway. */
function perItem(asking: Span, background: Span, items: number): Question {
  const share = asking.milliseconds / background.milliseconds;
  const { node, database, statements } = background.used;
  const beyond = difference(asking.used, { node: node * share, database: database * share, statements });
  return { node: beyond.node / items, database: beyond.database / items, statements: beyond.statements / items };
}
