/** A stored game in play: the common part of all games on the screen. */
import type { GameTypes, Seat } from '@leadlight/core';
import type { Context, Texts } from '@leadlight/messages';
import { openTable } from '../keep/open.ts';
import type { SharedTable } from '../keep/shared-table.ts';
import type { TableCard } from '../store/tables.ts';
import type { Kit } from './kit.ts';
import { logWriter, type LogLine, type LogWords } from './log.ts';
import { contextOf, levelsOf, namesHere, youAt } from './names.ts';
import type { Outlook } from './preview.ts';
import type { Screen } from './screen.svelte.ts';
import { Seated } from './seated.svelte.ts';
import type { Turn } from './turn.ts';

/** A game in the words of a language. */
export interface Speech<T extends GameTypes> {
  /** The consequences of an event in sentences, without those that the boards already show. */
  readonly tell: (followed: readonly T['consequence'][], context: Context) => readonly string[];
  /** The preview of a move chosen at a position. */
  readonly preview: (followed: readonly T['consequence'][], position: T['position']) => Outlook;
  /** The reason for a refusal; undefined until its texts are loaded. */
  readonly why: (reason: T['reason']) => string | undefined;
  readonly log: LogWords<T['consequence']>;
}

/** A refusal: a sentence and its rule. */
export interface Refused {
  readonly sentence: string;
  readonly rule: string;
}

export class Playing<T extends GameTypes, Step extends object> {
  readonly kit: Kit<T, Step>;
  readonly card: TableCard;
  seated = $state.raw<Seated<T, Step>>();
  private readonly texts: () => Texts;
  private readonly speech: () => Speech<T>;

  constructor(kit: Kit<T, Step>, card: TableCard, texts: () => Texts, speech: () => Speech<T>) {
    this.kit = kit;
    this.card = card;
    this.texts = texts;
    this.speech = speech;
  }

  /** Returns a function that leaves the table. */
  open(hasSecrets: boolean): () => void {
    const sit = (table: SharedTable<T>): void => this.sit(table, hasSecrets);
    const opening = openTable(this.kit, this.card.id, sit);
    void opening.then((table) => table && sit(table));
    return () => void opening.then((table) => this.leave(table));
  }

  private sit(table: SharedTable<T>, hasSecrets: boolean): void {
    this.seated?.close();
    this.seated = new Seated(this.kit, table, this.card, hasSecrets);
  }

  private async leave(table: SharedTable<T> | undefined): Promise<void> {
    this.seated?.close();
    await table?.close();
  }

  get screen(): Screen<T, Step> | undefined {
    return this.seated?.screen;
  }

  /** The only person at the screen, addressed as "you"; undefined if there are several or none. */
  get you(): Seat | undefined {
    return youAt(this.card);
  }

  readonly names: readonly string[] = $derived.by(() => namesHere(this.texts(), this.card.seats, this.you));

  /** Each player's level; empty for people. */
  readonly levels: readonly string[] = $derived.by(() => levelsOf(this.texts(), this.card.seats));

  /** Nothing can be decided while the past is shown. */
  get turn(): Turn<T, Step> | undefined {
    return this.screen?.peeked === null ? this.screen.turn : undefined;
  }

  private readonly writeLog = $derived.by(() => logWriter(this.speech().log, contextOf(this.names, this.you)));

  readonly lines: readonly LogLine[] = $derived.by(() => this.writeLog(this.screen?.log ?? []));

  /** The log lines since the player's last decision. */
  readonly sinceMine: readonly LogLine[] = $derived.by(() =>
    this.lines.filter(({ from }) => from >= (this.screen?.sinceMine ?? 0)),
  );

  /** The consequences of the chosen move; undefined until one is chosen. */
  readonly chosen: readonly T['consequence'][] | undefined = $derived.by(() => this.turn?.preview?.followed);

  readonly preview: Outlook | undefined = $derived.by(() =>
    this.turn === undefined || this.chosen === undefined
      ? undefined
      : this.speech().preview(this.chosen, this.turn.position),
  );

  readonly refusals: readonly Refused[] = $derived.by(() =>
    (this.screen?.reasons ?? []).flatMap((reason) => {
      const sentence = this.speech().why(reason);
      return sentence === undefined ? [] : [{ sentence, rule: reason.rule }];
    }),
  );

  /** The consequences of an event, in sentences. */
  tell(followed: readonly T['consequence'][]): readonly string[] {
    return this.speech().tell(followed, contextOf(this.names, this.you));
  }

  /** The player to act, in words; empty when there is none. */
  titleFor(seat: number | undefined): string {
    const words = this.texts().web.play;
    const due = this.turn?.seat ?? seat;
    if (due === undefined) return '';
    if (due === this.you) return words.yourTurn;
    return this.card.seats[due].kind === 'bot' ? words.thinking(this.names[due]) : words.turnOf(this.names[due]);
  }
}
