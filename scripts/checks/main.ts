import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { STATIC_STEPS, STEP_NAMES, TESTS, type Step } from './steps.ts';
import {
  NOTHING,
  add,
  checkTally,
  filesToRepeat,
  lastLine,
  testTally,
  withRepeated,
  type Tally,
  type TestReport,
} from './tally.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PROGRAMS = join(ROOT, 'node_modules', '.bin');

interface Ran {
  readonly isOk: boolean;
  /** The output, if it was captured. */
  readonly output: string;
}

/** Runs a program of the workspace. The workspace's programs come first in PATH, and Node 24 with them. */
const run = ([program = '', ...args]: readonly string[], stdio: 'inherit' | 'pipe'): Promise<Ran> =>
  new Promise((resolve) => {
    const child = spawn(join(PROGRAMS, program), args, {
      cwd: ROOT,
      stdio: ['inherit', stdio, stdio],
      env: { ...process.env, PATH: `${PROGRAMS}${delimiter}${process.env['PATH'] ?? ''}` },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (said: Buffer) => (output += String(said)));
    child.on('error', ({ message }) => resolve({ isOk: false, output: message }));
    child.on('close', (status) => resolve({ isOk: status === 0, output }));
  });

const verdict = (name: string, { failed }: Tally, begun: number): string =>
  `== ${name}: ${failed === 0 ? 'ok' : 'FAILED'} after ${((performance.now() - begun) / 1000).toFixed(1)} s`;

/** Checks run in parallel with each other and with the tests, so each prints its output once it is done. */
async function runStep({ name, commands }: Step): Promise<Tally> {
  const begun = performance.now();
  const ran: Ran[] = [];
  for (const command of commands) ran.push(await run(command, 'pipe'));
  const tally = checkTally(ran.every(({ isOk }) => isOk));
  console.log(`\n== ${name}\n${ran.map(({ output }) => output).join('')}${verdict(name, tally, begun)}`);
  return tally;
}

const readReport = (file: string): TestReport | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestReport;
  } catch {
    return undefined;
  }
};

interface TestRun {
  readonly isOk: boolean;
  readonly report: TestReport | undefined;
}

/** Runs all test files, or only these. */
async function runFiles(files: readonly string[] = []): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'leadlight-tests-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { isOk } = await run(['vitest', 'run', ...reporters, ...files], 'inherit');
  const report = readReport(file);
  rmSync(folder, { recursive: true });
  return { isOk, report };
}

/** Names the files that passed only by themselves: they are too sensitive to a busy machine. */
async function repeatFailed({ isOk, report }: TestRun): Promise<TestRun> {
  const files = report === undefined ? [] : filesToRepeat(report);
  if (isOk || report === undefined || files.length === 0) return { isOk, report };
  console.log(`\n== again, by themselves: ${files.join(', ')}`);
  const again = await runFiles(files);
  if (again.isOk) console.log(`== FAILED AT FIRST, and passed by themselves: ${files.join(', ')}`);
  return { isOk: again.isOk, report: again.report && withRepeated(report, again.report) };
}

async function runTests(): Promise<Tally> {
  console.log(`\n== ${TESTS}`);
  const begun = performance.now();
  const { isOk, report } = await repeatFailed(await runFiles());
  const tally = testTally(report, isOk);
  console.log(verdict(TESTS, tally, begun));
  return tally;
}

async function main(wanted: readonly string[]): Promise<number> {
  const unknown = wanted.filter((name) => !STEP_NAMES.includes(name));
  if (unknown.length > 0) {
    console.error(`Unknown step: ${unknown.join(', ')}. Choose from: ${STEP_NAMES.join(', ')}.`);
    return 2;
  }
  const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
  const checks = STATIC_STEPS.filter(({ name }) => isWanted(name)).map(runStep);
  const tests = isWanted(TESTS) ? runTests() : NOTHING;
  const tally = (await Promise.all([...checks, tests])).reduce(add, NOTHING);
  console.log(`\n${lastLine(tally)}`);
  return tally.failed === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
