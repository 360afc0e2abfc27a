import { expect, test } from 'vitest';
import { Turns } from '../src/index.ts';

test('work is done in order, at once if nothing is under way, and failures stop nobody', async () => {
  const turns = new Turns();
  const done: string[] = [];
  const work = (name: string) => async (): Promise<void> => {
    done.push(`${name} begins`);
    await Promise.resolve();
    done.push(`${name} ends`);
    if (name === 'b') throw new Error(name);
  };
  const asked = ['a', 'b', 'c'].map((name) => turns.take(work(name)));
  expect(done).toEqual(['a begins']);
  await turns.end();
  expect(done).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await turns.take(work('d'));
  expect(done.at(-1)).toBe('d ends');
});
