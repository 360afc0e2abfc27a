import type { BotTexts } from '../cli-bot.ts';

export const bot: BotTexts = {
  'line-too-long': (most) => `De regel is langer dan ${most} bytes.`,
  'not-utf8': 'De regel is geen geldige UTF-8.',
  'not-json': 'De regel is geen geldige JSON.',
  'other-game': (game) => `Dit is een verslag van een ander spel: deze bot speelt ‘${game}’.`,
  'no-such-seat': (seat, last) => `Plek ${seat} bestaat niet: plekken worden vanaf 0 geteld, en de laatste is ${last}.`,
  'game-over': 'Het spel is afgelopen: er valt niets te beslissen.',
  'nothing-to-decide': (seat) => `De speler op plek ${seat} heeft nu niets te beslissen.`,
  'not-seen': (seat) => `In het verslag ontbreekt iets wat de speler op plek ${seat} heeft gezien.`,
};
