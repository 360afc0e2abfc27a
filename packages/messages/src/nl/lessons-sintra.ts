import type { SintraLessonTexts } from '../lessons-sintra.ts';

export const lessons: SintraLessonTexts = {
  first: {
    title: 'Je eerste spel',
    about: 'In acht minuten leer je hoe een beurt gaat en wat punten oplevert.',
    steps: {
      take: {
        topic: 'Glas pakken',
        ask: 'Pak de twee [panes|oranje glasstukken] van schijf 2.',
        why: 'Je pakt altijd alle glasstukken van één kleur. De andere gaan naar het midden.',
      },
      place: {
        topic: 'Glas leggen',
        ask: 'Leg ze op [strip|paneel 2].',
        why: 'Ze gaan allemaal op één paneel. Elk vult een leeg vak van zijn kleur.',
        done: 'Twee van de vijf vakken zijn gevuld. De glaszetter staat nu boven paneel 2.',
      },
      left: {
        topic: 'De glaszetter',
        ask: 'Pak het [panes|gele glasstuk] van schijf 3 en probeer [strip|paneel 1].',
        why: 'Er is plek voor geel, dus waarom niet?',
        done: 'Paneel 1 ligt links van de glaszetter. Je bereikt alleen het paneel onder hem en de panelen rechts daarvan.',
      },
      centre: {
        topic: 'Het midden',
        ask: 'Pak beide [panes|roze glasstukken] uit het midden en leg ze op [strip|paneel 3].',
        why: 'De eerste speler die uit het midden pakt, krijgt ook de startspelersteen.',
        done: 'Jij begint de volgende ronde. De steen kostte je één vak op het spoor voor gebroken glas.',
      },
      break: {
        topic: 'Gebroken glas',
        ask: 'Pak de drie [panes|blauwe glasstukken] van schijf 1 en leg ze op [strip|paneel 5].',
        why: 'Er past er maar één. De andere twee breken.',
        done: 'Elk gebroken glasstuk zette je marker 1 vak omlaag. Aan het einde kost hij zo 4 punten.',
      },
      must: {
        topic: 'Niet expres breken',
        ask: 'Pak de [panes|witte glasstukken] van schijf 2 en probeer ze op het [break|spoor voor gebroken glas] te gooien.',
        done: 'Alleen glas dat nergens past, breekt. Past het op een paneel binnen bereik, dan leg je het daar.',
      },
      track: {
        topic: 'Het laatste vak',
        ask: 'Elk vak van het [glass|spoor voor gebroken glas] kost meer dan het vorige. Het laatste kost meteen 18 punten.',
        why: 'Daarna begint de marker weer bij 0.',
      },
      back: {
        topic: 'Terug naar links',
        ask: 'Zet de [glazier|glaszetter] terug naar links.',
        why: 'Dat kost je hele beurt.',
        done: 'Al je panelen liggen weer binnen bereik.',
      },
      full: {
        topic: 'Een vol paneel',
        ask: 'Pak het [panes|gele glasstuk] van schijf 4 en maak [strip|paneel 1] vol.',
        why: 'Dit is het laatste lege vak.',
      },
      keep: {
        topic: 'Eén voor het raam',
        ask: 'Kies het glasstuk dat je houdt: het gaat in het raam. De andere vier verdwijnen.',
        why: 'Geel is de bonuskleur van deze ronde: 1 punt per geel glasstuk op het paneel.',
        done: '3 bonuspunten, en 4 voor raam 1. Het paneel wordt omgedraaid en kan nog een keer vol.',
      },
      chain: {
        topic: 'Ramen op een rij',
        ask: 'Pak het [panes|oranje glasstuk] van schijf 2 en maak [strip|paneel 2] vol.',
        why: 'Een raam scoort ook de waarde van elk raam rechts ervan waar glas in zit.',
        done: 'Raam 2 scoort 3, en raam 3, 5, 7 en 8 voegen er 8 aan toe. Rechts beginnen loont dus.',
      },
      joker: {
        topic: 'Jokervakken',
        ask: 'Pak de twee [panes|roze glasstukken] van schijf 3 en leg ze op [strip|paneel 8].',
        why: 'Op een jokervak past elke kleur.',
        done: 'Paneel 8 heeft nog maar drie glasstukken nodig.',
      },
      complete: {
        topic: 'Een voltooid raam',
        ask: 'Pak het [panes|roze glasstuk] van schijf 1 en maak [strip|paneel 2] weer vol.',
        why: 'Het tweede glasstuk voltooit het raam.',
        done: 'Raam 2 scoorde opnieuw: 11 punten, en 2 voor roze. Het paneel is nu uit het spel.',
      },
      ornament: {
        topic: 'Ornamenten',
        ask: 'Aan het einde scoort elk [ornament|ornament] voor de gevulde vakken van de ramen ernaast.',
        why: 'Twee gevulde vakken leveren 3 punten op, drie 6 en alle vier 10.',
      },
      sideb: {
        topic: 'De andere zijde',
        ask: 'Op zijde B tellen je voltooide ramen: hier zijn dat [done|raam 1 en 4].',
        why: 'Twee ramen maal vier gele glasstukken, je beste kleur, is 8 punten.',
      },
      last: {
        topic: 'Het einde',
        ask: 'Pak het laatste [panes|witte glasstuk] uit het midden en leg het op [strip|paneel 6].',
        why: 'Na zes rondes levert elk drietal glasstukken op je panelen 1 punt op. Daarna gaat het gebroken glas eraf.',
        done: 'Dat is het hele spel. De speler met de meeste punten wint.',
      },
    },
  },
  printed: {
    title: 'Als je het bordspel kent',
    about: 'Wat hier anders is, in één minuut.',
    steps: {
      foretold: {
        topic: 'Voor je beslist',
        ask: 'Kies de [panes|oranje glasstukken] op schijf 2 en dan [strip|paneel 2].',
        why: 'Niets staat vast tot je bevestigt.',
        done: 'Je leest vooraf alles wat er zal gebeuren. Met ‘Annuleren’ kies je opnieuw.',
      },
      ask: {
        topic: 'Wat is dit?',
        ask: 'Kies een [window|raam], een ornament of een spoor om te zien wat het doet.',
        why: 'Alles op de borden geeft antwoord. De regel is één klik verder.',
      },
      strips: {
        topic: 'Je eigen panelen',
        ask: 'Deze [strips|panelen] zijn van Leadlight zelf. Onder ‘Panelensets’ op de startpagina kun je de gedrukte invoeren.',
        why: 'De kleine iconen tonen de andere zijde van elk paneel.',
      },
      rulings: {
        topic: 'Beslissingen',
        ask: 'Waar de gedrukte regels zwijgen, beslissen wij: je [score|score] kan bijvoorbeeld onder nul komen.',
        why: 'In de regels staat er een teken bij zulke beslissingen.',
      },
    },
  },
};
