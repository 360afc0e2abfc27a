import { parseRecord, verifyRecord, type GameRecord, type GameTypes } from '@leadlight/core';
import { command, type AnyCommand } from '../base/command.ts';
import { Complaint, EXIT } from '../base/complaint.ts';
import { refuseRest } from '../base/rest.ts';
import { wholeNumber, type Given } from '../base/flags.ts';
import type { Games } from '../game/games.ts';
import type { TerminalGame } from '../game/terminal-game.ts';
import { gameOfRecord } from '../records/game-of.ts';
import { faultOf, readEntries } from '../records/read.ts';
import type { Terminal } from '../base/terminal.ts';
import { checkRecord } from '../records/check.ts';
import { drawScene } from './page.ts';
import { replay, type Viewpoint } from './replay.ts';

const FLAGS = { at: 'value', seat: 'value', spectator: 'switch', record: 'value' } as const;
type ShowFlags = Given<typeof FLAGS>['flags'];

const LARGE = 1_000_000_000;

export const show = (games: Games): AnyCommand =>
  command({
    name: 'show',
    flags: FLAGS,
    required: [],
    values: { at: 'N', seat: 'S', record: 'K' },
    takes: 'FILE',
    examples: ['leadlight show games.jsonl --record 3', 'leadlight show games.jsonl --at 40 --seat 1 --lang fr'],
    run: async ({ flags, rest }, terminal) => {
      const { errors } = terminal.texts.cli;
      const [file, ...others] = rest;
      if (file === undefined) throw new Complaint(errors.fileMissing);
      refuseRest(others, terminal);
      if (flags.seat !== undefined && flags.spectator) throw new Complaint(errors.seatOrSpectator);
      const number = wholeNumber('record', flags.record, { least: 1, most: LARGE, fallback: 1 }, errors);
      const json = await findRecord(file, number, terminal);
      const game = gameOfRecord(json, games);
      const shown = game.ok && (await showWith(game.value, json, flags, terminal));
      return shown ? EXIT.fine : refuse(json, games, terminal);
    },
  });

async function findRecord(file: string, number: number, terminal: Terminal): Promise<unknown> {
  let last = 0;
  for await (const entry of readEntries(file, terminal)) {
    last = entry.number;
    if (last < number) continue;
    if (typeof entry.json === 'string') throw new Complaint(faultOf(entry, entry.json, terminal), 'file');
    return entry.json.value;
  }
  throw new Complaint(terminal.texts.cli.errors.noSuchRecord(number, last), 'file');
}

/** Shows nothing of a bad record. */
async function showWith<T extends GameTypes>(
  terminalGame: TerminalGame<T>,
  json: unknown,
  flags: ShowFlags,
  terminal: Terminal,
): Promise<boolean> {
  const parsed = parseRecord(terminalGame.game, json);
  if (!parsed.ok || verifyRecord(terminalGame.game, parsed.value).problems.length > 0) return false;
  const record = parsed.value;
  const { at, viewpoint } = aim(record, flags, terminal);
  const lines = drawScene(
    terminalGame,
    { record, at, viewpoint, scene: replay(terminalGame.game, record, at, viewpoint) },
    terminal,
  );
  await terminal.tell(lines.map((line) => `${line}\n`).join(''));
  return true;
}

/** The event and the viewer. */
function aim<T extends GameTypes>(
  record: GameRecord<T>,
  flags: ShowFlags,
  terminal: Terminal,
): { readonly at: number; readonly viewpoint: Viewpoint } {
  const { errors } = terminal.texts.cli;
  const last = record.events.length - 1;
  if (last < 0) throw new Complaint(errors.noEvents, 'file');
  const at = wholeNumber('at', flags.at, { least: 0, most: LARGE, fallback: last }, errors);
  if (at > last) throw new Complaint(errors.noSuchEvent(at, last), 'file');
  if (flags.spectator) return { at, viewpoint: { viewer: null } };
  if (flags.seat === undefined) return { at, viewpoint: 'all' };
  const seat = wholeNumber('seat', flags.seat, { least: 0, most: LARGE, fallback: 0 }, errors);
  if (seat >= record.players.length) throw new Complaint(errors.noSuchSeat(seat, record.players.length - 1), 'file');
  return { at, viewpoint: { viewer: seat } };
}

/** A record that `verify` refuses is not shown; `verify` explains why. */
function refuse(json: unknown, games: Games, terminal: Terminal): number {
  terminal.complain(checkRecord(json, games, terminal.texts).line);
  return EXIT.bad;
}
