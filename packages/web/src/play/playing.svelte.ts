/** A stored game that is being played here: what all games have in common on the screen. */
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
  /** What followed from an event, in sentences; none for what the boards show as well. */
  readonly tell: (followed: readonly T['consequence'][], context: Context) => readonly string[];
  /** What a move would bring that is chosen at a position. */
  readonly preview: (followed: readonly T['consequence'][], position: T['position']) => Outlook;
  readonly why: (reason: T['reason']) => string;
  readonly log: LogWords<T['consequence']>;
}

/** Why something cannot be: a sentence, and its rule. */
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

  /** The function that is returned leaves the table. */
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

  /** The only person at the screen, who is spoken to; undefined where there are several, or none. */
  get you(): Seat | undefined {
    return youAt(this.card);
  }

  readonly names: readonly string[] = $derived.by(() => namesHere(this.texts(), this.card.seats, this.you));

  /** How well each of them plays, in a word; empty for people. */
  readonly levels: readonly string[] = $derived.by(() => levelsOf(this.texts(), this.card.seats));

  /** Nothing is decided while the past is looked at. */
  get turn(): Turn<T, Step> | undefined {
    return this.screen?.peeked === null ? this.screen.turn : undefined;
  }

  private readonly writeLog = $derived.by(() => logWriter(this.speech().log, contextOf(this.names, this.you)));

  readonly lines: readonly LogLine[] = $derived.by(() => this.writeLog(this.screen?.log ?? []));

  /** What happened since the person at the screen decided something, in words. */
  readonly sinceMine: readonly LogLine[] = $derived.by(() =>
    this.lines.filter(({ from }) => from >= (this.screen?.sinceMine ?? 0)),
  );

  /** What would follow from the move that is chosen; undefined while none is. */
  readonly chosen: readonly T['consequence'][] | undefined = $derived.by(() => this.turn?.preview?.followed);

  readonly preview: Outlook | undefined = $derived.by(() =>
    this.turn === undefined || this.chosen === undefined
      ? undefined
      : this.speech().preview(this.chosen, this.turn.position),
  );

  readonly refusals: readonly Refused[] = $derived.by(() =>
    (this.screen?.reasons ?? []).map((reason) => ({ sentence: this.speech().why(reason), rule: reason.rule })),
  );

  /** What followed from an event, in sentences. */
  tell(followed: readonly T['consequence'][]): readonly string[] {
    return this.speech().tell(followed, contextOf(this.names, this.you));
  }

  /** Who is to act, in words; empty when nobody is. */
  titleFor(seat: number | undefined): string {
    const words = this.texts().web.play;
    const due = this.turn?.seat ?? seat;
    if (due === undefined) return '';
    if (due === this.you) return words.yourTurn;
    return this.card.seats[due].kind === 'bot' ? words.thinking(this.names[due]) : words.turnOf(this.names[due]);
  }
}
