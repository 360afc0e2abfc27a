import type { RecordTexts } from '../texts.ts';
import { list, number } from './grammar.ts';

export const record: RecordTexts = {
  problem: (path, rule, reason) => {
    const law = rule === 'record' ? 'format zapisu' : `zasada ${rule}`;
    return path === '' ? `${reason} (${law})` : `${path}: ${reason} (${law})`;
  },
  reasons: {
    'field-missing': ({ path }) => `Brakuje pola „${path}”.`,
    'field-wrong': ({ path }) =>
      path === '' ? 'To nie ma oczekiwanej postaci.' : `Pole „${path}” ma niedozwoloną wartość.`,
    'field-misplaced': ({ path }) => `Pole „${path}” tu nie pasuje.`,
    'event-unknown': ({ path }) => `Pole „${path}” nie oznacza żadnego zdarzenia tej gry.`,
    'record-json': 'Nie można odczytać zapisu: to nie jest poprawny JSON.',
    'record-game': ({ game }) => `Nie ma tu gry „${game}”; zapis dotyczy gry „sintra” albo „sagrada”.`,
    'record-commitment': 'Ziarno nie zgadza się ze zobowiązaniem ogłoszonym przed grą.',
    'record-salt': ({ seat }) => `Sól z miejsca ${seat + 1} jest inna niż ta, do której się zobowiązano.`,
    'record-seed-early': 'Ziarno musi pozostać tajne do końca gry.',
    'record-chance': ({ labels }) => `Z ziarna wynika inne losowanie dla ${list(labels.map((label) => `„${label}”`))}.`,
    'record-legal': ({ said, counted }) =>
      `Możliwe ruchy w tym miejscu: ${number(counted)}, a nie ${number(said)}, jak podaje zapis.`,
    'record-result-early': 'Wynik może znaleźć się w zapisie dopiero po rozegraniu gry do końca.',
    'record-result-missing': 'Gra się skończyła, ale w zapisie nie ma wyniku.',
    'record-result': ({ field }) => `W wyniku wartość „${field}” nie zgadza się z przebiegiem gry.`,
    'record-hidden': 'Gra się skończyła, więc w zapisie nic nie może tu być zakryte ani odkrywane.',
  },
};
