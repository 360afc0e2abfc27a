/** Carries out plans on a connection of its own, one after another. Knows nothing about what it writes. */
import { parentPort, workerData } from 'node:worker_threads';
import { ignoreStatements } from '../statements.ts';
import { storageErrorOf } from './errors.ts';
import { openFile, type FileOptions } from './file.ts';
import { Statements } from './statements.ts';
import type { ThreadAnswer, ThreadPlan, ThreadStatement } from './appending-messages.ts';

const statements = new Statements(await openFile(workerData as FileOptions), ignoreStatements);

/** By their numbers. */
const texts: string[] = [];

const rowsOf = ([number, values]: ThreadStatement): readonly { readonly table_id: string }[] =>
  statements.run<{ readonly table_id: string }>(texts[number] ?? '', values).rows;

/** Either all win, or nothing is written. */
function carryOut({ appends, firsts, others }: ThreadPlan): readonly string[] {
  statements.begin();
  try {
    const won = firsts.flatMap(rowsOf).map(({ table_id }) => table_id);
    if (won.length < appends) return won;
    for (const each of others) rowsOf(each);
    statements.commit();
    return won;
  } finally {
    statements.rollBack();
  }
}

function answer(plan: ThreadPlan): ThreadAnswer {
  texts.push(...plan.texts);
  try {
    return { won: carryOut(plan) };
  } catch (error) {
    const { problem, message } = storageErrorOf(error);
    return { failed: { problem, message } };
  }
}

parentPort?.on('message', (plan: ThreadPlan | null) => {
  if (plan !== null) return parentPort?.postMessage(answer(plan), []);
  statements.close();
  parentPort?.close();
});
parentPort?.postMessage('ready', []);
