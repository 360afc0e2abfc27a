import type { HelpTexts } from '../cli-help.ts';

export const help: HelpTexts = {
  about: 'Leadlight: Sintra and Sagrada on the command line.',
  name: 'Name',
  usage: 'Usage:',
  commands: 'Commands:',
  options: 'Options:',
  examples: 'Examples:',
  more: 'Run “leadlight COMMAND --help” for help with a command.',
  placeholders: { COMMAND: 'COMMAND', FILE: 'FILE', NAME: 'NAME', OPTION: 'OPTION', PERCENT: 'PERCENT', TEXT: 'TEXT' },
  common: {
    help: 'Show this help.',
    lang: 'The language of the output (default: your system’s language).',
    version: 'Show the version.',
  },
  gameFlags: {
    sintra: {
      side: 'Sintra: the side of the palace boards (default: A).',
      'score-floor': 'Sintra: no score falls below 0.',
    },
    sagrada: {
      tools: 'Solo Sagrada: the number of tools dealt, 1 to 5 (default: 3).',
      'with-tools': 'Sagrada: the tools to deal, named as in records. The records then have no seed.',
    },
  },
  simulate: {
    summary: 'Play games between bots and write their records, one JSON object per line.',
    flags: {
      game: 'The game to play.',
      players: 'The number of players: 2 to 4 for Sintra, 1 to 4 for Sagrada (default: 2).',
      games: 'The number of games (default: 1).',
      seed: 'Any text. It determines every chance event: the same arguments give the same records (default: leadlight).',
      bots: 'The bot at each seat: LEVELS. If there are fewer names than seats, the last bot fills the rest (default: random).',
      annotate: 'For each move, add the number of different moves that were possible.',
      out: 'Write to this file instead of standard output. After an interruption, run the same command again to continue.',
      workers:
        'The number of games played at the same time (default: one per core). It makes no difference to the records.',
    },
    notes: [
      'Each game has its own seed, made from --seed and the game’s number. The record contains the seed and its commitment.',
    ],
  },
  verify: {
    summary: 'Replay records and check every move, chance event, count and score.',
    flags: {
      summary: 'Show only bad records and the totals.',
      json: 'Write one JSON object per line, for programs.',
      workers: 'The number of threads (default: one per core). It makes no difference to the output.',
    },
    notes: [
      'The records come from the named files, or from standard input if no file is named. A record may be on one line or span several.',
      'The output has one line per record. For a bad record, it names the event (counted from 0) and the rule that it breaks.',
      'Exit code: 0 if all records are good, 1 if any record is bad, 2 if anything can’t be read.',
    ],
  },
  show: {
    summary: 'Show a position from a recorded game as a text board.',
    flags: {
      at: 'Show the position after this event, counted from 0 as in the record (default: the last event).',
      seat: 'Show the board as this seat sees it (counted from 0, as in the record).',
      spectator: 'Show the board as a spectator sees it.',
      record: 'Show this record in the file, counted from 1 (default: 1).',
    },
    notes: ['Without --seat or --spectator, the board shows everything in the record, including secrets.'],
  },
  bench: {
    summary: 'Measure the speed of the rules: random games and moves per second, and bytes per position.',
    flags: {
      seconds: 'How long to measure each row, in seconds (default: 2).',
      markdown: 'Write the tables as Markdown.',
    },
    notes: [
      'The same run also measures Sintra on boardgame.io if that is installed (bench/), and both games written in C if there’s a C compiler.',
    ],
  },
  demo: {
    summary: 'Watch bots play one game of Sintra and one of Sagrada.',
    flags: {
      seed: 'Any text. It determines every chance event (default: leadlight).',
      fast: 'Don’t pause between turns.',
    },
    notes: [],
  },
  bot: {
    summary: 'Choose moves for other programs: read questions and write answers, one JSON object per line.',
    flags: {
      game: 'The game to play.',
      level: 'The strength of the bot, from weakest to strongest: LEVELS.',
      seed: 'Any text. The same question and seed give the same move, except with --think (default: leadlight).',
      think: 'Level master: think for this many milliseconds per move, instead of doing a fixed amount of work.',
    },
    notes: [
      'A question has an id, a seat, and the record of a game in progress as that seat has seen it. The answer has the same id, and either a move with its value or an error. After an error, the bot reads the next line.',
      'For details, and a short bot to start from, see docs/bot-protocol.md.',
    ],
  },
  tournament: {
    summary: 'Play many games between bots to find out which is stronger.',
    flags: {
      game: 'The game to play.',
      players: 'The number of players: 2 to 4 for Sintra, 1 to 4 for Sagrada (default: 2).',
      bots: 'The bots: LEVELS, or exec:COMMAND for your own program. With fewer names than seats, the last bot fills the rest; with more, every combination plays.',
      games: 'The total number of games (default: 100).',
      seed: 'Any text. It determines every chance event (default: leadlight).',
      think:
        'Level master: think for this many milliseconds per move, instead of doing a fixed amount of work. These games can’t be repeated exactly.',
      limit: 'The time limit for each move by a program, in milliseconds (default: 10000).',
      until:
        'Stop when the 95% interval of the first bot’s win rate is entirely above or below this value, but not before 200 games.',
      workers: 'The number of games played at the same time (default: one per core, minus one).',
      out: 'Save every game in this file, one JSON object per line. Games already in the file aren’t played again, so the same command continues an interrupted tournament.',
      markdown: 'Write the table as Markdown.',
      json: 'Write one JSON object with all numbers, for programs.',
    },
    notes: [
      'Each deal is played once for every rotation of the seats, so that no bot gains from a lucky deal or seat.',
      'Each game depends only on the seed and its own number. The number of workers makes no difference, nor do interruptions.',
      'A program forfeits the game if it breaks a rule, sends an invalid answer, is too slow or exits. The other bots share the win, and the reason is given below the table.',
      'Exit code: 0 if no game was forfeited, 1 if any game was forfeited, 2 if anything can’t be read or written. For details, see docs/tournaments.md.',
    ],
  },
  completion: {
    summary: 'Print a script that makes your shell complete commands, options and their values.',
    flags: {},
    notes: [],
  },
  man: { summary: 'Print the man page, made from these help pages.', flags: {}, notes: [] },
};
