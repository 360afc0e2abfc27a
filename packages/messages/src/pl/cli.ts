import type { CliTexts } from '../cli.ts';
import { bot } from './cli-bot.ts';
import { errors } from './cli-errors.ts';
import { help } from './cli-help.ts';
import { tournament } from './cli-tournament.ts';
import { verdict } from './cli-verdict.ts';
import { plural } from './grammar.ts';

export const cli: CliTexts = {
  board: {
    round: (round, of) => `Runda ${round} z ${of}`,
    seat: (seat) => `Miejsce ${seat + 1}`,
    labelled: (label, value) => `${label}: ${value}`,
    startPlayer: 'zaczyna rundę',
    gameOver: 'Koniec gry',
    abandoned: 'Gra przerwana',
    hidden: 'zakryte',
    smallLetters: 'małe litery: pola jeszcze puste',
    bag: 'Woreczek',
    tower: 'Wieża',
    centre: 'Środek',
    displays: 'Warsztaty',
    tile: 'znacznik gracza rozpoczynającego',
    indicator: 'Tor rund',
    brokenGlass: (marker) => `Stłuczone szkło: ${marker}`,
    lost: (points) => `dotąd stracone: ${points}`,
    glazier: 'witrażysta',
    palaceSide: (side) => `Pałac, strona ${side}`,
    scoreFloor: 'Bez wyników poniżej 0',
    pool: 'Pula',
    hand: 'W ręce',
    roundTrack: 'Tor rund',
    tools: 'Narzędzia',
    publicObjectives: 'Cele grupowe',
    privateObjectives: 'Cel indywidualny',
    tokens: 'Znaczniki uznania',
    offers: 'Do wyboru',
    noWindow: 'jeszcze bez witraża',
    target: 'Wynik do pobicia',
    paid: 'Zapłacone kostki',
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
      possible: 'losowania sprawdzone tylko jako możliwe (brak ziarna)',
    },
    sight: { full: 'wszystko jest znane', partial: 'sprawdzono tyle, ile mogła widzieć jedna osoba' },
  },
  show: {
    after: (index, last) => `Po zdarzeniu ${index} (od 0 do ${last})`,
    everything: 'wszystko, co mówi zapis',
    spectator: 'tak, jak widzi to widz',
    seenBy: (name) => `tak, jak widzi to ${name}`,
    toMove: (names) => `Ruch: ${names}`,
    chanceNext: 'Teraz losowanie',
    endNext: 'Teraz końcowe podliczenie punktów',
  },
  score: { player: 'Gracz' },
  simulate: {
    written: (records, file) =>
      plural(records, {
        one: `Do pliku ${file} trafił ${records} zapis`,
        few: `Do pliku ${file} trafiły ${records} zapisy`,
        many: `Do pliku ${file} trafiło ${records} zapisów`,
        other: `Do pliku ${file} trafiło ${records} zapisu`,
      }),
  },
  bench: {
    game: 'Gra',
    players: 'Gracze',
    choices: 'Wybór',
    gamesPerSecond: 'Gry na sekundę',
    movesPerSecond: 'Ruchy na sekundę',
    bytes: 'Bajty na pozycję',
    allMoves: 'wszystkie dozwolone ruchy',
    draftsOnly: 'symulacje, tylko branie kostek',
    speed: 'Losowe gry',
    memory: 'Pamięć skopiowanej pozycji',
    peer: 'Sintra na boardgame.io',
    ratio: 'Leadlight ÷ boardgame.io',
    peerMissing: 'Sintra dla boardgame.io nie jest tu zainstalowana (bench/), więc nie ma z czym porównać.',
    machine: (cpu, node, date) => `Jeden rdzeń ${cpu}, Node ${node}, ${date}.`,
    method: (seconds, slices) =>
      `Każdy wiersz: najlepszy z odcinków losowych gier (liczba odcinków: ${slices}, łącznie ${seconds} s); odcinki wszystkich wierszy przeplatają się.`,
  },
  demo: {
    intro: 'Boty rozgrywają po jednej grze każdego rodzaju.',
    finalScores: 'Wyniki końcowe',
    next: 'Więcej: leadlight --help',
  },
  bot,
  verdict,
  tournament,
  help,
  errors,
};
