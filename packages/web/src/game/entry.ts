/** A game as the registry lists it: enough for the pages on which no game is played. */
import type { Locale, Rulebook, Summary, Texts } from '@leadlight/messages';
import type { Component } from 'svelte';
import type { ClientGame, Firsts, GameComponent } from './client-game.ts';
import type { GameLessons } from './lesson.ts';

/** Stored or chosen values by name; a game checks its own. */
export type Fields = Readonly<Record<string, unknown>>;

/** The options of a game in its set-up. */
export interface SetupOptions {
  /**
   * The options for the rules, from chosen values that may be outdated or come from a stranger; undefined if something
   * that was chosen no longer exists.
   */
  order(chosen: Fields, players: number): Promise<object | undefined>;
  /** Whether one player starts; by default one does. */
  readonly hasStarter?: boolean;
  /** Whether a rarely changed option differs from its default. */
  isUnusual?(chosen: Fields): boolean;
  /** The components for the main options and for rarely changed ones. */
  components(): Promise<OptionComponents>;
}

/** Parts of a game that few visits need. */
export interface GameExtras {
  /** A sample of the game's pieces, for the choice of a palette. */
  readonly Sample: Component;
  /** Remembered values of this game: how to add those of a backup to those that are here. */
  readonly remembered?: Readonly<Record<string, (here: string, more: string) => string>>;
  lessons?(): Promise<GameLessons>;
  /** What newcomers are told about in their first game; by default nothing. */
  firsts?(): Promise<Firsts>;
}

export interface OptionsProps {
  readonly texts: Texts;
  readonly players: number;
  readonly options: Fields;
  readonly onchange: (part: Fields) => void;
}

export interface OptionComponents {
  /** Undefined if there is nothing to choose with this number of players. */
  Main?(players: number): Component<OptionsProps> | undefined;
  readonly More?: Component<OptionsProps>;
}

/** A picture on a card, by its kind and name. */
export interface CardPicture {
  readonly kind: string;
  readonly id: string;
}

/** The drawings for a game's rules. */
export interface RulesPictures {
  /** The shared definitions of the game's drawings. */
  readonly Defs: Component;
  /** Each component takes the names of its own pictures and the texts of its own game. */
  readonly Picture: Component<{ readonly name: never; readonly texts: never }>;
  /** The picture on a card, in games with cards. */
  readonly Icon?: Component<CardPicture>;
}

export interface RulesTableProps {
  readonly texts: Texts;
  readonly Icon: RulesPictures['Icon'];
}

/** The parts of a game's rules that are not drawn: they load with the text, so that nothing moves when they arrive. */
export interface RulesTables {
  /** Pictures that are tables, by name. */
  readonly tables?: Readonly<Record<string, Component<RulesTableProps>>>;
  /** Tables on the summary, by name. */
  readonly summaryTables?: Readonly<Record<string, Component<RulesTableProps>>>;
}

/** A game's rules, to read. */
export interface RulesToRead {
  book(locale: Locale): Promise<Rulebook>;
  summary(locale: Locale): Promise<Summary>;
  pictures(): Promise<RulesPictures>;
  tables(): Promise<RulesTables>;
}

export interface Link {
  readonly path: string;
  readonly text: string;
}

export interface GameEntry {
  readonly id: string;
  readonly players: { readonly least: number; readonly most: number };
  name(texts: Texts): string;
  /** The game in one sentence. */
  pitch(texts: Texts): string;
  /** The texts of this game alone. */
  texts(locale: Locale): Promise<object>;
  /** The version of the rules for new games. */
  readonly latest: string;
  /** A game ends under the version of the rules that it began with. */
  readonly versions: Readonly<Record<string, () => Promise<ClientGame>>>;
  options(): Promise<SetupOptions>;
  readonly rules: {
    /** The letter before the number of each rule. */
    readonly letter: string;
    toRead(): Promise<RulesToRead>;
  };
  extras(): Promise<GameExtras>;
  /** Whether the game has lessons, among its extras. */
  readonly hasLessons?: boolean;
  /** The game's own screens, by the first part of their address. */
  readonly screens?: Readonly<Record<string, () => Promise<GameComponent>>>;
  /** Links to them on the home page. */
  links?(texts: Texts): readonly Link[];
}
