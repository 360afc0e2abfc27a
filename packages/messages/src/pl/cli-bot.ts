import type { BotTexts } from '../cli-bot.ts';

export const bot: BotTexts = {
  'line-too-long': (most) => `Wiersz ma więcej bajtów niż ${most}.`,
  'not-utf8': 'Wiersz nie jest w UTF-8.',
  'not-json': 'Wiersz nie jest w formacie JSON.',
  'other-game': (game) => `Zapis dotyczy innej gry: ten bot gra w „${game}”.`,
  'no-such-seat': (seat, last) => `Nie ma miejsca ${seat}: zapis ma miejsca od 0 do ${last}.`,
  'game-over': 'Gra jest skończona: nie ma nic do rozstrzygnięcia.',
  'nothing-to-decide': (seat) => `Miejsce ${seat} nie ma teraz nic do rozstrzygnięcia.`,
  'not-seen': (seat) => `W zapisie brakuje czegoś, co miejsce ${seat} widziało.`,
};
