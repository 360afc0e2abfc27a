import type { HomeTexts } from '../../web/home.ts';
import { list } from '../grammar.ts';

export const home: HomeTexts = {
  tagline: 'Glas-in-loodspellen op één werkbank.',
  play: 'Spelen',
  playGame: (game) => `${game} spelen`,
  setUp: 'Spel opzetten',
  setUpGame: (game) => `Spel opzetten: ${game}`,
  mend: 'Spelopzet wijzigen',
  players: (least, most) => `${least} tot ${most} spelers`,
  alone: 'alleen jij',
  playsWith: (who) => `Spelers: ${who}`,
  going: 'Lopende spellen',
  moreGoing: (count) => `Nog ${count}`,
  here: 'hier',
  online: 'online',
  onlineGame: (game) => `${game} online spelen`,
  learn: 'Leren',
  learnGame: (game) => `${game} leren`,
  turnOf: (names) => `Aan de beurt: ${list(names)}`,
  remove: (game, names) => `Verwijderen: ${game} (${list(names)})`,
  removeTitle: 'Dit spel verwijderen?',
  removeText: 'Het spel verdwijnt voorgoed uit deze browser.',
  removeYes: 'Verwijderen',
  more: 'Meer',
  notAffiliated: 'Leadlight volgt de regels van beide spellen, maar heeft niets met de uitgevers te maken.',
  strips: 'Panelensets',
};
