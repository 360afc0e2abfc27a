import type { SintraExplanations } from '../explain-sintra.ts';
import { number, plural, points } from './grammar.ts';
import { names } from './names.ts';

const { colours } = names.sintra;

export const explanations: SintraExplanations = {
  window: (slot, worth, right) =>
    right === 0
      ? `Raam ${slot + 1} krijgt een glasstuk als het paneel erboven vol is, en levert dan ${points(worth)} op. Ramen met glas rechts ervan zouden hun waarde toevoegen.`
      : `Raam ${slot + 1} krijgt een glasstuk als het paneel erboven vol is, en levert nu ${points(worth)} op: ${number(worth - right)} voor het raam zelf en ${number(right)} voor ramen met glas rechts ervan.`,
  windowComplete: (slot, value) =>
    `Raam ${slot + 1} is voltooid. Zijn waarde, ${number(value)}, telt nog mee voor elk raam links ervan.`,
  ornament: (filled, [two, three, four]) =>
    `Een ornament levert aan het einde punten op voor de gevulde raamvakken eromheen: ${two} bij 2, ${three} bij 3, ${four} bij 4. Hier zijn er ${filled} van de 4 gevuld.`,
  glass: (lost, steps, last) =>
    plural(steps, {
      one: `Elk gebroken glasstuk zet de marker omlaag. Hier kost hij aan het einde ${points(lost)}. Het volgende vak kost meteen ${points(last)}.`,
      other: `Elk gebroken glasstuk zet de marker omlaag. Hier kost hij aan het einde ${points(lost)}. Het laatste vak, ${number(steps)} vakken verder, kost meteen ${points(last)}.`,
    }),
  bonus: (colour) =>
    `De bonuskleur van deze ronde is ${colours[colour]}: een vol paneel levert 1 punt op voor elk glasstuk in die kleur.`,
  roundsOver: 'Alle zes de rondes zijn voorbij.',
  supply:
    'De schijven worden gevuld uit de zak. Glasstukken die breken of een paneel verlaten, gaan in de toren en komen terug als de zak leeg is.',
  display: (display) =>
    `Schijf ${display + 1}: je pakt er alle glasstukken van één kleur, en de andere gaan naar het midden.`,
  emptyDisplay: (display) => `Schijf ${display + 1} is leeg tot de volgende ronde.`,
  centre: 'Uit het midden pak je alle glasstukken van één kleur.',
  centreWithTile:
    'Uit het midden pak je alle glasstukken van één kleur. De eerste die dat deze ronde doet, pakt ook de startspelersteen en gaat 1 vak omlaag op het spoor voor gebroken glas.',
  tile: 'De speler met de startspelersteen begint de volgende ronde.',
  strip: (slot) =>
    `Paneel ${slot + 1}: zijn alle 5 vakken gevuld, dan gaat één glasstuk in het raam eronder. Bovenaan zie je de andere zijde.`,
  panesFirst: (slot) => `Kies eerst glasstukken. Die gaan op vakken van hun kleur op paneel ${slot + 1}.`,
  stripLeft: (slot) =>
    `Paneel ${slot + 1} ligt links van de glaszetter en dus buiten bereik, tot de glaszetter teruggaat.`,
  stripGone: (slot) => `Raam ${slot + 1} is voltooid, dus het paneel is uit het spel.`,
  glazier:
    'De glaszetter werkt aan het paneel eronder en aan die rechts ervan. Hem terugzetten naar links kost een hele beurt.',
  palace: 'Tik iets aan om te zien wat het is.',
};
