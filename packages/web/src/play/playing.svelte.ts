/** A game in play: the common part of all games on the screen. */
import type { GameTypes, Seat } from '@leadlight/core';
import { describeReason, logWriter, type Context, type LogLine, type LogWords, type Texts } from '@leadlight/messages';
import { untrack, type Component } from 'svelte';
import { openTable } from '../hosting/open.ts';
import type { SharedTable } from '../hosting/shared-table.ts';
import type { OnlineTable } from '../online/table.svelte.ts';
import type { TableCard } from '../storage/tables.ts';
import type { ClientGame, Naming } from '../game/client-game.ts';
import type { Explained } from '../game/explained.ts';
import { NO_MARKS, type Marks, type NamedPlace } from '../game/marks.ts';
import type { TextsOf } from '../game/texts-of.ts';
import { words } from '../base/words.svelte.ts';
import { contextOf, levelsOf, namesHere, namesOf, youAt } from '../base/names.ts';
import type { Ended } from './ending/loading.ts';
import type { MenuItem } from './game-menu.ts';
import { lastMoves } from './marking.ts';
import type { Outlook } from './preview.ts';
import type { Screen } from './screen.svelte.ts';
import { Seated } from './seated.svelte.ts';
import type { TableHere } from './table-here.ts';
import type { Preview, Turn } from './turn.ts';

/** A game in the words of a language. */
export interface Speech<T extends GameTypes> {
  /** The consequences of an event in sentences, without those that the boards already show. */
  readonly tell: (followed: readonly T['consequence'][], context: Context) => readonly string[];
  /** The preview of a move chosen at a position, with the position after it. */
  readonly preview: (followed: readonly T['consequence'][], position: T['position'], after: T['position']) => Outlook;
  readonly log: LogWords<T['consequence']>;
  /** Whether the player hides secrets from people beside them; by default not. */
  readonly isCovered?: boolean;
}

interface PartProps<T extends GameTypes, Step extends object> {
  readonly texts: TextsOf<T>;
  readonly playing: Playing<T, Step>;
  readonly table: OnlineTable;
}

/** A table on a server, with what its games show besides the boards. */
export interface AtServer<T extends GameTypes, Step extends object> {
  readonly table: OnlineTable;
  /** Whether the screen belongs to nobody and has room for every player's board. */
  readonly isBig: boolean;
  /** The bar above the boards. */
  readonly Above: Component<PartProps<T, Step>>;
  /** Shown instead of the player's actions. */
  readonly Instead: Component<PartProps<T, Step> & { readonly ended?: Ended<T> | undefined }>;
  isInstead(playing: Playing<T, Step>): boolean;
  /** The people to act, in words, where there may be several. */
  awaited(playing: Playing<T, Step>, texts: Texts): string;
  /** What the menu offers besides. */
  menu(texts: Texts): Promise<readonly MenuItem[]>;
}

interface InLesson<T extends GameTypes, Step extends object> {
  readonly texts: TextsOf<T>;
  readonly playing: Playing<T, Step>;
}

/** A lesson on the boards, on a table of its own: what there is besides a game. */
export interface AtLesson<T extends GameTypes, Step extends object> {
  readonly table: TableHere<T>;
  /** The step of the lesson, and what it asks, for the ear. */
  readonly topic: string;
  readonly prompt: string;
  /** What to do, above the player's actions. */
  readonly Card: Component<InLesson<T, Step>>;
  /** The ways through the lesson, below them; instead of them, at the end of the game. */
  readonly Ways: Component<InLesson<T, Step> & { readonly ended?: Ended<T> | undefined }>;
}

/** The properties of a game's table in play. */
export interface PlayProps<T extends GameTypes, Step extends object, Words extends Texts = Texts> {
  readonly texts: Words;
  readonly client: ClientGame<T, Step>;
  readonly card: TableCard;
  /** Undefined for a game in this browser. */
  readonly online?: AtServer<T, Step> | undefined;
  /** Undefined for a game of one's own. */
  readonly lesson?: AtLesson<T, Step> | undefined;
}

/** The game at a table, without its words. */
export type Table<T extends GameTypes, Step extends object> = Omit<PlayProps<T, Step>, 'texts'>;

/** A refusal: a sentence and its rule. */
export interface Refused {
  readonly sentence: string;
  readonly rule: string;
}

const peopleAt = ({ seats }: TableCard): readonly Seat[] =>
  seats.flatMap((who, seat) => (who.kind === 'person' ? [seat] : []));

export class Playing<T extends GameTypes, Step extends object> {
  readonly client: ClientGame<T, Step>;
  readonly card: TableCard;
  /** The table on the server; undefined for a game in this browser. */
  readonly online: OnlineTable | undefined;
  readonly parts: AtServer<T, Step> | undefined;
  readonly lesson: AtLesson<T, Step> | undefined;
  seated = $state.raw<Seated<T, Step>>();
  private readonly texts: () => Texts;
  readonly speech: () => Speech<T>;

  constructor(
    client: ClientGame<T, Step>,
    { card, online, lesson }: Omit<Table<T, Step>, 'client'>,
    texts: () => Texts,
    speech: () => Speech<T>,
  ) {
    this.client = client;
    this.card = card;
    this.parts = online;
    this.lesson = lesson;
    this.online = online?.table;
    this.texts = texts;
    this.speech = speech;
  }

