/** The median of several Lighthouse runs. */
import lighthouse, { desktopConfig } from 'lighthouse';

export interface Report {
  /** Out of 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  /** Largest contentful paint, in seconds. */
  readonly largest: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

async function once(address: string, port: number, isDesk: boolean): Promise<Report> {
  const flags = { port, output: 'json', logLevel: 'error' } as const;
  const run = await lighthouse(address, flags, isDesk ? desktopConfig : undefined);
  if (run === undefined) throw new Error(`lighthouse says nothing about ${address}`);
  const { categories, audits } = run.lhr;
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    largest: (audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000,
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  };
}

/** `port`: the browser's remote debugging port. */
export async function measurePage(address: string, port: number, isDesk: boolean, times: number): Promise<Report> {
  const reports: Report[] = [];
  while (reports.length < times) reports.push(await once(address, port, isDesk));
  // Lighthouse sometimes reports no value.
  const middle = (name: keyof Report): number =>
    median(reports.map((report) => report[name]).filter((value) => !Number.isNaN(value)));
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    largest: middle('largest'),
    shift: middle('shift'),
  };
}
