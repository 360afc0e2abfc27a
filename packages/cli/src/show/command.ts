import { gameOf, parseRecord, verifyRecord, type GameRecord, type GameTypes } from '@leadlight/core';
import { command } from '../command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { wholeNumber, type Given } from '../flags.ts';
import { isGameId, withKit, type Kit } from '../kits.ts';
import { faultOf, readEntries } from '../records/read.ts';
import type { Terminal } from '../terminal.ts';
import { checkRecord } from '../verify/check.ts';
import { drawScene } from './page.ts';
import { replay, type Eyes } from './replay.ts';

const FLAGS = { at: 'value', seat: 'value', spectator: 'switch', record: 'value' } as const;
type ShowFlags = Given<typeof FLAGS>['flags'];

const LARGE = 1_000_000_000;

export const show = command({
  name: 'show',
  flags: FLAGS,
  required: [],
  values: { at: 'N', seat: 'S', record: 'K' },
  takes: 'FILE',
  examples: ['leadlight show games.jsonl --record 3', 'leadlight show games.jsonl --at 40 --seat 1 --lang fr'],
  run: async ({ flags, rest }, terminal) => {
    const { errors } = terminal.texts.cli;
    if (rest.length === 0) throw new Complaint(errors.fileMissing);
    if (rest.length > 1) throw new Complaint(errors.unexpected(rest[1]));
    if (flags.seat !== undefined && flags.spectator) throw new Complaint(errors.seatOrSpectator);
    const number = wholeNumber('record', flags.record, { least: 1, most: LARGE, fallback: 1 }, errors);
    const json = await findRecord(rest[0], number, terminal);
    const id = gameOf(json);
    if (!isGameId(id)) return refuse(json, terminal);
    return withKit(id, (kit) => showWith(kit, json, flags, terminal));
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

async function showWith<T extends GameTypes>(
  kit: Kit<T>,
  json: unknown,
  flags: ShowFlags,
  terminal: Terminal,
): Promise<number> {
  const parsed = parseRecord(kit.game, json);
  if (!parsed.ok || verifyRecord(kit.game, parsed.value).problems.length > 0) return refuse(json, terminal);
  const record = parsed.value;
  const { at, eyes } = aim(record, flags, terminal);
  const lines = drawScene(kit, { record, at, eyes, scene: replay(kit.game, record, at, eyes) }, terminal);
  await terminal.write(lines.map((line) => `${line}\n`).join(''));
  return EXIT.fine;
}

/** The event and the viewer. */
function aim<T extends GameTypes>(
  record: GameRecord<T>,
  flags: ShowFlags,
  terminal: Terminal,
): { readonly at: number; readonly eyes: Eyes } {
  const { errors } = terminal.texts.cli;
  const last = record.events.length - 1;
  if (last < 0) throw new Complaint(errors.noEvents, 'file');
  const at = wholeNumber('at', flags.at, { least: 0, most: LARGE, fallback: last }, errors);
  if (at > last) throw new Complaint(errors.noSuchEvent(at, last), 'file');
  if (flags.spectator) return { at, eyes: { viewer: null } };
  if (flags.seat === undefined) return { at, eyes: 'all' };
  const seat = wholeNumber('seat', flags.seat, { least: 0, most: LARGE, fallback: 0 }, errors);
  if (seat >= record.players.length) throw new Complaint(errors.noSuchSeat(seat, record.players.length - 1), 'file');
  return { at, eyes: { viewer: seat } };
}

/** A record that `verify` refuses is not shown; `verify` explains why. */
function refuse(json: unknown, terminal: Terminal): number {
  terminal.complain(checkRecord(json, terminal.texts).line);
  return EXIT.bad;
}
