import type { BotTexts } from '../cli-bot.ts';

export const bot: BotTexts = {
  'line-too-long': (most) => `La ligne dépasse ${most} octets.`,
  'not-utf8': 'La ligne n’est pas en UTF-8.',
  'not-json': 'La ligne n’est pas du JSON.',
  'other-game': (game) => `La partie enregistrée est d’un autre jeu : ce robot joue à « ${game} ».`,
  'no-such-seat': (seat, last) => `Il n’y a pas de place ${seat} : la partie enregistrée a les places 0 à ${last}.`,
  'game-over': 'La partie est finie : il n’y a rien à décider.',
  'nothing-to-decide': (seat) => `La place ${seat} n’a rien à décider maintenant.`,
  'not-seen': (seat) => `La partie enregistrée omet quelque chose que la place ${seat} a vu.`,
};
