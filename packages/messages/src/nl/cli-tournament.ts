import type { TournamentTexts } from '../cli-tournament.ts';
import { plural } from './grammar.ts';

export const tournament: TournamentTexts = {
  games: (count) => plural(count, { one: `${count} spel`, other: `${count} spellen` }),
  deals: (count) => plural(count, { one: `${count} deling`, other: `${count} delingen` }),
  seed: (seed) => `seed: ${seed}`,
  head: {
    games: 'Spellen',
    seats: 'Plaatsen',
    wins: 'Gewonnen',
    rate: 'Winst %',
    interval: '95%-interval',
    score: 'Score',
    spread: 'Spreiding',
    time: 'ms/zet',
    longest: 'langste ms',
    rating: 'Sterkte',
    forfeits: 'Regl. verloren',
  },
  rates: (even) =>
    `Winst %: gewonnen per plaats, een gedeelde overwinning in gelijke delen, met het 95%-interval (Wilson); bij gelijke sterkte zou dat ${even} zijn.`,
  soloRates:
    'Gewonnen is een score boven de doelscore (G-68); het winstpercentage staat er met het 95%-interval (Wilson).',
  scores: 'Scores en milliseconden per zet zijn gemiddelden; de spreiding is de standaardafwijking.',
  ratings: 'Sterkte: OpenSkill, over alle spellen in hun volgorde; iedereen begint op 25,0 ± 8,3.',
  brokenDeal: 'De laatste deling is niet compleet, dus geluk en plaatsen zijn niet helemaal in evenwicht.',
  decided: {
    above: (bot, percent, games) =>
      `Beslist na ${games} spellen: het winstpercentage van ${bot} ligt boven ${percent}.`,
    below: (bot, percent, games) =>
      `Beslist na ${games} spellen: het winstpercentage van ${bot} ligt onder ${percent}.`,
  },
  undecided: (bot, percent) => `Niet beslist: het winstpercentage van ${bot} kan boven of onder ${percent} liggen.`,
  stopped: (games, of) => `Gestopt na ${games} van de ${of} spellen.`,
  goesOn: (file) => `De spellen staan in ${file}: dezelfde opdracht gaat daar verder.`,
  forfeit: (game, seat, bot, why) => `Spel ${game}, plaats ${seat}, ${bot}: ${why}`,
  moreForfeits: (count) =>
    plural(count, {
      one: `En nog ${count} reglementair verloren spel.`,
      other: `En nog ${count} reglementair verloren spellen.`,
    }),
  found: (games, file) =>
    plural(games, {
      one: `${games} spel gevonden in ${file}; het wordt niet opnieuw gespeeld.`,
      other: `${games} spellen gevonden in ${file}; ze worden niet opnieuw gespeeld.`,
    }),
  running: (elapsed, left, bot, rate) => `${elapsed}, nog ${left} · ${bot} ${rate}`,
  botTwice: (bot) => `‘${bot}’ is twee keer genoemd: met meer bots dan plaatsen mag dat maar één keer.`,
  badCommand: (bot) => `‘${bot}’ is geen opdracht: noem een programma en sluit alle aanhalingstekens.`,
  limitWithoutProgram: (flag, program) =>
    `De optie ${flag} is er alleen voor programma’s, en geen bot heet ${program}…`,
  notATournament: (file) => `Het bestand ‘${file}’ is niet van een toernooi; het blijft zoals het is.`,
  otherSettings: (file, setting, there, here) =>
    `Het bestand ‘${file}’ is van een ander toernooi: ${setting} was ‘${there}’ en is nu ‘${here}’.`,
  badLine: (file, line) => `Regel ${line} van ‘${file}’ is geen spel van dit toernooi.`,
};
