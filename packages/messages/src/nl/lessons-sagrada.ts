import type { SagradaLessonTexts } from '../lessons-sagrada.ts';

const first: SagradaLessonTexts['first'] = {
  title: 'Je eerste spel',
  about: 'Speel in acht minuten de beurten die ertoe doen, van de eerste dobbelsteen tot de eindtelling.',
  steps: {
    window: {
      topic: 'Je glasraam',
      ask: 'Kies [pattern|Fractal Drops], het makkelijkste van je vier patronen.',
      why: 'Hoe moeilijker een patroon, hoe meer betaalstenen je krijgt: hier 3.',
    },
    edge: {
      topic: 'Je eerste dobbelsteen',
      ask: 'Neem de [die|blauwe 6] uit het aanbod en leg hem op een [edge|verlicht vak].',
      why: 'Je eerste dobbelsteen ligt aan de rand of in een hoek. Probeer het midden maar eens.',
    },
    touching: {
      topic: 'Aansluiten',
      ask: 'Hier ligt de blauwe 6 in de hoek. Probeer de [die|paarse 2] ver weg, op [cell|A1].',
      done: 'Elke volgende dobbelsteen moet een andere raken, met een zijde of een hoek.',
    },
    neighbours: {
      topic: 'Buren',
      ask: 'Probeer de [die|blauwe 3] recht onder de blauwe 6, op [cell|B5].',
      done: 'Dobbelstenen met dezelfde kleur of dezelfde waarde liggen nooit naast elkaar.',
    },
    corners: {
      topic: 'Hoek aan hoek',
      ask: 'Leg de [die|blauwe 3] nu schuin ernaast, op [cell|B4].',
      done: 'Een hoek raken is genoeg. Schuin mag zelfs dezelfde kleur of waarde.',
    },
    value: {
      topic: 'Gedrukte waardes',
      ask: 'Probeer de [die|groene 5] op [cell|C5], waar een 1 gedrukt staat.',
      why: 'Dit is ronde 2. Elke ronde worden er twee stenen per speler geworpen, plus nog één.',
      done: 'Op een gedrukte waarde past alleen die waarde, in elke kleur.',
    },
    colour: {
      topic: 'Gedrukte kleuren',
      ask: 'Leg de [die|paarse 5] op het paarse [cell|vak C4].',
      why: 'Op een gedrukte kleur past alleen die kleur, met elke waarde.',
      done: 'Op een blanco vak past alles. De regel over buren geldt overal.',
    },
    order: {
      topic: 'Heen en terug',
      ask: 'Je hebt een dobbelsteen gelegd. Kies ‘Beurt beëindigen’ en volg de [turns|beurtvolgorde].',
      why: 'In elk van de tien rondes gaan de beurten één keer de tafel rond en weer terug.',
      done: 'De laatste speler had twee beurten achter elkaar. Met je tweede beurt eindigt de ronde.',
    },
    pass: {
      topic: 'Wat overblijft',
      ask: 'Laat het [pool|aanbod] deze keer liggen en kies ‘Beurt beëindigen’.',
      why: 'In een beurt mag je één dobbelsteen nemen en één gereedschapskaart gebruiken. Het hoeft niet.',
      done: 'Wat overblijft, gaat naar het rondespoor. De volgende speler begint de volgende ronde.',
    },
    tool: {
      topic: 'Gereedschapskaarten',
      ask: 'Gebruik het [tool|Schuurblok] op de [die|rode 1] en leg hem op [cell|C3].',
      why: 'De 1 wordt een 6 en dat kost 1 betaalsteen. Per beurt mag je hoogstens één kaart gebruiken.',
      done: 'Je betaalsteen blijft op de kaart liggen.',
    },
    price: {
      topic: 'De prijs van een kaart',
      ask: 'Je tegenstander heeft de [tool|Loodopenhaler] al gebruikt. Probeer het ook.',
      done: 'Een kaart waar al een betaalsteen op ligt, kost er 2. Jij hebt er nog maar 1.',
    },
    find: {
      topic: 'Alle regels tegelijk',
      ask: 'De [die|paarse 6] past op maar één vak. Zoek het.',
      why: 'Probeer gerust: het spel zegt welke regel je overtreedt. Een steen die nergens past, mag je niet nemen.',
      done: 'Goed gevonden! Op elk ander vak zat de opdruk of een buur in de weg.',
    },
    public: {
      topic: 'Gedeelde doelen',
      ask: 'Leg de [die|groene 4] op [cell|D4] en kijk naar [card|Kleurvariëteit per Kolom].',
      why: 'De drie doelen gelden voor iedereen en tellen zo vaak als je eraan voldoet.',
      done: 'Een volle kolom met vier kleuren levert 5 punten op. Met een gat erin levert hij niets op.',
    },
    private: {
      topic: 'Je persoonlijk doel',
      ask: 'Je [private|persoonlijk doel] telt rode stenen. Leg de [die|rode 5] op [cell|B1].',
      done: 'Elke rode steen scoort zijn waarde: dat zijn 5 punten erbij. Tot het einde ziet niemand anders dit doel.',
    },
    last: {
      topic: 'Je laatste dobbelsteen',
      ask: 'Leg de [die|blauwe 2] op [cell|D1].',
      why: 'Dit is je laatste beurt in de laatste ronde.',
      done: 'Eén vak blijft leeg. Elk leeg vak kost 1 punt.',
    },
    end: {
      topic: 'Eindtelling',
      ask: 'Kies ‘Beurt beëindigen’. Elke [tokens|betaalsteen] die je overhoudt, is 1 punt waard.',
      why: 'Daarna komen de gedeelde doelen en je persoonlijk doel erbij.',
      done: 'De speler met de meeste punten wint. Bij een gelijke stand geeft het persoonlijke doel de doorslag.',
    },
  },
};

