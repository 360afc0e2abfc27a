import type { SagradaTexts } from '../texts.ts';
import { board } from './board-sagrada.ts';
import { preview } from './preview-sagrada.ts';
import {
  DIE_COLOURS,
  dieName,
  does,
  doesThen,
  emptySpaces,
  list,
  listDice,
  number,
  points,
  ranked,
  tokens,
} from './grammar.ts';
import { names } from './names.ts';
import { objective, pattern, tool } from './quoted.ts';

const { privateObjectives } = names.sagrada;

const reasons: SagradaTexts['reasons'] = {
  over: 'Het spel is afgelopen.',
  'not-due': ({ due }) =>
    ({
      setup: 'Eerst moeten de kaarten gedeeld worden.',
      choose: 'Eerst moet iedereen een patroon kiezen.',
      roll: 'Eerst moeten de dobbelstenen van de ronde geworpen worden.',
      turn: 'Eerst moet iemand een beurt spelen.',
      rerolled: 'Eerst moeten de dobbelstenen opnieuw geworpen worden.',
      drawn: 'Eerst moet er een dobbelsteen uit de zak getrokken worden.',
      settle: 'Eerst moet de dobbelsteen in de hand een plek krijgen.',
      end: 'Alle rondes zijn gespeeld: nu volgt alleen nog de eindtelling.',
    })[due],
  'not-your-turn': ({ seat }) => `Plaats ${seat + 1} is aan de beurt.`,
  'already-chosen': 'Hier is al een patroon gekozen.',
  'not-offered': ({ pattern: id }) => `${pattern(id)} is niet een van de vier patronen om uit te kiezen.`,
  'pattern-missing': 'Kies een van de vier patronen.',
  'card-taken': ({ pattern: id }) => `De kaart met ${pattern(id)} is aan een andere plaats gedeeld.`,
  'already-drafted': 'Je mag maar één dobbelsteen per beurt nemen.',
  'not-in-pool': ({ die }) => `In het aanbod ligt geen ${dieName(die)}.`,
  occupied: ({ cell }) => `Op ${cell} ligt al een dobbelsteen.`,
  'not-on-edge': ({ cell }) => `De eerste dobbelsteen van een glasraam ligt aan de rand, en ${cell} ligt daar niet.`,
  'not-touching': ({ cell }) =>
    `Een dobbelsteen moet een andere raken met een zijde of een hoek, en ${cell} raakt er geen.`,
  'printed-colour': ({ cell, printed, die }) =>
    `Op ${cell} passen alleen ${DIE_COLOURS[printed]} dobbelstenen, niet de ${dieName(die)}.`,
  'printed-value': ({ cell, printed, die }) =>
    `Op ${cell} passen alleen dobbelstenen met waarde ${printed}, niet de ${dieName(die)}.`,
  'same-colour': ({ cell, neighbour, colour }) =>
    `Op ${cell} kan geen ${DIE_COLOURS[colour]} dobbelsteen: er ligt er al een vlak naast, op ${neighbour}.`,
  'same-value': ({ cell, neighbour, value }) =>
    `Op ${cell} kan geen ${value}: er ligt er al een vlak naast, op ${neighbour}.`,
  'tool-absent': ({ tool: id }) => `Het gereedschap ${tool(id)} doet in dit spel niet mee.`,
  'tool-spent': ({ tool: id }) =>
    `Het gereedschap ${tool(id)} is al gebruikt: in het spel voor 1 speler werkt elk gereedschap één keer.`,
  'tool-used': 'Je mag maar één gereedschap per beurt gebruiken.',
  'too-few-tokens': ({ tool: id, price, tokens: left }) =>
    `Het gereedschap ${tool(id)} kost ${tokens(price)} (beschikbaar: ${number(left)}).`,
  'tool-after-draft': ({ tool: id }) =>
    `Het gereedschap ${tool(id)} werkt op de dobbelsteen die je neemt, en die van deze beurt is al genomen.`,
  'pay-missing': ({ tool: id, colour }) =>
    `In het spel voor 1 speler betaal je het gereedschap ${tool(id)} met een ${DIE_COLOURS[colour]} dobbelsteen uit het aanbod.`,
  'pay-misplaced': 'Alleen in het spel voor 1 speler betaal je gereedschap met dobbelstenen.',
  'pay-colour': ({ tool: id, colour }) =>
    `Het gereedschap ${tool(id)} kun je alleen betalen met een ${DIE_COLOURS[colour]} dobbelsteen.`,
  'pay-not-in-pool': ({ die }) => `In het aanbod ligt geen ${dieName(die)} om mee te betalen.`,
  'grozing-step': ({ die, value }) =>
    `De ${dieName(die)} kan alleen 1 hoger of lager worden, niet van 6 naar 1 of van 1 naar 6; een ${value} kan het niet worden.`,
  'no-die-there': ({ cell }) => `Op ${cell} ligt geen dobbelsteen.`,
  'own-space': ({ cell }) => `De dobbelsteen op ${cell} moet naar een ander vak.`,
  'same-die': ({ cell }) => `Je moet twee verschillende dobbelstenen verplaatsen, en die op ${cell} is net verplaatst.`,
  'colour-not-on-track': ({ colour }) =>
    `Het gereedschap ${tool('tap-wheel')} verplaatst alleen kleuren van het rondespoor, en daar ligt geen ${DIE_COLOURS[colour]} dobbelsteen.`,
  'two-colours': `Met het gereedschap ${tool('tap-wheel')} moeten beide dobbelstenen dezelfde kleur hebben.`,
  'track-empty': ({ tool: id }) => `Het gereedschap ${tool(id)} kun je niet gebruiken zolang het rondespoor leeg is.`,
  'not-on-track': ({ round, die }) => `Op vak ${round} van het rondespoor ligt geen ${dieName(die)}.`,
  'touches-a-die': ({ cell }) =>
    `Het gereedschap ${tool('cork-backed-straightedge')} vraagt een vak dat geen dobbelsteen raakt, en ${cell} raakt er wel een.`,
  'hammer-first-turn': `Het gereedschap ${tool('glazing-hammer')} werkt alleen in de tweede beurt van een ronde.`,
  'hammer-after-draft': `Het gereedschap ${tool('glazing-hammer')} werkt alleen voordat je een dobbelsteen neemt.`,
  'hammer-no-dice': 'In het aanbod liggen geen dobbelstenen om opnieuw te werpen.',
  'pliers-second-turn': `Het gereedschap ${tool('running-pliers')} werkt alleen in de eerste beurt van een ronde.`,
  'pliers-before-draft': `Het gereedschap ${tool('running-pliers')} werkt alleen nadat je een dobbelsteen hebt genomen.`,
  'must-be-placed': ({ die }) => `Voor de ${dieName(die)} is er een passend vak, dus je moet hem plaatsen.`,
  'value-missing': 'Kies een waarde voor de dobbelsteen die uit de zak is getrokken.',
  'value-misplaced': 'De waarde van deze dobbelsteen kun je niet kiezen.',
  'setup-start': ({ start }) => `Plaats ${start + 1} kan dit spel niet beginnen.`,
  'setup-seats': ({ seats, players }) =>
    `Er moeten kaarten zijn voor evenveel plaatsen als spelers: ${players}, niet ${seats}.`,
  'setup-private': ({ seat }) =>
    `Plaats ${seat + 1} heeft een verkeerd aantal persoonlijke doelen, of een doel dat twee keer is gedeeld.`,
  'setup-public': ({ expected }) => `Verschillende gedeelde doelen om te delen: ${expected}.`,
  'setup-tools': ({ expected }) => `Verschillende gereedschappen om te delen: ${expected}.`,
  'setup-offers': ({ seat }) =>
    `Plaats ${seat + 1} moet beide zijden krijgen van twee kaarten die niemand anders heeft.`,
  'roll-round': ({ round, expected }) => `Ronde ${expected} is de volgende, niet ronde ${round}.`,
  'roll-count': ({ count, expected }) => `Dobbelstenen om te werpen: ${expected}, niet ${count}.`,
  'roll-bag': ({ colour }) => `Zoveel ${DIE_COLOURS[colour]} dobbelstenen zitten er niet in de zak.`,
  'reroll-count': ({ count, expected }) => `Dobbelstenen om opnieuw te werpen: ${expected}, niet ${count}.`,
  'reroll-colour': ({ die }) =>
    `Een dobbelsteen die je opnieuw werpt, houdt zijn kleur: een ${dieName(die)} kan hier niet.`,
  'drawn-bag': ({ colour }) => `Er zit geen ${DIE_COLOURS[colour]} dobbelsteen in de zak.`,
  'nothing-hidden': 'In het spel voor 1 speler is niets verborgen.',
  'reveal-due': 'Hier ontbreekt de onthulling van de aangeboden en gekozen patronen.',
  'reveal-contradicts': 'Wat onthuld wordt, klopt niet met wat al bekend was.',
};

