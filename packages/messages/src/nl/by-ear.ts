import type { ByEarTexts } from '../by-ear.ts';

export const byEar: ByEarTexts = {
  command: 'Opdrachtveld',
  field: 'Zet of vraag',
  hint: 'Enter laat zien wat een zet doet; nogmaals Enter voert hem uit.',
  hintArrows: 'Pijl omlaag: suggesties.',
  openField: 'Zet of vraag typen',
  enter: 'Invoeren',
  suggestions: 'Suggesties',
  enterAgain: (act) => `Nogmaals Enter: ${act}`,
  choices: 'Je keuzes',
  lastMoves: 'Laatste zetten',
  narration: 'Meldingen voor schermlezers',
  narrations: {
    brief: 'Kort',
    normal: 'Normaal',
    full: 'Uitgebreid, met de spelsituatie aan het begin van je beurt',
  },
};
