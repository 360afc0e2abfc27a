import type { CliTexts } from '../cli.ts';
import { bot } from './cli-bot.ts';
import { errors } from './cli-errors.ts';
import { help } from './cli-help.ts';
import { tournament } from './cli-tournament.ts';
import { verdict } from './cli-verdict.ts';
import { plural } from './grammar.ts';

export const cli: CliTexts = {
  labelled: (label, value) => `${label}: ${value}`,
  board: {
    round: (round, of) => `Runda ${round} z ${of}`,
    seat: (seat) => `Gracz ${seat + 1}`,
    startPlayer: 'gracz rozpoczynający',
    gameOver: 'Koniec gry',
    abandoned: 'Rozgrywka przerwana',
    hidden: 'zakryty',
    smallLetters: 'małe litery: puste pola',
    bag: 'Woreczek',
    tower: 'Wieża',
    centre: 'Środek',
    displays: 'Warsztaty',
    tile: 'znacznik gracza rozpoczynającego',
    indicator: 'Tor rund',
    brokenGlass: (marker) => `Stłuczone szkło: ${marker}`,
    lost: (points) => `dotychczasowa strata: ${points}`,
    glazier: 'witrażysta',
    palaceSide: (side) => `Pałac, strona ${side}`,
    scoreFloor: 'Wynik nie spada poniżej 0',
    pool: 'Pula',
    hand: 'W ręce',
    roundTrack: 'Tor rund',
    tools: 'Narzędzia',
    publicObjectives: 'Cele grupowe',
    privateObjectives: 'Cel indywidualny',
    tokens: 'Znaczniki uznania',
    offers: 'Wzory do wyboru',
    noWindow: 'jeszcze bez witraża',
    target: 'Wynik do pobicia',
    paid: 'Kostki oddane za narzędzia',
  },
  verify: {
    record: (file, number) => `${file}, zapis ${number}`,
    ok: 'ok',
    bad: 'BŁĄD',
    players: (count) =>
      plural(count, {
        one: `${count} gracz`,
        few: `${count} graczy`,
        many: `${count} graczy`,
        other: `${count} gracza`,
      }),
    events: (count) =>
      plural(count, {
        one: `${count} zdarzenie`,
        few: `${count} zdarzenia`,
        many: `${count} zdarzeń`,
        other: `${count} zdarzenia`,
      }),
    event: (index) => `zdarzenie ${index}`,
    more: (count) => `i jeszcze ${count}`,
    summary: (records, bad) =>
      plural(records, {
        one: `Sprawdzono ${records} zapis, błędnych: ${bad}`,
        few: `Sprawdzono ${records} zapisy, błędnych: ${bad}`,
        many: `Sprawdzono ${records} zapisów, błędnych: ${bad}`,
        other: `Sprawdzono ${records} zapisu, błędnych: ${bad}`,
      }),
    status: { finished: 'zakończona', running: 'w toku', abandoned: 'przerwana' },
    chance: {
      proved: 'wszystkie losowania wynikają z ziarna',
      possible: 'losowania są możliwe, ale niepotwierdzone (brak ziarna)',
    },
    sight: { full: 'nic nie jest zakryte', partial: 'sprawdzono to, co widziała jedna osoba' },
  },
  show: {
    after: (index, last) => `Po zdarzeniu ${index} (ostatnie: ${last})`,
    everything: 'wszystko, co jest w zapisie',
    spectator: 'punkt widzenia: widz',
    seenBy: (name) => `punkt widzenia: ${name}`,
    toMove: (names) => `Tura: ${names}`,
    chanceNext: 'Teraz: losowanie',
    endNext: 'Teraz: punktacja końcowa',
  },
  score: { player: 'Gracz' },
  simulate: {
    written: (records, file) =>
      plural(records, {
        one: `Zapisano ${records} rozgrywkę w pliku ${file}`,
        few: `Zapisano ${records} rozgrywki w pliku ${file}`,
        many: `Zapisano ${records} rozgrywek w pliku ${file}`,
        other: `Zapisano ${records} rozgrywki w pliku ${file}`,
      }),
  },
  bench: {
    game: 'Gra',
    players: 'Gracze',
    choices: 'Ruchy',
    gamesPerSecond: 'Rozgrywki na sekundę procesora',
    movesPerSecond: 'Ruchy na sekundę procesora',
    quartiles: 'Kwartyle',
    bytes: 'Bajty na stan gry',
    allMoves: 'wszystkie dozwolone ruchy',
    draftsOnly: 'symulacje, tylko branie kostek',
    speed: 'Losowe rozgrywki',
    memory: 'Pamięć na skopiowany stan gry',
    peer: 'Sintra na boardgame.io',
    ratio: 'Leadlight ÷ boardgame.io',
    peerMissing: 'Sintra na boardgame.io nie jest tu zainstalowana (bench/), więc nie ma z czym porównać.',
    native: (game) => `${game} w C`,
    nativeMissing: 'Nie ma tu kompilatora C albo programu wzorcowego (bench/native/), więc nie ma z czym porównać.',
    machine: (cpu, node, date) => `Jeden rdzeń procesora ${cpu}, Node ${node}, ${date}.`,
    method: (seconds, slices) =>
      `Każdy wiersz: mediana i kwartyle pomiarów czasu procesora na losowych rozgrywkach (liczba pomiarów: ${slices}, łącznie ${seconds} s). Pomiary różnych wierszy się przeplatają.`,
  },
  demo: {
    intro: 'Boty grają raz w Sintrę, a potem raz w Sagradę.',
    finalScores: 'Wyniki końcowe',
    next: 'Więcej: leadlight --help',
  },
  bot,
  verdict,
  tournament,
  help,
  errors,
};
