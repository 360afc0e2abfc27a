import { chromium, type Browser } from 'playwright-core';
import { PROGRAMS, locate } from '../../scripts/bootstrap/programs.mjs';

/** Keeps the browser from contacting hosts outside this machine; root has no sandbox to run it in. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** This machine's own chromium. */
export const openBrowser = async (more: readonly string[] = []): Promise<Browser> => {
  const executablePath = locate(PROGRAMS['chromium']);
  if (executablePath === undefined) throw new Error('chromium is missing: npm run setup -- chromium');
  return await chromium.launch({ executablePath, args: [...FLAGS, ...more] });
};
