/** The guide for people who use a screen reader, and the names of the sounds. */
export interface GuideSection {
  readonly title: string;
  readonly lines: readonly string[];
}

/** In the order of the page. */
export type Reader = 'nvda' | 'jaws' | 'orca' | 'voiceOver' | 'voiceOverTouch' | 'talkBack';

export type SoundName =
  'click' | 'clink' | 'crack' | 'rattle' | 'chord' | 'dull' | 'call' | 'bell' | 'fanfare' | 'coda';

export interface GuideTexts {
  readonly intro: string;
  /** Steps, in order. */
  readonly begin: GuideSection;
  /** The areas of a game’s page; a list of their keys follows. */
  readonly places: GuideSection;
  readonly modes: GuideSection;
  /** The announcements; a list of the keys that repeat them follows. */
  readonly announced: GuideSection;
  /** Typed moves and questions, and the linear view; a list of the letters that ask follows. */
  readonly typing: GuideSection;
  /** What the boards of each game say. */
  readonly tables: readonly GuideSection[];
  readonly soundsIntro: string;
  /** Above the buttons while sounds are off. */
  readonly soundsOff: string;
  /** What each sound means, in a word or two. */
  readonly sounds: Readonly<Record<SoundName, string>>;
  readonly readersTitle: string;
  readonly readers: Readonly<Record<Reader, GuideSection>>;
}
