import type { SettingsTexts } from '../../web/settings.ts';

export const settings: SettingsTexts = {
  title: 'Instellingen',
  language: 'Taal',
  theme: 'Licht',
  themes: { system: 'Volgens het systeem', dusk: 'Schemering', day: 'Dag' },
  palette: 'Kleuren van het glas',
  palettes: {
    usual: 'Normaal',
    'red-green': 'Voor rood-groenkleurenblindheid',
    'blue-yellow': 'Voor blauw-geelkleurenblindheid',
    contrast: 'Hoog contrast',
  },
  speed: 'Beweging',
  speeds: { slow: 'Langzaam', usual: 'Normaal', fast: 'Snel', none: 'Geen' },
  sounds: 'Geluiden',
  sound: 'Geluiden afspelen',
  volume: 'Volume',
  on: 'aan',
  off: 'uit',
  autoConfirm: 'Zetten meteen uitvoeren, zonder te vragen',
  sectors: 'Glasstukken op vorm gesorteerd op de schijven',
  emblems: 'Grote emblemen op dobbelstenen',
  shortcuts: 'Sneltoetsen van één letter of cijfer in een spel',
};
