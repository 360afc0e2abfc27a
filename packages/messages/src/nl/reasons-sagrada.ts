import type { RefusalTexts } from '../refusals.ts';
import { DIE_COLOURS, dieName, number, plural, tokens } from './grammar.ts';
import { pattern, theTool } from './quoted.ts';

export const reasons: RefusalTexts['sagrada'] = {
  over: 'Het spel is afgelopen.',
  'not-due': ({ due }) =>
    ({
      setup: 'Eerst moeten de kaarten worden uitgedeeld.',
      choose: 'Eerst moet iedereen een patroon kiezen.',
      roll: 'Eerst moeten de dobbelstenen van deze ronde worden geworpen.',
      turn: 'Eerst moet een speler zijn beurt spelen.',
      rerolled: 'Eerst moeten de dobbelstenen opnieuw worden geworpen.',
      drawn: 'Eerst moet er een dobbelsteen uit de zak worden getrokken.',
      settle: 'Eerst moet de speler de dobbelsteen plaatsen of in het aanbod leggen.',
      end: 'Alle rondes zijn gespeeld: nu volgt alleen nog de eindtelling.',
    })[due],
  'not-your-turn': ({ seat }) => `Speler ${seat + 1} is aan de beurt.`,
  'already-chosen': 'Deze speler heeft al een patroon gekozen.',
  'not-offered': ({ pattern: id }) => `${pattern(id)} hoort niet bij de vier patronen waaruit je kunt kiezen.`,
  'pattern-missing': 'Kies een van de vier patronen.',
  'card-taken': ({ pattern: id }) => `De patroonkaart met ${pattern(id)} is aan een andere speler uitgedeeld.`,
  'already-drafted': 'Je mag maar één dobbelsteen per beurt nemen.',
  'not-in-pool': ({ die }) => `In het aanbod ligt geen ${dieName(die)}.`,
  occupied: ({ cell }) => `Op ${cell} ligt al een dobbelsteen.`,
  'not-on-edge': ({ cell }) => `De eerste dobbelsteen van een glasraam hoort aan de rand, maar ${cell} ligt daar niet.`,
  'not-touching': ({ cell }) =>
    `Een dobbelsteen moet een andere raken, met een zijde of een hoek, maar rond ${cell} ligt er geen.`,
  'printed-colour': ({ cell, printed, die }) =>
    `Op ${cell} passen alleen ${DIE_COLOURS[printed]} dobbelstenen, niet de ${dieName(die)}.`,
  'printed-value': ({ cell, printed, die }) =>
    `Op ${cell} passen alleen dobbelstenen met waarde ${printed}, niet de ${dieName(die)}.`,
  'same-colour': ({ cell, neighbour, colour }) =>
    `Op ${cell} mag geen ${DIE_COLOURS[colour]} dobbelsteen: op ${neighbour} ernaast ligt er al een.`,
  'same-value': ({ cell, neighbour, value }) => `Op ${cell} mag geen ${value}: op ${neighbour} ernaast ligt er al een.`,
  'tool-absent': ({ tool: id }) => `In dit spel doet ${theTool(id)} niet mee.`,
  'tool-spent': ({ tool: id }) =>
    `Je hebt ${theTool(id)} al gebruikt: in het spel voor 1 speler werkt elke gereedschapskaart maar één keer.`,
  'tool-used': 'Je mag maar één gereedschapskaart per beurt gebruiken.',
  'too-few-tokens': ({ tool: id, price, tokens: left }) =>
    `Voor ${theTool(id)} betaal je ${tokens(price)}, maar je hebt er ${left === 0 ? 'geen' : `slechts ${number(left)}`}.`,
  'tool-after-draft': ({ tool: id }) =>
    `Je gebruikt ${theTool(id)} bij het nemen van een dobbelsteen, maar je hebt deze beurt al een dobbelsteen genomen.`,
  'pay-missing': ({ tool: id, colour }) =>
    `In het spel voor 1 speler betaal je ${theTool(id)} met een ${DIE_COLOURS[colour]} dobbelsteen uit het aanbod.`,
  'pay-misplaced': 'Alleen in het spel voor 1 speler betaal je gereedschapskaarten met dobbelstenen.',
  'pay-colour': ({ tool: id, colour }) =>
    `Je kunt ${theTool(id)} alleen betalen met een ${DIE_COLOURS[colour]} dobbelsteen.`,
  'pay-not-in-pool': ({ die }) => `In het aanbod ligt geen ${dieName(die)} om mee te betalen.`,
  'grozing-step': ({ die, value }) =>
    `De ${dieName(die)} mag alleen 1 hoger of lager worden, en nooit van 6 naar 1 of van 1 naar 6: een ${value} kan dus niet.`,
  'no-die-there': ({ cell }) => `Op ${cell} ligt geen dobbelsteen.`,
  'own-space': ({ cell }) => `De dobbelsteen op ${cell} moet naar een ander vak.`,
  'same-die': ({ cell }) =>
    `Je moet twee verschillende dobbelstenen verplaatsen, maar die op ${cell} heb je net verplaatst.`,
  'colour-not-on-track': ({ colour }) =>
    `Met ${theTool('tap-wheel')} verplaats je alleen dobbelstenen in een kleur van het rondespoor, maar daar ligt geen ${DIE_COLOURS[colour]} dobbelsteen.`,
  'two-colours': `Voor ${theTool('tap-wheel')} moeten beide dobbelstenen dezelfde kleur hebben.`,
  'track-empty': ({ tool: id }) => `Je kunt ${theTool(id)} niet gebruiken zolang het rondespoor leeg is.`,
  'not-on-track': ({ round, die }) => `Op vak ${round} van het rondespoor ligt geen ${dieName(die)}.`,
  'touches-a-die': ({ cell }) =>
    `Met ${theTool('cork-backed-straightedge')} kies je een vak zonder dobbelstenen eromheen, maar rond ${cell} ligt er wel een.`,
  'hammer-first-turn': `Je kunt ${theTool('glazing-hammer')} alleen in je tweede beurt van een ronde gebruiken.`,
  'hammer-after-draft': `Je kunt ${theTool('glazing-hammer')} alleen gebruiken voordat je een dobbelsteen neemt.`,
  'hammer-no-dice': 'In het aanbod liggen geen dobbelstenen om opnieuw te werpen.',
  'pliers-second-turn': `Je kunt ${theTool('running-pliers')} alleen in je eerste beurt van een ronde gebruiken.`,
  'pliers-before-draft': `Je kunt ${theTool('running-pliers')} pas gebruiken als je een dobbelsteen hebt genomen.`,
  'must-be-placed': ({ die }) => `Voor de ${dieName(die)} is er een passend vak, dus je moet hem plaatsen.`,
  'value-missing': 'Kies een waarde voor de dobbelsteen die uit de zak is getrokken.',
  'value-misplaced': 'De waarde van deze dobbelsteen kun je niet kiezen.',
  'setup-start': ({ start }) => `Speler ${start + 1} kan dit spel niet beginnen.`,
  'setup-seats': ({ seats, players }) =>
    plural(players, {
      one: `Er moeten kaarten worden uitgedeeld voor ${players} speler, niet voor ${seats}.`,
      other: `Er moeten kaarten worden uitgedeeld voor ${players} spelers, niet voor ${seats}.`,
    }),
  'setup-private': ({ seat }) =>
    `Speler ${seat + 1} heeft een verkeerd aantal persoonlijke doelen, of een doel dat twee keer is uitgedeeld.`,
  'setup-public': ({ expected }) => `Er moeten ${expected} verschillende gedeelde doelen openliggen.`,
  'setup-tools': ({ expected }) =>
    plural(expected, {
      one: 'Er moet precies 1 gereedschapskaart openliggen.',
      other: `Er moeten ${expected} verschillende gereedschapskaarten openliggen.`,
    }),
  'setup-offers': ({ seat }) =>
    `Speler ${seat + 1} moet kunnen kiezen uit beide zijden van twee patroonkaarten die niemand anders heeft.`,
  'roll-round': ({ round, expected }) => `Ronde ${expected} is de volgende, niet ronde ${round}.`,
  'roll-count': ({ count, expected }) => `Er moeten ${expected} dobbelstenen worden geworpen, niet ${count}.`,
  'roll-bag': ({ colour }) => `Zoveel ${DIE_COLOURS[colour]} dobbelstenen zitten er niet in de zak.`,
  'reroll-count': ({ count, expected }) =>
    plural(expected, {
      one: `Er moet 1 dobbelsteen opnieuw worden geworpen, niet ${count}.`,
      other: `Er moeten ${expected} dobbelstenen opnieuw worden geworpen, niet ${count}.`,
    }),
  'reroll-colour': ({ die }) =>
    `Een dobbelsteen die je opnieuw werpt, houdt zijn kleur: een ${dieName(die)} kan hier niet.`,
  'drawn-bag': ({ colour }) => `Er zit geen ${DIE_COLOURS[colour]} dobbelsteen in de zak.`,
  'nothing-hidden': 'In het spel voor 1 speler is niets verborgen.',
  'reveal-due': 'Hier moeten de aangeboden en gekozen patronen worden onthuld.',
  'reveal-contradicts': 'Dit klopt niet met wat al bekend was.',
  'private-early': 'De persoonlijke doelen worden pas aan het einde van het spel onthuld.',
};