  /** Returns a function that leaves the table. */
  open(hasSecrets: boolean): () => void {
    const sit = (table: TableHere<T>): void => this.sit(table, hasSecrets);
    const here = this.online ?? this.lesson?.table;
    if (here !== undefined) {
      untrack(() => sit(here));
      return () => this.seated?.close();
    }
    const opening = openTable(this.client, this.card.id, sit);
    void opening.then((table) => table && sit(table));
    return () => void opening.then((table) => this.leave(table));
  }

  private sit(table: TableHere<T>, hasSecrets: boolean): void {
    this.seated?.close();
    this.seated = new Seated(this.client, table, this.online?.people ?? peopleAt(this.card), hasSecrets);
  }

  private async leave(table: SharedTable<T> | undefined): Promise<void> {
    this.seated?.close();
    await table?.close();
  }

  get screen(): Screen<T, Step> | undefined {
    return this.seated?.screen;
  }

  /** The result of the visible position; undefined before the end, and for an abandoned game. */
  get result(): T['result'] | undefined {
    const position = this.screen?.position;
    return position === undefined ? undefined : this.client.game.result(position);
  }

  /** The only person at the screen, addressed as "you"; undefined if there are several or none. */
  get you(): Seat | undefined {
    return this.online === undefined ? youAt(this.card) : (this.online.seat ?? undefined);
  }

  readonly names: readonly string[] = $derived.by(() => namesHere(this.texts(), this.card.seats, this.you));

  /** The players, for sentences. */
  get context(): Context {
    return contextOf(this.names, this.you);
  }

  isBot(seat: Seat): boolean {
    return this.card.seats[seat]?.kind === 'bot' || (this.screen?.table?.standIns[seat] ?? null) !== null;
  }

  /** Each player's level; empty for people. */
  readonly levels: readonly string[] = $derived.by(() => levelsOf(this.texts(), this.card.seats));

  /** Nothing can be decided while the past is shown. */
  get turn(): Turn<T, Step> | undefined {
    return this.screen?.peeked === null ? this.screen.turn : undefined;
  }

  private readonly writeLog = $derived.by(() => logWriter(this.client.game, this.speech().log, this.context));

  readonly lines: readonly LogLine<T['consequence']>[] = $derived.by(() => this.writeLog(this.screen?.log ?? []));

  /** The log line under the pointer or with the focus. */
  looked = $state.raw<LogLine<T['consequence']>>();

  /** The log lines since the player's last decision. */
  readonly sinceMine: readonly LogLine<T['consequence']>[] = $derived.by(() =>
    this.lines.filter(({ from }) => from >= (this.screen?.sinceMine ?? 0)),
  );

  /** The places of the others' last moves. In the past, the log lights up its own. */
  readonly marks: Marks = $derived.by(() => {
    const { screen } = this;
    if (screen === undefined || screen.peeked !== null) return NO_MARKS;
    return lastMoves(this.client, screen.log, screen.seats, screen.turn !== undefined);
  });

  /** The log line that the player looks at, or that the boards show. */
  private readonly line: LogLine<T['consequence']> | undefined = $derived.by(() => {
    const peeked = this.screen?.peeked ?? null;
    return this.looked ?? (peeked === null ? undefined : this.lines.find(({ at }) => at === peeked));
  });

  /** What this line tells; without one, what the preview does. */
  private readonly told: readonly T['consequence'][] = $derived.by(
    () => this.line?.followed ?? this.tried?.followed ?? [],
  );
  private naming = $state.raw<Naming<T>>();

  /** The places that light up with it. */
  readonly named: readonly NamedPlace[] = $derived.by(() => this.naming?.namedBy(this.told) ?? []);

  /** Loads the naming of places, once there is anything to name. */
  async needNaming(): Promise<void> {
    if (this.told.length > 0) this.naming ??= await this.client.naming?.();
  }

  /** Whether only the preview names places. */
  get isPreviewing(): boolean {
    return this.line === undefined;
  }

  /** The chosen move, tried on the draft; undefined until one is chosen. */
  readonly tried: Preview<T> | undefined = $derived.by(() => this.turn?.preview);

  /** Its consequences. */
  get chosen(): readonly T['consequence'][] | undefined {
    return this.tried?.followed;
  }

  readonly preview: Outlook | undefined = $derived.by(() =>
    this.turn === undefined || this.tried === undefined
      ? undefined
      : this.speech().preview(this.tried.followed, this.turn.position, this.tried.position),
  );

  readonly refusals: readonly Refused[] = $derived.by(() => this.tellWhy(this.screen?.reasons ?? []));

  /** Reasons in sentences; empty until the texts for refusals are loaded. */
  tellWhy(reasons: readonly T['reason'][]): readonly Refused[] {
    const { refusals } = words;
    if (refusals?.game !== this.card.game) return [];
    const sentence = (reason: T['reason']): string => describeReason(refusals.common, refusals.own, reason);
    return reasons.map((reason) => ({ sentence: sentence(reason), rule: reason.rule }));
  }

  /** What the thing that the player touched last is. */
  readonly explained: Explained | undefined = $derived.by(() => this.screen?.explaining?.());

  /** The consequences of an event, in sentences. */
  tell(followed: readonly T['consequence'][]): readonly string[] {
    return this.speech().tell(followed, this.context);
  }

  /** The player to act, in words; empty when there is none. */
  titleFor(seat: number | undefined): string {
    const { play } = this.texts().web;
    const due = this.turn?.seat ?? seat;
    if (due === undefined) return '';
    if (due === this.you && !this.isBot(due)) return play.yourTurn;
    const name = namesOf(this.texts(), this.card.seats)[due] ?? '';
    return this.isBot(due) ? play.thinking(name) : play.turnOf(name);
  }
}
