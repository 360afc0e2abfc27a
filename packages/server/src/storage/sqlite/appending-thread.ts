/** Carries out plans on a connection of its own, one after another. Knows nothing about what it writes. */
import { parentPort, workerData } from 'node:worker_threads';
import { ignoreStatements } from '../statements.ts';
import { storageErrorOf } from './errors.ts';
import { openFile, type FileOptions } from './file.ts';
import { Statements } from './statements.ts';
import { valuesIn, type ThreadAnswer, type ThreadPlan, type ThreadStatement } from './appending-messages.ts';

const statements = new Statements(await openFile(workerData as FileOptions), ignoreStatements);

/** By their numbers. */
const texts: string[] = [];

type Rows = readonly { readonly table_id: string }[];

/** Runs statements, each with the next of the values. */
function runner(values: readonly string[]): (statement: ThreadStatement) => Rows {
  let taken = 0;
  return ([number, count]) => {
    const from = taken;
    taken += count;
    return statements.run<Rows[number]>(texts[number] ?? '', values.slice(from, taken)).rows;
  };
}

/** Either all win, or nothing is written. */
function carryOut(plan: ThreadPlan): readonly string[] {
  const { appends, firsts, others } = plan;
  const rowsOf = runner(valuesIn(plan));
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
