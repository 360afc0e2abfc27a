/** The rules of a game for its players: chapters of numbered rules, in the same order in every language. */
export interface Chapter {
  readonly id: string;
  readonly rules: readonly string[];
  /** What is shown of the real boards, after the rules. */
  readonly pictures?: readonly string[];
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
> {
  /** What the game is about, in two or three sentences. */
  readonly intro: string;
  /** The title of each chapter. */
  readonly chapters: Readonly<Record<Id, string>>;
  /** The text of each rule. Other rules are named by number, which the client turns into links. */
  readonly rules: Readonly<Record<Rule, string>>;
  /** What we add to a rule, said after it. */
  readonly additions: Readonly<Record<Addition, string>>;
  /** What each picture shows, for those too who cannot see it. */
  readonly pictures: Readonly<Record<Picture, string>>;
}

/** The pictures of all chapters. */
export type PictureOf<Chapters extends readonly Chapter[]> = Extract<
  Chapters[number],
  { readonly pictures: readonly string[] }
>['pictures'][number];

/** The rules of all chapters to which we add something. */
type AdditionOf<Chapters extends readonly Chapter[]> = Extract<
  Chapters[number],
  { readonly additions: readonly string[] }
>['additions'][number];

/** What a language says of these chapters: one, a rule or a picture without its text does not compile. */
export type PageOf<Chapters extends readonly Chapter[]> = RulesPage<
  Chapters[number]['id'],
  Chapters[number]['rules'][number],
  PictureOf<Chapters>,
  AdditionOf<Chapters>
>;
