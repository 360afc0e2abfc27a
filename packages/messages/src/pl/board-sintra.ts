import type { Colour, Space, SpaceView, WindowView } from '@leadlight/sintra';
import type { SintraBoardTexts } from '../board-sintra.ts';
import { list, namePanes, number, PANES, panesNamed, points, spaces } from './grammar.ts';
import { needsIn } from '../parts.ts';
import { names } from './names.ts';
import { preview } from './preview-sintra.ts';

const { colours } = names.sintra;

/** Agreed with “pole”, a space. */
const SPACES: Readonly<Record<Colour, string>> = {
  pink: 'różowe',
  orange: 'pomarańczowe',
  yellow: 'żółte',
  blue: 'niebieskie',
  white: 'białe',
};

const spaceName = (space: Space): string => (space === 'joker' ? 'pole jokera' : SPACES[space]);

const spaceLook = ({ takes, pane }: SpaceView): string => {
  if (pane === null) return `${spaceName(takes)} (puste)`;
  return takes === 'joker' ? `pole jokera (${PANES[pane].nominative})` : `${spaceName(takes)} (zajęte)`;
};

const frames = ({ top, bottom }: WindowView): string => {
  const above = top === null ? 'górna rama pusta' : `w górnej ramie ${PANES[top].nominative}`;
  const below = bottom === null ? 'dolna rama pusta' : `w dolnej ramie ${PANES[bottom].nominative}`;
  return `${above}, ${below}`;
};

/** The genitive: agreed with “tafli”, one or several. */
const NEEDED: Readonly<Record<Space, readonly [one: string, other: string]>> = {
  pink: ['różowej', 'różowych'],
  orange: ['pomarańczowej', 'pomarańczowych'],
  yellow: ['żółtej', 'żółtych'],
  blue: ['niebieskiej', 'niebieskich'],
  white: ['białej', 'białych'],
  joker: ['jokera', 'jokerów'],
};

const needed = ([space, count]: readonly [Space, number]): string => `${count} ${NEEDED[space][count === 1 ? 0 : 1]}`;

export const board: SintraBoardTexts = {
  displays: 'Warsztaty i środek',
  display: (display) => `Warsztat ${display + 1}`,
  emptyDisplay: (display) => `Warsztat ${display + 1}, pusty`,
  displayHolds: (display, held) =>
    held.length === 0 ? `Warsztat ${display + 1} jest pusty.` : `Warsztat ${display + 1}: ${namePanes(held)}.`,
  centre: 'Środek',
  emptyCentre: 'Środek, pusty',
  centreHolds: (held) => (held.length === 0 ? 'Środek jest pusty.' : `Środek: ${namePanes(held)}.`),
  panes: (count, colour, from) =>
    from === 'centre' ? `${panesNamed(count, colour)} na środku` : `${panesNamed(count, colour)}, warsztat ${from + 1}`,
  panesFrom: preview.panes,
  colour: (colour) => colours[colour],
  tileInCentre: 'Znacznik gracza rozpoczynającego leży na środku.',
  holdsTile: 'ma znacznik gracza rozpoczynającego',
  round: (round) => `Runda ${round}`,
  bonus: 'kolor premiowy',
  bonusIs: (colour) => `Kolor premiowy: ${colours[colour]}`,
  indicator: (space, colour) =>
    colour === null ? `Runda ${space + 1}: zakończona` : `Runda ${space + 1}: kolor premiowy ${colours[colour]}`,
  supply: 'Woreczek i wieża',
  bag: 'Woreczek',
  tower: 'Wieża',
  palace: (name) => `Pałac: ${name}`,
  yourPalace: 'Twój pałac',
  strip: (slot, seen, reverse) =>
    `Kwatera ${slot + 1}: ${list(seen.map(spaceLook))}. Druga strona: ${list(reverse.map(spaceName))}.`,
  stripNeeds: (slot, seen) => `Kwatera ${slot + 1}: brakuje ${list(needsIn(seen).map(needed))}.`,
  stripGone: (slot) => `Kwatery ${slot + 1} nie ma już w grze.`,
  outOfReach: 'Poza zasięgiem.',
  fills: (count) => `Ten ruch zapełni ${spaces(count)}.`,
  window: (slot, window, worth) =>
    window.top !== null && window.bottom !== null
      ? `Okno ${slot + 1}, wartość ${window.value}: ${frames(window)}. Ukończone.`
      : `Okno ${slot + 1}, wartość ${window.value}: ${frames(window)}. Teraz dałoby ${points(worth)}.`,
  worth: (worth) => `→ ${worth}`,
  ornament: (ornament, filled, won) => `Ornament ${ornament + 1} (oszklone ramy: ${filled} z 4): ${points(won)}.`,
  glazier: (slot) => `Witrażysta stoi na pozycji ${slot + 1}.`,
  glazierBack: 'Cofnij witrażystę',
  glassAt: (value) => `Tor stłuczonego szkła: ${number(value)}.`,
  letBreak: 'Stłucz wszystkie tafle',
  seat: (name, { score, glass }, toMove) =>
    toMove
      ? `${name} (tura w toku): ${points(score)}, stłuczone szkło ${number(glass.value)}. Pokaż pałac`
      : `${name}: ${points(score)}, stłuczone szkło ${number(glass.value)}. Pokaż pałac`,
  standing: (name, { score, glass }) => `${name}: ${points(score)}, stłuczone szkło ${number(glass.value)}.`,
  players: 'Gracze',
  value: number,
  close: 'Zamknij',
};
