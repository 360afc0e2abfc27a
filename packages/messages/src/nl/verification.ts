import type { VerificationTexts } from '../verification.ts';
import { number, plural } from './grammar.ts';

export const verification: VerificationTexts = {
  title: 'Eerlijkheidscontrole',
  act: 'Eerlijkheid controleren',
  checking: 'Het spel wordt gecontroleerd…',
  verdicts: {
    fine: {
      title: 'Alles klopt',
      text: 'Deze browser heeft het hele spel nagespeeld met de seed en de salts: toeval, zetten en score kloppen.',
    },
    unknown: {
      title: 'Geen fout gevonden, maar niet alles is gecontroleerd',
      text: 'Alles wat te controleren is, klopt. Hieronder lees je wat niet te controleren is.',
    },
    warning: {
      title: 'Alles klopt, met een waarschuwing',
      text: 'Toeval, zetten en score kloppen, maar van minstens één speler ontbreekt de salt.',
    },
    wrong: {
      title: 'Er klopt iets niet',
      text: 'Iemand heeft dit spelbestand veranderd, of het spel was niet eerlijk. Hieronder lees je waar het misgaat.',
    },
  },
  states: { fine: 'Klopt', unknown: 'Niet gecontroleerd', warning: 'Let op', wrong: 'Klopt niet' },
  seed: {
    title: 'De seed',
    text: 'Al het toeval komt uit een geheim getal, de seed. Vóór een onlinespel publiceert de server een vastlegging: een vingerafdruk die alleen bij deze seed past.',
    kept: 'De seed die na het spel is onthuld, past bij de vastlegging.',
    broken: 'De onthulde seed past niet bij de vastlegging.',
    missing: 'Dit spelbestand bevat geen seed, dus het toeval is niet na te rekenen.',
    seen: (date) => `Dit apparaat heeft tijdens het spel dezelfde vastlegging gezien, op ${date}.`,
    changed: 'Dit apparaat heeft tijdens het spel een andere vastlegging gezien.',
    unseen: 'Dit apparaat heeft de vastlegging tijdens het spel niet gezien en moet op het spelbestand vertrouwen.',
  },
  salts: {
    title: 'De salts',
    text: 'Het apparaat van elke speler voegt een paar willekeurige tekens toe, de salt. Alle salts worden verzegeld voordat de eerste opengaat, zodat niemand een salt op de andere kan afstemmen.',
    nobody:
      'Geen speler heeft een salt toegevoegd. Het apparaat of de server van dit spel heeft de seed gekozen zonder inbreng van de spelers.',
    seats: {
      added: 'Verzegeld en daarna geopend: het klopt.',
      'left-out': 'Verzegeld, maar weggelaten uit het spel.',
      none: 'Geen salt.',
      bot: 'Bots voegen geen salt toe.',
      unsealed: 'Toegevoegd zonder zegel.',
      wrong: 'Past niet bij het zegel.',
    },
    warning:
      'Dat kan aan een trage verbinding liggen. Maar een speler die een salt achterhoudt, of een server die er een weglaat, kan tussen twee uitkomsten kiezen. Gebeurt het vaker, vertrouw deze server dan niet.',
    ownMissing: 'Dit apparaat heeft een salt verzegeld, maar het spel is zonder die salt begonnen.',
  },
  chance: {
    title: 'Het toeval',
    text: 'Deze browser doet elke trekking opnieuw, met de seed en de salts.',
    equal: (count) =>
      plural(count, {
        one: `${number(count)} trekking opnieuw gedaan: de uitkomst klopt.`,
        other: `${number(count)} trekkingen opnieuw gedaan: alle uitkomsten kloppen.`,
      }),
    possible: (count) =>
      plural(count, {
        one: `${number(count)} trekking is mogelijk volgens de regels. Meer is zonder seed niet te controleren.`,
        other: `${number(count)} trekkingen zijn mogelijk volgens de regels. Meer is zonder seed niet te controleren.`,
      }),
    different: (event, events) => `Gebeurtenis ${number(event)} van ${number(events)} klopt niet.`,
    before: (count) => `Trekkingen die vóór de fout klopten: ${number(count)}.`,
  },
  moves: {
    title: 'De zetten',
    text: 'Deze browser speelt elke zet na volgens de spelregels.',
    allowed: (count) =>
      plural(count, {
        one: `${number(count)} zet nagespeeld: die is toegestaan.`,
        other: `${number(count)} zetten nagespeeld: ze zijn allemaal toegestaan.`,
      }),
    stoodIn: (count) => `Zetten van invalbots: ${number(count)}.`,
    partial: 'Dit spelbestand toont alleen wat één kijker zag; verborgen zetten zijn niet gecontroleerd.',
    refused: (event, events, name) =>
      name === ''
        ? `Gebeurtenis ${number(event)} van ${number(events)} is niet toegestaan.`
        : `${name}: gebeurtenis ${number(event)} van ${number(events)} is niet toegestaan.`,
    before: (count) => `Zetten die vóór de fout klopten: ${number(count)}.`,
  },
  score: {
    title: 'De score',
    text: 'Deze browser berekent de eindscore opnieuw.',
    right: 'De score klopt.',
    different: 'De score in het spelbestand klopt niet. De juiste score:',
    running: 'Het spel is nog niet afgelopen, dus er is nog geen eindscore.',
    abandoned: 'Het spel is afgebroken, dus er is geen eindscore.',
    uncounted: 'Door de fout hierboven is de eindscore niet te berekenen.',
  },
  figures: {
    title: 'Waardes tonen',
    seed: 'Seed van het spel',
    commitment: 'Vastlegging',
    computed: 'Berekend door deze browser',
    salt: 'Toegevoegde salt',
    nonce: 'Eenmalig getal (nonce)',
    none: 'Geen',
  },
  proves: {
    title: 'Wat dit bewijst',
    otherwise: 'Wat dit zou bewijzen als elke stap klopte',
    points: [
      'Niemand heeft de uitkomsten gekozen: de seed lag vast voordat de server de salts kende, en elke salt voordat iemand een andere kende.',
      'Niemand heeft de uitkomsten tijdens het spel veranderd: ze volgen allemaal uit de seed en de salts.',
      'Elke zet is volgens de regels, en de score klopt.',
    ],
  },
  limits: {
    title: 'Wat dit niet bewijst',
    points: [
      'De server kent de seed. Wie de server beheert, kan te weten komen wat er volgt.',
      'Een speler die een salt achterhoudt, of een server die er een weglaat, kan tussen twee uitkomsten kiezen. De lijst met salts laat zien of dat is gebeurd.',
      'Spelers kunnen met elkaar overleggen of een programma hun zetten laten kiezen.',
      'Een spelbestand bewijst niet wanneer de vastlegging is gepubliceerd, of wie er speelde. Alleen een apparaat dat heeft meegedaan, kan het bestand vergelijken met wat het zelf heeft gezien.',
      'Een oneerlijke server kan ook een oneerlijke pagina sturen. Wil je het spel zonder server controleren, download dan het spelbestand en voer op de opdrachtregel ‘leadlight verify BESTAND’ uit.',
    ],
  },
  chooseText: 'Kies een spelbestand om het hier te controleren. Het blijft in deze browser.',
  missing:
    'Dit spel is niet gevonden, of de server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw, of kies het spelbestand.',
  unreadable: 'Dit spel kan niet worden gecontroleerd',
};
