import type { BotTexts } from '../cli-bot.ts';

export const bot: BotTexts = {
  'line-too-long': (most) => `The line is longer than ${most} bytes.`,
  'not-utf8': 'The line is not UTF-8.',
  'not-json': 'The line is not JSON.',
  'other-game': (game) => `The record is of another game: this bot plays “${game}”.`,
  'no-such-seat': (seat, last) => `There is no seat ${seat}: the record has 0 to ${last}.`,
  'game-over': 'The game is over: there is nothing to decide.',
  'nothing-to-decide': (seat) => `Seat ${seat} has nothing to decide now.`,
  'not-seen': (seat) => `The record leaves out something that seat ${seat} has seen.`,
};
