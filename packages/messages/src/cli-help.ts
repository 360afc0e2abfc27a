/** The words of the help pages; the command line adds the layout and the names of the flags. */
interface CommandHelp<Flag extends string> {
  /** One sentence. */
  readonly summary: string;
  /** The meaning of each flag; `LEVELS` stands for the names of all levels of bots. */
  readonly flags: Readonly<Record<Flag, string>>;
  /** Further notes, one paragraph each. */
  readonly notes: readonly string[];
}

export interface HelpTexts {
  readonly about: string;
  /** The title of the first section of a man page. */
  readonly name: string;
  readonly usage: string;
  readonly commands: string;
  readonly options: string;
  readonly examples: string;
  readonly more: string;
  /** What stands for something that the user chooses, such as the name of a file. */
  readonly placeholders: Readonly<Record<'COMMAND' | 'FILE' | 'NAME' | 'OPTION' | 'PERCENT' | 'TEXT', string>>;
  /** The flags that set up one game alone. */
  readonly gameFlags: {
    readonly sintra: Readonly<Record<'side' | 'score-floor', string>>;
    readonly sagrada: Readonly<Record<'tools' | 'with-tools', string>>;
  };
  readonly common: Readonly<Record<'help' | 'lang' | 'version', string>>;
  readonly simulate: CommandHelp<'game' | 'players' | 'games' | 'seed' | 'bots' | 'annotate' | 'out' | 'workers'>;
  readonly verify: CommandHelp<'summary' | 'json' | 'workers'>;
  readonly show: CommandHelp<'at' | 'seat' | 'spectator' | 'record'>;
  readonly bench: CommandHelp<'seconds' | 'markdown'>;
  readonly demo: CommandHelp<'seed' | 'fast'>;
  readonly bot: CommandHelp<'game' | 'level' | 'seed' | 'think'>;
  readonly tournament: CommandHelp<
    | 'game'
    | 'players'
    | 'bots'
    | 'games'
    | 'seed'
    | 'think'
    | 'limit'
    | 'until'
    | 'workers'
    | 'out'
    | 'markdown'
    | 'json'
  >;
  readonly completion: CommandHelp<never>;
  readonly man: CommandHelp<never>;
}
