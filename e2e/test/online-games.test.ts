/** Whole games online: two people and a spectator, in different browsers, sizes and languages. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyRecord, type GameRecord } from '../../packages/core/src/index.ts';
import { en } from '../../packages/messages/src/index.ts';
import { GAMES, gameUnder } from '../../packages/server/src/tables/registry.ts';
import { violations } from '../src/axe.ts';
import { openFirefox } from '../src/drivers/firefox.ts';
import { TabPerson } from '../src/drivers/person.ts';
import type { Tab } from '../src/drivers/tab.ts';
import {
  joinAs,
  leaveGame,
  OnlinePerson,
  PHONE,
  playTogether,
  realErrors,
  type OnlineGame,
  type Player,
  type Visit,
} from '../src/online.ts';
import { OnlineSite } from '../src/service.ts';
import { whileUnfinished } from '../src/together.ts';
import { visits } from './visiting.ts';

const { browser, errors } = await visits();
const site = new OnlineSite();
let firefox: Tab;

beforeAll(async () => {
  await site.start();
  firefox = await openFirefox();
  await firefox.resize({ width: 1280, height: 762 });
}, 240_000);

afterAll(async () => {
  await firefox.close();
  await site.close();
});

interface Table {
  readonly game: OnlineGame;
  readonly address: string;
  readonly ada: OnlinePerson;
  readonly bob: TabPerson;
  readonly eve: OnlinePerson;
}

const visit = (path: string, how: Visit): Promise<OnlinePerson> =>
  OnlinePerson.visit(browser, new URL(path, site.address).href, errors, how);

/** Ada hosts, Bob plays in Firefox, Eve watches. */
async function gather(game: OnlineGame, first: Visit, watcher: Visit): Promise<Table> {
  const ada = await visit('online', first);
  await ada.comeIn('Ada');
  await ada.chooseQuickStandIn();
  const address = await ada.openTable(ada.texts.names[game].game);
  const bob = new TabPerson(firefox);
  await bob.open(address);
  await joinAs(bob, 'Bob');
  await ada.press(ada.texts.web.setup.begin);
  await ada.title.waitFor();
  await bob.sees('Ada');
  const eve = await visit(address, watcher);
  await eve.title.waitFor();
  return { game, address, ada, bob, eve };
}

const titleOf = async ({ page }: OnlinePerson): Promise<string> =>
  page.evaluate('document.querySelector(\'h2[data-area="title"]\')?.textContent ?? ""');

/** Everyone plays until one of them has to decide, as the watcher sees it. */
async function playUntilTurn({ game, ada, bob, eve }: Table, name: 'Ada' | 'Bob'): Promise<void> {
  const turn = eve.texts.web.play.turnOf(name);
  await whileUnfinished(
    async () => {
      if ((await titleOf(eve)) === turn) return 'over';
      const touched = await Promise.all([ada, bob].map((person) => person.touchNext(game)));
      return touched.includes(true) ? 'on' : 'idle';
    },
    () => eve.change(),
  );
}

/** Ada moves without a network: the move is kept, and sent when the network is back. */
async function loseConnection({ game, ada }: Table): Promise<void> {
  const { line } = ada.texts.online;
  await ada.page.context().setOffline(true);
  await ada.sees(line.lost);
  await whileUnfinished(
    async () => {
      if (await ada.page.getByText(line.kept).first().isVisible()) return 'over';
      return (await ada.touchNext(game)) ? 'on' : 'idle';
    },
    () => ada.change(),
  );
  await ada.page.context().setOffline(false);
  await ada.page.getByText(line.kept).first().waitFor({ state: 'detached' });
}

async function restart(): Promise<void> {
  await site.stop();
  await site.start();
}

/** A bot plays for Bob for a while. */
async function watchBot({ game, ada, bob }: Table): Promise<void> {
  const bot = ada.page.getByRole('img', { name: ada.texts.online.atTable.botFor('Bob') });
  await bot.waitFor();
  // Ada's next turns come only when the bot has played.
  await playTogether([ada], game, 24);
  await bob.press(en.online.atTable.back);
  await bot.waitFor({ state: 'detached' });
}

/** Longer than the usual bank. */
const ALL_TIME_MS = 16 * 60_000;

/** Bob is too slow, and has at least a minute when he comes back. */
async function runOutOfTime(table: Table): Promise<void> {
  await playUntilTurn(table, 'Bob');
  await site.pass(ALL_TIME_MS);
  await table.bob.sees(en.online.atTable.botForYou);
  await watchBot(table);
  const { clock } = table.ada.texts.online.atTable;
  const left = table.ada.page.locator('header li', { hasText: 'Bob' }).locator('.unseen');
  await expect.poll(() => left.textContent()).not.toBe(clock('Bob', '0:00'));
}

/** The record as the server gives it to everyone. */
async function recordOf(address: string): Promise<GameRecord> {
  const answer = await fetch(`${address.replace('/table/', '/api/tables/')}/record`);
  return (await answer.json()) as GameRecord;
}

/** The players for whom a bot has decided, each with the bot that did. */
const stoodIn = ({ events }: GameRecord): readonly string[] => [
  ...new Set(
    events.flatMap((event) => ('by' in event && 'player' in event ? [`${String(event.player)} ${event.by}`] : [])),
  ),
];

