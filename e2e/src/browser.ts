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

/**
 * Tests look at the layout and the words of pages, never at their pixels, and their pages live for seconds. Without
 * memory for pixels nothing is drawn, and what has been compiled is not compiled again to be faster later: that would
 * cost more than it saves.
 */
const UNSEEN = ['--force-gpu-mem-available-mb=0', '--js-flags=--no-maglev,--no-turbofan'];

/** The same browser for tests that need no picture. */
export const openUnseen = (more: readonly string[] = []): Promise<Browser> => openBrowser([...UNSEEN, ...more]);
