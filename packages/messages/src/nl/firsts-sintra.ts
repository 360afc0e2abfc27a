import type { SintraFirsts } from '../firsts-sintra.ts';

export const firsts: SintraFirsts = {
  lost: 'Je marker kwam voorbij het laatste vak: je bent 18 punten kwijt en de marker begint weer bij 0.',
  near: 'Je marker nadert het laatste vak, dat meteen 18 punten kost.',
  forced: 'Wat je nu ook pakt, er breekt glas: zoek het kleinste verlies.',
  complete: 'Een raam is voltooid en het paneel is uit het spel: je hebt minder plek voor je glasstukken.',
  flipped: 'Je paneel toont nu zijn andere zijde: maak het nog eens vol om het raam te voltooien.',
  broke: 'Glasstukken die niet passen, breken: elk zet je marker 1 vak omlaag.',
  tile: 'Je hebt de startspelersteen: je begint de volgende ronde, maar je marker ging 1 vak omlaag.',
  round: 'Een ronde is voorbij: de schijven zijn weer vol, en er is een nieuwe bonuskleur.',
  behind: 'De meeste panelen liggen buiten bereik: de glaszetter terugzetten kost een beurt, maar loont vaak.',
};
