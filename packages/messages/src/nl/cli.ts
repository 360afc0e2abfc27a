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
    round: (round, of) => `Ronde ${round} van ${of}`,
    seat: (seat) => `Speler ${seat + 1}`,
    startPlayer: 'startspeler',
    gameOver: 'Spel afgelopen',
    abandoned: 'Spel afgebroken',
    hidden: 'verborgen',
    smallLetters: 'kleine letters: lege vakken',
    bag: 'Zak',
    tower: 'Toren',
    centre: 'Midden',
    displays: 'Schijven',
    tile: 'startspelersteen',
    indicator: 'Rondewijzer',
    brokenGlass: (marker) => `Gebroken glas: ${marker}`,
    lost: (points) => `al verloren: ${points}`,
    glazier: 'glaszetter',
    palaceSide: (side) => `Paleis, zijde ${side}`,
    scoreFloor: 'Geen score onder 0',
    pool: 'Aanbod',
    hand: 'In de hand',
    roundTrack: 'Rondespoor',
    tools: 'Gereedschapskaarten',
    publicObjectives: 'Gedeelde doelen',
    privateObjectives: 'Persoonlijk doel',
    tokens: 'Betaalstenen',
    offers: 'Keuze uit',
    noWindow: 'nog geen patroon',
    target: 'Doelscore',
    paid: 'Dobbelstenen als betaling',
  },
  verify: {
    record: (file, number) => `${file}, verslag ${number}`,
    ok: 'ok',
    bad: 'FOUT',
    players: (count) => plural(count, { one: `${count} speler`, other: `${count} spelers` }),
    events: (count) => plural(count, { one: `${count} gebeurtenis`, other: `${count} gebeurtenissen` }),
    event: (index) => `gebeurtenis ${index}`,
    more: (count) => `en nog ${count}`,
    summary: (records, bad) =>
      plural(records, {
        one: `${records} verslag gecontroleerd, fout: ${bad}`,
        other: `${records} verslagen gecontroleerd, fout: ${bad}`,
      }),
    status: { finished: 'afgelopen', running: 'nog bezig', abandoned: 'afgebroken' },
    chance: {
      proved: 'al het toeval volgt uit de seed',
      possible: 'de trekkingen zijn mogelijk, maar niet bewezen (geen seed)',
    },
    sight: { full: 'niets verborgen', partial: 'gecontroleerd voor zover één kijker het kon zien' },
  },
  show: {
    after: (index, last) => `Na gebeurtenis ${index} (laatste: ${last})`,
    everything: 'alles wat in het verslag staat',
    spectator: 'zoals een kijker het ziet',
    seenBy: (name) => `zoals ${name} het ziet`,
    toMove: (names) => `Aan de beurt: ${names}`,
    chanceNext: 'Nu: trekken of werpen',
    endNext: 'Nu: eindtelling',
  },
  score: { player: 'Speler' },
  simulate: {
    written: (records, file) =>
      plural(records, {
        one: `${records} verslag geschreven naar ${file}`,
        other: `${records} verslagen geschreven naar ${file}`,
      }),
  },
  bench: {
    game: 'Spel',
    players: 'Spelers',
    choices: 'Keuzes',
    gamesPerSecond: 'Spellen per CPU-seconde',
    movesPerSecond: 'Zetten per CPU-seconde',
    quartiles: 'Kwartielen',
    bytes: 'Bytes per spelsituatie',
    allMoves: 'alle toegestane zetten',
    draftsOnly: 'simulaties, alleen dobbelstenen plaatsen',
    speed: 'Willekeurige spellen',
    memory: 'Geheugen van een gekopieerde spelsituatie',
    peer: 'Sintra op boardgame.io',
    ratio: 'Leadlight ÷ boardgame.io',
    peerMissing: 'Sintra op boardgame.io is hier niet geïnstalleerd (bench/), dus er valt niets te vergelijken.',
    native: (game) => `${game}, geschreven in C`,
    nativeMissing:
      'Hier ontbreekt een C-compiler of het ijkprogramma (bench/native/), dus er valt niets te vergelijken.',
    machine: (cpu, node, date) => `Eén kern van ${cpu}, Node ${node}, ${date}.`,
    method: (seconds, slices) =>
      `Per regel: de mediaan van ${slices} meetrondes met willekeurige spellen in CPU-tijd, met kwartielen; samen ${seconds} s. De regels komen om en om aan de beurt.`,
  },
  demo: {
    intro: 'Bots spelen een spel Sintra en daarna een spel Sagrada.',
    finalScores: 'Eindstand',
    next: 'Meer: leadlight --help',
  },
  bot,
  verdict,
  tournament,
  help,
  errors,
};
