/** Time at online tables: games over days, and clocks that run out. */
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '../../packages/messages/src/index.ts';
import { joinAs, OnlinePerson, playTurn, realErrors } from '../src/online.ts';
import { OnlineSite } from '../src/service.ts';
import { whileUnfinished } from '../src/together.ts';
import { visits } from './visiting.ts';

const { browser, errors } = await visits();
const site = new OnlineSite();
const { terms, lobby, atTable } = en.online;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

beforeAll(() => site.start());
afterAll(() => site.close());

const visit = (path: string): Promise<OnlinePerson> =>
  OnlinePerson.visit(browser, new URL(path, site.address).href, errors);

interface Company {
  readonly ada: OnlinePerson;
  readonly bob: OnlinePerson;
  readonly address: string;
}

/** Ada opens a table of Sintra on her terms, Bob joins, and the game begins. */
async function gather(choose: (ada: OnlinePerson) => Promise<void>): Promise<Company> {
  const ada = await visit('online');
  await ada.comeIn('Ada');
  await choose(ada);
  const address = await ada.openTable(en.names.sintra.game);
  const bob = await visit(address);
  await joinAs(bob, 'Bob');
  await ada.press(en.web.setup.begin);
  await Promise.all([ada.title.waitFor(), bob.title.waitFor()]);
  return { ada, bob, address };
}

const close = ({ ada, bob }: Company): Promise<unknown> =>
  Promise.all([ada, bob].map(({ page }) => page.context().close()));

async function overDays(ada: OnlinePerson, days: number): Promise<void> {
  await ada.choose(terms.time, terms.paces.days);
  await ada.page.getByLabel(terms.perTurn).selectOption(terms.days(days));
}

/** The one who has to decide, and the other. */
async function inTurn({ ada, bob }: Company): Promise<readonly [OnlinePerson, OnlinePerson]> {
  const isDue = ({ title }: OnlinePerson): Promise<boolean> => title.getByText(en.web.play.yourTurn).isVisible();
  let due: OnlinePerson | undefined;
  await whileUnfinished(async () => {
    due = (await isDue(ada)) ? ada : (await isDue(bob)) ? bob : undefined;
    return due === undefined ? 'idle' : 'over';
  });
  return due === bob ? [bob, ada] : [ada, bob];
}

const nameOf = (person: OnlinePerson, { ada }: Company): string => (person === ada ? 'Ada' : 'Bob');

/** A player's clock, as it is read out. */
const clockOf = ({ page }: OnlinePerson, name: string): Locator =>
  page.locator('header li', { hasText: name }).locator('.unseen');

const expectNoErrors = (): void => {
  expect(realErrors(errors)).toEqual([]);
  expect(site.troubles).toEqual([]);
};

/** A person closes the game, and finds it again in the lobby by its note. */
async function comeBack({ page }: OnlinePerson, note: string): Promise<void> {
  await page.goto(`${site.address}online`);
  await page.getByRole('listitem').filter({ hasText: note }).getByRole('link').click();
}

const leave = ({ page }: OnlinePerson): Promise<unknown> => page.goto('about:blank');

test('a game over days waits for its players, and for their next visit', { timeout: 300_000 }, async () => {
  const company = await gather((ada) => overDays(ada, 14));
  const [first, second] = await inTurn(company);
  const one = nameOf(first, company);
  await clockOf(second, one).getByText(atTable.clock(one, '13d 23h')).waitFor();
  await leave(second);
  await playTurn(first, 'sintra');
  await leave(first);
  await site.pass(3 * DAY_MS);
  await comeBack(second, en.web.play.yourTurn);
  await clockOf(second, en.web.setup.you).getByText('10d 23h').waitFor({ state: 'attached' });
  await playTurn(second, 'sintra');
  await site.stop();
  await site.start();
  await site.pass(14 * DAY_MS + HOUR_MS);
  const bot = second.page.getByRole('img', { name: atTable.botFor(one) });
  await bot.waitFor();
  await second.title.getByText(en.web.play.yourTurn).waitFor();
  await comeBack(first, lobby.playing);
  await first.press(atTable.back);
  await bot.waitFor({ state: 'detached' });
  await close(company);
  expectNoErrors();
});

test(
  'a live game ends without a result when time runs out, if the players agreed on that',
  { timeout: 300_000 },
  async () => {
    const company = await gather(async (ada) => {
      await ada.page.getByText(terms.more, { exact: true }).click();
      // Players can leave a game without a time limit too, so the choice is always there.
      await ada.choose(terms.time, terms.paces.none);
      await ada.choose(terms.timeout, terms.timeouts.abandon);
      await ada.choose(terms.time, terms.paces.live);
      await ada.page.getByLabel(terms.bank).selectOption(terms.minutes(5));
    });
    await inTurn(company);
    await site.pass(6 * MINUTE_MS);
    for (const person of [company.ada, company.bob]) {
      await person.title.getByText(en.web.play.gameOver).waitFor();
      await person.sees(en.web.score.abandoned);
    }
    await close(company);
    expectNoErrors();
  },
);
