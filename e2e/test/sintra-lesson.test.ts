/** The first lesson of Sintra, taken by keyboard and screen reader alone: on the boards, and in the linear view. */
import { expect, test } from 'vitest';
import { SINTRA_LESSONS, textsFor } from '../../packages/messages/src/index.ts';
import { plainly } from '../../packages/web/src/lessons/phrases.ts';
import { Listener } from '../src/listening.ts';
import { visits } from './visiting.ts';

const { errors, open } = await visits();

const { byEar, lessons, web } = textsFor('en');
const { steps } = lessons.sintra.first;
type StepId = (typeof SINTRA_LESSONS.first)[number];

const literally = (text: string): RegExp => new RegExp(plainly(text).replaceAll(/[.?()]/g, String.raw`\$&`));

const nameHere = async (ear: Listener): Promise<string> => (await ear.focused())?.name ?? '';

/** The keys that lead into a group of controls, and the one that leads from one of them to the next. */
interface Keys {
  readonly into: readonly string[];
  readonly onward: string;
}

/** Many controls, several times over: after a step, it takes a moment until all of them are there. */
const MOST_MOVES = 400;

/** Finds the control with a sentence that begins like this, and chooses it. */
async function find(ear: Listener, { into, onward }: Keys, name: string): Promise<void> {
  const isIt = new RegExp(String.raw`(^|\. )${name}\b`, 'i');
  let [before, here] = ['', ''];
  for (let moves = 0; moves < MOST_MOVES && !isIt.test(here); moves++) {
    // At the last control, and where there is none yet, it begins again.
    await ear.press(...(here === before ? into : [onward]));
    [before, here] = [here, await nameHere(ear)];
  }
  expect(here).toMatch(isIt);
  await ear.press('Enter');
}

interface Trying {
  readonly key: string;
  readonly typed: string;
}

/** A learner's way to choose and to try things, by the names that are heard. */
interface Way {
  /** Chooses in an area: that of the panes, of the palace, or of the options. */
  readonly choose: (ear: Listener, area: '1' | '2' | '3', name: string) => Promise<void>;
  /** Tries something in the palace that can't be chosen: this key leads there, and `typed` says the whole move. */
  readonly attempt: (ear: Listener, name: string, how: Trying) => Promise<void>;
}

/** The number of an area leads to each open choice in it, one after another, and arrow keys lead to everything else. */
const ON_BOARDS: Way = {
  choose: (ear, area, name) => find(ear, { into: [area], onward: area }, name),
  attempt: (ear, name, { key }) => find(ear, { into: ['2'], onward: key }, name),
};

/** In the linear view, all choices are options, one after another, and the command field takes anything. */
const IN_LINES: Way = {
  choose: (ear, _, name) => find(ear, { into: ['3', 'Home'], onward: 'ArrowRight' }, name),
  attempt: async (ear, _, { typed }) => {
    await ear.press('/');
    await ear.arriveAt(byEar.field);
    await ear.press(...[...typed].map((key) => (key === ' ' ? 'Space' : key)), 'Enter');
  },
};

type Do = (ear: Listener, way: Way) => Promise<void>;

const take =
  (panes: string): Do =>
  (ear, { choose }) =>
    choose(ear, '1', panes);

const put =
  (strip: string): Do =>
  (ear, { choose }) =>
    choose(ear, '2', strip);

const attempt =
  (name: string, how: Trying): Do =>
  (ear, way) =>
    way.attempt(ear, name, how);

const other =
  (name: string): Do =>
  (ear, { choose }) =>
    choose(ear, '3', name);

const confirm: Do = (ear) => ear.press('c');

const together =
  (...all: readonly Do[]): Do =>
  async (ear, way) => {
    for (const each of all) await each(ear, way);
  };

const look: Do = () => Promise.resolve();

/** What a learner does who has only heard what each step asks. */
const DOES: Readonly<Record<StepId, Do>> = {
  take: take('2 orange panes on display 2'),
  place: together(put('Strip 2'), confirm),
  left: together(
    take('1 yellow pane on display 3'),
    attempt('Strip 1', { key: 'ArrowLeft', typed: 'yellow display 3 strip 1' }),
  ),
  centre: together(take('2 pink panes in the centre'), put('Strip 3'), confirm),
  break: together(take('3 blue panes on display 1'), put('Strip 5'), confirm),
  must: together(
    take('2 white panes on display 2'),
    attempt('Broken glass track', { key: 'End', typed: 'white display 2 break' }),
  ),
  track: look,
  back: together(put('Move the glazier back'), confirm),
  full: together(take('1 yellow pane on display 4'), put('Strip 1')),
  keep: together(other('Yellow'), confirm),
  chain: together(take('1 orange pane on display 2'), put('Strip 2'), other('Orange'), confirm),
  joker: together(take('2 pink panes on display 3'), put('Strip 8'), confirm),
  complete: together(take('1 pink pane on display 1'), put('Strip 2'), other('Pink'), confirm),
  ornament: look,
  sideb: look,
  last: together(take('1 white pane in the centre'), put('Strip 6'), confirm),
};

async function press(ear: Listener, button: string): Promise<void> {
  await ear.goTo(new RegExp(`^${button}$`));
  await ear.press('Enter');
}

/** Takes some steps of the lesson, each as soon as it has been asked for. */
async function learn(ear: Listener, ids: readonly StepId[], way: Way): Promise<void> {
  for (const id of ids) {
    const { ask, done } = steps[id] as { readonly ask: string; readonly done?: string };
    await ear.until(literally(ask));
    await DOES[id](ear, way);
    if (done !== undefined) await ear.until(literally(done));
    if (done !== undefined || DOES[id] === look) await press(ear, lessons.common.next);
  }
}

test('a whole lesson by ear, from the first panes to the end', { timeout: 240_000 }, async () => {
  const ear = await Listener.to(await open('learn/sintra/first'));
  await learn(ear, SINTRA_LESSONS.first, ON_BOARDS);
  await ear.goTo(new RegExp(`^${lessons.common.playNow}$`));
  expect(errors).toEqual([]);
});

test('a whole lesson by ear in the linear view', { timeout: 240_000 }, async () => {
  const page = await open('learn/sintra/first');
  const ear = await Listener.to(page);
  await ear.goTo(new RegExp(`^${web.settings.linear}$`));
  await ear.press('Enter');
  await page.getByRole('list', { name: 'Your choices' }).waitFor();
  await learn(ear, SINTRA_LESSONS.first, IN_LINES);
  expect(errors).toEqual([]);
});
