import type { SintraRulesPage } from '../../rules/sintra.ts';

export const rules: SintraRulesPage = {
  intro:
    'Je zet glas in de ramen van een paleis. Pak glasstukken van één kleur en leg ze op een van je panelen. Is een paneel vol, dan gaat één glasstuk in het raam eronder en scoor je punten. Glasstukken die niet passen, breken en kosten punten. Na zes rondes wint de speler met de meeste punten.',
  chapters: {
    components: 'Spelmateriaal',
    setup: 'Voorbereiding',
    round: 'Rondes en beurten',
    pick: 'Stap 1: glasstukken pakken',
    place: 'Stap 2: glasstukken leggen',
    completed: 'Stap 3: een vol paneel',
    back: 'De glaszetter terugzetten',
    glass: 'Gebroken glas',
    roundEnd: 'Einde van een ronde',
    scoring: 'Eindtelling',
    vision: 'Kleuren onderscheiden',
    examples: 'Voorbeelden',
    rulings: 'Vragen en antwoorden',
  },
  titles: {},
  rules: {
    'R-01':
      'Twee tot vier spelers delen 100 glasstukken, 20 in elk van de 5 kleuren. Er komt er nooit een bij en er gaat er nooit een verloren.',
    'R-02': 'Gebruik 5 schijven met 2 spelers, 7 met 3 en 9 met 4.',
    'R-03':
      'Elke speler heeft een paleis met 8 ramen van 2 vakken (boven en onder), 8 dubbelzijdige panelen van 5 vakken, een glaszetter, een scoremarker en een marker voor gebroken glas.',
    'R-04':
      'Alle spelers gebruiken dezelfde zijde van het paleis, A of B. Alleen de eindtelling verschilt (R-54, R-55).',
    'R-05':
      'Elke speler schudt zijn 8 panelen en legt er een boven elk raam, met een willekeurige zijde naar boven. De zijde met de 2 jokervakken ligt aan het begin altijd onder. Het icoon op een paneel toont iedereen de andere zijde.',
    'R-06': 'Elke glaszetter begint boven het meest linkse paneel.',
    'R-07': 'De scores beginnen op 0, de markers voor gebroken glas op het bovenste vak van hun spoor.',
    'R-08':
      'Van elke kleur komt één glasstuk op de vakken II tot en met VI van de rondewijzer, in willekeurige volgorde. De andere 95 gaan in de zak; één daarvan komt op vak I.',
    'R-09':
      'De startspeler heeft de startspelersteen. In het bordspel is dat de speler die het laatst een raam heeft gelapt; hier kies je hem zelf of beslist het lot.',
    'R-10': 'Op elke schijf komen 4 willekeurige glasstukken uit de zak.',
    'R-11':
      'Het spel duurt 6 rondes. Elke ronde begint met de startspelersteen in het midden. De speler die hem had, speelt als eerste. Daarna gaat het met de klok mee, tot de schijven en het midden leeg zijn.',
    'R-12':
      'In je beurt pak je glasstukken en leg je ze, in de drie stappen hieronder, of zet je je glaszetter terug (R-40). Passen mag niet.',
    'R-13': 'Pak alle glasstukken van één kleur van een schijf. De andere gaan naar het midden.',
    'R-14': 'Of pak alle glasstukken van één kleur uit het midden.',
    'R-15':
      'De eerste speler die in een ronde glasstukken uit het midden pakt, pakt ook de startspelersteen en zet zijn marker voor gebroken glas 1 vak omlaag. Alleen de steen pakken mag niet.',
    'R-16': 'Leg alle gepakte glasstukken op één paneel: onder je glaszetter of rechts daarvan, nooit links.',
    'R-17': 'Kies je een paneel verder naar rechts, zet dan eerst je glaszetter erboven.',
    'R-18': 'Elk glasstuk komt op een leeg vak van zijn kleur of op een leeg jokervak. Leg er zoveel mogelijk.',
    'R-19':
      'Glasstukken die niet passen, breken: elk gaat in de toren en zet je marker voor gebroken glas 1 vak omlaag.',
    'R-20':
      'Heeft een paneel binnen bereik een leeg vak voor je glasstukken, in hun kleur of een joker, dan moet je zo’n paneel kiezen. Anders breken ze allemaal en blijft je glaszetter staan.',
    'R-21':
      'Op een jokervak past elke kleur. Heb je meer ruimte dan glasstukken, dan kies je zelf welke gekleurde vakken en jokervakken je vult.',
    'R-22':
      'Heeft het paneel nog een leeg vak, dan is je beurt voorbij. Is het vol, ga dan verder in deze volgorde (R-23 tot en met R-27).',
    'R-23':
      'Scoor 1 punt voor elk van de 5 glasstukken in de bonuskleur: die van het bovenste glasstuk op de rondewijzer.',
    'R-24': 'Kies een van de 5 glasstukken om te houden. De andere 4 gaan in de toren.',
    'R-25':
      'Zet het glasstuk in het bovenste vak van het raam eronder en draai het paneel om. Je glaszetter blijft staan.',
    'R-26':
      'Is het bovenste vak al gevuld, neem dan het onderste. Het raam is voltooid: het paneel gaat uit het spel en je glaszetter blijft boven de lege plek staan.',
    'R-27': 'Scoor het raam: zijn eigen waarde plus de waardes van alle ramen rechts ervan met minstens één glasstuk.',
    'R-28':
      'Op beide zijden van het paleis kies je welk glasstuk je houdt. Op zijde B telt de kleur aan het einde mee; op zijde A bepaal je alleen welke kleuren in de toren gaan.',
    'R-40':
      'In plaats van glasstukken te pakken zet je je glaszetter terug naar links, boven je meest linkse paneel. Sla lege plekken over. Je beurt is voorbij.',
    'R-41':
      'Je mag je glaszetter niet terugzetten als hij al boven je meest linkse paneel staat, of links daarvan (R-81).',
    'R-42':
      'De marker gaat vak voor vak omlaag. Op het laatste vak (−18) verlies je meteen 18 punten en gaat hij terug naar boven. De resterende stappen tellen vanaf daar.',
    'R-43':
      'Zijn de schijven en het midden na een beurt leeg, dan gaat het bovenste glasstuk van de rondewijzer in de toren. Was dat het laatste, dan is het spel afgelopen.',
    'R-44':
      'Anders vult de speler met de startspelersteen de schijven op volgorde, elk met 4 glasstukken uit de zak. Is de zak leeg, doe er dan alle glasstukken uit de toren in en ga verder.',
    'R-45':
      'Zijn zak en toren allebei leeg, dan begint de ronde toch: één schijf kan te weinig glasstukken hebben en de volgende blijven leeg. Er is altijd minstens één glasstuk (R-43).',
    'R-50':
      'Tel na ronde 6 eerst de glasstukken op je panelen (R-51), dan het gebroken glas (R-52) en dan zijde A (R-54) of zijde B (R-55).',
    'R-51': 'Scoor 1 punt voor elke 3 glasstukken die nog op al je panelen samen liggen.',
    'R-52': 'Je verliest de punten die bij je marker voor gebroken glas staan.',
    'R-54':
      'Zijde A: tel hoeveel van de 4 raamvakken rond elk van de 4 ornamenten gevuld zijn. Scoor 10 punten bij 4 vakken, 6 punten bij 3 en 3 punten bij 2; minder levert niets op.',
    'R-55':
      'Zijde B: vermenigvuldig het aantal voltooide ramen met het aantal glasstukken van je beste kleur in al je ramen, voltooid of niet.',
    'R-56':
      'De speler met de meeste punten wint. Bij een gelijke stand wint de speler die in het hele spel minder punten verloor door gebroken glas (R-42, R-52). Is ook dat gelijk, dan delen ze de overwinning.',
    'R-60':
      'Elke kleur heeft een eigen vorm, gegraveerd op de glasstukken en op de vakken van de panelen. Zo kun je alles in het spel ook aan de vorm herkennen.',
    'R-61':
      'In de alternatieve indeling heeft elke schijf 5 sectoren, één per vorm, en ligt elk glasstuk op zijn eigen sector. Vijf schijven die altijd meedoen, hebben elk één uitgelichte sector, naar het midden gericht. Op elk van de vijf is dat een andere vorm.',
    'R-62': 'In het midden liggen de glasstukken in groepjes naast de uitgelichte sector van hun vorm.',
    'R-63': 'Een marker naast de uitgelichte sector van zijn vorm toont de bonuskleur van de ronde.',
    'R-70': 'Je pakt het enige roze glasstuk van een schijf. De 3 andere gaan naar het midden.',
    'R-71':
      'Je pakt deze ronde als eerste uit het midden: 3 oranje glasstukken. Je pakt ook de startspelersteen, en je marker gaat 1 vak omlaag.',
    'R-72':
      'Je hebt 3 oranje glasstukken gepakt. Op een paneel links van je glaszetter mogen ze niet. Op het paneel eronder, met één oranje vak, breken er 2 en gaat je marker 2 vakken omlaag. Op een paneel rechts, met drie oranje vakken, breekt er geen en gaat je glaszetter daarheen.',
    'R-73': 'Je maakt een paneel vol met 2 glasstukken in de bonuskleur en scoort meteen 2 punten.',
    'R-74':
      'Daarna scoor je een raam met waarde 2. De ramen met glas rechts ervan zijn samen 3 waard, dus je scoort 5 punten.',
    'R-75':
      'Aan het einde liggen er nog 7 glasstukken op je panelen: je scoort 2 punten. Je marker staat op −8: je verliest 8 punten.',
    'R-76': 'Zijde A: twee ornamenten hebben 4 gevulde vakken en één heeft er 2. Je scoort 10 + 10 + 3 = 23 punten.',
    'R-77': 'Zijde B: je hebt 4 voltooide ramen en 5 oranje glasstukken. Je scoort 4 × 5 = 20 punten.',
    'R-80':
      'Kan een score onder 0 komen? Ja, de gedrukte regels stellen geen grens. Met de optie ‘Geen score onder 0’ zakt hij bij puntenverlies nooit onder 0; bij een gelijke stand (R-56) telt je verlies wel helemaal mee.',
    'R-81':
      'Je glaszetter staat boven een lege plek, links van al je panelen. Mag hij ‘terug’ naar het meest linkse paneel, rechts van hem? Nee: hij gaat alleen naar links terug. Pak glasstukken; elk paneel ligt binnen bereik.',
    'R-82':
      'En als al je panelen weg zijn? Je glaszetter kan niet terug (R-40). Je moet glasstukken pakken, en die breken allemaal.',
    'R-83':
      'En als niemand in een ronde glasstukken uit het midden pakt? De startspelersteen gaat terug naar de speler die de ronde begon, en die begint ook de volgende. Er gaat geen marker omlaag.',
    'R-84':
      'Kan je marker door de startspelersteen (R-15) op het laatste vak komen (R-42)? Ja, nog voordat je je glasstukken legt.',
    'R-85':
      'Mag je een glasstuk laten breken dat op het gekozen paneel past? Nee (R-18). Maar je mag wel een paneel kiezen waarop minder glasstukken passen dan op een ander.',
    'R-86': 'Tellen ramen rechts nog mee (R-27) als hun paneel weg is? Ja.',
    'R-87':
      'Wat komt eerst: het breken of het volle paneel? Eerst breken de glasstukken die niet passen (R-19, R-42), daarna scoor je het volle paneel (R-23).',
    'R-88':
      'En als een speler een onlinespel verlaat? Een bot neemt het over tot de speler terug is. Een tafel kan ook zo zijn ingesteld dat het spel dan wordt afgebroken.',
    'R-89':
      'En als je glaszetter boven een lege plek staat en al je panelen links van hem liggen? Je mag hem terugzetten (R-40), of glasstukken pakken en ze allemaal laten breken (R-20).',
    'R-90':
      'Kan een spel eindeloos duren zonder dat iemand glasstukken pakt? Nee: je mag je glaszetter niet twee keer achter elkaar terugzetten (R-41).',
  },
  additions: {
    'R-56': 'Dezelfde volgorde bepaalt alle andere plaatsen; de gedrukte regels wijzen alleen de winnaar aan.',
  },
  pictures: {
    palace:
      'Een paleis in de laatste ronde: glaszetter, panelen, ramen met hun waardes, spoor voor gebroken glas. Een stippelrand betekent: dit paneel is uit het spel.',
    strip: 'Beide zijden van één paneel. De kleine iconen tonen de andere zijde.',
    indicator: 'Ronde 2: het omlijnde glasstuk toont de bonuskleur.',
    take: 'Je pakt 2 oranje glasstukken. De twee andere gaan naar het midden.',
    displays: 'De startspelersteen ligt in het midden tot een speler daar glasstukken pakt.',
    reach: '3 oranje glasstukken: links mag niet, onder de glaszetter past er 1, verder naar rechts passen er 3.',
    excess: 'Eén glasstuk past, twee breken: 2 vakken omlaag.',
    keep: 'Eerste glasstuk: draai het paneel om. Tweede glasstuk: het paneel gaat uit het spel.',
    windows: 'Elk raam met zijn waarde, en na de pijl wat het nu zou opleveren.',
    back: 'Terug naar het meest linkse paneel. De gestippelde plek is leeg en telt niet.',
    glass: 'De marker toont wat je aan het einde van het spel verliest.',
    ornaments: 'Voor elk gevuld vak rond een ornament licht een blaadje op.',
    colours: '2 voltooide ramen × 5 oranje glasstukken = 10 punten.',
    sectors: 'Elk glasstuk ligt op de sector van zijn vorm.',
  },
};
