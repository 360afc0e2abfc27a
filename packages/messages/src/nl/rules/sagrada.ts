import type { SagradaRulesPage } from '../../rules/sagrada.ts';
import { list } from '../grammar.ts';
import { objective, pattern, tool } from '../quoted.ts';

const onTheDie = list([
  tool('grozing-pliers'),
  tool('lens-cutter'),
  tool('flux-brush'),
  tool('cork-backed-straightedge'),
  tool('grinding-stone'),
  tool('flux-remover'),
]);

const moving = list([tool('eglomise-brush'), tool('copper-foil-burnisher'), tool('lathekin'), tool('tap-wheel')]);

export const rules: SagradaRulesPage = {
  intro:
    'Je maakt een glasraam van gekleurde dobbelstenen. Beurt na beurt neem je een dobbelsteen uit een gezamenlijk aanbod en zoek je er een vak voor waar kleur noch waarde in de weg zit. Na tien rondes wint het glasraam dat de doelen het best haalt. Een vak heet naar zijn rij (A tot en met D, van boven) en zijn kolom (1 tot en met 5, van links), bijvoorbeeld B2.',
  chapters: {
    setup: 'Spelmateriaal en klaarzetten',
    round: 'Een ronde',
    drafting: 'Een dobbelsteen nemen en plaatsen',
    tools: 'Gereedschap en betaalstenen',
    scoring: 'De eindtelling',
    solo: 'Het spel voor 1 speler',
    examples: 'Voorbeelden',
    rulings: 'Waar de gedrukte regels zwijgen',
  },
  rules: {
    'G-01':
      'Er zijn 90 dobbelstenen, 18 in elk van de 5 kleuren: rood, geel, groen, blauw en paars. Een dobbelsteen heeft een kleur en een waarde van 1 tot en met 6, ook wel de tint: lage waardes zijn licht, hoge donker. Er gaat nooit een dobbelsteen verloren: elke ligt in de zak, in het aanbod, in de hand van een speler, op het rondespoor of in een glasraam, of is in het spel voor 1 speler voor gereedschap betaald.',
    'G-02':
      'Er zijn 12 patroonkaarten met op elke kant een patroon (24 patronen, moeilijkheid 3 tot en met 6), 12 gereedschappen, 10 gedeelde doelen, 5 persoonlijke doelen en 24 betaalstenen.',
    'G-03': 'Je krijgt 1 persoonlijk doel. Het blijft geheim tot het einde van het spel.',
    'G-04':
      'Je krijgt 2 willekeurige patroonkaarten en kiest 1 van de 4 patronen die erop staan. De andere worden niet gebruikt.',
    'G-05': 'Je krijgt zoveel betaalstenen als de moeilijkheid van je patroon.',
    'G-06':
      'Voor alle spelers samen liggen drie gereedschappen en drie gedeelde doelen open op tafel, of je nu met 2, 3 of 4 speelt.',
    'G-07':
      'Alle 90 dobbelstenen zitten in de zak. Het toeval beslist wie de eerste ronde begint, of je kiest dat bij het klaarzetten. Aan een echte tafel is het wie het laatst een kathedraal heeft bezocht.',
    'G-10': 'Het spel duurt 10 rondes.',
    'G-11':
      'De startspeler trekt per speler twee dobbelstenen uit de zak en nog één extra: 5 met 2 spelers, 7 met 3, 9 met 4. De startspeler werpt ze; samen vormen ze het aanbod.',
    'G-12':
      'De beurten gaan vanaf de startspeler met de klok mee en daarna weer terug. De laatste speler heeft dus twee beurten achter elkaar, en de startspeler heeft de laatste beurt van de ronde. Zo heeft iedereen elke ronde een eerste en een tweede beurt.',
    'G-13':
      'In je beurt mag je een dobbelsteen nemen (G-20) en gereedschap gebruiken (G-30), in welke volgorde je wilt en elk hoogstens één keer (de enige uitzondering is G-40). Niets hoeft; doe je geen van beide, dan pas je.',
    'G-14':
      'Na de tweede beurt van de startspeler gaan alle dobbelstenen die nog in het aanbod liggen naar het rondespoor, allemaal naar het vak van de ronde die net gespeeld is.',
    'G-15': 'De zak gaat met de klok mee naar de volgende speler, die de volgende ronde begint.',
    'G-20':
      'Nemen betekent: een dobbelsteen uit het aanbod pakken en op een leeg vak van je glasraam leggen. Een dobbelsteen die je niet kunt plaatsen, mag je niet nemen, tenzij gereedschap helpt (G-85).',
    'G-21': 'Je eerste dobbelsteen komt op een vak aan de rand van je glasraam; de hoeken horen bij de rand.',
    'G-22': 'Elke volgende dobbelsteen moet er een raken die er al ligt, met een zijde of een hoek.',
    'G-23':
      'Op een vak met een gedrukte kleur passen alleen dobbelstenen van die kleur, op een vak met een gedrukte waarde alleen dobbelstenen van die waarde. Op een vrij vak past elke dobbelsteen.',
    'G-24':
      'Een dobbelsteen mag nooit met een zijde grenzen aan een dobbelsteen van dezelfde kleur of dezelfde waarde, niet boven, onder, links of rechts. Hoeken tellen niet.',
    'G-25':
      'Wie aan een echte tafel dobbelstenen verkeerd heeft gelegd, neemt dobbelstenen naar keuze uit het spel tot het glasraam weer klopt; de vrijgekomen vakken tellen als leeg. Hier kan dat niet gebeuren: een verkeerde plaatsing wordt geweigerd, en je leest meteen welke regels dat verbieden.',
    'G-30':
      'Gereedschap kost 1 betaalsteen als er nog geen betaalsteen op ligt, anders 2. De betaalstenen blijven erop liggen. Je mag één gereedschap per beurt gebruiken.',
    'G-31': `Zes gereedschappen werken op de dobbelsteen die je neemt, voordat je hem plaatst: ${onTheDie}. Gereedschap en plaatsing zijn samen één zet. Daarmee neem je je dobbelsteen van deze beurt: heb je er al een genomen, dan kun je deze gereedschappen niet meer gebruiken.`,
    'G-32': `Vier gereedschappen verplaatsen dobbelstenen die al in je glasraam liggen: ${moving}. Je kunt ze gebruiken voor- of nadat je een dobbelsteen neemt, en verplaatsen telt niet als nemen.`,
    'G-33': `${tool('grozing-pliers')}: maak de steen die je neemt precies 1 hoger of lager, maar nooit van 6 naar 1 of van 1 naar 6.`,
    'G-34': `${tool('eglomise-brush')}: verplaats 1 steen in je glasraam. De kleur die op het nieuwe vak staat, telt niet; alle andere regels gelden.`,
    'G-35': `${tool('copper-foil-burnisher')}: verplaats 1 steen in je glasraam. De waarde die op het nieuwe vak staat, telt niet; alle andere regels gelden.`,
    'G-36': `${tool('lathekin')}: verplaats precies 2 verschillende stenen in je glasraam. Alle regels gelden.`,
    'G-37': `${tool('lens-cutter')}: ruil de steen die je neemt met een steen op het rondespoor. Beide houden hun waarde.`,
    'G-38': `${tool('flux-brush')}: werp de steen die je neemt opnieuw. Is er een passend vak, dan moet je hem plaatsen; anders gaat hij met zijn nieuwe waarde terug naar het aanbod.`,
    'G-39': `${tool('glazing-hammer')}: werp alle stenen in het aanbod opnieuw. Alleen in je tweede beurt van een ronde, vóór je een steen neemt.`,
    'G-40': `${tool('running-pliers')}: alleen in je eerste beurt van een ronde, nadat je een steen hebt genomen. Neem meteen een tweede steen en sla je tweede beurt van deze ronde over.`,
    'G-41': `${tool('cork-backed-straightedge')}: leg de steen die je neemt op een vak dat geen enkele andere steen raakt. Alle andere regels gelden.`,
    'G-42': `${tool('grinding-stone')}: draai de steen die je neemt op zijn tegenoverliggende kant: 1 wordt 6, 2 wordt 5, 3 wordt 4, en omgekeerd.`,
    'G-43': `${tool('flux-remover')}: doe de steen die je neemt terug in de zak, trek er blind een uit en kies de waarde. Plaats hem dan volgens alle regels, of laat hem met die waarde in het aanbod.`,
    'G-44': `${tool('tap-wheel')}: verplaats 1 of 2 stenen in je glasraam van eenzelfde kleur, die ook op het rondespoor ligt. Alle regels gelden.`,
    'G-50':
      'Na ronde 10 scoor je elk gedeeld doel zo vaak als je het hebt gehaald (rijen en kolommen tellen alleen als ze vol zijn) en je persoonlijke doel. Elke ongebruikte betaalsteen levert 1 punt op, en elk leeg vak kost 1 punt.',
    'G-51': `Voor elke volle rij waarin geen kleur twee keer voorkomt, geeft het doel ${objective('row-color-variety')} 6 punten; voor elke volle kolom zonder herhaling geeft het doel ${objective('column-color-variety')} er 5. Voor elke volle rij waarin geen waarde twee keer voorkomt, geeft het doel ${objective('row-shade-variety')} 5 punten; voor elke volle kolom zonder herhaling geeft het doel ${objective('column-shade-variety')} er 4.`,
    'G-52': `Elk paar van een 1 en een 2 geeft 2 punten voor het doel ${objective('light-shades')}, elk paar van een 3 en een 4 voor het doel ${objective('medium-shades')}, elk paar van een 5 en een 6 voor het doel ${objective('deep-shades')}. Het doel ${objective('shade-variety')} geeft 5 punten per reeks van de waardes 1 tot en met 6, en het doel ${objective('color-variety')} 4 punten per reeks van alle vijf kleuren. De zeldzaamste waarde of kleur bepaalt hoeveel paren of reeksen je hebt.`,
    'G-53': `Bij het doel ${objective('color-diagonals')} is elke dobbelsteen die met een hoek een dobbelsteen van zijn kleur raakt 1 punt waard. Een dobbelsteen telt één keer, ook als hij er meer raakt.`,
    'G-54': 'Je persoonlijke doel geeft zoveel punten als alle dobbelstenen van die kleur in je glasraam samen tellen.',
    'G-55':
      'Wie de meeste punten heeft, wint. Bij een gelijke stand beslissen de punten voor het persoonlijke doel, dan de overgebleven betaalstenen, en dan wie in de laatste ronde later de eerste beurt had.',
    'G-60': 'Er zijn geen betaalstenen. Er liggen twee gedeelde doelen en twee persoonlijke doelen, allemaal open.',
    'G-61': 'Je kiest zelf hoe moeilijk het wordt: van 1 gereedschap (extreem) tot 5 gereedschappen (makkelijk).',
    'G-62': 'Je kiest je glasraam zoals altijd: 2 kaarten, 4 patronen (G-04).',
    'G-63': 'Elke ronde worden er 4 dobbelstenen geworpen, en je hebt twee beurten achter elkaar.',
    'G-64':
      'Gereedschap betaal je met een dobbelsteen uit het aanbod, in de kleur die in de hoek van het gereedschap staat. Eerst gaat de betaling uit het aanbod, dan werkt het gereedschap. Daarna zijn de dobbelsteen en het gereedschap allebei uit het spel: elk gereedschap werkt één keer.',
    'G-65':
      'Dobbelstenen die overblijven, gaan ongewijzigd naar het rondespoor. Blijft er geen over, dan komt er een marker op het vak van die ronde.',
    'G-66':
      'De doelscore is de som van alle dobbelstenen op het rondespoor aan het einde. Dobbelstenen waarmee je gereedschap hebt betaald, tellen niet mee.',
    'G-67':
      'Je eigen score telt zoals altijd (G-50), maar van je twee persoonlijke doelen telt er maar één, het beste, en elk leeg vak kost 3 punten.',
    'G-68': 'Je wint alleen met meer punten dan de doelscore; evenveel is niet genoeg.',
    'G-70':
      'Met drie spelers gaan de beurten van een ronde zo: 1, 2, 3, 3, 2, 1. De volgende ronde begint met speler 2.',
    'G-71':
      'Op een rood vak passen alleen rode dobbelstenen, van elke waarde. Op een vak voor een 3 passen alleen drieën, van elke kleur.',
    'G-72': `Aan het einde heeft een glasraam met het patroon ${pattern('fractal-drops')} twee volle kolommen waarin geen kleur twee keer voorkomt (${objective('column-color-variety')}: 10), twee paren van een 1 en een 2 (${objective('light-shades')}: 4) en drie reeksen van de vijf kleuren (${objective('color-variety')}: 12). De paarse dobbelstenen tonen 6, 5 en 6 (persoonlijk doel: 17). Er zijn geen betaalstenen over (0), en drie vakken zijn leeg (−3). Dat maakt 10 + 4 + 12 + 17 + 0 − 3 = 40 punten. Het gedrukte voorbeeld telt een 1 op B4 in plaats van de 1 die het patroon op C5 eist; het totaal is hetzelfde.`,
    'G-80': `Mag je gereedschap dat niets kan doen toch gebruiken, alleen om het duurder te maken? Nee: je kunt gereedschap alleen gebruiken als dat volgens de regels op ten minste één manier kan. Bij de gereedschappen ${list([tool('flux-brush'), tool('flux-remover'), tool('glazing-hammer')])} is dat zo zodra er een dobbelsteen is om te nemen of opnieuw te werpen.`,
    'G-81': `Mag een dobbelsteen met het gereedschap ${tool('eglomise-brush')} of ${tool('copper-foil-burnisher')} naast een dobbelsteen van dezelfde kleur of waarde komen te liggen? Nee, G-24 blijft gelden: alleen wat op het vak gedrukt staat, telt niet.`,
    'G-82':
      'Moet een dobbelsteen die je met gereedschap verplaatst een andere raken? Ja, een andere dan zichzelf (G-22). Is het de enige in het glasraam, dan moet hij weer aan de rand (G-21). De dobbelstenen die achterblijven, hoeven niet verbonden te blijven. Een dobbelsteen mag niet terug op het vak waar hij vandaan komt.',
    'G-83': `Hoe verplaats je twee dobbelstenen met het gereedschap ${tool('lathekin')} of ${tool('tap-wheel')}? Een voor een: als de tweede verplaatst wordt, ligt de eerste al op zijn nieuwe plek. Is er geen vak voor de tweede, dan mag de hele zet niet.`,
    'G-84': `Telt een dobbelsteen die na het gereedschap ${tool('flux-brush')} of ${tool('flux-remover')} in het aanbod belandt als genomen? Ja: je mag deze beurt geen andere meer nemen.`,
    'G-85': `Mag je voor de gereedschappen ${tool('flux-brush')} en ${tool('flux-remover')} elke dobbelsteen nemen? Ja, ook een die je zoals hij is niet zou kunnen plaatsen. Hetzelfde geldt voor de gereedschappen ${list([tool('grozing-pliers'), tool('lens-cutter'), tool('grinding-stone'), tool('cork-backed-straightedge')])}: het gaat om de dobbelsteen nadat het gereedschap heeft gewerkt.`,
    'G-86': `Mag de eerste dobbelsteen van een glasraam met het gereedschap ${tool('cork-backed-straightedge')} los van de rand liggen? Nee, G-21 blijft gelden.`,
    'G-87': `Krijg je met het gereedschap ${tool('running-pliers')} een hele beurt of één dobbelsteen? Eén dobbelsteen. Je moet deze beurt al een dobbelsteen genomen hebben.`,
    'G-88': `Mag de laatste speler van een ronde het gereedschap ${tool('running-pliers')} gebruiken, en mag het in het spel voor 1 speler? Ja; de tweede beurt, die meteen zou volgen, wordt overgeslagen.`,
    'G-89': `Mag je de gereedschappen ${tool('lens-cutter')} en ${tool('tap-wheel')} gebruiken als het rondespoor leeg is? Nee, pas als er een dobbelsteen op ligt. In ronde 1 is het altijd leeg, in het spel voor 1 speler soms ook later.`,
    'G-90': `Kan de zak leeg zijn als het gereedschap ${tool('flux-remover')} een dobbelsteen vraagt? Nee: de zak raakt alleen leeg in de laatste ronde met 4 spelers, en dan zit de dobbelsteen erin die je net hebt teruggedaan.`,
    'G-91':
      'Met welke dobbelsteen mag je in het spel voor 1 speler gereedschap betalen? Met elke dobbelsteen van de juiste kleur uit het aanbod, behalve met die je in dezelfde zet neemt.',
    'G-92':
      'En als een speler een onlinespel verlaat? Een bot speelt verder tot de speler terugkomt. Een tafel kan er ook voor kiezen dat het spel wordt afgebroken.',
    'G-93': 'Kan een score onder 0 komen? Ja.',
    'G-94': 'Mag je met gereedschap de dobbelsteen verplaatsen die je in dezelfde beurt hebt genomen? Ja.',
    'G-95': `Mag je het gereedschap ${tool('flux-brush')} of ${tool('flux-remover')} gebruiken als je glasraam vol is, of als er waarschijnlijk geen vak past? Ja; een dobbelsteen die nergens past, gaat naar het aanbod.`,
    'G-96': `Mag je met het gereedschap ${tool('lens-cutter')} een dobbelsteen voor een gelijke ruilen, en het gereedschap ${tool('cork-backed-straightedge')} in een leeg glasraam gebruiken? Ja, tegen de volle prijs.`,
    'G-97': 'Als je twee dobbelstenen verplaatst, mag de tweede dan naar het vak waar de eerste lag? Ja (G-83).',
    'G-98': 'Mag je ook in het spel voor 1 speler maar één gereedschap per beurt gebruiken? Ja (G-13).',
    'G-99':
      'Is de keuze van de patronen geheim? Ja: wat je aangeboden krijgt en wat je kiest, blijft geheim tot iedereen gekozen heeft. Iedereen kiest tegelijk, in willekeurige volgorde.',
  },
  additions: {
    'G-55': 'Dezelfde volgorde geldt voor alle andere plaatsen; de spelregels wijzen alleen de winnaar aan.',
  },
  pictures: {
    window:
      'Een leeg glasraam. Op gekleurde vakken passen dobbelstenen van die kleur, op vakken met ogen dobbelstenen van die waarde, op vrije vakken alle dobbelstenen.',
    pool: 'Het aanbod met drie spelers: zeven dobbelstenen, net geworpen.',
    order: 'De beurten van een ronde met drie spelers: heen en terug.',
    track: 'Het rondespoor. Elk vak bewaart de dobbelstenen die in zijn ronde over waren.',
    neighbours:
      'Een glasraam midden in een spel. Gelijke kleuren en gelijke waardes mogen elkaar bij een hoek raken, maar nooit zij aan zij liggen. Een barst toont een vak dat geen dobbelsteen meer kan vullen.',
    tools: 'De 12 gereedschappen',
    objectives: 'De 10 gedeelde doelen, met de punten die elk oplevert telkens als het gehaald is',
    solo: 'Een spel voor 1 speler: de dobbelstenen op het rondespoor zijn samen de doelscore.',
  },
};
