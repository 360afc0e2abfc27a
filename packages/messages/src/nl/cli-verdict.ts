import type { VerdictTexts } from '../cli-verdict.ts';

export const verdict: VerdictTexts = {
  garbled: {
    'line-too-long': (answer) => `Het antwoord is te lang. Het begint zo: ${answer}`,
    'not-utf8': (answer) => `Het antwoord is geen geldige UTF-8: ${answer}`,
    'not-json': (answer) => `Het antwoord is geen geldige JSON: ${answer}`,
    'no-answer': (answer) => `Het antwoord moet een id en een zet bevatten: ${answer}`,
    'wrong-id': (answer) => `Het antwoord heeft een andere id dan de vraag: ${answer}`,
    declined: (answer) => `Het programma antwoordde met een fout: ${answer}`,
  },
  nonsense: (answer, reasons) => `Het antwoord is geen zet van dit spel: ${answer} – ${reasons}`,
  illegal: (answer, reasons) => `De spelregels staan de zet niet toe: ${answer} – ${reasons}`,
  late: (milliseconds) => `Geen antwoord binnen ${milliseconds} ms.`,
  unstarted: (how) => `Het programma kon niet worden gestart: ${how}`,
  gone: (how) => `Het programma stopte zonder antwoord: ${how}`,
};
