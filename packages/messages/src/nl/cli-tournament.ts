import type { TournamentTexts } from '../cli-tournament.ts';
import { plural } from './grammar.ts';

export const tournament: TournamentTexts = {
  games: (count) => plural(count, { one: `${count} spel`, other: `${count} spellen` }),
  deals: (count) => plural(count, { one: `${count} verdeling`, other: `${count} verdelingen` }),
  seed: (seed) => `seed: ${seed}`,
  head: {
    games: 'Spellen',
    seats: 'Plekken',
    wins: 'Gewonnen',
    rate: 'Winst %',
    interval: '95%-interval',
    score: 'Score',
    spread: 'Spreiding',
    time: 'ms/zet',
    longest: 'ms (max.)',
    rating: 'Sterkte',
    forfeits: 'Regl. verloren',
  },
  rates: (even) =>
    `Winst %: overwinningen per plek (een gedeelde overwinning telt naar rato), met het 95%-interval (Wilson). Bij gelijke sterkte haalt elke bot ${even}.`,
  soloRates:
    'Gewonnen betekent: een score boven de doelscore (G-68). Bij het winstpercentage staat het 95%-interval (Wilson).',
  scores: 'Score en ms/zet: gemiddelden. Spreiding: de standaardafwijking van de scores.',
  ratings: 'Sterkte: OpenSkill, over alle spellen op volgorde; elke bot begint op 25,0 ± 8,3.',
  brokenDeal: 'De laatste verdeling is niet volledig gespeeld, dus geluk en plekken zijn niet helemaal in evenwicht.',
  decided: {
    above: (bot, percent, games) =>
      `Beslist na ${games} spellen: het winstpercentage van ${bot} ligt boven ${percent}.`,
    below: (bot, percent, games) =>
      `Beslist na ${games} spellen: het winstpercentage van ${bot} ligt onder ${percent}.`,
  },
  undecided: (bot, percent) => `Onbeslist: het winstpercentage van ${bot} kan boven of onder ${percent} liggen.`,
  stopped: (games, of) => `Gestopt na ${games} van de ${of} spellen.`,
  goesOn: (file) => `De spellen zijn opgeslagen in ${file}: met dezelfde opdracht ga je verder.`,
  forfeit: (game, seat, bot, why) => `Spel ${game}, speler ${seat}, ${bot}: ${why}`,
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
  botTwice: (bot) => `‘${bot}’ is twee keer opgegeven: bij meer bots dan plekken mag elke bot maar één keer meedoen.`,
  badCommand: (bot) => `‘${bot}’ is geen geldige opdracht: geef een programma op en sluit alle aanhalingstekens.`,
  limitWithoutProgram: (flag, program) =>
    `De optie ${flag} werkt alleen bij programma’s, maar er is er geen opgegeven (${program}…).`,
  notATournament: (file) =>
    `Het bestand ‘${file}’ hoort niet bij een toernooi en is niet gewijzigd. Kies een ander bestand voor --out.`,
  otherSettings: (file, setting, there, here) =>
    `Het bestand ‘${file}’ hoort bij een ander toernooi: ${setting} was ‘${there}’ en is nu ‘${here}’. Het bestand is niet gewijzigd; kies een ander voor --out.`,
  badLine: (file, line) =>
    `Regel ${line} van ‘${file}’ is geen spel van dit toernooi. Verwijder die regel of kies een ander bestand voor --out.`,
};
