/**
 * What a score is among the player's earlier ones, in words. Games in this browser and games on a server are told apart:
 * the end of a game here asks no server, and a person's games on the server were played on all their devices.
 */
import type { EndingTexts } from '@leadlight/messages';
import { tables } from '../../storage/open.ts';
import type { TableCard } from '../../storage/tables.ts';
import { bestOf, playedHere, playedOnline, type Best, type Played } from './best.ts';

/** Empty if the score is not worth a word. */
export async function bestHere(words: EndingTexts, card: TableCard, score: number): Promise<string> {
  const cards = await (await tables()).list();
  const { id, game, seats, changed } = cards.find((each) => each.id === card.id) ?? card;
  const now: Played = { id, game, changed, score, players: seats.length };
  const best = bestOf(now, cards.flatMap(playedHere));
  return best === undefined ? '' : wordsHere(words, best);
}

const wordsHere = (words: EndingTexts, { isAll }: Best): string => (isAll ? words.best : words.bestOfFive);

/** The server lists a person's last tables and deletes old ones, so that the words name only the number compared. */
export async function bestOnline(words: EndingTexts, id: string): Promise<string> {
  const { ownTables } = await import('../../online/api.ts');
  const asked = await ownTables();
  const games = asked.ok ? asked.value.flatMap(playedOnline) : [];
  const now = games.find((each) => each.id === id);
  const best = now && bestOf(now, games);
  return best === undefined ? '' : words.bestOnline(best.games);
}
