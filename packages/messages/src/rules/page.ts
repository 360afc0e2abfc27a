/** The rules of a game for its players: chapters of numbered rules, in the same order in every language. */
export interface Chapter {
  readonly id: string;
  readonly rules: readonly string[];
  /** What is shown of the real boards, after the rules. */
  readonly pictures?: readonly string[];
  /** Decisions of ours, where the printed rules are silent; players are told so. */
  readonly rulings?: true;
}

type ChapterOf<Chapters extends readonly Chapter[]> = Chapters[number]['id'];
type RuleOf<Chapters extends readonly Chapter[]> = Chapters[number]['rules'][number];

/** The pictures of all chapters. */
export type PictureOf<Chapters extends readonly Chapter[]> = Extract<
  Chapters[number],
  { readonly pictures: readonly string[] }
>['pictures'][number];

/** What a language says of them: a chapter, rule or picture without its text does not compile. */
export interface RulesPage<Chapters extends readonly Chapter[] = readonly Chapter[]> {
  /** What the game is about, in two or three sentences. */
  readonly intro: string;
  /** The title of each chapter. */
  readonly chapters: Readonly<Record<ChapterOf<Chapters>, string>>;
  /** The text of each rule. Other rules are named by number, which the client turns into links. */
  readonly rules: Readonly<Record<RuleOf<Chapters>, string>>;
  /** What each picture shows, for those too who cannot see it. */
  readonly pictures: Readonly<Record<PictureOf<Chapters>, string>>;
}
