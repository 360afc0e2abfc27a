/** The report of a benchmark: speeds, comparisons with other engines, and memory. */
import { cpus } from 'node:os';
import type { AllTexts } from '@leadlight/messages';
import { drawTable, type Table } from '../drawing/table.ts';
import type { Games } from '../game/games.ts';
import type { Measured, Peer, TerminalGame } from '../game/terminal-game.ts';
import { optionsOf, playersOf, type Entry } from './entries.ts';
import { SLICES } from './measure.ts';
import { bytesPerCopy } from './memory.ts';

/** A row with its measurements. */
export type Timed = Entry & Measured;

interface Manner {
  readonly games: Games;
  readonly texts: AllTexts;
  readonly seconds: number;
  readonly form: 'plain' | 'markdown';
}

export function report(timed: readonly Timed[], { games, texts, seconds, form }: Manner): string[] {
  const words = texts.cli.bench;
  const section = (title: string, table: Table): readonly string[] => [
    '',
    form === 'markdown' ? `### ${title}` : title,
    '',
    ...drawTable(table, form),
  ];
  const date = new Date().toISOString().slice(0, 10);
  return [
    words.machine((cpus()[0]?.model ?? '').trim(), process.version, date),
    words.method(seconds, SLICES),
    ...section(words.speed, speeds(timed, texts)),
    ...games.newest.flatMap(({ game: { id }, benchmarks: { peer } }) => {
      if (peer === undefined) return [];
      const table = ratios(timed, id, peer, texts);
      return table.rows.length === 0 ? ['', peer.missing(texts)] : section(peer.ratio(texts), table);
    }),
    ...section(words.memory, memories(games, texts)),
  ];
}

const nameOf = ({ game, isPeer }: Entry, texts: AllTexts): string =>
  (isPeer ? game.benchmarks.peer?.name(texts) : undefined) ?? game.name(texts);

const perSecond = (count: number, { seconds }: Measured): number => count / seconds;

const rounded = (number: number, { locale }: AllTexts): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: number < 100 ? 1 : 0 }).format(number);

function speeds(timed: readonly Timed[], texts: AllTexts): Table {
  const { game, choices, players, gamesPerSecond, movesPerSecond } = texts.cli.bench;
  const rows = timed.map((entry) => [
    nameOf(entry, texts),
    entry.choices,
    String(entry.players),
    rounded(perSecond(entry.games, entry), texts),
    rounded(perSecond(entry.moves, entry), texts),
  ]);
  return { head: [game, choices, players, gamesPerSecond, movesPerSecond], rows, words: 2 };
}

/** How many times faster Leadlight plays a game than its peer, by number of players; no rows without the peer. */
function ratios(timed: readonly Timed[], id: string, peer: Peer, texts: AllTexts): Table {
  const all = timed.filter(({ game }) => game.game.id === id);
  const rows = all.flatMap((entry) => {
    const ours = all.find(({ isPeer, players }) => !isPeer && players === entry.players);
    if (!entry.isPeer || ours === undefined) return [];
    return [[String(entry.players), rounded(perSecond(ours.games, ours) / perSecond(entry.games, entry), texts)]];
  });
  return { head: [texts.cli.bench.players, peer.ratio(texts)], rows, words: 0 };
}

function memories(games: Games, texts: AllTexts): Table {
  const { game, players, bytes } = texts.cli.bench;
  const rows = games.newest.flatMap((each) => memoryRows(each, texts));
  return { head: [game, players, bytes], rows, words: 1 };
}

const memoryRows = (game: TerminalGame, texts: AllTexts): readonly (readonly string[])[] =>
  playersOf(game).map((players) => [
    game.name(texts),
    String(players),
    rounded(Math.round(bytesPerCopy(game.game, optionsOf(game, players), players)), texts),
  ]);
