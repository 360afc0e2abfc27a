import type { TournamentTexts } from '../cli-tournament.ts';
import { plural } from './grammar.ts';

export const tournament: TournamentTexts = {
  games: (count) =>
    plural(count, { one: `${count} gra`, few: `${count} gry`, many: `${count} gier`, other: `${count} gry` }),
  deals: (count) =>
    plural(count, {
      one: `${count} rozdanie`,
      few: `${count} rozdania`,
      many: `${count} rozdań`,
      other: `${count} rozdania`,
    }),
  seed: (seed) => `ziarno ${seed}`,
  head: {
    games: 'Gry',
    seats: 'Miejsca',
    wins: 'Wygrane',
    rate: 'Odsetek',
    interval: 'Przedział 95%',
    score: 'Wynik',
    spread: 'Odchylenie',
    time: 'ms/ruch',
    longest: 'maks. ms',
    rating: 'Ranking',
    forfeits: 'Walkowery',
  },
  rates: (even) =>
    `Odsetek: wygrane na miejsce, wspólna wygrana w równych częściach, z przedziałem 95% (Wilson); przy równych siłach byłoby to ${even}.`,
  soloRates:
    'Wygrana to wynik wyższy od wyniku do pobicia (G-68); odsetek wygranych podano z przedziałem 95% (Wilson).',
  scores: 'Wyniki i milisekundy na ruch to średnie; odchylenie jest odchyleniem standardowym wyników.',
  ratings: 'Ranking: OpenSkill, po wszystkich grach w ich kolejności; każdy zaczyna od 25,0 ± 8,3.',
  brokenDeal: 'Ostatnie rozdanie nie jest pełne, więc szczęście i miejsca niezupełnie się wyrównują.',
  decided: {
    above: (bot, percent, games) =>
      `Rozstrzygnięto, liczba gier: ${games}. Odsetek wygranych, ${bot}: powyżej ${percent}.`,
    below: (bot, percent, games) =>
      `Rozstrzygnięto, liczba gier: ${games}. Odsetek wygranych, ${bot}: poniżej ${percent}.`,
  },
  undecided: (bot, percent) =>
    `Nie rozstrzygnięto. Odsetek wygranych, ${bot}: może być powyżej lub poniżej ${percent}.`,
  stopped: (games, of) => `Zatrzymano, rozegrane gry: ${games} z ${of}.`,
  goesOn: (file) => `Gry są w pliku ${file}: to samo polecenie rozegra resztę.`,
  forfeit: (game, seat, bot, why) => `Gra ${game}, miejsce ${seat}, ${bot}: ${why}`,
  moreForfeits: (count) => `Pozostałe walkowery: ${count}.`,
  found: (games, file) => `Gry znalezione w pliku ${file}: ${games}; nie będą rozgrywane ponownie.`,
  running: (elapsed, left, bot, rate) => `${elapsed}, zostało ${left} · ${bot} ${rate}`,
  botTwice: (bot) => `Nazwa „${bot}” jest podana dwa razy: gdy botów jest więcej niż miejsc, każdego podaje się raz.`,
  badCommand: (bot) => `„${bot}” nie jest poleceniem: trzeba podać program i zamknąć wszystkie cudzysłowy.`,
  limitWithoutProgram: (flag, program) =>
    `Opcja ${flag} jest tylko dla programów, a żaden bot nie nazywa się ${program}…`,
  notATournament: (file) => `Plik „${file}” nie jest plikiem turnieju; pozostaje bez zmian.`,
  otherSettings: (file, setting, there, here) =>
    `Plik „${file}” jest z innego turnieju: ${setting} to tam „${there}”, a teraz „${here}”.`,
  badLine: (file, line) => `Wiersz ${line} pliku „${file}” nie jest grą tego turnieju.`,
};
