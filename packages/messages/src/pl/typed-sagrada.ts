import type { Colour, Die, Printed } from '@leadlight/sagrada';
import { tally } from '../parts.ts';
import type { Vocabulary } from '../typed.ts';
import type { Held, SagradaTerm, SagradaTypedTexts } from '../typed-sagrada.ts';
import { listDice, nominative, subject } from './dice.ts';
import { list, number } from './grammar.ts';

export const words: Vocabulary<SagradaTerm> = {
  R: 'czerwona, czerwoną, czerwonej, czerwone, czerwonych, czerwony',
  Y: 'żółta, żółtą, żółtej, żółte, żółtych, żółty',
  G: 'zielona, zieloną, zielonej, zielone, zielonych, zielony',
  B: 'niebieska, niebieską, niebieskiej, niebieskie, niebieskich, niebieski',
  P: 'fioletowa, fioletową, fioletowej, fioletowe, fioletowych, fioletowy',
  1: 'jedynka, jedynkę, jedynki, jedynek, jeden',
  2: 'dwójka, dwójkę, dwójki, dwójek, dwa',
  3: 'trójka, trójkę, trójki, trójek, trzy',
  4: 'czwórka, czwórkę, czwórki, czwórek, cztery',
  5: 'piątka, piątkę, piątki, piątek, pięć',
  6: 'szóstka, szóstkę, szóstki, szóstek, sześć',
  tool: 'narzędzie, narzędzia, narzędziem, narzędziu',
  pay: 'zapłać, zapłacić, płacę, płać, zapłata, zapłatą',
  round: 'runda, rundy, rundzie, rundę',
  value: 'wartość, wartości, zmień',
  row: 'rząd, rzędu, rzędzie, rzędy',
  column: 'kolumna, kolumnę, kolumny, kolumnie',
  window: 'witraż, witrażu, witraże, okno, wzór, wzoru',
  pool: 'pula, puli, pulę',
  track: 'tor, toru, torze, tor rund, toru rund, torze rund',
  done: 'pas, pasujemy, spasuj, pasować, koniec, koniec tury, kończę, zakończ, zakończ turę',
};

/** Agreed with “kostki” and “pola”, as after a colon. */
const MANY: Readonly<Record<Colour, string>> = {
  R: 'czerwone',
  Y: 'żółte',
  G: 'zielone',
  B: 'niebieskie',
  P: 'fioletowe',
};

const spaceOf = (held: Held): string => {
  if ('die' in held) return nominative(held.die);
  const { printed } = held;
  if (printed === null) return 'puste';
  return `puste (${typeof printed === 'number' ? number(printed) : MANY[printed]})`;
};

const sum = (dice: Readonly<Record<Colour, number>>): string =>
  Object.entries(dice)
    .flatMap(([colour, count]) => (count === 0 ? [] : [`${MANY[colour as Colour]} ${number(count)}`]))
    .join(', ');

const wanted = (empty: readonly Printed[]): string => {
  const values = empty.filter((printed) => typeof printed === 'number');
  const others = empty.filter((printed) => typeof printed !== 'number');
  const said = tally(others).map(
    ([printed, count]) => `${printed === null ? 'bez nadruku' : MANY[printed]} ${number(count)}`,
  );
  return [...said, ...(values.length === 0 ? [] : [`wartości: ${list(values.map(number))}`])].join(', ');
};

const pool = (dice: readonly Die[]): string => (dice.length === 0 ? 'Pula jest pusta.' : `W puli: ${listDice(dice)}.`);

export const typed: SagradaTypedTexts = {
  whichDie: (dice) => `Która kostka? ${pool(dice)}`,
  pool,
  noDie: 'W puli nie ma takiej kostki.',
  whichTool: (names) => `Które narzędzie? ${names.join(', ')}.`,
  whichWindow: (names) => `Który wzór? ${names.map((name, at) => `${at + 1}, ${name}`).join('; ')}.`,
  fits: (die, cells) => `${subject(die)} pasuje na ${list(cells)}.`,
  fitsNone: (die) => `${subject(die)} teraz nigdzie nie pasuje.`,
  handFits: (cells) =>
    cells.length === 0 ? 'Kostka w ręce nigdzie nie pasuje.' : `Kostka w ręce pasuje na ${list(cells)}.`,
  needs: (name, empty) => `${name}, puste pola: ${number(empty.length)} (${wanted(empty)}).`,
  noWindow: (name) => `${name}: jeszcze bez witraża.`,
  fullWindow: (name) => `${name}: witraż jest pełny.`,
  canUse: (dice) => `Z puli pasują: ${listDice(dice)}.`,
  canUseNone: 'Żadna kostka z puli nie pasuje.',
  bag: (dice) => `Woreczek: ${sum(dice)}.`,
  bagEmpty: 'Woreczek jest pusty.',
  line: (line, held) => `${typeof line === 'number' ? 'Kolumna' : 'Rząd'} ${line}: ${held.map(spaceOf).join(', ')}.`,
  rows: (filled) => `Zajęte pola rzędów od A do D: ${filled.map(number).join(', ')}.`,
  noLine: 'Rzędy mają litery od A do D, a kolumny numery od 1 do 5.',
};
