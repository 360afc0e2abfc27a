import type { BotTexts } from '../cli-bot.ts';

export const bot: BotTexts = {
  'line-too-long': (most) => `The line is longer than ${most} bytes.`,
  'not-utf8': 'The line isn’t valid UTF-8.',
  'not-json': 'The line isn’t valid JSON.',
  'other-game': (game) => `The record is from another game: this bot plays “${game}”.`,
  'no-such-seat': (seat, last) => `There’s no seat ${seat}: seats are counted from 0, and the last one is ${last}.`,
  'game-over': 'The game is over: there’s nothing left to decide.',
  'nothing-to-decide': (seat) => `Seat ${seat} has nothing to decide now.`,
  'not-seen': (seat) => `The record leaves out something that seat ${seat} has seen.`,
};
