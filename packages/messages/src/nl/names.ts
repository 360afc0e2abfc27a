import type { Names, SagradaNames, SintraNames } from '../names.ts';
import { COLOURS } from './grammar.ts';

const sintra: SintraNames = {
  game: 'Sintra',
  colours: { pink: 'roze', orange: 'oranje', yellow: 'geel', blue: 'blauw', white: 'wit' },
  joker: 'joker',
};

const patterns: SagradaNames['patterns'] = {
  'suns-glory': 'Zonneglorie',
  firelight: 'Vuurgloed',
  'shadow-thief': 'Schaduwdief',
  'sun-catcher': 'Zonnevanger',
  'fulgor-del-cielo': 'Fulgor del Cielo',
  'luz-celestial': 'Luz Celestial',
  'aurora-sagradis': 'Aurora Sagradis',
  'aurorae-magnificus': 'Aurorae Magnificus',
  'lux-mundi': 'Lux Mundi',
  'lux-astram': 'Lux Astram',
  'kaleidoscopic-dream': 'Caleidoscopische Droom',
  firmitas: 'Firmitas',
  gravitas: 'Gravitas',
  'water-of-life': 'Levenswater',
  batllo: 'Batllo',
  bellesguard: 'Bellesguard',
  virtus: 'Virtus',
  'symphony-of-light': 'Symfonie van Licht',
  'ripples-of-light': 'Lichtrimpels',
  'fractal-drops': 'Fractale Druppels',
  'via-lux': 'Via Lux',
  industria: 'Industria',
  'chromatic-splendor': 'Kleurenpracht',
  comitas: 'Comitas',
};

const tools: SagradaNames['tools'] = {
  'grozing-pliers': {
    name: 'Driepuntstang',
    effect: 'Maak de steen die je neemt precies 1 hoger of lager. Een 1 wordt geen 6 en een 6 geen 1.',
  },
  'eglomise-brush': {
    name: 'Églomisé Borstel',
    effect: 'Verplaats één steen in je glasraam; de kleur die op het nieuwe vak staat, telt niet.',
  },
  'copper-foil-burnisher': {
    name: 'Folie-aandrukker',
    effect: 'Verplaats één steen in je glasraam; de waarde die op het nieuwe vak staat, telt niet.',
  },
  lathekin: { name: 'Loodopenhaler', effect: 'Verplaats precies twee stenen in je glasraam. Alle legregels gelden.' },
  'lens-cutter': {
    name: 'Rondsnijder',
    effect: 'Ruil de steen die je neemt met een steen op het rondespoor. Beide houden hun waarde.',
  },
  'flux-brush': {
    name: 'Fluxborstel',
    effect: 'Werp de steen die je neemt opnieuw. Past hij nergens, dan gaat hij terug naar het aanbod.',
  },
  'glazing-hammer': {
    name: 'Loodhamer',
    effect: 'Werp alle stenen in het aanbod opnieuw. Alleen in je tweede beurt van een ronde, vóór je een steen neemt.',
  },
  'running-pliers': {
    name: 'Glasbreektang',
    effect: 'Neem in je eerste beurt van een ronde na je steen meteen een tweede en sla je tweede beurt over.',
  },
  'cork-backed-straightedge': {
    name: 'Snijliniaal',
    effect: 'Leg de steen die je neemt op een vak dat geen enkele steen raakt. Alle andere regels gelden.',
  },
  'grinding-stone': { name: 'Schuurblok', effect: 'Draai de steen die je neemt op zijn tegenoverliggende kant.' },
  'flux-remover': {
    name: 'Fluxverwijderaar',
    effect:
      'Doe de steen die je neemt terug in de zak, trek een andere en kies de waarde. Leg hem in je glasraam of laat hem in het aanbod.',
  },
  'tap-wheel': {
    name: 'Olieglassnijder',
    effect:
      'Verplaats een of twee stenen in je glasraam van eenzelfde kleur, die ook op het rondespoor ligt. Alle regels gelden.',
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
  'shade-variety': { name: 'Tintvariëteit', effect: '5 punten per reeks van alle zes waardes, waar ze ook liggen.' },
  'color-diagonals': {
    name: 'Kleurdiagonalen',
    effect: '1 punt per steen die met een hoek een steen van dezelfde kleur raakt.',
  },
  'color-variety': { name: 'Kleurvariëteit', effect: '4 punten per reeks van alle vijf kleuren, waar ze ook liggen.' },
};

const privateObjectives: SagradaNames['privateObjectives'] = {
  R: { name: 'Tinten Rood', effect: 'Zoveel punten als je rode stenen samen tellen.' },
  Y: { name: 'Tinten Geel', effect: 'Zoveel punten als je gele stenen samen tellen.' },
  G: { name: 'Tinten Groen', effect: 'Zoveel punten als je groene stenen samen tellen.' },
  B: { name: 'Tinten Blauw', effect: 'Zoveel punten als je blauwe stenen samen tellen.' },
  P: { name: 'Tinten Paars', effect: 'Zoveel punten als je paarse stenen samen tellen.' },
};

const sagrada: SagradaNames = {
  game: 'Sagrada',
  colours: COLOURS,
  space: (printed) => {
    if (printed === null) return 'vrij vak';
    return typeof printed === 'number' ? `vak voor een ${printed}` : `${COLOURS[printed]} vak`;
  },
  cell: (cell) => `rij ${cell.slice(0, 1)}, kolom ${cell.slice(1)}`,
  patterns,
  tools,
  objectives,
  privateObjectives,
};

export const names: Names = { sintra, sagrada };
