import { toolTitles, type SagradaRulesPage } from '../../rules/sagrada.ts';
import { list } from '../grammar.ts';
import { names } from '../names.ts';
import { objective, pattern, theTool } from '../quoted.ts';

const onTheDie = list([
  theTool('grozing-pliers'),
  theTool('lens-cutter'),
  theTool('flux-brush'),
  theTool('cork-backed-straightedge'),
  theTool('grinding-stone'),
  theTool('flux-remover'),
]);

const moving = list([
  theTool('eglomise-brush'),
  theTool('copper-foil-burnisher'),
  theTool('lathekin'),
  theTool('tap-wheel'),
]);

export const rules: SagradaRulesPage = {
  intro:
    'Je maakt een glasraam van dobbelstenen. In je beurt neem je een dobbelsteen uit een gezamenlijk aanbod en zoek je daarvoor een vak dat bij zijn kleur en waarde past. Na tien rondes wint de speler van wie het glasraam het best aan de doelen voldoet. Een vak wordt aangeduid met rij (A tot en met D, van boven naar beneden) en kolom (1 tot en met 5, van links naar rechts). B2 is het tweede vak van de tweede rij.',
  chapters: {
    setup: 'Spelmateriaal en voorbereiding',
    round: 'Rondes en beurten',
    drafting: 'Een dobbelsteen plaatsen',
    tools: 'Gereedschapskaarten en betaalstenen',
    scoring: 'Eindtelling',
    solo: 'Spel voor 1 speler',
    examples: 'Voorbeelden',
    rulings: 'Vragen en antwoorden',
  },
  titles: toolTitles(names.sagrada.tools),
  rules: {
    'G-01':
      'Er zijn 90 dobbelstenen, 18 in elk van de 5 kleuren: rood, geel, groen, blauw en paars. Een dobbelsteen heeft een waarde van 1 tot en met 6, ook wel tint genoemd: laag is licht, hoog is donker. Er komt er nooit een bij en er gaat er nooit een verloren.',
    'G-02':
      'Er zijn 12 dubbelzijdige patroonkaarten (24 patronen, moeilijkheidsgraad 3 tot en met 6), 12 gereedschapskaarten, 10 gedeelde doelen, 5 persoonlijke doelen en 24 betaalstenen.',
    'G-03': 'Je krijgt 1 persoonlijk doel. Houd het geheim tot het einde.',
    'G-04':
      'Je krijgt 2 willekeurige patroonkaarten. Kies 1 van de 4 patronen: voor- of achterkant van een van beide kaarten. De andere doen niet mee.',
    'G-05': 'Neem zoveel betaalstenen als de moeilijkheidsgraad van je patroon aangeeft.',
    'G-06':
      'Er liggen 3 gereedschapskaarten en 3 gedeelde doelen open op tafel, of je nu met 2, 3 of 4 spelers speelt.',
    'G-07':
      'Alle 90 dobbelstenen gaan in de zak. Je kiest de eerste startspeler bij het opzetten van het spel, of het lot beslist. In het bordspel is het de speler die het laatst een kathedraal heeft bezocht.',
    'G-10': 'Het spel duurt 10 rondes.',
    'G-11':
      'De startspeler trekt 2 dobbelstenen per speler plus 1 uit de zak (5, 7 of 9) en werpt ze. Samen vormen ze het aanbod.',
    'G-12':
      'De beurten gaan vanaf de startspeler met de klok mee en daarna weer terug. De laatste speler heeft twee beurten achter elkaar; de startspeler heeft de laatste beurt. Zo heeft iedereen elke ronde een eerste en een tweede beurt.',
    'G-13':
      'In je beurt mag je een dobbelsteen nemen en een gereedschapskaart gebruiken, in de volgorde die je wilt en allebei hoogstens één keer (behalve bij G-40). Je mag ook maar een van beide doen, of geen van beide: dan pas je.',
    'G-14':
      'Na de tweede beurt van de startspeler gaan alle dobbelstenen die nog in het aanbod liggen naar het rondespoor, op het vak van de net gespeelde ronde.',
    'G-15': 'De zak gaat met de klok mee naar de volgende speler, die de volgende ronde begint.',
    'G-20':
      'Neem een dobbelsteen uit het aanbod en leg hem op een leeg vak van je glasraam. Een dobbelsteen die je niet kunt plaatsen, mag je niet nemen, tenzij een gereedschapskaart helpt (G-85).',
    'G-21': 'Je eerste dobbelsteen komt op een vak aan de rand of in een hoek.',
    'G-22': 'Elke andere dobbelsteen moet een dobbelsteen in je glasraam raken, met een zijde of een hoek.',
    'G-23':
      'Een dobbelsteen moet passen bij de kleur of de waarde op zijn vak. Op een blanco vak past elke dobbelsteen.',
    'G-24': 'Dobbelstenen van dezelfde kleur of dezelfde waarde mogen nooit zij aan zij liggen. Hoeken maken niet uit.',
    'G-25':
      'Leadlight weigert een verkeerde plaatsing en noemt de regels die dat verbieden. In het bordspel neemt de speler dobbelstenen naar keuze uit het spel tot zijn glasraam weer klopt; de vrijgekomen vakken tellen als leeg.',
    'G-30':
      'Een gereedschapskaart kost 1 betaalsteen als er nog geen op ligt, anders 2. De betaalstenen blijven op de kaart. Je mag één gereedschapskaart per beurt gebruiken.',
    'G-31': `Zes kaarten hebben effect op de dobbelsteen die je neemt, voordat je hem plaatst: ${onTheDie}. Kaart en plaatsing zijn samen één zet, en daarmee neem je je dobbelsteen. Heb je er al een genomen, dan kun je deze kaarten niet meer gebruiken.`,
    'G-32': `Vier kaarten verplaatsen dobbelstenen die al in je glasraam liggen: ${moving}. Je mag ze gebruiken voordat of nadat je een dobbelsteen neemt: verplaatsen telt niet als nemen.`,
    'G-33': 'Maak de steen die je neemt precies 1 hoger of lager, maar nooit van 6 naar 1 of van 1 naar 6.',
    'G-34':
      'Verplaats 1 steen in je glasraam. De kleur van het nieuwe vak hoeft niet te kloppen; alle andere regels gelden.',
    'G-35':
      'Verplaats 1 steen in je glasraam. De waarde van het nieuwe vak hoeft niet te kloppen; alle andere regels gelden.',
    'G-36': 'Verplaats precies 2 verschillende stenen in je glasraam. Alle regels gelden.',
    'G-37': 'Ruil de steen die je neemt voor een steen van het rondespoor. Beide houden hun waarde.',
    'G-38':
      'Werp de steen die je neemt opnieuw. Past hij ergens, dan moet je hem plaatsen; anders gaat hij met zijn nieuwe waarde terug naar het aanbod.',
    'G-39':
      'Werp alle stenen in het aanbod opnieuw. Alleen in je tweede beurt van een ronde, voordat je een steen neemt.',
    'G-40':
      'Alleen in je eerste beurt van een ronde, nadat je een steen hebt genomen: neem meteen een tweede en sla je tweede beurt van deze ronde over.',
    'G-41': 'Leg de steen die je neemt op een vak zonder stenen eromheen. Alle andere regels gelden.',
    'G-42':
      'Draai de steen die je neemt naar de tegenoverliggende kant: een 1 wordt een 6, een 2 een 5, een 3 een 4, en omgekeerd.',
    'G-43':
      'Doe de steen die je neemt terug in de zak, trek een nieuwe en kies de waarde. Plaats hem volgens alle regels, of leg hem met die waarde in het aanbod.',
    'G-44':
      'Verplaats 1 of 2 stenen van één kleur in je glasraam. Op het rondespoor moet een steen van die kleur liggen. Alle regels gelden.',
    'G-50':
      'Scoor na ronde 10 elk gedeeld doel zo vaak als je eraan voldoet, en je persoonlijke doel. Rijen en kolommen tellen alleen als ze vol zijn. Scoor 1 punt per ongebruikte betaalsteen en verlies er 1 per leeg vak.',
    'G-51':
      'Zonder dubbele kleur levert elke volle rij 6 punten op en elke volle kolom 5. Zonder dubbele waarde zijn dat er 5 en 4.',
    'G-52':
      'Een paar van 1 en 2, van 3 en 4 of van 5 en 6 levert 2 punten op. Een set van alle zes de waardes levert er 5 op, een set van alle vijf de kleuren 4. Je zeldzaamste waarde of kleur bepaalt hoeveel paren of sets je hebt.',
    'G-53':
      'Elke dobbelsteen die diagonaal grenst aan een dobbelsteen van zijn kleur, levert 1 punt op. Elke dobbelsteen telt één keer.',
    'G-54': 'Je persoonlijke doel levert de som op van de dobbelstenen van die kleur in je glasraam.',
    'G-55':
      'De speler met de meeste punten wint. Bij een gelijke stand tellen de punten van het persoonlijke doel, dan de overgebleven betaalstenen. Daarna wint de speler die in de laatste ronde later zijn eerste beurt had.',
    'G-60': 'Er zijn geen betaalstenen. Er liggen 2 gedeelde en 2 persoonlijke doelen open.',
    'G-61': 'Je kiest de moeilijkheidsgraad: van 1 gereedschapskaart (zeer moeilijk) tot 5 (makkelijk).',
    'G-62': 'Je kiest je patroon zoals altijd: 2 kaarten, 4 patronen (G-04).',
    'G-63': 'Elke ronde werp je 4 dobbelstenen en speel je twee beurten achter elkaar.',
    'G-64':
      'Je betaalt een gereedschapskaart met een dobbelsteen uit het aanbod, in de kleur die in de hoek van de kaart staat. De dobbelsteen gaat eerst uit het aanbod, dan werkt de kaart. Daarna gaan dobbelsteen en kaart uit het spel: elke kaart werkt één keer.',
    'G-65':
      'Dobbelstenen die overblijven, gaan ongewijzigd naar het rondespoor. Blijft er geen over, dan komt er een scorefiche op het vak van die ronde.',
    'G-66':
      'De doelscore is de som van alle dobbelstenen op het rondespoor aan het einde. Dobbelstenen waarmee je kaarten hebt betaald, tellen niet mee.',
    'G-67':
      'Je scoort zoals altijd (G-50), maar van je twee persoonlijke doelen telt alleen het beste, en elk leeg vak kost 3 punten.',
    'G-68': 'Je wint alleen met meer punten dan de doelscore. Evenveel is niet genoeg.',
    'G-70': 'Met drie spelers gaan de beurten van een ronde zo: 1, 2, 3, 3, 2, 1. Speler 2 begint de volgende ronde.',
    'G-71':
      'Op een rood vak passen alleen rode dobbelstenen, van elke waarde. Op een vak met een 3 passen alleen drieën, van elke kleur.',
    'G-72': `Aan het einde heeft een glasraam met het patroon ${pattern('fractal-drops')} twee volle kolommen zonder dubbele kleur (${objective('column-color-variety')}: 10). Het heeft twee paren van 1 en 2 (${objective('light-shades')}: 4) en drie sets van de vijf kleuren (${objective('color-variety')}: 12). De paarse dobbelstenen tonen 6, 5 en 6 (persoonlijk doel: 17). Er zijn geen betaalstenen over (0), en drie vakken zijn leeg (−3). Dat is samen 10 + 4 + 12 + 17 + 0 − 3 = 40 punten. Het gedrukte voorbeeld telt een 1 op B4 in plaats van de 1 die het patroon op C5 eist; het totaal is hetzelfde.`,
    'G-80': `Mag je een gereedschapskaart die niets kan doen toch gebruiken, alleen om de kaart duurder te maken? Nee: je mag een kaart alleen gebruiken als dat volgens de regels op minstens één manier kan. Bij ${list([theTool('flux-brush'), theTool('flux-remover'), theTool('glazing-hammer')])} kan dat zodra er een dobbelsteen is om te nemen of opnieuw te werpen.`,
    'G-81': `Mag een dobbelsteen met ${theTool('eglomise-brush')} of ${theTool('copper-foil-burnisher')} zij aan zij komen te liggen met een dobbelsteen van zijn kleur of waarde? Nee, G-24 blijft gelden: de kaart heft alleen op wat op het vak gedrukt staat.`,
    'G-82':
      'Moet een dobbelsteen die je verplaatst een andere raken? Ja (G-22); het vak waar hij net lag, telt niet mee. Is het de enige in het glasraam, dan moet hij weer aan de rand (G-21). De dobbelstenen die achterblijven, hoeven niet verbonden te blijven. Een dobbelsteen mag niet terug op het vak waar hij vandaan komt.',
    'G-83': `Hoe verplaats je twee dobbelstenen met ${theTool('lathekin')} of ${theTool('tap-wheel')}? Een voor een: verplaats je de tweede, dan ligt de eerste al op zijn nieuwe plek. Is er geen vak voor de tweede, dan mag de hele zet niet.`,
    'G-84': `Telt een dobbelsteen die na ${theTool('flux-brush')} of ${theTool('flux-remover')} in het aanbod belandt als genomen? Ja: je mag deze beurt geen andere meer nemen.`,
    'G-85': `Mag je voor ${theTool('flux-brush')} en ${theTool('flux-remover')} elke dobbelsteen nemen? Ja, zelfs een die je zo niet zou kunnen plaatsen. Hetzelfde geldt voor ${list([theTool('grozing-pliers'), theTool('lens-cutter'), theTool('grinding-stone'), theTool('cork-backed-straightedge')])}: het gaat erom wat je met behulp van de kaart kunt plaatsen.`,
    'G-86': `Mag je met ${theTool('cork-backed-straightedge')} de eerste dobbelsteen van een glasraam los van de rand leggen? Nee, G-21 blijft gelden.`,
    'G-87': `Krijg je met ${theTool('running-pliers')} een hele beurt of één dobbelsteen? Eén dobbelsteen. Je moet deze beurt al een dobbelsteen hebben genomen.`,
    'G-88': `Mag je ${theTool('running-pliers')} gebruiken als laatste speler van een ronde, of in het spel voor 1 speler? Ja; je slaat je tweede beurt over, die meteen zou volgen.`,
    'G-89': `Mag je ${theTool('lens-cutter')} of ${theTool('tap-wheel')} gebruiken als het rondespoor leeg is? Nee, pas als er een dobbelsteen op ligt. In ronde 1 is het altijd leeg, in het spel voor 1 speler soms ook later.`,
    'G-90': `Kan de zak leeg zijn als je voor ${theTool('flux-remover')} een dobbelsteen nodig hebt? Nee: hij raakt alleen leeg in de laatste ronde met 4 spelers, en dan zit de dobbelsteen erin die je net hebt teruggedaan.`,
    'G-91':
      'Met welke dobbelsteen mag je in het spel voor 1 speler betalen? Met elke dobbelsteen van de juiste kleur uit het aanbod, behalve de dobbelsteen die je in dezelfde zet neemt.',
    'G-92':
      'En als een speler een onlinespel verlaat? Een bot neemt het over tot de speler terug is. Een tafel kan ook zo zijn ingesteld dat het spel dan wordt afgebroken.',
    'G-93': 'Kan een score onder 0 komen? Ja.',
    'G-94': 'Mag je de dobbelsteen verplaatsen die je in dezelfde beurt hebt genomen? Ja.',
    'G-95': `Mag je ${theTool('flux-brush')} of ${theTool('flux-remover')} gebruiken als je glasraam vol is, of als er waarschijnlijk geen passend vak is? Ja; een dobbelsteen die nergens past, gaat naar het aanbod.`,
    'G-96': `Mag je met ${theTool('lens-cutter')} een dobbelsteen voor een identieke ruilen, of ${theTool('cork-backed-straightedge')} in een leeg glasraam gebruiken? Ja, tegen de volle prijs.`,
    'G-97': 'Mag de tweede dobbelsteen die je verplaatst, naar het vak waar de eerste lag? Ja (G-83).',
    'G-98': 'Mag je ook in het spel voor 1 speler maar één gereedschapskaart per beurt gebruiken? Ja (G-13).',
    'G-99':
      'Is de keuze van de patronen geheim? Ja: je kaarten en je keuze blijven geheim tot iedereen heeft gekozen. Iedereen kiest tegelijk; de volgorde maakt niet uit.',
  },
  additions: {
    'G-55': 'Dezelfde volgorde bepaalt alle andere plaatsen; de gedrukte regels wijzen alleen de winnaar aan.',
  },
  pictures: {
    window:
      'Een patroon van moeilijkheidsgraad 5: gekleurde vakken, vakken met een waarde, blanco vakken, en 5 betaalstenen.',
    pool: 'Het aanbod met drie spelers: 2 × 3 + 1 dobbelstenen.',
    order: 'De beurten van een ronde met drie spelers: heen en terug.',
    track: 'Op het rondespoor liggen de dobbelstenen die na elke ronde overblijven.',
    first: 'Je eerste dobbelsteen mag op elk gemarkeerd vak dat bij hem past.',
    places: 'Deze dobbelsteen mag alleen op de gemarkeerde vakken. Een kruis: dezelfde kleur of waarde ligt ernaast.',
    price: 'Een ongebruikte kaart kost 1 betaalsteen. Ligt er al een op, dan kost hij er 2.',
    objectives: 'De 10 gedeelde doelen en hun punten',
    solo: 'Een spel voor 1 speler: de som van de dobbelstenen op het rondespoor is de doelscore.',
  },
};
