import type { RefusalTexts } from '../refusals.ts';
import { list, number } from './grammar.ts';

export const record: RefusalTexts['record'] = {
  problem: (path, rule, reason) => {
    const law = rule === 'record' ? 'format zapisu' : `zasada ${rule}`;
    return path === '' ? `${reason} (${law})` : `${path}: ${reason} (${law})`;
  },
  reasons: {
    'field-missing': ({ path }) => `Brakuje pola „${path}”.`,
    'field-wrong': ({ path }) =>
      path === '' ? 'Dane nie mają oczekiwanej postaci.' : `Pole „${path}” ma niedozwoloną wartość.`,
    'field-misplaced': ({ path }) => `Pola „${path}” nie może tu być.`,
    'event-unknown': ({ path }) => `Pole „${path}” nie oznacza żadnego zdarzenia tej gry.`,
    'record-json': 'To nie jest poprawny JSON.',
    'record-game': ({ game }) => `Ta wersja Leadlight nie zna gry „${game}”.`,
    'record-rules': ({ rules }) => `Ta wersja Leadlight nie zna zasad w wersji „${rules}”.`,
    'record-commitment': 'Ziarno nie zgadza się ze zobowiązaniem ogłoszonym przed grą.',
    'record-salt': ({ seat }) => `Sól gracza ${seat + 1} nie zgadza się z jego zobowiązaniem.`,
    'record-salt-uncommitted': ({ seat }) => `Gracz ${seat + 1} nie złożył zobowiązania, więc jego sól musi być pusta.`,
    'record-salt-unopened': ({ seat }) =>
      `Gracz ${seat + 1} nie ujawnił soli objętej zobowiązaniem, więc jego sól musi być pusta.`,
    'record-seed-early': 'Ziarno musi pozostać tajne do końca gry.',
    'record-chance': ({ labels }) => `Losowania niezgodne z ziarnem: ${list(labels.map((label) => `„${label}”`))}.`,
    'record-legal': ({ said, counted }) =>
      `Liczba możliwych ruchów to tutaj ${number(counted)}, a nie ${number(said)}, jak podano w zapisie.`,
    'record-result-early': 'Wynik może być w zapisie dopiero po rozegraniu gry do końca.',
    'record-result-missing': 'Gra się skończyła, ale w zapisie nie ma wyniku.',
    'record-result': ({ field }) => `W podanym wyniku wartość „${field}” nie zgadza się z przebiegiem gry.`,
    'record-hidden': 'Gra się skończyła, więc nic nie może tu być zakryte ani odkrywane.',
    'record-empty': 'W tym zapisie nie ma żadnych zdarzeń, a musi się on zaczynać od przygotowania gry.',
  },
};
