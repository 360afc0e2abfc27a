/** The report of a benchmark: speeds, comparisons with other engines, and memory. */
import { cpus } from 'node:os';
import type { AllTexts } from '@leadlight/messages';
import { drawTable, type Table } from '../drawing/table.ts';
import type { Games } from '../game/games.ts';
import type { Measured, Peer, TerminalGame } from '../game/terminal-game.ts';
import { optionsOf, playersOf, type Entry } from './entries.ts';
import { SLICES } from './measure.ts';
import { bytesPerCopy } from './memory.ts';
import { spreadOf } from './spread.ts';

/** A row with its slices. */
export interface Timed extends Entry {
  readonly slices: readonly Measured[];
}

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
    ...games.newest.flatMap(({ game: { id }, benchmarks: { peers } }) =>
      peers.flatMap((peer) => {
        const table = ratios(timed, id, peer, texts);
        return table.rows.length === 0 ? ['', peer.missing(texts)] : section(peer.ratio(texts), table);
      }),
    ),
    ...section(words.memory, memories(games, texts)),
  ];
}

const nameOf = ({ game, peer }: Entry, texts: AllTexts): string => (peer ?? game).name(texts);

const rounded = (number: number, { locale }: AllTexts): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: number < 10 ? 2 : number < 100 ? 1 : 0 }).format(number);

/** A median and its quartiles, in two cells. */
function cells(figures: readonly number[], texts: AllTexts): readonly [string, string] {
  const { low, median, high } = spreadOf(figures);
  return [rounded(median, texts), `${rounded(low, texts)}–${rounded(high, texts)}`];
}

const gamesPerSecond = ({ games, seconds }: Measured): number => games / seconds;
const movesPerSecond = ({ moves, seconds }: Measured): number => moves / seconds;

function speeds(timed: readonly Timed[], texts: AllTexts): Table {
  const { game, choices, players, gamesPerSecond: games, movesPerSecond: moves, quartiles } = texts.cli.bench;
  const rows = timed.map((entry) => [
    nameOf(entry, texts),
    entry.choices,
    String(entry.players),
    ...cells(entry.slices.map(gamesPerSecond), texts),
    cells(entry.slices.map(movesPerSecond), texts)[0],
  ]);
  return { head: [game, choices, players, games, quartiles, moves], rows, words: 2 };
}

/** How many times faster one engine plays a game than the other, by number of players; no rows without the peer. */
function ratios(timed: readonly Timed[], id: string, peer: Peer, texts: AllTexts): Table {
  const all = timed.filter(({ game }) => game.game.id === id);
  const rows = all.flatMap((entry) => {
    const ours = all.find((other) => other.peer === undefined && other.players === entry.players);
    if (entry.peer !== peer || ours === undefined) return [];
    const found = peer.over === 'ours' ? quotients(ours, entry) : quotients(entry, ours);
    return [[String(entry.players), ...cells(found, texts)]];
  });
  const { players, quartiles } = texts.cli.bench;
  return { head: [players, peer.ratio(texts), quartiles], rows, words: 0 };
}

/** Slice by slice: neighbours in time found the same machine. */
const quotients = (above: Timed, below: Timed): readonly number[] =>
  above.slices.flatMap((slice, i) => {
    const other = below.slices[i];
    return other === undefined ? [] : [gamesPerSecond(slice) / gamesPerSecond(other)];
  });

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
