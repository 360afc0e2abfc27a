import type { CliTexts } from '../cli.ts';
import { bot } from './cli-bot.ts';
import { errors } from './cli-errors.ts';
import { help } from './cli-help.ts';
import { tournament } from './cli-tournament.ts';
import { verdict } from './cli-verdict.ts';
import { plural } from './grammar.ts';

export const cli: CliTexts = {
  labelled: (label, value) => `${label} : ${value}`,
  board: {
    round: (round, of) => `Manche ${round} sur ${of}`,
    seat: (seat) => `Joueur ${seat + 1}`,
    startPlayer: 'premier joueur',
    gameOver: 'Partie terminée',
    abandoned: 'Partie abandonnée',
    hidden: 'caché',
    smallLetters: 'minuscules : cases vides',
    bag: 'Sac',
    tower: 'Tour de rangement',
    centre: 'Centre',
    displays: 'Cercles Fabrique',
    tile: 'tuile Premier joueur',
    indicator: 'Indicateur de manche',
    brokenGlass: (marker) => `Verre brisé : ${marker}`,
    lost: (points) => `déjà perdus : ${points}`,
    glazier: 'vitrier',
    palaceSide: (side) => `Palais, face ${side}`,
    scoreFloor: 'Le score ne descend pas sous 0',
    pool: 'Pioche',
    hand: 'En main',
    roundTrack: 'Piste de manches',
    tools: 'Outils',
    publicObjectives: 'Objectifs publics',
    privateObjectives: 'Privé',
    tokens: 'Jetons Faveur',
    offers: 'Motifs proposés',
    noWindow: 'motif pas encore choisi',
    target: 'Score cible',
    paid: 'Dés dépensés',
  },
  verify: {
    record: (file, number) => `${file}, partie ${number}`,
    ok: 'ok',
    bad: 'ERREUR',
    players: (count) =>
      plural(count, { one: `${count} joueur`, many: `${count} de joueurs`, other: `${count} joueurs` }),
    events: (count) =>
      plural(count, { one: `${count} événement`, many: `${count} d’événements`, other: `${count} événements` }),
    event: (index) => `événement ${index}`,
    more: (count) => `et encore ${count}`,
    summary: (records, bad) =>
      plural(records, {
        one: `${records} partie vérifiée, erreurs : ${bad}`,
        many: `${records} de parties vérifiées, erreurs : ${bad}`,
        other: `${records} parties vérifiées, erreurs : ${bad}`,
      }),
    status: { finished: 'terminée', running: 'en cours', abandoned: 'abandonnée' },
    chance: {
      proved: 'hasard conforme à la graine',
      possible: 'hasard possible, mais non prouvé (pas de graine)',
    },
    sight: { full: 'rien de caché', partial: 'vérifiée depuis un seul point de vue' },
  },
  show: {
    after: (index, last) => `Après l’événement ${index} (dernier : ${last})`,
    everything: 'tout ce qui est enregistré',
    spectator: 'vu par un spectateur',
    seenBy: (name) => `vu par ${name}`,
    toMove: (names) => `Tour en cours : ${names}`,
    chanceNext: 'Ensuite : un tirage ou un lancer',
    endNext: 'Ensuite : le décompte final',
  },
  score: { player: 'Joueur' },
  simulate: {
    written: (records, file) =>
      plural(records, {
        one: `${records} partie enregistrée dans ${file}`,
        many: `${records} de parties enregistrées dans ${file}`,
        other: `${records} parties enregistrées dans ${file}`,
      }),
  },
  bench: {
    game: 'Jeu',
    players: 'Joueurs',
    choices: 'Choix',
    gamesPerSecond: 'Parties par seconde de processeur',
    movesPerSecond: 'Coups par seconde de processeur',
    quartiles: 'Du 1er au 3e quartile',
    bytes: 'Octets par position',
    allMoves: 'tous les coups légaux',
    draftsOnly: 'simulations, sans outils',
    speed: 'Parties aléatoires',
    memory: 'Mémoire d’une position copiée',
    peer: 'Sintra sur boardgame.io',
    ratio: 'Leadlight ÷ boardgame.io',
    peerMissing: 'Sintra sur boardgame.io n’est pas installé ici (bench/) : aucune comparaison possible.',
    native: (game) => `${game} en C`,
    nativeMissing: 'Il manque ici un compilateur C ou la version en C (bench/native/) : aucune comparaison possible.',
    machine: (cpu, node, date) => `Un seul cœur, ${cpu}, Node ${node}, ${date}.`,
    method: (seconds, slices) =>
      `Chaque ligne : la médiane de ${slices} tranches de parties aléatoires, en temps processeur, et les quartiles ; ${seconds} s en tout. Les tranches des différentes lignes alternent.`,
  },
  demo: {
    intro: 'Des robots jouent une partie de Sintra, puis une partie de Sagrada.',
    finalScores: 'Scores finaux',
    next: 'Pour en savoir plus : leadlight --help',
  },
  bot,
  verdict,
  tournament,
  help,
  errors,
};
