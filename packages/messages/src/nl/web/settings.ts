import type { SettingsTexts } from '../../web/settings.ts';

export const settings: SettingsTexts = {
  title: 'Instellingen',
  language: 'Taal',
  theme: 'Thema',
  themes: { system: 'Systeem', dusk: 'Schemering', day: 'Dag' },
  palette: 'Glaskleuren',
  palettes: {
    usual: 'Normaal',
    'red-green': 'Voor rood-groenkleurenblindheid',
    'blue-yellow': 'Voor blauw-geelkleurenblindheid',
    contrast: 'Hoog contrast',
  },
  speed: 'Animaties',
  speeds: { slow: 'Langzaam', usual: 'Normaal', fast: 'Snel', none: 'Geen' },
  sounds: 'Geluiden',
  sound: 'Geluiden afspelen',
  volume: 'Volume',
  on: 'aan',
  off: 'uit',
  autoConfirm: 'Zetten uitvoeren zonder bevestiging',
  sectors: 'Glasstukken op schijven per vorm sorteren',
  emblems: 'Grote symbolen op dobbelstenen',
  shortcuts: 'Sneltoetsen van één letter of cijfer tijdens het spel',
};
