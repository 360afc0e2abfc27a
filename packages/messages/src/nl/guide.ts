import type { GuideTexts } from '../guide.ts';

export const guide: GuideTexts = {
  intro: 'Je kunt beide spellen volledig spelen met een schermlezer, met toetsen of door te tikken. Zien hoeft niet.',
  begin: {
    title: 'Binnen een minuut beginnen',
    lines: [
      'Druk op de startpagina op ‘Sintra spelen’ of ‘Sagrada spelen’. Je eerste tegenstander is een bot.',
      'Gebruik je NVDA, JAWS of Orca, schakel dan over naar de focusmodus. Onderaan deze pagina staat hoe.',
      'Kies in Sagrada eerst een glasraam: druk op 1, op Enter bij een glasraam, en op C.',
      'Druk op 1 voor de glasstukken of dobbelstenen die je kunt pakken. Met nog eens 1 of een pijltjestoets kom je bij de volgende, met Enter kies je.',
      'Druk op 2 voor de panelen of vakken waar ze passen, en kies met Enter. Leadlight zegt wat de zet oplevert.',
      'Druk op C om te bevestigen, of op Esc om anders te kiezen. In Sagrada beëindig je je beurt met E.',
    ],
  },
  places: {
    title: 'Waar alles staat',
    lines: [
      'De kop op niveau 1 is de naam van het spel. De kop op niveau 2 zegt wie er aan de beurt is; daarna komen de laatste zet en het menu.',
      'De tafel is verdeeld in gebieden, elk met een eigen cijfertoets. Met F6 ga je naar het volgende gebied, met Shift+F6 naar het vorige.',
      'Binnen een gebied ga je met de pijltjestoetsen van het ene onderdeel naar het andere. Met Tab kom je bij de volgende groep.',
    ],
  },
  modes: {
    title: 'Bladermodus en focusmodus',
    lines: [
      'In de bladermodus houden NVDA, JAWS en Orca letters, cijfers en pijltjestoetsen voor zichzelf. Die modus is handig om te lezen, bijvoorbeeld de regels.',
      'In de focusmodus geven ze die toetsen door aan het spel. Speel in deze modus.',
      'Doet een toets niets, of kom je bij een willekeurige kop of knop terecht? Dan staat je schermlezer in de bladermodus.',
      'Zwijgen de pijltjestoetsen in een dialoogvenster, zoals het spelverloop, lees het dan in de bladermodus. Met Esc sluit je het.',
      'Botsen letters met opdrachten van je schermlezer, schakel dan in de instellingen de sneltoetsen van één teken uit. Tab, F6, Enter en Esc zijn genoeg om te spelen.',
    ],
  },
  announced: {
    title: 'Meldingen',
    lines: [
      'Je hoort elke zet, elke nieuwe ronde, wie er aan de beurt is en wat je moet kiezen.',
      'Je hoort wat een keuze oplevert voordat je bevestigt. Mag een zet niet, dan hoor je waarom, met het nummer van de regel.',
      'Zolang een dialoogvenster open is, wachten de meldingen tot je het sluit.',
      'Wil je kortere meldingen, kies dan ‘Kort’ in de instellingen. Alles wordt dan één keer gezegd, in weinig woorden, en met I hoor je de rest.',
      'Met deze toetsen hoor je iets opnieuw. In het menu staat ook ‘Sinds mijn laatste beurt’.',
    ],
  },
  typing: {
    title: 'Spelen en vragen door te typen',
    lines: [
      'Druk op / om het opdrachtveld te openen. Typ een zet zoals je hem zou zeggen: ‘blauw 2 paneel 5’ of ‘paars 4 b2’. Met pijl-omlaag krijg je suggesties.',
      'Met Enter hoor je wat de zet oplevert, en met nog eens Enter speel je hem. Esc sluit het veld.',
      'Je kunt er ook vragen typen, zoals ‘waar blauw’ of ‘lees rij 2’. Met deze letters stel je sommige ervan meteen.',
      'De lineaire weergave toont een spel, ook bij het terugkijken, als één kolom met koppen, lijsten en knoppen. Tijdens een spel staat het opdrachtveld bovenaan. Zet de weergave aan in de instellingen, of met de eerste knop op de pagina. Panelen staan er in weinig woorden; druk op Enter voor de rest.',
    ],
  },
  tables: [
    {
      title: 'De tafel in Sintra',
      lines: [
        'Bij glasstukken hoor je het aantal, de kleur en de plaats: ‘2 blauwe glasstukken op schijf 3’.',
        'Een paneel wordt van boven naar onder voorgelezen, elk vak met zijn kleur. Daarna volgen de kleuren van de andere zijde.',
        'Heb je glasstukken gekozen, dan hoor je bij een paneel ook hoeveel vakken ze vullen, of dat het buiten bereik is.',
        'Bij een raam hoor je de waarde, de twee vakken en de punten die het nu zou opleveren.',
        'Op de knop van elke speler hoor je de punten en het gebroken glas. Druk erop om het paleis te tonen.',
      ],
    },
    {
      title: 'De tafel in Sagrada',
      lines: [
        'Een vak heeft de letter van zijn rij en het nummer van zijn kolom: A1 is linksboven, D5 rechtsonder.',
        'Je hoort welke dobbelsteen er ligt, of welke kleur of waarde er past: ‘B2: rood vak, leeg’.',
        'Bij dobbelstenen hoor je de kleur en de waarde: ‘rode 3’.',
        'Bij een gereedschapskaart hoor je de prijs, bij een doel de punten tot nu toe.',
      ],
    },
  ],
  soundsIntro: 'Druk op een knop om het geluid te horen.',
  soundsOff: 'De geluiden staan uit. Zet ze in de instellingen aan om ze te horen.',
  sounds: {
    call: 'Jouw beurt',
    rattle: 'Geworpen',
    clink: 'Gepakt of betaald',
    click: 'Geplaatst',
    crack: 'Gebroken',
    chord: 'Paneel vol',
    dull: 'Mag niet',
    bell: 'Einde ronde',
    fanfare: 'Einde spel',
    coda: 'Doelscore gemist',
  },
  readersTitle: 'Jouw schermlezer',
  readers: {
    nvda: {
      title: 'NVDA op Windows',
      lines: [
        'Met NVDA+Spatie wissel je tussen bladermodus en focusmodus. NVDA blijft daarna in de focusmodus tot je weer wisselt.',
        'In de bladermodus ga je met H naar de volgende kop en met D naar het volgende oriëntatiepunt.',
      ],
    },
    jaws: {
      title: 'JAWS op Windows',
      lines: [
        'Met de JAWS-toets en Z zet je de virtuele cursor uit om te spelen, en weer aan om te lezen.',
        'In een tekstveld schakel je met Enter de formuliermodus in.',
        'Met de virtuele cursor ga je met H naar de volgende kop en met R naar het volgende gebied.',
        'Met de JAWS-toets en Spatie, gevolgd door H, zie je wat JAWS heeft gezegd.',
      ],
    },
    orca: {
      title: 'Orca op Linux',
      lines: [
        'Met de Orca-toets en A wissel je tussen bladermodus en focusmodus. Druk twee keer snel op A om in de focusmodus te blijven: zo speel je het best.',
        'De Orca-toets is Insert, of Caps Lock in de laptopindeling.',
        'In de bladermodus ga je met H naar de volgende kop en met M naar het volgende oriëntatiepunt.',
      ],
    },
    voiceOver: {
      title: 'VoiceOver op de Mac',
      lines: [
        'VoiceOver heeft geen bladermodus, maar snelnavigatie gebruikt dezelfde toetsen. Zet die uit om te spelen: druk tegelijk op Pijl-links en Pijl-rechts.',
        'Komen letters nog steeds niet bij het spel aan, druk dan op VO+Q. VO is Ctrl+Option, of Caps Lock als je die toets hebt gekozen.',
        'Met VO en een pijltjestoets verplaats je je, met VO+Spatie druk je op een knop, en met VO+U open je de rotor met koppen en oriëntatiepunten.',
        'Met VO+Z hoor je de laatste zin opnieuw.',
      ],
    },
    voiceOverTouch: {
      title: 'VoiceOver op iPhone en iPad',
      lines: [
        'Veeg naar rechts of links om je te verplaatsen, en tik dubbel om te drukken.',
        'Draai met twee vingers op het scherm tot je ‘Koppen’ hoort. Veeg dan omlaag voor de volgende kop, of omhoog voor de vorige.',
        'Een toetsenbord is niet nodig: met knoppen en het menu kun je hetzelfde als met toetsen.',
      ],
    },
    talkBack: {
      title: 'TalkBack op Android',
      lines: [
        'Veeg naar rechts of links om je te verplaatsen, en dubbeltik om te drukken.',
        'Veeg omhoog en dan omlaag om een andere leesoptie te kiezen, tot je ‘Koppen’ hoort. Veeg dan omlaag voor de volgende kop, of omhoog voor de vorige.',
        'Een toetsenbord heb je niet nodig: knoppen en het menu doen hetzelfde als toetsen.',
      ],
    },
  },
};
