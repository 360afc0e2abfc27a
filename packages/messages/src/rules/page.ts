/** The rules of a game for its players: chapters of numbered rules, in the same order in every language. */
import type { ToolId } from '@leadlight/sagrada';

export interface Chapter {
  readonly id: string;
  readonly rules: readonly string[];
  /** Pictures from the real boards, each by the rule that it follows. */
  readonly pictures?: Readonly<Record<string, string>>;
  /** The tools that rules of this chapter are about. */
  readonly tools?: Readonly<Record<string, ToolId>>;
  /** A first reading can do without this chapter, so it stays closed until a reader wants it. */
  readonly folded?: true;
  /** Rules of this chapter for rare cases, which stay closed until a reader wants them. */
  readonly fine?: readonly string[];
  /** Decisions of ours, where the printed rules are silent; players are told so. */
  readonly rulings?: true;
  /** Rules of this chapter to which we add a decision of our own; players are told so. */
  readonly additions?: readonly string[];
}

/** What a language says of them. */
export interface RulesPage<
  Id extends string = string,
  Rule extends string = string,
  Picture extends string = string,
  Addition extends string = string,
  Titled extends string = string,
> {
  /** What the game is about, in a few sentences. */
  readonly intro: string;
  /** The title of each chapter. */
  readonly chapters: Readonly<Record<Id, string>>;
  /** The name of the card that a rule is about, said before it. */
  readonly titles: Readonly<Record<Titled, string>>;
  /** The text of each rule. Other rules are named by number, which the client turns into links. */
  readonly rules: Readonly<Record<Rule, string>>;
  /** What we add to a rule, said after it. */
  readonly additions: Readonly<Record<Addition, string>>;
  /** What each picture shows, in words. */
  readonly pictures: Readonly<Record<Picture, string>>;
}

/** The values of a record, whichever record of a union it is. */
type ValueOf<Table> = Table extends unknown ? Table[keyof Table] : never;
type KeyOf<Table> = Table extends unknown ? keyof Table & string : never;

/** What the chapters that have a field have in it. */
type FieldOf<Chapters extends readonly Chapter[], Field extends keyof Chapter> =
  Extract<Chapters[number], Readonly<Record<Field, unknown>>> extends Readonly<Record<Field, infer Value>>
    ? Value
    : never;

/** The pictures of all chapters. */
export type PictureOf<Chapters extends readonly Chapter[]> = ValueOf<FieldOf<Chapters, 'pictures'>> & string;

/** The rules of all chapters to which we add something. */
type AdditionOf<Chapters extends readonly Chapter[]> = Extract<
  Chapters[number],
  { readonly additions: readonly string[] }
>['additions'][number];

/** What a language says of these chapters: a chapter, a rule or a picture without its text does not compile. */
export type PageOf<Chapters extends readonly Chapter[]> = RulesPage<
  Chapters[number]['id'],
  Chapters[number]['rules'][number],
  PictureOf<Chapters>,
  AdditionOf<Chapters>,
  KeyOf<FieldOf<Chapters, 'tools'>>
>;
