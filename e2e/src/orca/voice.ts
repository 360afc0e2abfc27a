/**
 * An output module of Speech Dispatcher that writes down what it is asked to say, one text per line, and is soon done.
 * Usage: voice.ts FILE
 */
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const file = process.argv[2] ?? '';

const answer = (...lines: readonly string[]): boolean => process.stdout.write(`${lines.join('\n')}\n`);

/** The answers before and after the lines of a command that has lines. */
const TAKING: Readonly<Record<string, readonly [before: string, after: string]>> = {
  AUDIO: ['207 OK RECEIVING AUDIO SETTINGS', '203 OK AUDIO INITIALIZED'],
  LOGLEVEL: ['207 OK RECEIVING LOGLEVEL SETTINGS', '203 OK LOG LEVEL SET'],
  SET: ['203 OK RECEIVING SETTINGS', '203 OK SETTINGS RECEIVED'],
  SPEAK: ['202 OK RECEIVING MESSAGE', '200 OK SPEAKING'],
  CHAR: ['202 OK RECEIVING MESSAGE', '200 OK SPEAKING'],
  KEY: ['202 OK RECEIVING MESSAGE', '200 OK SPEAKING'],
  SOUND_ICON: ['202 OK RECEIVING MESSAGE', '200 OK SPEAKING'],
};

/** Single characters, keys and sounds. */
const SPOKEN: ReadonlySet<string> = new Set(['CHAR', 'KEY', 'SOUND_ICON']);

const SIMPLE: Readonly<Record<string, readonly string[]>> = {
  INIT: ['299-voice: ready', '299 OK LOADED SUCCESSFULLY'],
  'LIST VOICES': ['200-ear\ten\tnone', '200-ear\tfr\tnone', '200 OK VOICE LIST SENT'],
  QUIT: ['210 OK QUIT'],
};

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** The words of a text with marks in it. */
const wordsOf = (marked: string): string =>
  marked
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Speech Dispatcher misses what is reported together with the answer before it. */
const MOMENT_MS = 15;

let speaking: NodeJS.Timeout | undefined;

function say(text: string): void {
  if (text !== '') appendFileSync(file, `${text}\n`);
  const finish = (): void => {
    speaking = undefined;
    answer('702 END');
  };
  const begin = (): void => {
    answer('701 BEGIN');
    speaking = setTimeout(finish, MOMENT_MS);
  };
  speaking = setTimeout(begin, MOMENT_MS);
}

/** Only what is being said can be interrupted. */
function interrupt(report: string): void {
  if (speaking === undefined) return;
  clearTimeout(speaking);
  speaking = undefined;
  answer(report);
}

let command = '';
let lines: string[] = [];

function end(): void {
  answer(TAKING[command]?.[1] ?? '');
  if (command === 'SPEAK') say(wordsOf(lines.join(' ')));
  else if (SPOKEN.has(command)) say(lines.join(' '));
  command = '';
  lines = [];
}

createInterface({ input: process.stdin }).on('line', (line) => {
  if (command !== '') {
    if (line === '.') end();
    else lines.push(line);
    return;
  }
  const taking = TAKING[line];
  if (taking !== undefined) {
    command = line;
    answer(taking[0]);
    return;
  }
  if (line === 'STOP') return interrupt('703 STOP');
  if (line === 'PAUSE') return interrupt('704 PAUSE');
  answer(...(SIMPLE[line] ?? ['300 ERR UNKNOWN COMMAND']));
  if (line === 'QUIT') process.exit();
});
