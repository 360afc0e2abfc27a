import type { Names, SagradaNames, SintraNames } from '../names.ts';
import { COLOURS } from './grammar.ts';

const sintra: SintraNames = {
  game: 'Sintra',
  pitch: 'Pak glas van één kleur, vul je panelen zonder iets te breken en laat de ramen van je paleis stralen.',
  colours: { pink: 'roze', orange: 'oranje', yellow: 'geel', blue: 'blauw', white: 'wit' },
  joker: 'joker',
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
    name: 'Driepuntstang',
    effect: 'Maak de steen die je neemt precies 1 hoger of lager. Een 1 kan geen 6 worden en een 6 geen 1.',
  },
  'eglomise-brush': {
    name: 'Églomisé Borstel',
    effect: 'Verplaats één steen in je glasraam. De kleur van het nieuwe vak hoeft niet te kloppen.',
  },
  'copper-foil-burnisher': {
    name: 'Folie-aandrukker',
    effect: 'Verplaats één steen in je glasraam. De waarde van het nieuwe vak hoeft niet te kloppen.',
  },
  lathekin: { name: 'Loodopenhaler', effect: 'Verplaats precies twee stenen in je glasraam. Alle regels gelden.' },
  'lens-cutter': {
    name: 'Rondsnijder',
    effect: 'Ruil de steen die je neemt voor een steen van het rondespoor. Beide houden hun waarde.',
  },
  'flux-brush': {
    name: 'Fluxborstel',
    effect: 'Werp de steen die je neemt opnieuw. Past hij nergens, dan gaat hij terug naar het aanbod.',
  },
  'glazing-hammer': {
    name: 'Loodhamer',
    effect:
      'Werp alle stenen in het aanbod opnieuw. Alleen in je tweede beurt van een ronde, voordat je een steen neemt.',
  },
  'running-pliers': {
    name: 'Glasbreektang',
    effect: 'Alleen in je eerste beurt van een ronde: neem na je steen meteen een tweede en sla je tweede beurt over.',
  },
  'cork-backed-straightedge': {
    name: 'Snijliniaal',
    effect: 'Leg de steen die je neemt op een vak zonder stenen eromheen. Alle andere regels gelden.',
  },
  'grinding-stone': { name: 'Schuurblok', effect: 'Draai de steen die je neemt naar de tegenoverliggende kant.' },
  'flux-remover': {
    name: 'Fluxverwijderaar',
    effect:
      'Doe de steen die je neemt terug in de zak, trek een nieuwe en kies de waarde. Leg hem in je glasraam of in het aanbod.',
  },
  'tap-wheel': {
    name: 'Olieglassnijder',
    effect:
      'Verplaats een of twee stenen van één kleur in je glasraam. Op het rondespoor moet een steen van die kleur liggen. Alle regels gelden.',
  },
};

const objectives: SagradaNames['objectives'] = {
  'row-color-variety': {
    name: 'Kleurvariëteit per Rij',
    effect: '6 punten per volle rij waarin geen kleur twee keer voorkomt.',
  },
  'column-color-variety': {
    name: 'Kleurvariëteit per Kolom',
    effect: '5 punten per volle kolom waarin geen kleur twee keer voorkomt.',
  },
  'row-shade-variety': {
    name: 'Tintvariëteit per Rij',
    effect: '5 punten per volle rij waarin geen waarde twee keer voorkomt.',
  },
  'column-shade-variety': {
    name: 'Tintvariëteit per Kolom',
    effect: '4 punten per volle kolom waarin geen waarde twee keer voorkomt.',
  },
  'light-shades': { name: 'Lichte Tinten', effect: '2 punten per paar van een 1 en een 2, waar ze ook liggen.' },
  'medium-shades': { name: 'Halfdonkere Tinten', effect: '2 punten per paar van een 3 en een 4, waar ze ook liggen.' },
  'deep-shades': { name: 'Donkere Tinten', effect: '2 punten per paar van een 5 en een 6, waar ze ook liggen.' },
  'shade-variety': { name: 'Tintvariëteit', effect: '5 punten per set van alle zes de waardes, waar ze ook liggen.' },
  'color-diagonals': {
    name: 'Kleurdiagonalen',
    effect: '1 punt per steen die diagonaal grenst aan een steen van dezelfde kleur.',
  },
  'color-variety': { name: 'Kleurvariëteit', effect: '4 punten per set van alle vijf de kleuren, waar ze ook liggen.' },
};

const privateObjectives: SagradaNames['privateObjectives'] = {
  R: { name: 'Tinten Rood', effect: 'De som van je rode stenen.' },
  Y: { name: 'Tinten Geel', effect: 'De som van je gele stenen.' },
  G: { name: 'Tinten Groen', effect: 'De som van je groene stenen.' },
  B: { name: 'Tinten Blauw', effect: 'De som van je blauwe stenen.' },
  P: { name: 'Tinten Paars', effect: 'De som van je paarse stenen.' },
};

const sagrada: SagradaNames = {
  game: 'Sagrada',
  pitch:
    'Neem dobbelstenen van gekleurd glas en leg ze in je glasraam, maar nooit dezelfde kleur of waarde naast elkaar.',
  colours: COLOURS,
  space: (printed) => {
    if (printed === null) return 'blanco vak';
    return typeof printed === 'number' ? `vak voor een ${printed}` : `${COLOURS[printed]} vak`;
  },
  cell: (cell) => `rij ${cell.slice(0, 1)}, kolom ${cell.slice(1)}`,
  patterns,
  tools,
  objectives,
  privateObjectives,
};

export const names: Names = { sintra, sagrada };
