import type { RefusalTexts } from '../refusals.ts';
import { A_PANE, jokerSpaces, panes, SOME_PANES } from './grammar.ts';

export const reasons: RefusalTexts['sintra'] = {
  over: 'Het spel is afgelopen.',
  'not-due': ({ due }) =>
    ({
      setup: 'Eerst moeten de paleizen en panelen klaarliggen.',
      fill: 'Eerst moeten de schijven gevuld worden.',
      decide: 'Eerst moet iemand een zet doen.',
      end: 'Alle rondes zijn gespeeld: nu volgt alleen nog de eindtelling.',
    })[due],
  'not-your-turn': ({ seat }) => `Speler ${seat + 1} is aan de beurt.`,
  'no-such-display': ({ display, displays }) =>
    `Schijf ${display + 1} bestaat niet: dit spel heeft alleen de schijven 1 tot en met ${displays}.`,
  'none-on-display': ({ display, colour }) => `Op schijf ${display + 1} liggen geen ${SOME_PANES[colour]}.`,
  'none-in-centre': ({ colour }) => `In het midden liggen geen ${SOME_PANES[colour]}.`,
  'left-of-glazier': ({ strip, glazier }) =>
    `Paneel ${strip + 1} is buiten bereik: de glaszetter staat boven plek ${glazier + 1} en werkt alleen daar of verder naar rechts.`,
  'strip-gone': ({ strip }) => `Paneel ${strip + 1} is uit het spel: het raam eronder is voltooid.`,
  'no-room': ({ strip, colour }) => `Paneel ${strip + 1} heeft geen leeg vak voor ${SOME_PANES[colour]}.`,
  'must-place': ({ colour }) =>
    `Je mag niet alle ${SOME_PANES[colour]} laten breken: op een paneel binnen bereik is er nog plaats voor.`,
  'too-many-jokers': ({ jokers, most }) => `Je kunt hier hoogstens ${jokerSpaces(most)} vullen, niet ${jokers}.`,
  'too-few-jokers': ({ jokers, least }) =>
    `Je moet hier minstens ${jokerSpaces(least)} vullen, niet ${jokers}: zoveel mogelijk glasstukken moeten een plaats krijgen.`,
  'jokers-broken': 'Als je alle glasstukken laat breken, kun je er geen op een jokervak leggen.',
  'keep-missing': ({ strip }) => `Hiermee is paneel ${strip + 1} vol: kies welk glasstuk je houdt.`,
  'keep-early': 'Je mag pas een glasstuk houden als het paneel vol is.',
  'keep-absent': ({ strip, colour }) => `Op paneel ${strip + 1} ligt geen ${A_PANE[colour]} om te houden.`,
  'already-leftmost':
    'De glaszetter gaat alleen naar links terug, maar links van hem ligt geen paneel: je moet glasstukken pakken.',
  'no-strips': 'Er is geen paneel meer om naar terug te gaan: je moet glasstukken pakken.',
  'setup-start': ({ start }) => `Speler ${start + 1} kan dit spel niet beginnen.`,
  'setup-seats': ({ seats, players }) => `Er moeten panelen zijn voor ${players} spelers, niet voor ${seats}.`,
  'setup-strips': ({ seat }) => `Speler ${seat + 1} moet elk van de 8 panelen één keer krijgen.`,
  'setup-joker-up': ({ seat, slot }) =>
    `Op plek ${slot + 1} van speler ${seat + 1} moet de zijde met de jokervakken aan het begin onder liggen.`,
  'setup-indicator': 'Op vak II tot en met VI van de rondewijzer moet elke kleur één keer voorkomen.',
  'fill-round': ({ round, expected }) => `Ronde ${expected} is de volgende, niet ronde ${round}.`,
  'fill-displays': ({ displays, expected }) => `Er moeten ${expected} schijven gevuld worden, niet ${displays}.`,
  'fill-size': ({ display, expected }) => `Schijf ${display + 1} moet ${panes(expected)} krijgen.`,
  'fill-colour': ({ display, colour }) => `Er zijn niet genoeg ${SOME_PANES[colour]} over voor schijf ${display + 1}.`,
  'strip-set-ids': 'Een panelenset bestaat uit 8 panelen, genummerd van 1 tot en met 8.',
  'strip-set-jokers': 'Een panelenset heeft precies 2 jokervakken, op dezelfde zijde van één paneel.',
};
