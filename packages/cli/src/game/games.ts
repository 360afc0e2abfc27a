import type { Examples, GameFlag, SettingCommand, TerminalGame } from './terminal-game.ts';

/** The games of the command line, each under one or more versions of its rules. */
export class Games {
  /** The address of the module that exports these games as `GAMES`: a thread imports it. */
  readonly registry: string;
  private readonly all: readonly TerminalGame[];

  /** Newer versions of a game follow older ones. */
  constructor(registry: string, all: readonly TerminalGame[]) {
    this.registry = registry;
    this.all = all;
  }

  /** The same games and one more. */
  with(registry: string, game: TerminalGame): Games {
    return new Games(registry, [...this.all, game]);
  }

  get ids(): readonly string[] {
    return [...new Set(this.all.map(({ game }) => game.id))];
  }

  /** Every game under the rules for new games. */
  get newest(): readonly TerminalGame[] {
    return this.ids.flatMap((id) => this.all.findLast(({ game }) => game.id === id) ?? []);
  }

  has(id: unknown): id is string {
    return this.all.some(({ game }) => game.id === id);
  }

  /** A game under the rules for new games. The id must be known. */
  latest(id: string): TerminalGame {
    const found = this.all.findLast(({ game }) => game.id === id);
    if (found === undefined) throw new RangeError(`There is no game called ${id}.`);
    return found;
  }

  /** A game under the rules that it began with; undefined if they are unknown. */
  under(id: string, rules: unknown): TerminalGame | undefined {
    return this.all.find(({ game }) => game.id === id && game.rules === rules);
  }

  /** The flags of all games that a command has. */
  flagsFor(command: SettingCommand): readonly GameFlag[] {
    return this.newest.flatMap(({ options }) => options.flags).filter(({ commands }) => commands.includes(command));
  }

  examplesFor(command: keyof Examples): readonly string[] {
    return this.newest.flatMap(({ examples }) => examples[command] ?? []);
  }
}
