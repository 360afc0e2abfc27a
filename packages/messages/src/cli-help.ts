/** The help pages of the command line: the layout and the flags' names are its own, the words are here. */
interface CommandHelp<Flag extends string> {
  /** One sentence. */
  readonly summary: string;
  /** What each flag does. */
  readonly flags: Readonly<Record<Flag, string>>;
  /** What else is good to know, a paragraph each. */
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
