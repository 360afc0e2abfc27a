/** The end of a game: what a page shows of it, and what the rules make of the stored game. */
import type { GameTypes } from '../../packages/core/src/index.ts';
import { loadEnding, textsFor } from '../../packages/messages/src/index.ts';
import { readTable } from '../../packages/table/src/index.ts';
import { LEVELS } from '../../packages/table/test/tables.ts';
import { contextOf, namesHere, youAt } from '../../packages/web/src/base/names.ts';
import type { ClientGame } from '../../packages/web/src/game/client-game.ts';
import type { TextsOf } from '../../packages/web/src/game/texts-of.ts';
import { SAGRADA } from '../../packages/web/src/games/sagrada/client.ts';
import { SINTRA } from '../../packages/web/src/games/sintra/client.ts';
import { sayBehind, sayVerdict } from '../../packages/web/src/play/ending/standing.ts';
import type { RawTable, TableCard } from '../../packages/web/src/storage/tables.ts';
import type { Seen } from './playing.ts';

export interface Ending {
  readonly verdict: string;
  /** How far the reader is behind; on the page, what decided follows. */
  readonly lead: string;
  readonly ranking: readonly string[];
  /** The points of each board, the winner's first. */
  readonly totals: readonly string[];
  /** The rows of the score that were counted on the boards, one after another. */
  readonly counted: readonly string[];
}

/** Runs in the page: writes down each row while it is being counted. */
const NOTE = `(() => {
  globalThis.counted = [];
  const note = () => {
    const now = document.querySelector('.row.now')?.title;
    if (now !== undefined && now !== counted.at(-1)) counted.push(now);
  };
  new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
})()`;

/** From now on, the page notes what is counted on its boards. */
export const noteCount = (page: Seen): Promise<void> => page.evaluate(NOTE);

/** Runs in the page: everything that the ending shows; null while it is being counted, or something moves. */
const SHOWN = `(() => {
  const texts = (css) => [...document.querySelectorAll(css)].map(({ textContent }) => textContent.trim());
  const [verdict] = texts('.verdict');
  const isMoving = document.getAnimations().some(({ playState }) => playState === 'running');
  if (verdict === undefined || isMoving) return null;
  return {
    verdict,
    lead: texts('.ending .more')[0],
    ranking: texts('.ending .ranking li'),
    totals: texts('.ending figcaption strong'),
    counted,
  };
})()`;

export const endingIn = (page: Seen): Promise<Ending | null> => page.evaluate(SHOWN);

/** Runs in the page: drawings of glass that take no colour from around them. Only some browsers colour them anyway. */
const COLOURLESS = `[...document.querySelectorAll('use[href*="-pane-"], use[href*="-framed-"]')]
  .filter((glass) => glass.closest('[data-colour]') === null)
  .map((glass) => glass.getAttribute('href'))`;

export const colourlessIn = (page: Seen): Promise<readonly string[]> => page.evaluate(COLOURLESS);

/** The ending of a stored game of one person against bots, by its rules. */
async function ruled<T extends GameTypes, Step extends object>(
  client: ClientGame<T, Step>,
  raw: RawTable,
  texts: TextsOf<T>,
): Promise<Ending> {
  const position = readTable(client.game, raw, LEVELS)?.state.position;
  const result = position && client.game.result(position);
  if (position === undefined || result === undefined) throw new Error('the stored game is not over');
  const { scoring } = await client.telling();
  const card = raw.card as TableCard;
  const { seats } = card;
  const you = youAt(card);
  const context = contextOf(namesHere(texts, seats, you), you);
  const words = await loadEnding('en');
  const { figure } = texts.web.ui;
  const pointsOf = (seat: number): string => figure(result.scores[seat] ?? 0);
  return {
    verdict: sayVerdict(words, result, context, texts),
    lead: sayBehind(words, result, you),
    ranking: result.ranking.flat().map((seat) => texts.web.spoken.item(context.name(seat), pointsOf(seat))),
    totals: result.ranking.flat().map(pointsOf),
    counted: scoring.final(position, texts)?.rows.map(({ label }) => label) ?? [],
  };
}

export const endingOf = (game: 'sintra' | 'sagrada', raw: RawTable): Promise<Ending> =>
  game === 'sintra' ? ruled(SINTRA, raw, textsFor('en')) : ruled(SAGRADA, raw, textsFor('en'));
