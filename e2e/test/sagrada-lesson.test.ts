/** The first lesson of Sagrada, taken by keyboard and screen reader alone. */
import { expect, test } from 'vitest';
import { SAGRADA_LESSONS, textsFor } from '../../packages/messages/src/index.ts';
import { plainly } from '../../packages/web/src/lessons/phrases.ts';
import { Listener } from '../src/listening.ts';
import { visits } from './visiting.ts';

const { errors, open } = await visits();

const { lessons } = textsFor('en');
const { steps } = lessons.sagrada.first;
type StepId = (typeof SAGRADA_LESSONS.first)[number];

const literally = (text: string): RegExp => new RegExp(plainly(text).replaceAll(/[.?()]/g, String.raw`\$&`));

const nameHere = async (ear: Listener): Promise<string> => (await ear.focused())?.name ?? '';

/** Walks through a group of controls to the one that begins with this name, and chooses it. */
async function choose(ear: Listener, area: string, name: string, key = 'ArrowRight'): Promise<void> {
  await ear.press(area, 'Home');
  for (let moves = 0; moves < 20 && !(await nameHere(ear)).startsWith(name); moves++) await ear.press(key);
  expect(await nameHere(ear)).toMatch(new RegExp(`^${name}`));
  await ear.press('Enter');
}

/** Walks over the grid from wherever the focus is. */
async function chooseSpace(ear: Listener, cell: string): Promise<void> {
  await ear.press('2');
  const here = await nameHere(ear);
  const down = cell.charCodeAt(0) - here.charCodeAt(0);
  const right = Number(cell[1]) - Number(here[1]);
  await ear.press(...Array.from({ length: Math.abs(down) }, () => (down > 0 ? 'ArrowDown' : 'ArrowUp')));
  await ear.press(...Array.from({ length: Math.abs(right) }, () => (right > 0 ? 'ArrowRight' : 'ArrowLeft')));
  expect(await nameHere(ear)).toMatch(new RegExp(`^${cell}`));
  await ear.press('Enter');
}

const place =
  (die: string, cell: string) =>
  async (ear: Listener): Promise<void> => {
    await choose(ear, '1', die);
    await chooseSpace(ear, cell);
    await ear.press('c');
  };

const attempt =
  (die: string, cell: string) =>
  async (ear: Listener): Promise<void> => {
    await choose(ear, '1', die);
    await chooseSpace(ear, cell);
  };

const endTurn = (ear: Listener): Promise<void> => ear.press('e');

/** What a learner does who has only heard what each step asks. */
const DOES: Readonly<Record<StepId, (ear: Listener) => Promise<void>>> = {
  window: async (ear) => {
    await choose(ear, '1', 'Fractal Drops');
    await ear.press('c');
  },
  edge: place('blue 6', 'D3'),
  touching: attempt('purple 2', 'A1'),
  neighbours: attempt('blue 3', 'B5'),
  corners: place('blue 3', 'B4'),
  value: attempt('green 5', 'C5'),
  colour: place('purple 5', 'C4'),
  order: endTurn,
  pass: endTurn,
  tool: async (ear) => {
    await choose(ear, '5', 'Grinding Stone');
    await place('red 1', 'C3')(ear);
  },
  price: (ear) => choose(ear, '5', 'Lathekin', 'ArrowDown'),
  find: place('purple 6', 'D5'),
  public: place('green 4', 'D4'),
  private: place('red 5', 'B1'),
  last: place('blue 2', 'D1'),
  end: endTurn,
};

test('a whole lesson by ear, from the window to the final scoring', { timeout: 240_000 }, async () => {
  const ear = await Listener.to(await open('learn/sagrada/first'));
  for (const id of SAGRADA_LESSONS.first) {
    const { ask, done } = steps[id] as { readonly ask: string; readonly done?: string };
    await ear.until(literally(ask));
    await DOES[id](ear);
    if (done === undefined) continue;
    await ear.until(literally(done));
    await ear.goTo(/^Next$/);
    await ear.press('Enter');
  }
  await ear.goTo(new RegExp(`^${lessons.common.playNow}$`));
  expect(errors).toEqual([]);
});
