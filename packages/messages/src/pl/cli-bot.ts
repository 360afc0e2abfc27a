import type { BotTexts } from '../cli-bot.ts';

export const bot: BotTexts = {
  'line-too-long': (most) => `Wiersz jest za długi (limit bajtów: ${most}).`,
  'not-utf8': 'Wiersz nie jest poprawnym tekstem UTF-8.',
  'not-json': 'Wiersz nie jest poprawnym JSON-em.',
  'other-game': (game) => `Zapis dotyczy innej gry: ten bot zna tylko grę „${game}”.`,
  'no-such-seat': (seat, last) => `Nie ma miejsca ${seat}: w zapisie są miejsca od 0 do ${last}.`,
  'game-over': 'Gra już się skończyła: nie ma czego wybierać.',
  'nothing-to-decide': (seat) => `Gracz na miejscu ${seat} nie ma teraz nic do wyboru.`,
  'not-seen': (seat) => `W zapisie brakuje czegoś, co widział gracz na miejscu ${seat}.`,
};