const solo: SagradaLessonTexts['solo'] = {
  title: 'Alleen spelen',
  about: 'Wat er anders is in je eentje: je betaalt met dobbelstenen en speelt tegen het rondespoor.',
  steps: {
    turns: {
      topic: 'Twee beurten achter elkaar',
      ask: 'Leg de [die|paarse 5] op [cell|C4].',
      why: 'Elke ronde werp je vier dobbelstenen en heb je twee beurten achter elkaar.',
      done: 'Je tweede beurt volgt meteen. Voor het leggen gelden dezelfde regels als altijd.',
    },
    target: {
      topic: 'De doelscore',
      ask: 'Kies ‘Beurt beëindigen’. De rest gaat naar het [track|rondespoor] en de [target|doelscore] stijgt.',
      done: 'De doelscore is de som van alle stenen op het rondespoor. Laat dus lage stenen liggen.',
    },
    pay: {
      topic: 'Betalen met dobbelstenen',
      ask: 'Kies het [tool|Schuurblok], betaal met de [pay|groene 2] en leg de [die|rode 1] op [cell|C3].',
      why: 'Je hebt geen betaalstenen: je betaalt met een steen in de kleur van de kaart.',
      done: 'De betaalde steen gaat uit het spel. Hij telt niet mee voor de doelscore.',
    },
    once: {
      topic: 'Maar één keer',
      ask: 'Probeer het [tool|Schuurblok] nog een keer.',
      done: 'Elke kaart werkt één keer. Vooraf kies je er één tot vijf: hoe minder, hoe moeilijker.',
    },
    privates: {
      topic: 'Twee persoonlijke doelen',
      ask: 'Dit zijn je twee [private|persoonlijke doelen]: alleen het beste telt.',
      why: 'Elk leeg vak kost aan het einde 3 punten.',
    },
    verdict: {
      topic: 'De uitslag',
      ask: 'Kies ‘Beurt beëindigen’ en vergelijk je score met de [target|doelscore].',
      why: 'Om te winnen heb je meer punten nodig dan de doelscore.',
      done: 'Je hebt gewonnen! Met precies de doelscore had je verloren.',
    },
  },
};

