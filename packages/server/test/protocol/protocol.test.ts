/** docs/protocol.md says what the server does. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CLIENT_FRAME_TYPES,
  CLOSE_CODES,
  HTTP_ERRORS,
  MOST_BYTES,
  MOST_CHAT,
  MOST_FOLLOWED,
  MOST_NAME,
  REFUSALS,
  SERVER_FRAME_TYPES,
} from '@leadlight/protocol';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../src/http/limits.ts';
import { STATUS } from '../../src/http/problems.ts';
import { runService } from '../online/service.ts';
import { exampleWorld, fits, Session, stepsIn } from './session.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/protocol.md'), 'utf8');

/** The rows of all tables, cell by cell. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll(/[`,]/g, '')),
  );

const firstCells = rows.map(([first]) => first);

test('the example session happens as it is written', async () => {
  const running = await runService({}, { world: exampleWorld() });
  const session = new Session(running.address);
  const steps = stepsIn(page);
  expect(steps.length).toBeGreaterThan(50);
  for (const step of steps) {
    const came = await session.take(step);
    const isAsWritten = came === undefined || fits(came, step.rest);
    expect(isAsWritten ? step.rest : came, `${step.who} ${step.what}`).toBe(step.rest);
  }
  expect(session.unseen).toEqual([]);
  await running.close();
});

describe('the page', () => {
  test.each([...CLIENT_FRAME_TYPES, ...SERVER_FRAME_TYPES])('describes the frame %s', (type) => {
    expect(firstCells).toContain(type);
  });

  test.each(HTTP_ERRORS)('lists the error %s with its status', (error) => {
    expect(rows.find(([first]) => first === error)?.[1]).toBe(String(STATUS[error]));
  });

  test.each(Object.entries(CLOSE_CODES))('lists the reason %s with its code', (reason, code) => {
    expect(rows.find(([, second]) => second === reason)?.[0]).toBe(String(code));
  });

  test.each(REFUSALS)('names the refusal %s', (code) => {
    expect(page).toContain(`\`${code}\``);
  });

  test('has the limits of the server', () => {
    const { requests, entries, connections, frames, follows, words, refusals, tables, unread, silence } = LIMITS;
    const rates = [requests, entries, frames, follows, words, refusals, tables];
    const expected = [
      ...rates.map(({ burst, perSecond }) => [burst, perSecond]),
      ...[connections, MOST_FOLLOWED, MOST_BYTES, unread, silence, MOST_CHAT, MOST_NAME].map((most) => [most, '']),
    ];
    const shown = rows.slice(rows.findIndex(([first]) => first === 'requests of a network')).map((row) => row.slice(1));
    expect(shown.map(String).toSorted()).toEqual(expected.map(String).toSorted());
  });
});
