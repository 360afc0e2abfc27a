import { expect, test } from 'vitest';
import { bareEvent } from '../src/index.ts';

test('an event keeps the fields of the format, in lists and in objects too', () => {
  const event = { type: 'tool', player: 0, tool: 'lathekin', moves: [{ from: 'A1', to: 'B2' }], pay: null };
  expect(bareEvent({}, event)).toEqual(event);
});

test('an event loses all other fields, and remarks that change nothing', () => {
  const laden = JSON.parse(
    '{"type":"tool","by":"bot:master","legal":3,"junk":[1],"__proto__":{"x":1},"moves":[{"from":"A1","to":"B2","why":"x"}]}',
  ) as { readonly type: string };
  const bare = bareEvent({}, laden);
  expect(JSON.stringify(bare)).toBe('{"type":"tool","moves":[{"from":"A1","to":"B2"}]}');
  expect(Object.getPrototypeOf(bare)).toBe(Object.prototype);
});

test('an event keeps the fields of its own game', () => {
  const event = { type: 'deal', hands: [['amber'], null], junk: 1 };
  expect(bareEvent({ fields: ['hands'] }, event)).toEqual({ type: 'deal', hands: [['amber'], null] });
  expect(bareEvent({}, event)).toEqual({ type: 'deal' });
});
