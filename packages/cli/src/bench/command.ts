import { cpus } from 'node:os';
import type { Game, GameTypes } from '@leadlight/core';
import type { AllTexts } from '@leadlight/messages';
import { command } from '../command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { anyNumber } from '../flags.ts';
import { GAME_IDS, SAGRADA, SINTRA, withKit, type GameId, type Kit } from '../kits.ts';
import { progressOf } from '../simulate/progress.ts';
import { drawTable, type Table } from '../table.ts';
import { bytesPerCopy } from './memory.ts';
import { gameRunner, measureAll, rolloutRunner, SLICES, type Played, type Runner } from './measure.ts';
import { peerRunner } from './peer.ts';

export const bench = command({
  name: 'bench',
  flags: { seconds: 'value', markdown: 'switch' },
  required: [],
  values: { seconds: 'N' },
  takes: '',
  examples: ['leadlight bench --seconds 10 --markdown'],
  run: async ({ flags, rest }, terminal) => {
    const { texts } = terminal;
    const { errors } = texts.cli;
    if (rest.length > 0) throw new Complaint(errors.unexpected(rest[0]));
    const seconds = anyNumber('seconds', flags.seconds, { least: 0.1, most: 3600, fallback: 2 }, errors);
    const form = flags.markdown === true ? 'markdown' : 'plain';
    const entries = await entriesOf(texts);
    const lines = report(entries, measure(entries, seconds), { texts, seconds, form });
    await terminal.write(lines.map((line) => `${line}\n`).join(''));
    return EXIT.fine;
  },
});

/** One row of the speed table. */
interface Entry {
  readonly game: GameId | 'peer';
  readonly players: number;
  readonly choices: string;
  readonly run: Runner;
}

async function entriesOf(texts: AllTexts): Promise<readonly Entry[]> {
  const { allMoves, draftsOnly } = texts.cli.bench;
  const peer = await peerRunner();
  return [
    ...entriesFor(SINTRA, 'sintra', gameRunner, allMoves),
    ...entriesFor(SAGRADA, 'sagrada', gameRunner, allMoves),
    ...entriesFor(SAGRADA, 'sagrada', rolloutRunner, draftsOnly),
    ...(peer === undefined ? [] : playersOf(SINTRA).map((players) => peerEntry(players, allMoves, peer(players)))),
  ];
}

const peerEntry = (players: number, choices: string, run: Runner): Entry => ({ game: 'peer', players, choices, run });

const playersOf = <T extends GameTypes>({ game }: Kit<T>): readonly number[] =>
  Array.from({ length: game.players.most - game.players.least + 1 }, (_, i) => game.players.least + i);

const entriesFor = <T extends GameTypes>(
  kit: Kit<T>,
  id: GameId,
  runnerOf: (game: Game<T>, options: T['options'], players: number) => Runner,
  choices: string,
): readonly Entry[] =>
  playersOf(kit).map((players) => ({
    game: id,
    players,
    choices,
    run: runnerOf(kit.game, optionsOf(kit, players), players),
  }));

function optionsOf<T extends GameTypes>({ game }: Kit<T>, players: number): T['options'] {
  const parsed = game.parseOptions({}, players);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

function measure(entries: readonly Entry[], seconds: number): readonly Played[] {
  const progress = progressOf(entries.length * SLICES, true);
  const played = measureAll(
    entries.map(({ run }) => run),
    seconds,
    (slices) => progress.show(slices),
  );
  progress.clear();
  return played;
}

interface Manner {
  readonly texts: AllTexts;
  readonly seconds: number;
  readonly form: 'plain' | 'markdown';
}

function report(entries: readonly Entry[], played: readonly Played[], { texts, seconds, form }: Manner): string[] {
  const words = texts.cli.bench;
  const section = (title: string, table: Table): readonly string[] => [
    '',
    form === 'markdown' ? `### ${title}` : title,
    '',
    ...drawTable(table, form),
  ];
  const hasPeer = entries.some(({ game }) => game === 'peer');
  const date = new Date().toISOString().slice(0, 10);
  return [
    words.machine(cpus()[0].model.trim(), process.version, date),
    words.method(seconds, SLICES),
    ...section(words.speed, speeds(entries, played, texts)),
    ...(hasPeer ? section(words.ratio, ratios(entries, played, texts)) : ['', words.peerMissing]),
    ...section(words.memory, memories(texts)),
  ];
}

const nameOf = (game: Entry['game'], texts: AllTexts): string =>
  game === 'peer' ? texts.cli.bench.peer : withKit(game, (kit) => kit.name(texts));

const perSecond = (count: number, { seconds }: Played): number => count / seconds;

const rounded = (number: number, { locale }: AllTexts): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: number < 100 ? 1 : 0 }).format(number);

function speeds(entries: readonly Entry[], played: readonly Played[], texts: AllTexts): Table {
  const { game, choices, players, gamesPerSecond, movesPerSecond } = texts.cli.bench;
  const rows = entries.map((entry, i) => [
    nameOf(entry.game, texts),
    entry.choices,
    String(entry.players),
    rounded(perSecond(played[i].games, played[i]), texts),
    rounded(perSecond(played[i].moves, played[i]), texts),
  ]);
  return { head: [game, choices, players, gamesPerSecond, movesPerSecond], rows, words: 2 };
}

/** How many times faster Leadlight plays Sintra, by number of players. */
function ratios(entries: readonly Entry[], played: readonly Played[], texts: AllTexts): Table {
  const speed = (game: Entry['game'], players: number): number => {
    const at = entries.findIndex((entry) => entry.game === game && entry.players === players);
    return perSecond(played[at].games, played[at]);
  };
  const rows = playersOf(SINTRA).map((players) => [
    String(players),
    rounded(speed('sintra', players) / speed('peer', players), texts),
  ]);
  return { head: [texts.cli.bench.players, texts.cli.bench.ratio], rows, words: 0 };
}

function memories(texts: AllTexts): Table {
  const { game, players, bytes } = texts.cli.bench;
  const rows = GAME_IDS.flatMap((id) => withKit(id, (kit) => memoryRows(kit, texts)));
  return { head: [game, players, bytes], rows, words: 1 };
}

const memoryRows = <T extends GameTypes>(kit: Kit<T>, texts: AllTexts): readonly (readonly string[])[] =>
  playersOf(kit).map((players) => [
    kit.name(texts),
    String(players),
    rounded(Math.round(bytesPerCopy(kit.game, optionsOf(kit, players), players)), texts),
  ]);