const values: SagradaLessonTexts['values'] = {
  title: 'Kaarten die een waarde veranderen',
  about: 'Driepuntstang en Schuurblok.',
  steps: {
    grozing: {
      topic: 'Driepuntstang',
      ask: 'Gebruik de [tool|Driepuntstang] op de [die|paarse 3], kies de [value|4] en leg hem op [cell|A2].',
      why: 'De steen wordt precies 1 hoger of lager, maar een 6 wordt nooit een 1.',
      done: 'Op A2 past alleen een 4: daar ligt er nu een.',
    },
    grinding: {
      topic: 'Schuurblok',
      ask: 'Gebruik het [tool|Schuurblok] op de [die|rode 1] en leg hem op [cell|D4].',
      why: 'De steen wordt omgedraaid: 1 wordt 6, 2 wordt 5, 3 wordt 4.',
      done: 'De rode steen is nu een 6.',
    },
    timely: {
      topic: 'Op het juiste moment',
      ask: 'Je hebt deze beurt al een steen gelegd. Probeer nu het [tool|Schuurblok].',
      done: 'Deze kaarten veranderen de steen die je neemt. Gebruik ze voordat je hem legt.',
    },
  },
};

const rolls: SagradaLessonTexts['rolls'] = {
  title: 'Kaarten om opnieuw te werpen',
  about: 'Fluxborstel en Loodhamer.',
  steps: {
    brush: {
      topic: 'Fluxborstel',
      ask: 'Gebruik de [tool|Fluxborstel] op de [die|rode 1].',
      why: 'Je werpt de steen die je neemt opnieuw, ook als hij nog nergens paste.',
    },
    brushed: {
      topic: 'De nieuwe waarde',
      ask: 'Het is nu een rode 4. Leg hem op [cell|D4].',
      why: 'Past hij, dan moet je hem leggen. Past hij nergens, dan gaat hij terug naar het aanbod.',
      done: 'Dit was je steen voor deze beurt, wat je ook wierp.',
    },
    early: {
      topic: 'Loodhamer',
      ask: 'Dit is je eerste beurt van de ronde. Probeer de [tool|Loodhamer].',
      done: 'Hij werkt alleen in je tweede beurt van een ronde, voordat je een steen neemt.',
    },
    hammer: {
      topic: 'Loodhamer',
      ask: 'Gebruik in je tweede beurt de [tool|Loodhamer] op het hele [pool|aanbod].',
      done: 'Alle stenen in het aanbod zijn opnieuw geworpen. Je mag er nog een nemen.',
    },
  },
};

const swaps: SagradaLessonTexts['swaps'] = {
  title: 'Kaarten om stenen te ruilen',
  about: 'Rondsnijder en Fluxverwijderaar.',
  steps: {
    cutter: {
      topic: 'Rondsnijder',
      ask: 'Ruil met de [tool|Rondsnijder] de [die|paarse 3] voor de [track|groene 5] en leg die op [cell|B2].',
      why: 'De twee stenen wisselen van plek en houden hun waarde.',
      done: 'De paarse 3 ligt nu op het rondespoor.',
    },
    remover: {
      topic: 'Fluxverwijderaar',
      ask: 'Gebruik de [tool|Fluxverwijderaar] op de [die|groene 3].',
      why: 'Hij gaat terug in de zak en je trekt een andere steen.',
    },
    drawn: {
      topic: 'Een waarde naar keuze',
      ask: 'Je hebt een paarse steen getrokken. Kies de [value|4] en leg hem op [cell|A2].',
      why: 'Je kiest zelf de waarde. Je mag de steen ook in het aanbod leggen.',
      done: 'De kleur was toeval, de waarde koos je zelf.',
    },
  },
};

const moves: SagradaLessonTexts['moves'] = {
  title: 'Kaarten om stenen te verplaatsen',
  about: 'Loodopenhaler en Olieglassnijder.',
  steps: {
    lathekin: {
      topic: 'Loodopenhaler',
      ask: 'Verplaats met de [tool|Loodopenhaler] de [lift|groene 6] naar [cell|B2] en dan de [lift|blauwe 3] naar [cell|A3].',
      why: 'Je moet precies twee stenen verplaatsen. Alle regels gelden.',
      done: 'Ze gaan een voor een: de tweede mag dus op de plek van de eerste.',
    },
    wheel: {
      topic: 'Olieglassnijder',
      ask: 'Verplaats met de [tool|Olieglassnijder] de [lift|gele 6] naar [cell|D2]. Kies dan ‘Alleen deze verplaatsen’.',
      why: 'Je verplaatst een of twee stenen in een kleur die op het rondespoor ligt.',
      done: 'Deze kaarten werken voordat of nadat je een steen neemt.',
    },
  },
};

