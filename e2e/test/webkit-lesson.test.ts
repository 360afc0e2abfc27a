/** A lesson in WebKit, on a phone, by touching whatever is lit. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAGRADA_LESSONS, textsFor } from '../../packages/messages/src/index.ts';
import { plainly } from '../../packages/web/src/lessons/phrases.ts';
import { clickFirst, present } from '../src/drivers/games.ts';
import { heardIn, serveWithListener } from '../src/drivers/listener.ts';
import { until } from '../src/drivers/program.ts';
import type { Tab } from '../src/drivers/tab.ts';
import { openWebkit } from '../src/drivers/webkit.ts';
import { CONFIRM } from '../src/playing.ts';
import type { Site } from '../src/site.ts';

const { lessons } = textsFor('en');
const { values } = lessons.sagrada;

/** Everything that the lesson says in large letters, in order. */
const SAID = SAGRADA_LESSONS.values.flatMap((id) => [values.steps[id].ask, values.steps[id].done ?? '']).map(plainly);

/** Runs in the page: the name of the first lit place, and the sentence of the moment. */
const NOW = `({
  lit: [...document.querySelectorAll('[data-lit]')].map((hole) => hole.dataset.lit).find((name) => name !== 'words') ?? '',
  said: document.querySelector('.card h2')?.textContent ?? '',
  isOver: document.querySelector('h1')?.textContent.trim() === ${JSON.stringify(lessons.common.over)},
})`;

interface Now {
  readonly lit: string;
  readonly said: string;
  readonly isOver: boolean;
}

let site: Site;
let tab: Tab;

beforeAll(async () => {
  site = await serveWithListener();
  tab = await openWebkit();
}, 240_000);

afterAll(async () => {
  await tab.close();
  site.close();
});

/** Goes on, confirms, or touches what is lit. */
async function touch({ lit }: Now): Promise<void> {
  const place = lit === '' ? [] : [`[data-at="${lit}"] button, button[data-at="${lit}"]`];
  await clickFirst(tab, ['.ways button.main', CONFIRM, ...place]);
}

/** Touches until the page says something new, or the lesson is over. */
const goOn = (before: string | undefined): Promise<Now> =>
  until(
    () => `anything after “${before}”`,
    async () => {
      const now = await tab.evaluate<Now>(NOW);
      if (now.isOver || (now.said !== '' && now.said !== before)) return now;
      await touch(now);
      return undefined;
    },
  );

/** Returns each sentence of the lesson. */
async function follow(): Promise<readonly string[]> {
  const said: string[] = [];
  for (let now = await goOn(undefined); !now.isOver; now = await goOn(now.said)) said.push(now.said);
  return said;
}

test('a lesson on tools, to its end and without an error', { timeout: 600_000 }, async () => {
  await tab.resize({ width: 390, height: 844 });
  await tab.open(`${site.address}learn/sagrada/values`);
  await present(tab, '[data-lit]');
  expect(await follow()).toEqual(SAID);
  expect((await heardIn(tab)).errors).toEqual([]);
});
