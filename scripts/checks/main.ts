import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { STATIC_STEPS, STEP_NAMES, TESTS, type Step } from './steps.ts';
import { NOTHING, add, checkTally, lastLine, testTally, type Tally, type TestReport } from './tally.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PROGRAMS = join(ROOT, 'node_modules', '.bin');

/** Runs a program of the workspace; first in PATH are the workspace's programs, and so Node 24. */
const run = ([program = '', ...args]: readonly string[]): number =>
  spawnSync(join(PROGRAMS, program), args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${PROGRAMS}${delimiter}${process.env['PATH'] ?? ''}` },
  }).status ?? 1;

const announced = (name: string, work: () => Tally): Tally => {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const tally = work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`== ${name}: ${tally.failed === 0 ? 'ok' : 'FAILED'} after ${seconds} s`);
  return tally;
};

const runStep = ({ name, commands }: Step): Tally =>
  announced(name, () => checkTally(commands.map(run).every((status) => status === 0)));

const readReport = (file: string): TestReport | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestReport;
  } catch {
    return undefined;
  }
};

const runTests = (): Tally =>
  announced(TESTS, () => {
    const folder = mkdtempSync(join(tmpdir(), 'leadlight-tests-'));
    const file = join(folder, 'report.json');
    const status = run(['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
    const report = readReport(file);
    rmSync(folder, { recursive: true });
    return testTally(report, status);
  });

const main = (wanted: readonly string[]): number => {
  const unknown = wanted.filter((name) => !STEP_NAMES.includes(name));
  if (unknown.length > 0) {
    console.error(`unknown step: ${unknown.join(', ')}; the steps are ${STEP_NAMES.join(', ')}`);
    return 2;
  }
  const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
  const checks = STATIC_STEPS.filter(({ name }) => isWanted(name)).map(runStep);
  const tally = [...checks, isWanted(TESTS) ? runTests() : NOTHING].reduce(add, NOTHING);
  console.log(`\n${lastLine(tally)}`);
  return tally.failed === 0 ? 0 : 1;
};

process.exitCode = main(process.argv.slice(2));
