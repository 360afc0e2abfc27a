import type { HomeTexts } from '../../web/home.ts';
import { list } from '../grammar.ts';

export const home: HomeTexts = {
  tagline: 'Gry o witrażach w jednej pracowni.',
  play: 'Graj',
  playGame: (game) => `Graj: ${game}`,
  setUp: 'Dostosuj',
  setUpGame: (game) => `Dostosuj: ${game}`,
  mend: 'Zmień ustawienia rozgrywki',
  players: (least, most) => `${least}–${most} graczy`,
  alone: 'tylko ty',
  playsWith: (who) => `Gracze: ${who}`,
  going: 'Rozgrywki w toku',
  moreGoing: (count) => `jeszcze ${count}`,
  here: 'tutaj',
  online: 'online',
  onlineGame: (game) => `Graj online: ${game}`,
  learn: 'Nauka',
  learnGame: (game) => `Nauka gry ${game}`,
  turnOf: (names) => `Tura: ${list(names)}`,
  remove: (game, names) => `Usuń rozgrywkę: ${game} (${list(names)})`,
  removeTitle: 'Usunąć tę rozgrywkę?',
  removeText: 'Nie będzie można jej odzyskać.',
  removeYes: 'Usuń',
  more: 'Więcej',
  notAffiliated: 'Leadlight opiera się na zasadach obu gier, ale nie jest związany z ich wydawcami.',
  strips: 'Zestawy kwater',
};
