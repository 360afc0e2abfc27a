/** A person who plays online in a browser that Playwright does not drive. */
import { textsFor, type AllTexts, type Locale } from '../../../packages/messages/src/index.ts';
import type { OnlineGame, Player } from '../online.ts';
import { orderOf } from '../online.ts';
import { isOver, type Point } from '../playing.ts';
import { changeIn } from '../together.ts';
import { clickFirst, present } from './games.ts';
import { until } from './program.ts';
import type { Tab } from './tab.ts';

const TITLE = 'h2[data-area="title"]';

/** Runs in the page: the middle of the field with this label. */
const FIELD = `(label) => {
  const field = [...document.querySelectorAll('label')].find(({ textContent }) => textContent.trim() === label)?.control;
  if (field === undefined) return undefined;
  const { left, top, width, height } = field.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}`;

/** Runs in the page: whoever looks for a button in a long list scrolls to it. */
const SCROLL = `(name) => [...document.querySelectorAll('dialog[open] button, [popover] button')]
  .find(({ textContent }) => textContent.trim() === name)
  ?.scrollIntoView({ block: 'nearest' })`;

export class TabPerson implements Player {
  readonly tab: Tab;
  readonly texts: AllTexts;
  private address = '';

  constructor(tab: Tab, locale: Locale = 'en') {
    this.tab = tab;
    this.texts = textsFor(locale);
  }

  async open(address: string): Promise<void> {
    this.address = address;
    await this.tab.open(address);
  }

  /** Chooses this person's language in the settings. */
  async chooseLanguage(site: string): Promise<void> {
    await this.open(`${site}settings`);
    const language = `label[lang="${this.texts.locale}"]`;
    await until(
      () => language,
      async () => (await clickFirst(this.tab, [language])) || undefined,
    );
    await this.sees(this.texts.web.settings.title);
  }

  async press(name: string): Promise<void> {
    const words = `button:text-is("${name}")`;
    // Whatever lies over the screen covers buttons of the same name.
    const way = [`dialog ${words}`, `[popover] ${words}`, words, `button[aria-label=${JSON.stringify(name)}]`];
    await until(
      () => `“${name}”`,
      async () => {
        await this.tab.evaluate(`(${SCROLL})(${JSON.stringify(name)})`);
        return (await clickFirst(this.tab, way)) || undefined;
      },
    );
  }

  async sees(text: string): Promise<void> {
    const ask = `document.body.innerText.includes(${JSON.stringify(text)})`;
    await until(
      () => `“${text}”`,
      async () => (await this.tab.evaluate<boolean>(ask)) || undefined,
    );
  }

  /** A browser that knows the person already asks for no name. */
  async comeIn(name: string): Promise<void> {
    const { profile, room, lobby } = this.texts.online;
    const known = `[...document.querySelectorAll('button')].some(({ textContent }) =>
      ${JSON.stringify([room.sit, lobby.openTable])}.includes(textContent.trim()))`;
    const field = await until(
      () => profile.name,
      async () => {
        if (await this.tab.evaluate<boolean>(known)) return 'known';
        return (await this.tab.evaluate<Point | null>(`(${FIELD})(${JSON.stringify(profile.name)})`)) ?? undefined;
      },
    );
    if (field === 'known') return;
    await this.tab.click(field);
    await this.tab.type(name);
    await this.press(profile.enter);
  }

  touchNext(game: OnlineGame): Promise<boolean> {
    return clickFirst(this.tab, orderOf(game, this.texts));
  }

  isOver(): Promise<boolean> {
    return isOver(this.tab, this.texts);
  }

  change(): Promise<void> {
    return changeIn(this.tab);
  }

  ranking(): Promise<readonly string[]> {
    return this.tab.evaluate(`[...document.querySelectorAll('ol.ranking li')].map((li) => li.textContent)`);
  }

  async reload(): Promise<void> {
    await this.tab.open(this.address);
    await present(this.tab, TITLE);
  }
}
