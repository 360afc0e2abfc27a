import type { Names, SagradaNames, SintraNames } from '../names.ts';
import { DIE_COLOURS } from './grammar.ts';

const sintra: SintraNames = {
  game: 'Sintra',
  colours: { pink: 'rose', orange: 'orange', yellow: 'jaune', blue: 'bleu', white: 'blanc' },
  joker: 'Joker',
};

const patterns: SagradaNames['patterns'] = {
  'suns-glory': 'Gloire du soleil',
  firelight: 'Lueur du feu',
  'shadow-thief': 'Voleur d’ombres',
  'sun-catcher': 'Attrape-soleil',
  'fulgor-del-cielo': 'Fulgor del Cielo',
  'luz-celestial': 'Luz Celestial',
  'aurora-sagradis': 'Aurora Sagradis',
  'aurorae-magnificus': 'Aurorae Magnificus',
  'lux-mundi': 'Lux Mundi',
  'lux-astram': 'Lux Astram',
  'kaleidoscopic-dream': 'Rêve kaléidoscopique',
  firmitas: 'Firmitas',
  gravitas: 'Gravitas',
  'water-of-life': 'Source de vie',
  batllo: 'Batllo',
  bellesguard: 'Bellesguard',
  virtus: 'Virtus',
  'symphony-of-light': 'Symphonie de lumière',
  'ripples-of-light': 'Ondes de lumière',
  'fractal-drops': 'Gouttes fractales',
  'via-lux': 'Via Lux',
  industria: 'Industria',
  'chromatic-splendor': 'Splendeur chromatique',
  comitas: 'Comitas',
};

const tools: SagradaNames['tools'] = {
  'grozing-pliers': {
    name: 'Pince à gruger',
    effect: 'Augmenter ou diminuer de 1 exactement le dé que l’on prend. Un 1 ne devient pas un 6, ni un 6 un 1.',
  },
  'eglomise-brush': {
    name: 'Pinceau à églomiser',
    effect: 'Déplacer un dé de son vitrail ; la couleur imprimée sur sa nouvelle case ne compte pas.',
  },
  'copper-foil-burnisher': {
    name: 'Brunissoir à ruban de cuivre',
    effect: 'Déplacer un dé de son vitrail ; la valeur imprimée sur sa nouvelle case ne compte pas.',
  },
  lathekin: {
    name: 'Ouvre-plomb',
    effect: 'Déplacer exactement deux dés de son vitrail. Toutes les règles de placement s’appliquent.',
  },
  'lens-cutter': {
    name: 'Coupe-verre circulaire',
    effect: 'Échanger le dé que l’on prend contre un dé de la piste de manches. Les deux gardent leur valeur.',
  },
  'flux-brush': {
    name: 'Pinceau à flux',
    effect: 'Relancer le dé que l’on prend. Si aucune case ne lui convient, il retourne dans la pioche.',
  },
  'glazing-hammer': {
    name: 'Marteau de vitrier',
    effect: 'Relancer tous les dés de la pioche. Seulement au second tour d’une manche, avant de prendre un dé.',
  },
  'running-pliers': {
    name: 'Pince à rompre',
    effect:
      'Au premier tour d’une manche, après avoir pris un dé, en prendre aussitôt un autre ; le second tour est sauté.',
  },
  'cork-backed-straightedge': {
    name: 'Règle à dos de liège',
    effect: 'Placer le dé que l’on prend sur une case qui ne touche aucun autre dé. Les autres règles s’appliquent.',
  },
  'grinding-stone': { name: 'Pierre à meuler', effect: 'Retourner le dé que l’on prend sur sa face opposée.' },
  'flux-remover': {
    name: 'Dissolvant à flux',
    effect:
      'Remettre dans le sac le dé que l’on prend, en tirer un autre et choisir sa valeur. Le placer, ou le laisser dans la pioche.',
  },
  'tap-wheel': {
    name: 'Coupe-verre à molette',
    effect:
      'Déplacer un ou deux dés de son vitrail, d’une même couleur présente sur la piste de manches. Toutes les règles s’appliquent.',
  },
};

const objectives: SagradaNames['objectives'] = {
  'row-color-variety': {
    name: 'Couleurs en ligne',
    effect: '6 points par ligne pleine où aucune couleur ne se répète.',
  },
  'column-color-variety': {
    name: 'Couleurs en colonne',
    effect: '5 points par colonne pleine où aucune couleur ne se répète.',
  },
  'row-shade-variety': {
    name: 'Nuances en ligne',
    effect: '5 points par ligne pleine où aucune valeur ne se répète.',
  },
  'column-shade-variety': {
    name: 'Nuances en colonne',
    effect: '4 points par colonne pleine où aucune valeur ne se répète.',
  },
  'light-shades': { name: 'Nuances légères', effect: '2 points par paire formée d’un 1 et d’un 2, où qu’ils soient.' },
  'medium-shades': {
    name: 'Nuances moyennes',
    effect: '2 points par paire formée d’un 3 et d’un 4, où qu’ils soient.',
  },
  'deep-shades': { name: 'Nuances profondes', effect: '2 points par paire formée d’un 5 et d’un 6, où qu’ils soient.' },
  'shade-variety': { name: 'Variété de nuances', effect: '5 points par série des six valeurs, où qu’elles soient.' },
  'color-diagonals': {
    name: 'Diagonales de couleur',
    effect: '1 point par dé qui touche par un coin un dé de la même couleur.',
  },
  'color-variety': { name: 'Variété de couleurs', effect: '4 points par série des cinq couleurs, où qu’elles soient.' },
};

const privateObjectives: SagradaNames['privateObjectives'] = {
  R: { name: 'Nuances de rouge', effect: 'Autant de points que le total des dés rouges du vitrail.' },
  Y: { name: 'Nuances de jaune', effect: 'Autant de points que le total des dés jaunes du vitrail.' },
  G: { name: 'Nuances de vert', effect: 'Autant de points que le total des dés verts du vitrail.' },
  B: { name: 'Nuances de bleu', effect: 'Autant de points que le total des dés bleus du vitrail.' },
  P: { name: 'Nuances de violet', effect: 'Autant de points que le total des dés violets du vitrail.' },
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
  colours: DIE_COLOURS,
  space: (printed) => {
    if (printed === null) return 'case libre';
    return typeof printed === 'number' ? `case pour un ${printed}` : SPACE[printed];
  },
  cell: (cell) => `ligne ${cell.slice(0, 1)}, colonne ${cell.slice(1)}`,
  patterns,
  tools,
  objectives,
  privateObjectives,
};

export const names: Names = { sintra, sagrada };
