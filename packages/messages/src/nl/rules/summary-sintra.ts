import type { SintraSummary } from '../../rules/summary.ts';

export const summary: SintraSummary = {
  parts: {
    turn: 'In je beurt: pak glasstukken en leg ze …',
    back: '… of zet je glaszetter terug',
    scoring: 'Punten tijdens het spel',
    breaks: 'Wat breekt',
    forbidden: 'Verboden',
    roundEnd: 'Einde van een ronde',
    end: 'Einde van het spel: na ronde 6',
  },
  lines: {
    take: 'Pak alle glasstukken van één kleur van een schijf; de andere gaan naar het midden. Of pak alle glasstukken van één kleur uit het midden.',
    place:
      'Leg ze op één paneel: onder je glaszetter of rechts daarvan. Je glaszetter gaat daarheen. Elk glasstuk heeft een leeg vak van zijn kleur of een jokervak nodig.',
    full: 'Is het paneel vol, scoor dan de bonuskleur en houd 1 glasstuk; 4 gaan in de toren. Het glasstuk gaat in het raam eronder. Bovenste vak: draai het paneel om. Onderste vak: het paneel gaat uit het spel. Scoor het raam.',
    instead: 'Zet hem boven je meest linkse paneel. Je beurt is voorbij.',
    bonus: 'voor elk van de 5 glasstukken in de bonuskleur (bovenste glasstuk op de rondewijzer)',
    window: 'de waarde van het raam en van alle ramen rechts ervan met een glasstuk',
    bottom: 'als je marker het laatste vak van het spoor bereikt; hij gaat terug naar boven',
    excess: 'Glasstukken die niet op het paneel passen, breken. Elk gaat in de toren en zet je marker 1 vak omlaag.',
    nowhere:
      'Heeft geen paneel binnen bereik een vak voor je glasstukken, dan breken ze allemaal. Je glaszetter blijft staan.',
    tile: 'De eerste speler die in een ronde uit het midden pakt, pakt de startspelersteen; zijn marker gaat 1 vak omlaag.',
    pass: 'Passen',
    left: 'Panelen links van je glaszetter',
    split: 'Glasstukken over twee panelen verdelen',
    spare: 'Een glasstuk laten breken dat op het paneel past',
    refuse: 'Een paneel zonder passend vak, als een ander binnen bereik er wel een heeft',
    twice: 'De glaszetter terugzetten als hij al boven het meest linkse paneel staat',
    indicator: 'Schijven en midden zijn leeg: het bovenste glasstuk van de rondewijzer gaat in de toren.',
    refill: 'De speler met de startspelersteen vult elke schijf met 4 glasstukken en begint de volgende ronde.',
    strips: 'voor elke 3 glasstukken die nog op je panelen liggen',
    loss: 'de punten bij je marker voor gebroken glas',
    sideA: 'Zijde A: per ornament met 4, 3 of 2 gevulde vakken eromheen',
    sideB: 'Zijde B: voltooide ramen × glasstukken van je beste kleur in je ramen',
    ties: 'Bij een gelijke stand wint de speler die minder punten verloor door gebroken glas.',
  },
};
