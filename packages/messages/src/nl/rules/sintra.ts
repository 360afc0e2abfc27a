import type { SintraRulesPage } from '../../rules/sintra.ts';

export const rules: SintraRulesPage = {
  intro:
    'Je zet glas in de ramen van een paleis. Pak glasstukken van één kleur en leg ze op een van je panelen. Is een paneel vol, dan gaat één glasstuk in het raam eronder en levert punten op. Pak je er te veel, dan breekt de rest. Wie na zes rondes de meeste punten heeft, wint.',
  chapters: {
    components: 'Spelmateriaal',
    setup: 'Klaarzetten',
    round: 'Een ronde',
    pick: 'Aan een patroon werken 1: pakken',
    place: 'Aan een patroon werken 2: plaatsen',
    completed: 'Aan een patroon werken 3: een vol paneel',
    back: 'De glaszetter terugzetten',
    glass: 'Gebroken glas',
    roundEnd: 'Einde van een ronde',
    scoring: 'Eindtelling',
    vision: 'Kleuren zien',
    examples: 'Voorbeelden',
    rulings: 'Waar de gedrukte regels zwijgen',
  },
  rules: {
    'R-01':
      'Het spel is voor 2 tot 4 spelers en heeft 100 glasstukken, 20 van elk van de 5 kleuren. Er komt nooit een glasstuk bij en er raakt er nooit een kwijt: alle 100 liggen altijd in de zak, in de toren, op de schijven, in het midden, op de rondewijzer, op panelen of in ramen.',
    'R-02': 'Er zijn 5 schijven met 2 spelers, 7 met 3 en 9 met 4.',
    'R-03':
      'Elke speler heeft een paleis met 8 ramen van 2 vakken (een bovenste en een onderste), 8 dubbelzijdige panelen van 5 vakken, een glaszetter, een scoremarker en een marker voor gebroken glas.',
    'R-04':
      'Alle spelers gebruiken dezelfde zijde van het paleis, A of B. Alleen de eindtelling verschilt (R-54, R-55).',
    'R-05':
      'Elke speler schudt de eigen 8 panelen en legt er een boven elk raam, met een willekeurige zijde naar boven. Alleen het paneel met de 2 jokervakken begint met die zijde naar onderen. Het icoon op een paneel toont het patroon van de andere zijde, dus iedereen weet wat er daarna komt.',
    'R-06': 'Elke glaszetter begint boven het meest linkse paneel.',
    'R-07': 'De scores beginnen op 0, de markers voor gebroken glas op het bovenste vak van hun spoor.',
    'R-08':
      'Van elke kleur gaat één glasstuk, in willekeurige volgorde, op de vakken II tot en met VI van de rondewijzer. De andere 95 gaan in de zak, en één glasstuk uit de zak gaat op vak I.',
    'R-09':
      'Wie het spel begint, heeft de startspelersteen. Aan een tafel is dat wie het laatst een raam heeft gelapt; hier kies je het bij het klaarzetten, of het toeval beslist.',
    'R-10': 'Elke schijf krijgt 4 willekeurige glasstukken uit de zak.',
    'R-11':
      'Het spel heeft 6 rondes. Een ronde begint met de startspelersteen in het midden; wie hem had, heeft de eerste beurt. Je speelt met de klok mee tot er geen glasstuk meer op een schijf of in het midden ligt.',
    'R-12':
      'In je beurt doe je precies één ding: aan een patroon werken (vanaf R-13) of de glaszetter terugzetten (R-40). Passen kan niet.',
    'R-13':
      'Van een schijf: pak alle glasstukken van één kleur. De andere glasstukken van die schijf gaan naar het midden.',
    'R-14': 'Uit het midden: pak alle glasstukken van één kleur die daar liggen.',
    'R-15':
      'Wie in een ronde als eerste glasstukken uit het midden pakt, pakt ook de startspelersteen en zet de eigen marker voor gebroken glas 1 vak lager. Alleen de steen pakken kan niet.',
    'R-16':
      'Alle gepakte glasstukken gaan op één enkel paneel: dat onder de glaszetter of een paneel verder naar rechts, nooit verder naar links.',
    'R-17': 'Kies je een paneel verder naar rechts, dan gaat de glaszetter daar eerst naartoe.',
    'R-18':
      'Elk glasstuk gaat op een leeg vak van zijn kleur of op een leeg jokervak (R-21). Je moet er zoveel mogelijk plaatsen.',
    'R-19':
      'Glasstukken die niet passen, breken: elk gaat in de toren en laat de marker voor gebroken glas 1 vak zakken.',
    'R-20':
      'Heeft een paneel binnen bereik (R-16) een leeg vak voor de kleur, van die kleur zelf of een joker, dan moet je zo’n paneel kiezen. Alleen als er geen is, breken alle glasstukken; de glaszetter blijft dan staan.',
    'R-21':
      'Op een jokervak past een glasstuk van elke kleur. Bieden gekleurde vakken en jokervakken samen meer plaats dan nodig, dan kies je zelf welke je vult.',
    'R-22':
      'Heeft het paneel nog een leeg vak, dan is je beurt voorbij. Zijn alle 5 vakken vol, dan volgen R-23 tot en met R-28 in deze volgorde.',
    'R-23':
      'Kleurbonus: scoor 1 punt voor elk van de 5 glasstukken in de bonuskleur, de kleur van het bovenste glasstuk dat nog op de rondewijzer ligt.',
    'R-24': 'Kies een van de 5 glasstukken van het volle paneel om te houden. De andere 4 gaan in de toren.',
    'R-25':
      'Het glasstuk dat je houdt, gaat in het raam onder het paneel, eerst in het bovenste vak. Daarna draai je het paneel om. De glaszetter blijft staan.',
    'R-26':
      'Was het bovenste vak al gevuld, dan gaat het glasstuk in het onderste vak: het raam is voltooid en het paneel gaat uit het spel. De glaszetter blijft boven de lege plek staan.',
    'R-27':
      'Voor een raam dat net een glasstuk kreeg, scoor je zijn eigen waarde plus de waarden van alle ramen rechts ervan waarin minstens één glasstuk zit.',
    'R-28':
      'De keuze van R-24 maak je op beide zijden van het paleis. Op zijde B telt ze in de eindtelling; op zijde A bepaalt ze toch welke kleuren terug in de toren gaan.',
    'R-40':
      'In plaats van glasstukken te pakken zet je de glaszetter terug naar links, boven het meest linkse paneel dat je nog hebt; lege plekken sla je over. Je beurt is voorbij.',
    'R-41': 'De glaszetter kan niet terug als hij al boven het meest linkse paneel staat, of links daarvan (R-81).',
    'R-42':
      'De marker gaat vak voor vak. Bereikt hij het laatste vak (−18), dan verlies je meteen 18 punten en gaat de marker terug naar boven. Stappen die nog over zijn, gaan van daar verder.',
    'R-43':
      'Zijn na een beurt alle schijven en het midden leeg, dan gaat het bovenste glasstuk van de rondewijzer in de toren. Is de rondewijzer nu leeg, dan is het spel afgelopen (R-50).',
    'R-44':
      'Voor elke volgende ronde vult wie de startspelersteen heeft de schijven in volgorde, elk met 4 glasstukken uit de zak. Raakt de zak leeg, dan gaan alle glasstukken uit de toren erin en gaat het vullen verder.',
    'R-45':
      'Zijn zak en toren allebei leeg, dan begint de ronde toch: één schijf kan te weinig hebben, en die daarna blijven leeg. Er is altijd minstens één glasstuk, want R-43 heeft er net een in de toren gedaan.',
    'R-50': 'Na ronde 6 telt elke speler in deze volgorde: R-51, R-52, daarna R-54 of R-55.',
    'R-51': 'Scoor 1 punt voor elke 3 glasstukken die nog op al je panelen samen liggen.',
    'R-52': 'Verlies de punten die naast je marker voor gebroken glas staan.',
    'R-54':
      'Zijde A: tel bij elk van de 4 ornamenten hoeveel van de 4 raamvakken eromheen gevuld zijn. Alle 4 leveren 10 punten op, 3 leveren er 6 op, 2 leveren er 3 op, minder dan 2 niets.',
    'R-55':
      'Zijde B: vermenigvuldig het aantal voltooide ramen met het aantal glasstukken van één kleur in al je ramen, voltooid of niet. Je beste kleur telt.',
    'R-56':
      'Wie de meeste punten heeft, wint. Bij een gelijke stand wint wie in het hele spel de minste punten op het spoor voor gebroken glas verloor (elke −18 van R-42 plus R-52). Is ook dat gelijk, dan deel je de overwinning.',
    'R-60':
      'Elke kleur heeft ook een eigen vorm, gegraveerd op glasstukken en op de vakken van panelen. Alles in het spel is aan de vorm alleen te herkennen.',
    'R-61':
      'In de andere indeling heeft elke schijf 5 sectoren, één per vorm, en een glasstuk ligt altijd op zijn eigen sector. Vijf schijven die altijd in gebruik zijn, hebben elk één uitgelichte sector, één per vorm, naar het midden gedraaid.',
    'R-62': 'In het midden liggen glasstukken bij elkaar naast de uitgelichte sector van hun vorm.',
    'R-63': 'Een marker naast de uitgelichte sector van zijn vorm toont de bonuskleur van de ronde.',
    'R-70': 'Je pakt het enige roze glasstuk van een schijf: de 3 andere gaan naar het midden.',
    'R-71':
      'Je pakt in deze ronde als eerste uit het midden, 3 oranje glasstukken: je pakt ook de startspelersteen en je marker zakt 1 vak.',
    'R-72':
      'Je hebt 3 oranje glasstukken gepakt. Ze mogen niet op een paneel links van de glaszetter. Op het paneel onder hem met één oranje vak breken er 2 en zakt de marker 2 vakken. Op een paneel verder naar rechts met drie oranje vakken breekt er geen, en de glaszetter gaat daarheen.',
    'R-73': 'Je maakt een paneel vol met 2 glasstukken in de bonuskleur: meteen 2 punten.',
    'R-74': 'Daarna levert een raam met waarde 2, met rechts ervan gevulde ramen die 3 waard zijn, 5 punten op.',
    'R-75':
      'Aan het eind liggen er nog 7 glasstukken op je panelen: 2 punten. Je marker staat op −8: je verliest 8 punten.',
    'R-76': 'Zijde A: twee ornamenten met 4 gevulde vakken en één met 2, dat is 10 + 10 + 3 = 23 punten.',
    'R-77': 'Zijde B: 4 voltooide ramen en 5 oranje glasstukken, dat is 4 × 5 = 20 punten.',
    'R-80':
      'Kan een score onder 0 komen? Ja, de gedrukte regels stellen geen grens. Met de optie ‘Geen score onder 0’ blijft hij op 0 staan zodra er punten verloren gaan; bij een gelijke stand (R-56) tellen de verliezen toch helemaal mee.',
    'R-81':
      'De glaszetter staat boven een lege plek, links van alle panelen die er nog zijn. Mag hij ‘terug’ naar het meest linkse paneel, dat rechts van hem ligt? Nee: de glaszetter gaat alleen terug naar links. Pak glasstukken; elk paneel dat er nog is, ligt binnen bereik.',
    'R-82':
      'En als al je panelen weg zijn? Dan kan de glaszetter niet terug (R-40). Je moet glasstukken pakken, en die breken allemaal.',
    'R-83':
      'En als niemand in een ronde uit het midden heeft gepakt? Dan gaat de startspelersteen terug naar wie de ronde begon en ook de volgende begint. Niemands marker beweegt ervoor.',
    'R-84':
      'Kan de stap voor de startspelersteen (R-15) de marker op het laatste vak brengen (R-42)? Ja, en dat gebeurt voordat je de glasstukken plaatst.',
    'R-85':
      'Mag je een glasstuk laten breken en een passend vak op het gekozen paneel leeg laten? Nee (R-18). Je mag wel een paneel kiezen waar minder past dan op een ander.',
    'R-86': 'Tellen ramen rechts waarvan het paneel uit het spel is nog mee voor R-27? Ja.',
    'R-87':
      'Wat komt eerst, breken of vol maken? Eerst breekt wat niet past (R-19, R-42), daarna scoort het volle paneel (R-23).',
    'R-88':
      'En als een speler een onlinespel verlaat? Een bot speelt verder tot de speler terugkomt. Een tafel kan er ook voor kiezen dat het spel wordt afgebroken.',
    'R-89':
      'En als de glaszetter boven een lege plek staat, met alleen links van hem nog panelen? Je mag hem terugzetten (R-40), of glasstukken pakken en ze allemaal laten breken (R-20).',
    'R-90':
      'Kan het eindeloos doorgaan zonder dat iemand glasstukken pakt? Nee: R-41 verbiedt het om twee keer na elkaar terug te gaan.',
  },
  additions: {
    'R-56': 'Dezelfde volgorde geldt voor alle andere plaatsen; de spelregels wijzen alleen de winnaar aan.',
  },
  pictures: {
    palace:
      'Een paleis in de laatste ronde: de glaszetter boven de panelen, de ramen met hun waarden, en daaronder het spoor voor gebroken glas. Waar de rand gestreept is, is het paneel uit het spel.',
    strip: 'De twee zijden van één paneel. De kleine rij in de punt toont wat er op de andere zijde staat.',
    indicator:
      'De rondewijzer in de tweede ronde. Het glasstuk van de eerste ronde is naar de toren gegaan; het omlijnde geeft de bonuskleur.',
    displays:
      'Schijven rond het midden, waar de startspelersteen nog ligt. Twee schijven zijn leeg: wat daar niet is gepakt, ligt in het midden.',
    windows:
      'De ramen met hun waarden. De pijl zegt wat een raam nu zou opleveren, samen met de ramen rechts ervan waarin een glasstuk zit.',
    glass: 'Het spoor voor gebroken glas. De marker staat bij wat je aan het eind van het spel verliest.',
    ornaments:
      'Zijde A van het paleis. Elk ornament heeft een blaadje voor elk van de vier raamvakken eromheen, en eronder staan de punten.',
    sectors: 'De andere indeling: elk glasstuk ligt op de sector van zijn vorm.',
  },
};
