/** Remembered values are all written, or none is changed. */
import { expect, test } from 'vitest';
import { writeAll } from '../src/storage/remember.ts';

/** A limited storage, like a browser's. */
class Small {
  readonly values = new Map<string, string>();
  private readonly most: number;

  constructor(most: number, values: Readonly<Record<string, string>>) {
    this.most = most;
    for (const [name, value] of Object.entries(values)) this.values.set(name, value);
  }

  getItem(name: string): string | null {
    return this.values.get(name) ?? null;
  }

  setItem(name: string, value: string): void {
    const others = [...this.values].filter(([other]) => other !== name).flat();
    if ([...others, name, value].join('').length > this.most) throw new DOMException('full', 'QuotaExceededError');
    this.values.set(name, value);
  }

  removeItem(name: string): void {
    this.values.delete(name);
  }
}

const BEFORE = { a: 'old', b: 'kept' };

test('all values are written and can be undone', () => {
  const memory = new Small(100, BEFORE);
  const undo = writeAll(memory, { a: 'new and longer', c: 'more' });
  expect(Object.fromEntries(memory.values)).toEqual({ a: 'new and longer', b: 'kept', c: 'more' });
  undo();
  expect(Object.fromEntries(memory.values)).toEqual(BEFORE);
});

test.for([
  { a: 'new', c: 'x'.repeat(30) },
  { c: 'x'.repeat(20), d: 'x'.repeat(10) },
  { a: 'x'.repeat(18), d: 'x'.repeat(10) },
])('values that do not fit leave nothing behind: %#', (values) => {
  const memory = new Small(32, BEFORE);
  expect(() => writeAll(memory, values)).toThrow('full');
  expect(Object.fromEntries(memory.values)).toEqual(BEFORE);
});
