import type { Slip } from './slip.ts';

export const DUTCH: readonly Slip[] = [
  {
    pattern: /\bkaart(?:en)?\b[^.]*(?<!\p{L})gedeeld(?!\p{L})|(?<!\p{L})delingen?(?!\p{L})/iu,
    sample: 'De kaarten zijn gedeeld.',
    better: 'De kaarten zijn uitgedeeld; dezelfde verdeling',
  },
  {
    pattern: /(?<!\p{L})(?:terugdraaien|teruggedraaid|terugnemen|teruggenomen)(?!\p{L})/iu,
    sample: 'De laatste stap terugdraaien',
    better: 'Laatste stap ongedaan maken',
  },
  { pattern: /(?<!\p{L})toestel(?!\p{L})/iu, sample: 'Geef het toestel aan Ada.', better: 'apparaat' },
  { pattern: /(?<!\p{L})stelling(?:en)?(?!\p{L})/iu, sample: 'De stelling beschrijven', better: 'de spelsituatie' },
  {
    pattern: /\b(?:naar|bij|tot) nu(?! toe)(?!\p{L})/iu,
    sample: 'Terug naar nu',
    better: 'Terug naar de huidige stand',
  },
  {
    pattern: /(?<!\p{L}|op )plaats \d+ (?:is aan|moet|heeft|kan|begint|ziet)(?!\p{L})/iu,
    sample: 'Plaats 2 is aan de beurt.',
    better: 'Speler 2 is aan de beurt.',
  },
  {
    pattern: /(?<!\p{L})gereedschap(?:pen)?(?!\p{L})/iu,
    sample: 'Kies een dobbelsteen of gereedschap.',
    better: 'een gereedschapskaart, of ‘de Loodhamer’',
  },
  {
    pattern:
      /, en (?:[A-D]\d (?:ligt|raakt|is)|dat is [^.]* niet|daar ligt geen|links van hem ligt geen|geen bot)(?!\p{L})/iu,
    sample: 'De eerste dobbelsteen hoort aan de rand, en C3 ligt daar niet.',
    better: ', maar C3 ligt daar niet',
  },
  {
    pattern: /(?<!\p{L})vrije? vak(?:ken)?(?!\p{L})/iu,
    sample: 'Op een vrij vak past elke dobbelsteen.',
    better: 'blanco vak (zonder opdruk), leeg vak (zonder steen)',
  },
  {
    pattern: /(?<!\p{L})alle (?:twee|drie|vier|vijf|zes) (?!de\b)\p{L}+/iu,
    sample: 'een set van alle zes waardes',
    better: 'alle zes de waardes',
  },
  {
    pattern: /(?<!\p{L})(?:waarden|moeilijkheid)(?!\p{L})/iu,
    sample: 'de ramen met hun waarden',
    better: 'waardes, moeilijkheidsgraad',
  },
  {
    pattern: /(?<!\p{L})(?:bewaard|bewaart niets|weigert te bewaren)(?!\p{L})/iu,
    sample: 'Wat net is gedaan, is nog niet bewaard.',
    better: 'Je laatste zet is nog niet opgeslagen.',
  },
  {
    pattern: /(?<!\p{L})(?:het toeval beslist|klaarzetten|klaargezet|extreem)(?!\p{L})/iu,
    sample: 'Het toeval beslist',
    better: 'Willekeurig, het lot beslist; Spel opzetten, Voorbereiding; zeer moeilijk',
  },
  {
    pattern: /(?<!\p{L})geen \p{L}+ past er nog(?!\p{L})/iu,
    sample: 'B2: rood vak, geen dobbelsteen past er nog',
    better: 'hier past geen dobbelsteen meer',
  },
  {
    pattern: /(?<!\p{L})(?:samen tellen|zijn onze eigen|de eigen (?:\d+ )?(?:panelen|marker))(?!\p{L})/iu,
    sample: 'Zoveel punten als je rode stenen samen tellen.',
    better: 'De som van je rode stenen; hebben we zelf gemaakt; zijn 8 panelen',
  },
  {
    pattern: /(?<!\p{L})ruilt? (?:de|een) [^.]* met (?:de|een)(?!\p{L})/iu,
    sample: 'Ruil de steen die je neemt met een steen op het rondespoor.',
    better: 'Ruil … voor',
  },
  {
    pattern: /(?<!\p{L})vlak naast(?!\p{L})/iu,
    sample: 'Op B2 kan geen 3: er ligt er al een vlak naast, op B3.',
    better: 'op B3 ernaast ligt er al een',
  },
];
