/** People who play online, each in a browser of their own, by what they can see and touch. */
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { textsFor, type AllTexts, type Locale } from '../../packages/messages/src/index.ts';
import { openPage } from './client.ts';
import { button, byFinger, byMouse, isOver, sagradaOrder, sintraOrder, touchOne } from './playing.ts';
import { changeIn, whileUnfinished } from './together.ts';

export interface Visit {
  readonly locale?: Locale;
  readonly more?: BrowserContextOptions;
}

export type OnlineGame = 'sintra' | 'sagrada';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/** Browsers complain of requests without a network or a server; everything else is an error. */
export const realErrors = (found: readonly string[]): readonly string[] =>
  found.filter((error) => !/WebSocket connection|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/.test(error));

/** Whatever a person at an online table does, in any browser. */
export interface Player {
  readonly texts: AllTexts;
  /** Presses a button as soon as it is there. */
  press(name: string): Promise<void>;
  /** Waits until a text is there. */
  sees(text: string): Promise<void>;
  /** Touches what leads on in the game, and returns whether there was anything. */
  touchNext(game: OnlineGame): Promise<boolean>;
  isOver(): Promise<boolean>;
  /** Waits until something changes, for a moment at most. */
  change(): Promise<void>;
  /** The lines of the final ranking. */
  ranking(): Promise<readonly string[]>;
  reload(): Promise<void>;
}

/** What a player touches, in order of preference. Somebody who was too slow comes back. */
export function orderOf(game: OnlineGame, texts: AllTexts): readonly string[] {
  const order = game === 'sintra' ? sintraOrder(texts) : sagradaOrder(texts);
  return [button(texts.online.atTable.back), ...order];
}

/** Comes in as a guest at a table's address, and takes the free seat. */
export async function joinAs(person: Player & { comeIn(name: string): Promise<void> }, name: string): Promise<void> {
  await person.comeIn(name);
  await person.press(person.texts.online.room.sit);
  await person.sees(person.texts.online.room.hostStarts);
}

/** Leaves for good: a bot plays on. */
export async function leaveGame(person: Player): Promise<void> {
  const { web, online } = person.texts;
  await person.press(web.play.menu);
  await person.press(online.atTable.leaveGame);
  await person.press(online.atTable.leaveAsk.yes);
  await person.sees(online.atTable.botForYou);
}

export class OnlinePerson implements Player {
  readonly page: Page;
  readonly texts: AllTexts;
  private readonly isTouching: boolean;

  private constructor(page: Page, texts: AllTexts, isTouching: boolean) {
    this.page = page;
    this.texts = texts;
    this.isTouching = isTouching;
  }

  static async visit(browser: Browser, address: string, errors: string[], visit: Visit = {}): Promise<OnlinePerson> {
    const { locale = 'en', more = {} } = visit;
    const page = await openPage(browser, address, errors, { locale, ...more });
    return new OnlinePerson(page, textsFor(locale), more.hasTouch === true);
  }

  press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).first().click();
  }

  sees(text: string): Promise<void> {
    return this.page.getByText(text).first().waitFor();
  }

  /** Comes in as a guest. */
  async comeIn(name: string): Promise<void> {
    const { profile } = this.texts.online;
    await this.page.getByLabel(profile.name, { exact: true }).fill(name);
    await this.press(profile.enter);
  }

  /** Opens a table from the lobby and returns its address. */
  async openTable(game: string, isListed = false): Promise<string> {
    const { terms, lobby } = this.texts.online;
    await this.choose(terms.game, game);
    if (isListed) await this.choose(terms.access, terms.anyone);
    await this.press(lobby.openTable);
    await this.page.waitForURL('**/table/*');
    return this.page.url();
  }

  /** The quickest bot stands in for absent people of this table. */
  async chooseQuickStandIn(): Promise<void> {
    const { terms } = this.texts.online;
    await this.page.getByText(terms.more, { exact: true }).click();
    await this.choose(terms.standIn, this.texts.web.setup.bots.apprentice);
  }

  async choose(legend: string, label: string): Promise<void> {
    const group = this.page.getByRole('group', { name: legend, exact: true });
    const radio = this.page.getByRole('radio', { name: label, exact: true });
    await group.locator('label').filter({ has: radio }).click();
  }

  get title(): Locator {
    return this.page.locator('h2[data-area="title"]');
  }

  isOver(): Promise<boolean> {
    return isOver(this.page, this.texts);
  }

  change(): Promise<void> {
    return changeIn(this.page);
  }

  touchNext(game: OnlineGame): Promise<boolean> {
    return touchOne(this.page, orderOf(game, this.texts), this.isTouching ? byFinger : byMouse);
  }

  /** Touches a few things, if it is this person's turn. */
  async playSome(game: OnlineGame, touches = 3): Promise<void> {
    for (let tries = 0; tries < touches; tries++) if (!(await this.touchNext(game))) await this.page.waitForTimeout(20);
  }

  ranking(): Promise<readonly string[]> {
    return this.page.locator('ol.ranking li').allTextContents();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.title.waitFor();
  }
}

/** Plays until somebody else has to decide. */
export async function playTurn(person: OnlinePerson, game: OnlineGame): Promise<void> {
  const own = person.title.getByText(person.texts.web.play.yourTurn);
  await own.waitFor();
  await whileUnfinished(
    async () => {
      if (!(await own.isVisible())) return 'over';
      return (await person.touchNext(game)) ? 'on' : 'idle';
    },
    () => person.change(),
  );
}

/** Everyone plays at once, until the game is over or they have touched this much together. */
export async function playTogether(people: readonly Player[], game: OnlineGame, most: number): Promise<void> {
  let touches = 0;
  const play = (person: Player): Promise<void> =>
    whileUnfinished(
      async () => {
        if (touches >= most) return 'over';
        const isTouched = await person.touchNext(game);
        touches += Number(isTouched);
        if (isTouched) return 'on';
        return (await person.isOver()) ? 'over' : 'idle';
      },
      () => person.change(),
    );
  await Promise.all(people.map(play));
}