const exceptions: SagradaLessonTexts['exceptions'] = {
  title: 'Kaarten die een regel opheffen',
  about: 'Églomisé Borstel, Folie-aandrukker en Snijliniaal.',
  steps: {
    eglomise: {
      topic: 'Églomisé Borstel',
      ask: 'Verplaats met de [tool|Églomisé Borstel] de [lift|groene 6] naar het gele [cell|vak D2].',
      why: 'Je verplaatst één steen en de kleur van het nieuwe vak hoeft niet te kloppen.',
      done: 'Buren en gedrukte waardes tellen nog steeds.',
    },
    burnisher: {
      topic: 'Folie-aandrukker',
      ask: 'Verplaats met de [tool|Folie-aandrukker] de [lift|gele 1] naar [cell|A2], waar een 4 gedrukt staat.',
      why: 'Je verplaatst één steen en de waarde van het nieuwe vak hoeft niet te kloppen.',
      done: 'Buren en gedrukte kleuren tellen nog steeds.',
    },
    straightedge: {
      topic: 'Snijliniaal',
      ask: 'Gebruik de [tool|Snijliniaal] op de [die|groene 3] en leg hem op [cell|C1].',
      why: 'Zo mag een steen op een vak liggen dat geen andere steen raakt.',
      done: 'Wat er op het vak gedrukt staat, telt nog steeds.',
    },
  },
};

const twice: SagradaLessonTexts['twice'] = {
  title: 'Een kaart voor twee stenen',
  about: 'Glasbreektang.',
  steps: {
    pliers: {
      topic: 'Glasbreektang',
      ask: 'Je hebt net een steen gelegd. Gebruik de [tool|Glasbreektang] en leg de [die|paarse 4] op [cell|A2].',
      why: 'Zo neem je meteen een tweede steen.',
    },
    skipped: {
      topic: 'Wat het kost',
      ask: 'Kies ‘Beurt beëindigen’ en volg de [turns|beurtvolgorde].',
      done: 'Je nam twee stenen tegelijk, dus je tweede beurt van de ronde is overgeslagen.',
    },
    late: {
      topic: 'Te laat',
      ask: 'Dit is je tweede beurt van een ronde. Probeer de [tool|Glasbreektang].',
      done: 'Hij werkt alleen in je eerste beurt van een ronde, nadat je een steen hebt genomen.',
    },
  },
};

const printed: SagradaLessonTexts['printed'] = {
  title: 'Als je het bordspel kent',
  about: 'Wat hier anders is, in één minuut.',
  steps: {
    refused: {
      topic: 'Vergissingen',
      ask: 'Probeer de [die|blauwe 3] op [cell|B5].',
      done: 'Aan tafel kost een vergissing later stenen. Hier wordt de zet meteen geweigerd.',
    },
    idle: {
      topic: 'Kaarten zonder effect',
      ask: 'In de eerste ronde is het rondespoor leeg. Probeer de [tool|Rondsnijder].',
      done: 'Een kaart die niets kan doen, mag je niet gebruiken, ook niet om de prijs te verhogen.',
    },
    impossible: {
      topic: 'Verloren vakken',
      ask: 'Kijk naar [cell|A4]: de barst laat zien dat er geen steen meer past.',
      why: 'Er moet een gele steen komen, maar er ligt al een gele naast.',
    },
    score: {
      topic: 'Punten tot nu toe',
      ask: 'De [card|doelen] en je [private|persoonlijk doel] laten je punten nu al zien.',
      why: 'Je persoonlijke doel kun je verbergen als er iemand meekijkt.',
    },
  },
};

export const lessons: SagradaLessonTexts = {
  first,
  solo,
  values,
  rolls,
  swaps,
  moves,
  exceptions,
  twice,
  printed,
};
