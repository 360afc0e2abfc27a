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
      bots: 'Who plays at each seat: random, apprentice, greedy, journeyman or master; fewer names than seats repeat in turn (default: random).',
      annotate: 'Adds to every move how many different moves there were.',
      out: 'Writes to this file instead of standard output. When stopped, the same command goes on from there.',
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
  tournament: {
    summary: 'Lets bots play many games against each other and tells who is stronger.',
    flags: {
      game: 'Which game.',
      players: 'How many players: 2 to 4 for Sintra, 1 to 4 for Sagrada (default: 2).',
      bots: 'Who plays: random, apprentice, greedy, journeyman, master, or exec:COMMAND for a program of your own. With fewer names than seats the last one fills the rest; with more, every combination meets.',
      games: 'How many games in all (default: 100).',
      seed: 'Any text. All chance follows from it (default: leadlight).',
      side: 'Sintra: the side of the palace boards (default: A).',
      'score-floor': 'Sintra: no score falls below 0.',
      tools: 'Sagrada for one player: how many tools are dealt, 1 to 5 (default: 3).',
      think:
        'How many milliseconds master thinks about each move, instead of its own measure. Such games cannot be repeated exactly.',
      limit: 'How many milliseconds a program may take for a move (default: 10000).',
      until:
        'Stops as soon as the 95% interval of the first bot’s win rate lies wholly above or below this, from 200 games on.',
      workers: 'How many games are played at the same time (default: one for each core but one).',
      out: 'Keeps every game in this file, one JSON object a line, and goes on where it ended: games that are there are not played again.',
      markdown: 'Writes the table as Markdown.',
    },
    notes: [
      'Every deal is played once for each rotation of the seats, by all who meet: so nobody is lucky with the deal or the seat.',
      'A game follows from the seed and its number alone, whatever the number of workers and however often it was stopped.',
      'A program that breaks a rule, answers nonsense, is too slow or ends forfeits the game: the others share the win, and the reason is told below the table.',
      'Exit code: 0, or 1 when a game was forfeited, 2 when something cannot be read or written. More in docs/tournaments.md.',
    ],
  },
};
