import type { SettingsTexts } from '../../web/settings.ts';

export const settings: SettingsTexts = {
  title: 'Instellingen',
  language: 'Taal',
  theme: 'Thema',
  themes: { system: 'Systeem', dusk: 'Donker', day: 'Licht' },
  palette: 'Glaskleuren',
  palettes: {
    usual: 'Standaard',
    'red-green': 'Voor rood-groenkleurenblindheid',
    'blue-yellow': 'Voor blauw-geelkleurenblindheid',
    contrast: 'Hoog contrast',
  },
  speed: 'Animaties',
  speeds: { slow: 'Langzaam', usual: 'Normaal', fast: 'Snel', none: 'Uit' },
  sounds: 'Geluiden',
  sound: 'Geluiden afspelen',
  volume: 'Volume',
  learnSounds: 'Geluiden leren kennen',
  on: 'aan',
  off: 'uit',
  autoConfirm: 'Zetten uitvoeren zonder bevestiging',
  sectors: 'Glasstukken op schijven per vorm sorteren',
  emblems: 'Grote symbolen op dobbelstenen',
  sentences: 'Volledige zinnen in het spelverloop',
  linear: 'Lineaire weergave',
  shortcuts: 'Sneltoetsen van één teken tijdens het spel',
};
