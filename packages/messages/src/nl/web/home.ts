import type { HomeTexts } from '../../web/home.ts';
import { list } from '../grammar.ts';

export const home: HomeTexts = {
  tagline: 'Twee spellen over glas in lood, aan één werkbank.',
  play: 'Spelen',
  setUp: 'Klaarzetten',
  mend: 'Instellingen wijzigen',
  players: (least, most) => `${least} tot ${most} spelers`,
  alone: 'Alleen',
  going: 'Lopende spellen',
  turnOf: (name) => `Aan de beurt: ${name}`,
  remove: (game, names) => `Het spel ${game} met ${list(names)} verwijderen`,
  removeTitle: 'Dit spel verwijderen?',
  removeText: 'Het is dan voorgoed weg.',
  removeYes: 'Verwijderen',
  more: 'Meer',
  notAffiliated: 'Leadlight volgt de regels van beide spellen en heeft niets met hun uitgevers te maken.',
  strips: 'Panelensets',
};
