/** What the terminal says once the server is running. */
import type { ServerTexts } from '@leadlight/messages';
import { renderUnicodeCompact } from 'uqr';
import type { Addresses } from '../http/addresses.ts';

/** White on black, so that the code is dark on light in a terminal of any colour. */
const painted = (line: string): string => `\u001B[97;40m${line}\u001B[0m`;

/** Scanners need some white around a code. */
const BORDER = 2;

function codeOf(address: string, isTerminal: boolean): readonly string[] {
  const lines = renderUnicodeCompact(address, { border: BORDER }).split('\n');
  return isTerminal ? lines.map(painted) : lines;
}

export function announcement({ here, nearby }: Addresses, words: ServerTexts, isTerminal: boolean): readonly string[] {
  const ready = words.ready(here);
  if (nearby === undefined) return [ready];
  const [first] = nearby;
  if (first === undefined) return [ready, words.noNetwork];
  return [
    ready,
    '',
    words.onNetwork,
    ...nearby.map((address) => `  ${address}`),
    '',
    words.scan,
    ...codeOf(first, isTerminal),
  ];
}
