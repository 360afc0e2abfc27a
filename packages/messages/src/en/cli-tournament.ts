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
    `Win rate: wins per seat, a shared win in equal parts, with its 95% interval (Wilson); equals would have ${even}.`,
  soloRates: 'A win is a score above the target score (G-68); the win rate is given with its 95% interval (Wilson).',
  scores: 'Scores and milliseconds per move are means; the spread is the standard deviation.',
  ratings: 'Rating: OpenSkill, over all games in their order; everybody starts at 25.0 ± 8.3.',
  brokenDeal: 'The last deal is not complete, so luck and seats are not quite even.',
  decided: {
    above: (bot, percent, games) => `Decided after ${games} games: the win rate of ${bot} is above ${percent}.`,
    below: (bot, percent, games) => `Decided after ${games} games: the win rate of ${bot} is below ${percent}.`,
  },
  undecided: (bot, percent) => `Not decided: the win rate of ${bot} may be above or below ${percent}.`,
  stopped: (games, of) => `Stopped after ${games} of ${of} games.`,
  goesOn: (file) => `The games are kept in ${file}: the same command goes on from there.`,
  forfeit: (game, seat, bot, why) => `Game ${game}, seat ${seat}, ${bot}: ${why}`,
  moreForfeits: (count) =>
    plural(count, { one: `And ${count} more forfeited game.`, other: `And ${count} more forfeited games.` }),
  found: (games, file) =>
    plural(games, {
      one: `${games} game found in ${file}; it is not played again.`,
      other: `${games} games found in ${file}; they are not played again.`,
    }),
  running: (elapsed, left, bot, rate) => `${elapsed}, ${left} left · ${bot} ${rate}`,
  botTwice: (bot) => `“${bot}” is named twice: with more bots than seats, each may be named once.`,
  badCommand: (bot) => `“${bot}” is no command: name a program, and close every quotation mark.`,
  limitWithoutProgram: (flag, program) => `The option ${flag} is for programs only, and no bot is named ${program}…`,
  notATournament: (file) => `The file “${file}” is not of a tournament; it is left as it is.`,
  otherSettings: (file, setting, there, here) =>
    `The file “${file}” is of another tournament: ${setting} was “${there}” and is “${here}” now.`,
  badLine: (file, line) => `Line ${line} of “${file}” is not a game of this tournament.`,
};
