/** People who play online, each in a browser of their own, by what they can see and touch. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { textsFor, type AllTexts, type Locale } from '../../packages/messages/src/index.ts';
import { openPage } from './client.ts';
import { isOver, playOut, sagradaOrder, sintraOrder } from './playing.ts';

export interface Visit {
  readonly locale?: Locale;
  readonly more?: BrowserContextOptions;
}

export class OnlinePerson {
  readonly page: Page;
  readonly texts: AllTexts;

  private constructor(page: Page, texts: AllTexts) {
    this.page = page;
    this.texts = texts;
  }

  static async visit(browser: Browser, address: string, errors: string[], visit: Visit = {}): Promise<OnlinePerson> {
    const { locale = 'en', more = {} } = visit;
    const page = await openPage(browser, address, errors, { locale, ...more });
    return new OnlinePerson(page, textsFor(locale));
  }

  press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).first().click();
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

  async choose(legend: string, label: string): Promise<void> {
    const group = this.page.getByRole('group', { name: legend, exact: true });
    await group.getByRole('radio', { name: label, exact: true }).check({ force: true });
  }

  get title(): ReturnType<Page['locator']> {
    return this.page.locator('h2[data-area="title"]');
  }

  isOver(): Promise<boolean> {
    return isOver(this.page, this.texts);
  }

  /** Touches a few things, if it is this person's turn. */
  async playSome(game: 'sintra' | 'sagrada', touches = 3): Promise<void> {
    const order = game === 'sintra' ? sintraOrder(this.texts) : sagradaOrder(this.texts);
    await playOut(this.page, order, touches, { texts: this.texts });
  }
}

/** Plays until the game is over, or until this many turns of touching have passed. */
export async function playTogether(
  people: readonly OnlinePerson[],
  game: 'sintra' | 'sagrada',
  most: number,
): Promise<void> {
  for (let turns = 0; turns < most; turns++) {
    for (const person of people) {
      if (await person.isOver()) return;
      await person.playSome(game);
    }
  }
}
