/** Checks the records of files: the first here, because threads take time to start, and all others in threads. */
import type { AllTexts } from '@leadlight/messages';
import { Crew, inOrder } from '../base/crew.ts';
import { THREADS } from '../base/places.ts';
import type { Terminal } from '../base/terminal.ts';
import type { Games } from '../game/games.ts';
import { noRecords, readPieces } from '../records/read.ts';
import type { Piece } from '../records/split.ts';
import { examine, type Examined } from './examine.ts';
import type { Start } from './thread.ts';

/** So many records are checked before a thread could have begun. */
const FIRST = 200;

export class Checkers {
  private readonly games: Games;
  private readonly texts: AllTexts;
  private readonly workers: number;
  private crew: Crew<readonly Piece[], readonly Examined[]> | undefined;
  private begun = 0;

  constructor(games: Games, texts: AllTexts, workers: number) {
    this.games = games;
    this.texts = texts;
    this.workers = workers;
  }

  /** In the order of the file. Complains if the file cannot be read or has no records. */
  async *check(file: string, terminal: Terminal): AsyncGenerator<Examined> {
    let count = 0;
    const pieces = readPieces(file, terminal);
    for await (const examined of inOrder(
      pieces,
      (some) => this.start(some),
      () => this.crew?.room ?? 0,
    )) {
      count += examined.length;
      yield* examined;
    }
    if (count === 0) throw noRecords(file, terminal);
  }

  async close(): Promise<void> {
    await this.crew?.close();
  }

  private start(pieces: readonly Piece[]): Promise<readonly Examined[]> | readonly Examined[] {
    this.begun += pieces.length;
    if (this.workers === 1 || this.begun <= FIRST) return examine(pieces, this.games, this.texts);
    const start: Start = { registry: this.games.registry, locale: this.texts.locale };
    this.crew ??= new Crew(THREADS.verify, start, this.workers);
    return this.crew.do(pieces);
  }
}