const BOB = 1;

/** The record proves the game, and says where a bot stood in. */
async function expectProof({ game, address }: Table): Promise<void> {
  const record = await recordOf(address);
  const rules = gameUnder(GAMES, game, record.rules);
  expect(rules && verifyRecord(rules, record)).toEqual({
    status: 'finished',
    chance: 'proved',
    sight: 'full',
    problems: [],
  });
  expect(record.players).toMatchObject([{ name: 'Ada' }, { name: 'Bob' }]);
  expect(stoodIn(record)).toEqual([`${BOB} bot:apprentice`]);
}

interface Listed {
  readonly scores: readonly number[] | null;
}

/** The server also lists an earlier game of Ada's, in which she did worse. */
async function giveAdaPast({ ada }: Table): Promise<void> {
  await ada.page.route('**/api/me/tables', async (route) => {
    const response = await route.fetch();
    const { tables } = (await response.json()) as { readonly tables: readonly Listed[] };
    const earlier = tables.map((table) => ({
      ...table,
      id: 'e'.repeat(22),
      changed: 0,
      scores: table.scores?.map(() => -999),
    }));
    await route.fulfill({ response, json: { tables: [...tables, ...earlier.slice(0, 1)] } });
  });
}

const points = async (person: Player): Promise<readonly string[]> =>
  (await person.ranking()).map((line) => line.replaceAll(/[^\d−-]/g, ''));

async function expectSameEnd({ ada, bob, eve }: Table): Promise<void> {
  for (const person of [ada, bob, eve]) await expect.poll(() => points(person)).toHaveLength(2);
  expect(await violations(ada.page)).toEqual([]);
  const [seen, ...others] = await Promise.all([eve, ada, bob].map(points));
  expect(others).toEqual([seen, seen]);
}

async function playRematch({ ada, bob }: Table): Promise<void> {
  await bob.press(en.online.atTable.rematch);
  await bob.sees(en.online.room.invite);
  await ada.page.keyboard.press('Escape');
  await ada.sees(ada.texts.online.atTable.invited('Bob'));
  expect(await violations(ada.page)).toEqual([]);
  await ada.press(ada.texts.online.atTable.joinRematch);
  await ada.press(ada.texts.online.room.sit);
  await ada.sees(ada.texts.online.room.hostStarts);
}

/** The page about fairness agrees, and says what this device knows of the game. */
async function expectFair(
  { page, texts }: OnlinePerson,
  known: (seed: typeof texts.verification.seed) => string,
): Promise<void> {
  await page.getByRole('heading', { name: texts.verification.verdicts.fine.title }).waitFor();
  await page.getByText(known(texts.verification.seed)).waitFor();
}

const longest = (texts: readonly string[]): string =>
  texts.reduce((one, other) => (other.length > one.length ? other : one)).trim();

/** A watcher and a player look at the proof themselves. */
async function checkFairness({ address, ada, eve }: Table): Promise<void> {
  await eve.page.keyboard.press('Escape');
  await eve.press(eve.texts.verification.act);
  await expectFair(eve, ({ unseen }) => unseen);
  await ada.page.goto(`${address.replace('/table/', '/replay/')}/verify`);
  // Whatever the date.
  await expectFair(ada, ({ seen }) => longest(seen('|').split('|')));
  await eve.press(eve.texts.web.replay.title);
  await eve.page.getByRole('slider').waitFor();
}

const goAway = async (table: Table): Promise<void> => {
  await leaveGame(table.bob);
  await watchBot(table);
};

type Way = readonly [OnlineGame, where: string, first: Visit, watcher: Visit, (table: Table) => Promise<void>];

const USUAL: readonly Way[] = [
  ['sintra', 'on a phone', { more: PHONE }, { locale: 'pl' }, goAway],
  ['sagrada', 'in Polish', { locale: 'pl' }, { more: PHONE }, runOutOfTime],
];
const OTHERS: readonly Way[] = [
  ['sintra', 'in French', { locale: 'fr' }, { locale: 'nl', more: PHONE }, runOutOfTime],
  ['sagrada', 'on a phone in Dutch', { locale: 'nl', more: PHONE }, { locale: 'fr' }, goAway],
];

test.for(process.env['LEADLIGHT_FULL'] === '1' ? [...USUAL, ...OTHERS] : USUAL)(
  '%s, %s and in Firefox, with everything that can go wrong',
  { timeout: 300_000 },
  async ([game, , first, watcher, replaceBob]) => {
    const table = await gather(game, first, watcher);
    const { ada, bob, eve } = table;
    await playTogether([ada, bob], game, 8);
    await bob.reload();
    await playUntilTurn(table, 'Ada');
    await loseConnection(table);
    await playTogether([ada, bob], game, 8);
    await restart();
    await playTogether([ada, bob], game, 8);
    await replaceBob(table);
    await giveAdaPast(table);
    await playTogether([ada, bob], game, Infinity);
    await expect.poll(() => eve.isOver()).toBe(true);
    await expectSameEnd(table);
    await ada.sees(ada.texts.ending.bestOnline(2));
    await expectProof(table);
    await playRematch(table);
    await checkFairness(table);
    expect(realErrors(errors)).toEqual([]);
    expect(site.troubles).toEqual([]);
  },
);
