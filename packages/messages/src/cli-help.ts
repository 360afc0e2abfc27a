/** The words of the help pages; the command line adds the layout and the names of the flags. */
interface CommandHelp<Flag extends string> {
  /** One sentence. */
  readonly summary: string;
  /** The meaning of each flag. */
  readonly flags: Readonly<Record<Flag, string>>;
  /** Further notes, one paragraph each. */
  readonly notes: readonly string[];
}

export interface HelpTexts {
  readonly about: string;
  readonly usage: string;
  readonly commands: string;
  readonly options: string;
  readonly examples: string;
  readonly more: string;
  readonly common: Readonly<Record<'help' | 'lang' | 'version', string>>;
  readonly simulate: CommandHelp<
    | 'game'
    | 'players'
    | 'games'
    | 'seed'
    | 'side'
    | 'score-floor'
    | 'tools'
    | 'with-tools'
    | 'bots'
    | 'annotate'
    | 'out'
  >;
  readonly verify: CommandHelp<never>;
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
    | 'side'
    | 'score-floor'
    | 'tools'
    | 'think'
    | 'limit'
    | 'until'
    | 'workers'
    | 'out'
    | 'markdown'
  >;
}
