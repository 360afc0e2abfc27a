import type { BotTexts } from '../cli-bot.ts';

export const bot: BotTexts = {
  'line-too-long': (most) => `La ligne dépasse ${most} octets.`,
  'not-utf8': 'La ligne n’est pas en UTF-8 valide.',
  'not-json': 'La ligne n’est pas du JSON valide.',
  'other-game': (game) => `Cette partie est celle d’un autre jeu : ce robot joue à « ${game} ».`,
  'no-such-seat': (seat, last) => `La place ${seat} n’existe pas : les places vont de 0 à ${last}.`,
  'game-over': 'La partie est terminée : il n’y a plus rien à décider.',
  'nothing-to-decide': (seat) => `La place ${seat} n’a rien à décider maintenant.`,
  'not-seen': (seat) => `Il manque dans la partie enregistrée une information visible depuis la place ${seat}.`,
};
