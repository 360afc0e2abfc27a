import type { SintraExplanations } from '../explain-sintra.ts';
import { number, plural, points } from './grammar.ts';
import { names } from './names.ts';

const { colours } = names.sintra;

export const explanations: SintraExplanations = {
  window: (slot, worth, right) =>
    right === 0
      ? `Raam ${slot + 1} krijgt een glasstuk als het paneel erboven vol is, en levert dan ${points(worth)} op. De waarde van ramen rechts ervan telt mee zodra er glas in zit.`
      : `Raam ${slot + 1} krijgt een glasstuk als het paneel erboven vol is, en zou nu ${points(worth)} opleveren: ${number(worth - right)} voor het raam zelf en ${number(right)} voor de ramen met glas rechts ervan.`,
  windowComplete: (slot, value) =>
    `Raam ${slot + 1} is voltooid. Zijn waarde (${number(value)}) telt nog mee als een raam links ervan punten oplevert.`,
  ornament: (filled, [two, three, four]) =>
    `Aan het einde levert een ornament punten op voor de gevulde raamvakken eromheen: ${points(two)} bij 2 vakken, ${three} bij 3 en ${four} bij 4. Hier gevuld: ${filled} van de 4.`,
  glass: (lost, steps, last) =>
    plural(steps, {
      one: `Elk gebroken glasstuk zet de marker 1 vak omlaag. Op dit vak kost hij aan het einde ${points(lost)}. Het volgende vak kost meteen ${points(last)}.`,
      other: `Elk gebroken glasstuk zet de marker 1 vak omlaag. Op dit vak kost hij aan het einde ${points(lost)}. Het laatste vak, ${number(steps)} vakken verder, kost meteen ${points(last)}.`,
    }),
  bonus: (colour) =>
    `De bonuskleur van deze ronde is ${colours[colour]}: maak je een paneel vol, dan scoor je 1 punt voor elk glasstuk in die kleur dat erop ligt.`,
  roundsOver: 'Alle zes de rondes zijn voorbij.',
  supply:
    'De schijven worden uit de zak gevuld. Glasstukken die breken of van een vol paneel overblijven, gaan in de toren en komen terug in de zak als die leeg is.',
  display: (display) =>
    `Van schijf ${display + 1} pak je alle glasstukken van één kleur. De andere gaan naar het midden.`,
  emptyDisplay: (display) => `Schijf ${display + 1} blijft deze ronde leeg.`,
  centre: 'Uit het midden pak je alle glasstukken van één kleur.',
  centreWithTile:
    'Uit het midden pak je alle glasstukken van één kleur. De eerste die dat deze ronde doet, pakt ook de startspelersteen en gaat 1 vak omlaag op het spoor voor gebroken glas.',
  tile: 'De speler met de startspelersteen begint de volgende ronde.',
  strip: (slot) =>
    `Paneel ${slot + 1}: als alle 5 vakken gevuld zijn, gaat één glasstuk in het raam eronder. De iconen bovenaan tonen de andere zijde.`,
  panesFirst: (slot) =>
    `Kies eerst glasstukken. Op paneel ${slot + 1} heeft elk glasstuk een leeg vak van zijn kleur of een jokervak nodig.`,
  stripLeft: (slot) => `Paneel ${slot + 1} ligt links van de glaszetter en dus buiten bereik, tot hij teruggaat.`,
  stripGone: (slot) => `Raam ${slot + 1} is voltooid, dus het paneel is uit het spel.`,
  glazier:
    'De glaszetter werkt aan het paneel onder hem of aan een paneel rechts daarvan. Hem naar links terugzetten kost een hele beurt.',
  palace: 'Kies een onderdeel om te zien wat het doet.',
};
