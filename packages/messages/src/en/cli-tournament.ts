import type { TournamentTexts } from '../cli-tournament.ts';
import { plural } from './grammar.ts';

export const tournament: TournamentTexts = {
  games: (count) => plural(count, { one: `${count} game`, other: `${count} games` }),
  deals: (count) => plural(count, { one: `${count} deal`, other: `${count} deals` }),
  seed: (seed) => `seed ${seed}`,
  head: {
    games: 'Games',
    seats: 'Seats',
    wins: 'Wins',
    rate: 'Win rate',
    interval: '95% interval',
    score: 'Score',
    spread: 'Spread',
    time: 'ms/move',
    longest: 'max. ms',
    rating: 'Rating',
    forfeits: 'Forfeits',
  },
  rates: (even) =>
    `Win rate: wins per seat (a shared win is split equally), with its 95% Wilson interval. Equal players would have ${even}.`,
  soloRates: 'Win: a score above the target score (G-68). The win rate has a 95% Wilson interval.',
  scores: 'Score and ms/move: averages. Spread: the standard deviation of the scores.',
  ratings: 'Rating: OpenSkill, over all games in order. Every bot starts at 25.0 ± 8.3.',
  brokenDeal: 'The last deal is incomplete, so luck and seats aren’t quite balanced.',
  decided: {
    above: (bot, percent, games) => `Decided after ${games} games: the win rate of ${bot} is above ${percent}.`,
    below: (bot, percent, games) => `Decided after ${games} games: the win rate of ${bot} is below ${percent}.`,
  },
  undecided: (bot, percent) => `Undecided: the win rate of ${bot} may be above or below ${percent}.`,
  stopped: (games, of) => `Stopped after ${games} of ${of} games.`,
  goesOn: (file) => `The games are saved in ${file}. Run the same command again to continue.`,
  forfeit: (game, seat, bot, why) => `Game ${game}, player ${seat}, ${bot}: ${why}`,
  moreForfeits: (count) =>
    plural(count, { one: `And ${count} more forfeited game.`, other: `And ${count} more forfeited games.` }),
  found: (games, file) =>
    plural(games, {
      one: `Found ${games} game in ${file}; it won’t be played again.`,
      other: `Found ${games} games in ${file}; they won’t be played again.`,
    }),
  running: (elapsed, left, bot, rate) => `${elapsed}, ${left} left · ${bot} ${rate}`,
  botTwice: (bot) => `“${bot}” is listed twice. With more bots than seats, list each bot only once.`,
  badCommand: (bot) => `“${bot}” isn’t a valid command. Name a program, and close every quotation mark.`,
  limitWithoutProgram: (flag, program) => `The option ${flag} is for programs only, but none is listed (${program}…).`,
  notATournament: (file) =>
    `The file “${file}” isn’t from a tournament, so it was left unchanged. Choose another file for --out.`,
  otherSettings: (file, setting, there, here) =>
    `The file “${file}” is from another tournament: ${setting} was “${there}” and is now “${here}”. The file was left unchanged; choose another one for --out.`,
  badLine: (file, line) =>
    `Line ${line} of “${file}” isn’t a game from this tournament. Delete the line, or choose another file for --out.`,
};
