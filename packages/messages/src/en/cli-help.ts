import type { HelpTexts } from '../cli-help.ts';

export const help: HelpTexts = {
  about: 'Leadlight: Sintra and Sagrada on the command line.',
  usage: 'Usage:',
  commands: 'Commands:',
  options: 'Options:',
  examples: 'Examples:',
  more: '“leadlight COMMAND --help” explains a command.',
  common: {
    help: 'Shows this help.',
    lang: 'The language of what is written (otherwise that of your system).',
    version: 'Shows the version.',
  },
  simulate: {
    summary: 'Plays games between bots and writes their records, one JSON object a line.',
    flags: {
      game: 'Which game.',
      players: 'How many players: 2 to 4 for Sintra, 1 to 4 for Sagrada (default: 2).',
      games: 'How many games (default: 1).',
      seed: 'Any text. All chance follows from it: the same arguments give the same records (default: leadlight).',
      side: 'Sintra: the side of the palace boards (default: A).',
      'score-floor': 'Sintra: no score falls below 0.',
      tools: 'Sagrada for one player: how many tools are dealt, 1 to 5 (default: 3).',
      'with-tools': 'Sagrada: which tools are dealt, by their names in records. Such a record has no seed.',
      bots: 'Who plays: random or greedy for each seat; fewer names than seats repeat in turn (default: random).',
      annotate: 'Adds to every move how many different moves there were.',
      out: 'Writes to this file instead of standard output.',
    },
    notes: [
      'Each game has a seed of its own, made from --seed and the game’s number, and stands in its record with its commitment.',
    ],
  },
  verify: {
    summary: 'Replays records and checks every move, chance outcome, count and score.',
    flags: {},
    notes: [
      'Reads the files named, or standard input when none is named. Records may stand one to a line or be spread over many.',
      'Writes one line per record. A bad one names the event, counted from 0, and the rule it breaks.',
      'Exit code: 0 when all records are good, 1 when one is bad, 2 when something cannot be read.',
    ],
  },
  show: {
    summary: 'Shows a position of a recorded game as a board of text.',
    flags: {
      at: 'After the event with this index, counted from 0 as in the record (default: the last).',
      seat: 'As this seat sees it, counted from 0 as in the record.',
      spectator: 'As a spectator sees it.',
      record: 'Which record of the file, counted from 1 (default: 1).',
    },
    notes: ['Without --seat and --spectator it shows everything that the record tells, secrets included.'],
  },
  bench: {
    summary: 'Measures how fast the rules run: random games and moves per second, and bytes per position.',
    flags: {
      seconds: 'How long each line is measured (default: 2).',
      markdown: 'Writes the tables as Markdown.',
    },
    notes: ['A Sintra written for boardgame.io is measured in the same run where it is installed (bench/).'],
  },
  demo: {
    summary: 'Plays one game of each kind between bots, for you to watch.',
    flags: {
      seed: 'Any text. All chance follows from it (default: leadlight).',
      fast: 'Does not pause between turns.',
    },
    notes: [],
  },
  bot: {
    summary: 'Decides for a seat: reads questions and writes moves, one JSON object a line, for other programs.',
    flags: {
      game: 'Which game.',
      level: 'How well it plays: random, apprentice, greedy, journeyman or master, from the weakest to the strongest.',
      seed: 'Any text. The same question and seed give the same move, unless --think is given (default: leadlight).',
      think: 'Level master: thinks for so many milliseconds about each move, instead of doing a fixed amount of work.',
    },
    notes: [
      'A question has an id, a seat and the record of a running game as that seat has seen it. Its answer has the same id, a move and what it is worth; or an error, and the next line is read.',
      'docs/bot-protocol.md has the details, and a bot of a few lines to start from.',
    ],
  },
};
