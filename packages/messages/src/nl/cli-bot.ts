import type { BotTexts } from '../cli-bot.ts';

export const bot: BotTexts = {
  'line-too-long': (most) => `De regel is langer dan ${most} bytes.`,
  'not-utf8': 'De regel is geen UTF-8.',
  'not-json': 'De regel is geen JSON.',
  'other-game': (game) => `Het verslag is van een ander spel: deze bot speelt ‘${game}’.`,
  'no-such-seat': (seat, last) => `Er is geen plaats ${seat}: het verslag heeft 0 tot en met ${last}.`,
  'game-over': 'Het spel is afgelopen: er valt niets te beslissen.',
  'nothing-to-decide': (seat) => `Plaats ${seat} heeft nu niets te beslissen.`,
  'not-seen': (seat) => `In het verslag ontbreekt iets wat plaats ${seat} heeft gezien.`,
};
