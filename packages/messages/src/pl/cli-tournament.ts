import type { TournamentTexts } from '../cli-tournament.ts';
import { plural } from './grammar.ts';

export const tournament: TournamentTexts = {
  games: (count) =>
    plural(count, {
      one: `${count} rozgrywka`,
      few: `${count} rozgrywki`,
      many: `${count} rozgrywek`,
      other: `${count} rozgrywki`,
    }),
  deals: (count) =>
    plural(count, {
      one: `${count} rozdanie`,
      few: `${count} rozdania`,
      many: `${count} rozdań`,
      other: `${count} rozdania`,
    }),
  seed: (seed) => `ziarno ${seed}`,
  head: {
    games: 'Rozgrywki',
    seats: 'Miejsca',
    wins: 'Wygrane',
    rate: 'Odsetek wygranych',
    interval: 'Przedział 95%',
    score: 'Wynik',
    spread: 'Odchylenie',
    time: 'ms/ruch',
    longest: 'maks. ms',
    rating: 'Ranking',
    forfeits: 'Walkowery',
  },
  rates: (even) =>
    `Odsetek wygranych: wygrane w przeliczeniu na miejsce (wspólną dzieli się po równo), z 95-procentowym przedziałem ufności Wilsona. Przy równych siłach byłoby to ${even}.`,
  soloRates:
    'Wygrana: wynik wyższy od wyniku do pobicia (G-68). Odsetek wygranych podano z 95-procentowym przedziałem ufności Wilsona.',
  scores: 'Wynik i ms/ruch: średnie. Odchylenie: odchylenie standardowe wyników.',
  ratings: 'Ranking: OpenSkill, liczony po kolei ze wszystkich rozgrywek. Każdy bot zaczyna od 25,0 ± 8,3.',
  brokenDeal: 'Ostatnie rozdanie jest niepełne, więc szczęście i miejsca niezupełnie się wyrównują.',
  decided: {
    above: (bot, percent, games) =>
      `Rozstrzygnięto (liczba rozgrywek: ${games}). Odsetek wygranych bota ${bot} przekracza ${percent}.`,
    below: (bot, percent, games) =>
      `Rozstrzygnięto (liczba rozgrywek: ${games}). Odsetek wygranych bota ${bot} nie sięga ${percent}.`,
  },
  undecided: (bot, percent) =>
    `Nie rozstrzygnięto: odsetek wygranych bota ${bot} może być wyższy lub niższy niż ${percent}.`,
  stopped: (games, of) => `Przerwano (rozegrane: ${games} z ${of}).`,
  goesOn: (file) => `Rozgrywki są zapisane w pliku ${file}. To samo polecenie rozegra resztę.`,
  forfeit: (game, seat, bot, why) => `Rozgrywka ${game}, gracz ${seat}, ${bot}: ${why}`,
  moreForfeits: (count) => `Pozostałe walkowery: ${count}.`,
  found: (games, file) => `Rozgrywki zapisane w pliku ${file}: ${games}. Nie zostaną powtórzone.`,
  running: (elapsed, left, bot, rate) => `${elapsed}, zostało ${left} · ${bot} ${rate}`,
  botTwice: (bot) => `Bota „${bot}” podano dwa razy. Gdy botów jest więcej niż miejsc, każdego podaje się tylko raz.`,
  badCommand: (bot) => `„${bot}” nie jest poprawnym poleceniem. Podaj program i zamknij wszystkie cudzysłowy.`,
  limitWithoutProgram: (flag, program) => `Opcja ${flag} dotyczy tylko programów, a nie podano żadnego (${program}…).`,
  notATournament: (file) =>
    `Plik „${file}” nie pochodzi z turnieju, więc pozostaje bez zmian. Podaj w --out inny plik.`,
  otherSettings: (file, setting, there, here) =>
    `Plik „${file}” pochodzi z innego turnieju: ${setting} to tam „${there}”, a teraz „${here}”. Plik pozostaje bez zmian. Podaj w --out inny.`,
  badLine: (file, line) =>
    `Wiersz ${line} pliku „${file}” nie zawiera rozgrywki z tego turnieju. Usuń ten wiersz albo podaj w --out inny plik.`,
};
