import type { HomeTexts } from '../../web/home.ts';
import { list } from '../grammar.ts';

export const home: HomeTexts = {
  tagline: 'Dwie gry o witrażach, przy jednym warsztacie.',
  play: 'Graj',
  setUp: 'Przygotuj',
  mend: 'Zmień przygotowanie gry',
  players: (least, most) => `Gracze: ${least}–${most}`,
  alone: 'Gra solo',
  going: 'Gry w toku',
  turnOf: (name) => `Teraz: ${name}`,
  remove: (game, names) => `Usuń grę ${game}: ${list(names)}`,
  removeTitle: 'Usunąć tę grę?',
  removeText: 'Zniknie na zawsze.',
  removeYes: 'Usuń',
  more: 'Więcej',
  notAffiliated: 'Leadlight stosuje zasady obu gier i nie jest związany z ich wydawcami.',
  strips: 'Zestawy kwater',
};
