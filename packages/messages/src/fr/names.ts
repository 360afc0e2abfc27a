import type { Names, SagradaNames, SintraNames } from '../names.ts';
import { DIE_COLOURS } from './grammar.ts';

const sintra: SintraNames = {
  game: 'Sintra',
  pitch:
    'Prenez des pièces de verre d’une seule couleur, garnissez-en vos planches sans rien briser et illuminez les fenêtres de votre palais.',
  colours: { pink: 'rose', orange: 'orange', yellow: 'jaune', blue: 'bleu', white: 'blanc' },
  joker: 'Joker',
};

const patterns: SagradaNames['patterns'] = {
  'suns-glory': 'Sun’s Glory',
  firelight: 'Firelight',
  'shadow-thief': 'Shadow Thief',
  'sun-catcher': 'Sun Catcher',
  'fulgor-del-cielo': 'Fulgor del Cielo',
  'luz-celestial': 'Luz Celestial',
  'aurora-sagradis': 'Aurora Sagradis',
  'aurorae-magnificus': 'Aurorae Magnificus',
  'lux-mundi': 'Lux Mundi',
  'lux-astram': 'Lux Astram',
  'kaleidoscopic-dream': 'Kaleidoscopic Dream',
  firmitas: 'Firmitas',
  gravitas: 'Gravitas',
  'water-of-life': 'Water of Life',
  batllo: 'Batllo',
  bellesguard: 'Bellesguard',
  virtus: 'Virtus',
  'symphony-of-light': 'Symphony of Light',
  'ripples-of-light': 'Ripples of Light',
  'fractal-drops': 'Fractal Drops',
  'via-lux': 'Via Lux',
  industria: 'Industria',
  'chromatic-splendor': 'Chromatic Splendor',
  comitas: 'Comitas',
};

const tools: SagradaNames['tools'] = {
  'grozing-pliers': {
    name: 'Pince à gruger',
    effect: 'Augmentez ou diminuez de 1 la valeur du dé choisi. Un 6 ne peut pas devenir un 1, ni l’inverse.',
  },
  'eglomise-brush': {
    name: 'Pinceau à églomiser',
    effect: 'Déplacez un dé de votre vitrail sans tenir compte de la couleur imprimée sur sa nouvelle case.',
  },
  'copper-foil-burnisher': {
    name: 'Brunissoir à ruban de cuivre',
    effect: 'Déplacez un dé de votre vitrail sans tenir compte de la valeur imprimée sur sa nouvelle case.',
  },
  lathekin: {
    name: 'Ouvre-plomb',
    effect: 'Déplacez exactement deux dés de votre vitrail, en respectant toutes les règles de placement.',
  },
  'lens-cutter': {
    name: 'Coupe-verre circulaire',
    effect: 'Échangez le dé choisi contre un dé de la piste de manches. Les deux gardent leur valeur.',
  },
  'flux-brush': {
    name: 'Pinceau à flux',
    effect: 'Relancez le dé choisi. Si aucune case ne lui convient, il retourne dans la pioche.',
  },
  'glazing-hammer': {
    name: 'Marteau de vitrier',
    effect: 'Relancez tous les dés de la pioche. Seulement à votre second tour de la manche, avant de prendre un dé.',
  },
  'running-pliers': {
    name: 'Pince à rompre',
    effect:
      'À votre premier tour de la manche, après avoir pris un dé, prenez-en aussitôt un autre. Vous sautez votre second tour.',
  },
  'cork-backed-straightedge': {
    name: 'Règle à dos de liège',
    effect: 'Placez le dé choisi sur une case qui ne touche aucun dé. Les autres règles s’appliquent.',
  },
  'grinding-stone': { name: 'Pierre à meuler', effect: 'Retournez le dé choisi sur sa face opposée.' },
  'flux-remover': {
    name: 'Dissolvant à flux',
    effect:
      'Remettez le dé choisi dans le sac, tirez-en un autre et choisissez sa valeur. Placez-le ou mettez-le dans la pioche.',
  },
  'tap-wheel': {
    name: 'Coupe-verre à molette',
    effect:
      'Déplacez, dans votre vitrail, un ou deux dés de la même couleur qu’un dé de la piste de manches. Toutes les règles s’appliquent.',
  },
};

const objectives: SagradaNames['objectives'] = {
  'row-color-variety': {
    name: 'Couleurs en ligne',
    effect: '6 points par ligne complète où aucune couleur ne se répète.',
  },
  'column-color-variety': {
    name: 'Couleurs en colonne',
    effect: '5 points par colonne complète où aucune couleur ne se répète.',
  },
  'row-shade-variety': {
    name: 'Nuances en ligne',
    effect: '5 points par ligne complète où aucune valeur ne se répète.',
  },
  'column-shade-variety': {
    name: 'Nuances en colonne',
    effect: '4 points par colonne complète où aucune valeur ne se répète.',
  },
  'light-shades': { name: 'Nuances légères', effect: '2 points par paire formée d’un 1 et d’un 2, où qu’ils soient.' },
  'medium-shades': {
    name: 'Nuances moyennes',
    effect: '2 points par paire formée d’un 3 et d’un 4, où qu’ils soient.',
  },
  'deep-shades': { name: 'Nuances profondes', effect: '2 points par paire formée d’un 5 et d’un 6, où qu’ils soient.' },
  'shade-variety': {
    name: 'Variété de nuances',
    effect: '5 points par série complète des six valeurs, où qu’elles soient.',
  },
  'color-diagonals': {
    name: 'Diagonales de couleur',
    effect: '1 point par dé qui touche en diagonale un dé de la même couleur.',
  },
  'color-variety': {
    name: 'Variété de couleurs',
    effect: '4 points par série complète des cinq couleurs, où qu’elles soient.',
  },
};

const privateObjectives: SagradaNames['privateObjectives'] = {
  R: { name: 'Nuances de rouge', effect: 'La somme des dés rouges de votre vitrail.' },
  Y: { name: 'Nuances de jaune', effect: 'La somme des dés jaunes de votre vitrail.' },
  G: { name: 'Nuances de vert', effect: 'La somme des dés verts de votre vitrail.' },
  B: { name: 'Nuances de bleu', effect: 'La somme des dés bleus de votre vitrail.' },
  P: { name: 'Nuances de violet', effect: 'La somme des dés violets de votre vitrail.' },
};

/** Agreed with “case”. */
const SPACE: SagradaNames['colours'] = {
  R: 'case rouge',
  Y: 'case jaune',
  G: 'case verte',
  B: 'case bleue',
  P: 'case violette',
};

const sagrada: SagradaNames = {
  game: 'Sagrada',
  pitch:
    'Choisissez des dés de verre coloré et composez votre vitrail : jamais deux voisins de même couleur ou de même valeur.',
  colours: DIE_COLOURS,
  space: (printed) => {
    if (printed === null) return 'case blanche';
    return typeof printed === 'number' ? `case de valeur ${printed}` : SPACE[printed];
  },
  cell: (cell) => `ligne ${cell.slice(0, 1)}, colonne ${cell.slice(1)}`,
  patterns,
  tools,
  objectives,
  privateObjectives,
};

export const names: Names = { sintra, sagrada };
