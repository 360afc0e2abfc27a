import type { SagradaSummary } from '../../rules/summary.ts';
import { theTool } from '../quoted.ts';

export const summary: SagradaSummary = {
  parts: {
    round: 'In elk van de 10 rondes',
    turn: 'In je beurt',
    placing: 'Een dobbelsteen plaatsen',
    forbidden: 'Verboden',
    end: 'Punten na ronde 10',
    solo: 'Spel voor 1 speler',
  },
  lines: {
    roll: 'De startspeler werpt 2 dobbelstenen per speler plus 1: het aanbod.',
    turns: 'De beurten gaan met de klok mee en weer terug: iedereen heeft er twee.',
    left: 'Dobbelstenen die in het aanbod overblijven, gaan naar het rondespoor.',
    bag: 'De zak gaat met de klok mee naar de volgende startspeler.',
    draft: 'Je mag één dobbelsteen uit het aanbod nemen en in je glasraam plaatsen.',
    tool: 'Je mag ervoor of erna één gereedschapskaart gebruiken: 1 betaalsteen, of 2 als er al een op ligt.',
    pass: 'Je mag beide doen, een van beide of geen van beide.',
    edge: 'De eerste dobbelsteen komt op een vak aan de rand of in een hoek.',
    touch: 'Elke andere dobbelsteen raakt een dobbelsteen in je glasraam, met een zijde of een hoek.',
    match: 'Een dobbelsteen past bij de kleur of waarde op zijn vak. Op een blanco vak past elke dobbelsteen.',
    same: 'Nooit zij aan zij: dobbelstenen van dezelfde kleur of dezelfde waarde. Hoeken maken niet uit.',
    unplaced: 'Een dobbelsteen nemen die je niet kunt plaatsen, tenzij een gereedschapskaart helpt',
    second: `Een tweede gereedschapskaart in één beurt, of een tweede dobbelsteen (behalve met ${theTool('running-pliers')})`,
    late: 'Nadat je een dobbelsteen hebt genomen: kaarten met effect op de steen die je neemt',
    idle: 'Een gereedschapskaart die niets kan doen',
    publicly: 'elk gedeeld doel, telkens als je eraan voldoet; alleen volle rijen en kolommen',
    privately: 'de som van de dobbelstenen in de kleur van je persoonlijke doel',
    tokens: 'per ongebruikte betaalsteen',
    empty: 'per leeg vak',
    ties: 'Bij een gelijke stand: persoonlijk doel, dan betaalstenen, dan de latere eerste beurt in ronde 10.',
    dice: 'Werp elke ronde 4 dobbelstenen en speel twee beurten. 2 gedeelde en 2 persoonlijke doelen liggen open.',
    pay: 'Betaal een gereedschapskaart met een dobbelsteen uit het aanbod in de kleur van de kaart. Elke kaart werkt één keer.',
    own: 'Alleen je beste persoonlijke doel telt. Elk leeg vak kost 3 punten.',
    target: 'Je wint als je meer scoort dan de som van de dobbelstenen op het rondespoor.',
  },
};
