import type { TournamentTexts } from '../cli-tournament.ts';
import { plural } from './grammar.ts';

export const tournament: TournamentTexts = {
  games: (count) => plural(count, { one: `${count} partie`, many: `${count} de parties`, other: `${count} parties` }),
  deals: (count) => plural(count, { one: `${count} donne`, many: `${count} de donnes`, other: `${count} donnes` }),
  seed: (seed) => `graine ${seed}`,
  head: {
    games: 'Parties',
    seats: 'Places',
    wins: 'Victoires',
    rate: 'Taux',
    interval: 'Intervalle 95 %',
    score: 'Score',
    spread: 'Écart type',
    time: 'ms/coup',
    longest: 'ms max.',
    rating: 'Cote',
    forfeits: 'Forfaits',
  },
  rates: (even) =>
    `Taux : victoires par place, une victoire partagée comptant en parts égales, avec son intervalle à 95 % (Wilson) ; à forces égales, il serait de ${even}.`,
  soloRates:
    'Une victoire est un score supérieur au score cible (G-68) ; le taux est donné avec son intervalle à 95 % (Wilson).',
  scores: 'Scores et millisecondes par coup sont des moyennes ; l’écart type est celui des scores.',
  ratings: 'Cote : OpenSkill, sur toutes les parties dans leur ordre ; chacun commence à 25,0 ± 8,3.',
  brokenDeal: 'La dernière donne n’est pas complète : la chance et les places ne s’équilibrent pas tout à fait.',
  decided: {
    above: (bot, percent, games) =>
      `Tranché après ${games} parties : le taux de victoire de ${bot} dépasse ${percent}.`,
    below: (bot, percent, games) =>
      `Tranché après ${games} parties : le taux de victoire de ${bot} est inférieur à ${percent}.`,
  },
  undecided: (bot, percent) =>
    `Pas tranché : le taux de victoire de ${bot} peut être supérieur ou inférieur à ${percent}.`,
  stopped: (games, of) => `Arrêté après ${games} parties sur ${of}.`,
  goesOn: (file) => `Les parties sont gardées dans ${file} : la même commande reprend à cet endroit.`,
  forfeit: (game, seat, bot, why) => `Partie ${game}, place ${seat}, ${bot} : ${why}`,
  moreForfeits: (count) =>
    plural(count, {
      one: `Et encore ${count} partie perdue par forfait.`,
      many: `Et encore ${count} de parties perdues par forfait.`,
      other: `Et encore ${count} parties perdues par forfait.`,
    }),
  found: (games, file) =>
    plural(games, {
      one: `${games} partie trouvée dans ${file} ; elle n’est pas rejouée.`,
      many: `${games} de parties trouvées dans ${file} ; elles ne sont pas rejouées.`,
      other: `${games} parties trouvées dans ${file} ; elles ne sont pas rejouées.`,
    }),
  running: (elapsed, left, bot, rate) => `${elapsed}, reste ${left} · ${bot} ${rate}`,
  botTwice: (bot) =>
    `« ${bot} » est cité deux fois : s’il y a plus de robots que de places, chacun ne l’est qu’une fois.`,
  badCommand: (bot) => `« ${bot} » n’est pas une commande : citez un programme et fermez tous les guillemets.`,
  limitWithoutProgram: (flag, program) =>
    `L’option ${flag} n’existe que pour les programmes, et aucun robot n’est nommé ${program}…`,
  notATournament: (file) => `Le fichier « ${file} » n’est pas celui d’un tournoi ; il reste tel quel.`,
  otherSettings: (file, setting, there, here) =>
    `Le fichier « ${file} » est celui d’un autre tournoi : ${setting} y vaut « ${there} », et maintenant « ${here} ».`,
  badLine: (file, line) => `La ligne ${line} de « ${file} » n’est pas une partie de ce tournoi.`,
};
