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
    `Taux : victoires par place (une victoire partagée compte en parts égales), avec son intervalle de Wilson à 95 %. À forces égales, il serait de ${even}.`,
  soloRates:
    'Victoire : un score supérieur au score cible (G-68). Le taux est donné avec son intervalle de Wilson à 95 %.',
  scores: 'Score et ms/coup sont des moyennes ; l’écart type est celui des scores.',
  ratings: 'Cote : OpenSkill, sur toutes les parties dans l’ordre. Chaque robot commence à 25,0 ± 8,3.',
  brokenDeal: 'La dernière donne est incomplète : la chance et les places ne s’équilibrent pas tout à fait.',
  decided: {
    above: (bot, percent, games) =>
      `Résultat acquis après ${games} parties : ${bot} a un taux de victoire supérieur à ${percent}.`,
    below: (bot, percent, games) =>
      `Résultat acquis après ${games} parties : ${bot} a un taux de victoire inférieur à ${percent}.`,
  },
  undecided: (bot, percent) =>
    `Résultat incertain : ${bot} peut avoir un taux de victoire supérieur ou inférieur à ${percent}.`,
  stopped: (games, of) => `Arrêté après ${games} parties sur ${of}.`,
  goesOn: (file) => `Les parties sont enregistrées dans ${file}. Relancez la même commande pour continuer.`,
  forfeit: (game, seat, bot, why) => `Partie ${game}, joueur ${seat}, ${bot} : ${why}`,
  moreForfeits: (count) =>
    plural(count, {
      one: `Et encore ${count} partie perdue par forfait.`,
      many: `Et encore ${count} de parties perdues par forfait.`,
      other: `Et encore ${count} parties perdues par forfait.`,
    }),
  found: (games, file) =>
    plural(games, {
      one: `${games} partie trouvée dans ${file} ; elle ne sera pas rejouée.`,
      many: `${games} de parties trouvées dans ${file} ; elles ne seront pas rejouées.`,
      other: `${games} parties trouvées dans ${file} ; elles ne seront pas rejouées.`,
    }),
  running: (elapsed, left, bot, rate) => `${elapsed}, reste ${left} · ${bot} ${rate}`,
  botTwice: (bot) =>
    `« ${bot} » est indiqué deux fois. S’il y a plus de robots que de places, indiquez chacun une seule fois.`,
  badCommand: (bot) => `« ${bot} » n’est pas une commande valide. Indiquez un programme et fermez tous les guillemets.`,
  limitWithoutProgram: (flag, program) =>
    `L’option ${flag} est réservée aux programmes, et aucun n’est indiqué (${program}…).`,
  notATournament: (file) =>
    `Le fichier « ${file} » n’est pas celui d’un tournoi ; il n’a pas été modifié. Choisissez un autre fichier pour --out.`,
  otherSettings: (file, setting, there, here) =>
    `Le fichier « ${file} » est celui d’un autre tournoi : ${setting} y vaut « ${there} », et ici « ${here} ». Il n’a pas été modifié : choisissez un autre fichier pour --out.`,
  badLine: (file, line) =>
    `La ligne ${line} de « ${file} » n’est pas une partie de ce tournoi. Supprimez-la, ou choisissez un autre fichier pour --out.`,
};