const consequences: SagradaTexts['consequences'] = {
  dealt: ({ seat, tools: dealt, public: shared }, context) =>
    `De kaarten zijn gedeeld; ${doesThen(context, seat, 'begint')}. Gereedschap: ${list(dealt.map(tool))}. Gedeelde doelen: ${list(shared.map(objective))}.`,
  chosen: ({ seat, pattern: id }, context) =>
    id === null
      ? `${does(context, seat, 'hebt', 'heeft')} een patroon gekozen.`
      : `${does(context, seat, 'kiest')} het patroon ${pattern(id)}.`,
  'tokens-received': ({ seat, tokens: count }, context) => `${does(context, seat, 'krijgt')} ${tokens(count)}.`,
  'windows-shown': ({ patterns: chosen }, { name }) =>
    `Alle patronen liggen open. ${chosen.map((id, seat) => `${name(seat)}: ${id === null ? 'geen patroon' : pattern(id)}`).join('; ')}.`,
  'privates-shown': ({ private: shown }, { name }) =>
    `De persoonlijke doelen liggen open. ${shown.map((colours, seat) => `${name(seat)}: ${list(colours.map((colour) => privateObjectives[colour].name))}`).join('; ')}.`,
  rolled: ({ round, seat, dice }, context) => `Ronde ${round}: ${doesThen(context, seat, 'werpt')} ${listDice(dice)}.`,
  taken: ({ seat, die }, context) => `${does(context, seat, 'neemt')} de ${dieName(die)} uit het aanbod.`,
  placed: ({ seat, die, cell }, context) => `${does(context, seat, 'legt')} de ${dieName(die)} op ${cell}.`,
  'tokens-paid': ({ seat, tool: id, tokens: count }, context) =>
    `${does(context, seat, 'betaalt')} ${tokens(count)} voor het gereedschap ${tool(id)}.`,
  'die-paid': ({ seat, tool: id, die }, context) =>
    `${does(context, seat, 'betaalt')} het gereedschap ${tool(id)} met de ${dieName(die)}.`,
  turned: ({ seat, tool: id, from, to }, context) =>
    `${does(context, seat, 'gebruikt')} het gereedschap ${tool(id)}: de ${dieName(from)} wordt een ${dieName(to)}.`,
  swapped: ({ seat, round, from, to }, context) =>
    `${does(context, seat, 'ruilt')} de ${dieName(from)} voor de ${dieName(to)} op vak ${round} van het rondespoor.`,
  moved: ({ seat, die, from, to }, context) =>
    `${does(context, seat, 'verplaatst')} de ${dieName(die)} van ${from} naar ${to}.`,
  rerolled: ({ seat, from, to }, context) =>
    `${does(context, seat, 'werpt')} opnieuw. Eerst: ${listDice(from)}. Nu: ${listDice(to)}.`,
  bagged: ({ seat, die }, context) => `${does(context, seat, 'doet')} de ${dieName(die)} terug in de zak.`,
  drawn: ({ seat, colour }, context) =>
    `${does(context, seat, 'trekt')} een ${DIE_COLOURS[colour]} dobbelsteen uit de zak.`,
  pooled: ({ seat, die }, context) => `${does(context, seat, 'legt')} de ${dieName(die)} in het aanbod.`,
  'turn-ended': ({ seat, passed }, context) =>
    passed ? `${does(context, seat, 'past')}.` : `${does(context, seat, 'beëindigt je beurt', 'beëindigt de beurt')}.`,
  'turn-skipped': ({ seat }, context) => `${does(context, seat, 'slaat')} de tweede beurt van deze ronde over.`,
  'round-ended': ({ round, dice }) =>
    dice.length === 0
      ? `Ronde ${round} is voorbij; er gaan geen dobbelstenen naar het rondespoor.`
      : `Ronde ${round} is voorbij. Over voor het rondespoor: ${listDice(dice)}.`,
  'objective-scored': ({ seat, objective: id, times, points: won }, context) =>
    `${does(context, seat, 'scoort')} ${points(won)} voor het doel ${objective(id)}, ${number(times)} keer gehaald.`,
  'private-scored': ({ seat, colour, points: won }, context) =>
    `${does(context, seat, 'scoort')} ${points(won)} voor het persoonlijke doel ‘${privateObjectives[colour].name}’.`,
  'tokens-scored': ({ seat, points: won }, context) =>
    `${does(context, seat, 'scoort')} ${points(won)} voor ongebruikte betaalstenen.`,
  'empty-scored': ({ seat, spaces, points: lost }, context) =>
    spaces === 0
      ? `${does(context, seat, 'hebt', 'heeft')} geen lege vakken.`
      : `${does(context, seat, 'verliest')} ${points(Math.abs(lost))} voor ${emptySpaces(spaces)}.`,
  ranked,
  'target-met': ({ seat, score, target }, context) =>
    `${does(context, seat, 'wint')} met ${points(score)} tegen een doelscore van ${number(target)}.`,
  'target-missed': ({ seat, score, target }, context) =>
    `${does(context, seat, 'wint')} niet: ${points(score)}, en de doelscore is ${number(target)}.`,
  abandoned: 'Het spel is afgebroken; er is geen uitslag.',
};

export const sagrada: SagradaTexts = { reasons, consequences, board, preview };
