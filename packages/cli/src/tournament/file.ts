/**
 * The file of a tournament: a line with the settings, then a line for each game as it ends. Games in the file are not
 * played again.
 */
import { appendFileSync, closeSync, fstatSync, ftruncateSync, openSync, readFileSync } from 'node:fs';
import { parseJson } from '@leadlight/core';
import type { AllTexts } from '@leadlight/messages';
import { Complaint, systemError } from '../base/complaint.ts';
import { differenceOf, headerOf, isHeader } from './header.ts';
import { dealSeed } from './play.ts';
import { isPlayed, type Played } from './played.ts';
import type { Schedule } from './schedule.ts';
import { TOURNAMENT_FLAGS, type Order, type Settings } from './settings.ts';

export interface ResultsFile {
  /** The games already in the file. */
  readonly games: readonly Played[];
  append(played: Played): void;
  close(): void;
}

/** What determines the games, and the game whose options may differ. */
type Planned = Pick<Order, 'settings' | 'game'>;

export function openResults(path: string, planned: Planned, schedule: Schedule, texts: AllTexts): ResultsFile {
  return new Reader(path, planned, schedule, texts).open();
}

const NEWLINE = '\n';

class Reader {
  private readonly path: string;
  private readonly settings: Settings;
  private readonly flags: readonly string[];
  private readonly schedule: Schedule;
  private readonly texts: AllTexts;
  private readonly header: string;

  constructor(path: string, { settings, game }: Planned, schedule: Schedule, texts: AllTexts) {
    this.path = path;
    this.settings = settings;
    this.flags = [...Object.keys(TOURNAMENT_FLAGS), ...game.options.flags.map(({ name }) => name)];
    this.schedule = schedule;
    this.texts = texts;
    this.header = JSON.stringify(headerOf(settings)) + NEWLINE;
  }

  open(): ResultsFile {
    const file = this.guarded(() => openSync(this.path, 'a+'));
    try {
      const games = this.readGames(file);
      if (games === undefined) this.append(file, this.header);
      return {
        games: games ?? [],
        append: (played) => this.append(file, JSON.stringify(played) + NEWLINE),
        close: () => closeSync(file),
      };
    } catch (error) {
      closeSync(file);
      throw error;
    }
  }

  private append(file: number, line: string): void {
    this.guarded(() => appendFileSync(file, line));
  }

  /** Undefined if the file is new. A line left incomplete by an interruption is cut off. */
  private readGames(file: number): readonly Played[] | undefined {
    const content = this.guarded(() => (fstatSync(file).isFile() ? readFileSync(file, 'utf8') : ''));
    const whole = content.slice(0, content.lastIndexOf(NEWLINE) + 1);
    if (whole === '' && !this.header.startsWith(content)) throw this.notOurs();
    const games = whole === '' ? undefined : this.parse(whole.trimEnd().split(NEWLINE));
    if (whole !== content) this.guarded(() => ftruncateSync(file, Buffer.byteLength(whole)));
    return games;
  }

  private parse([first = '', ...lines]: readonly string[]): readonly Played[] {
    const header = parseJson(first);
    if (!header.ok || !isHeader(header.value)) throw this.notOurs();
    const difference = differenceOf(header.value, headerOf(this.settings), this.flags);
    if (difference !== undefined) {
      const { setting, there, here } = difference;
      throw new Complaint(this.texts.cli.tournament.otherSettings(this.path, setting, there, here), 'file');
    }
    return lines.map((line, index) => this.parseGame(line, index + 2));
  }

  private parseGame(line: string, number: number): Played {
    const json = parseJson(line);
    const value: unknown = json.ok ? json.value : undefined;
    const fixture = this.schedule.fixture(gameNumberOf(value));
    if (isPlayed(value, fixture, dealSeed(this.settings.seed, fixture.deal))) return value;
    throw new Complaint(this.texts.cli.tournament.badLine(this.path, number), 'file');
  }

  private notOurs(): Complaint {
    return new Complaint(this.texts.cli.tournament.notATournament(this.path), 'file');
  }

  private guarded<Value>(work: () => Value): Value {
    try {
      return work();
    } catch (error) {
      const code = systemError(error);
      throw code === undefined ? error : new Complaint(this.texts.cli.errors.unwritable(this.path, code), 'file');
    }
  }
}

const gameNumberOf = (value: unknown): number => {
  const game: unknown = typeof value === 'object' && value !== null && 'game' in value ? value.game : undefined;
  return Number.isInteger(game) && Number(game) > 0 ? Number(game) : 1;
};
