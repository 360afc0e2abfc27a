import type { VerdictTexts } from '../cli-verdict.ts';

export const verdict: VerdictTexts = {
  garbled: {
    'line-too-long': (answer) => `Odpowiedź jest za długa. Początek: ${answer}`,
    'not-utf8': (answer) => `Odpowiedź nie jest poprawnym tekstem UTF-8: ${answer}`,
    'not-json': (answer) => `Odpowiedź nie jest poprawnym JSON-em: ${answer}`,
    'no-answer': (answer) => `Odpowiedź musi zawierać identyfikator i ruch: ${answer}`,
    'wrong-id': (answer) => `Odpowiedź ma inny identyfikator niż pytanie: ${answer}`,
    declined: (answer) => `Program odpowiedział błędem: ${answer}`,
  },
  nonsense: (answer, reasons) => `Odpowiedź nie zawiera ruchu w tej grze: ${answer} – ${reasons}`,
  illegal: (answer, reasons) => `Ruch niezgodny z zasadami: ${answer} – ${reasons}`,
  late: (milliseconds) => `Brak odpowiedzi w ciągu ${milliseconds} ms.`,
  unstarted: (how) => `Nie udało się uruchomić programu: ${how}`,
  gone: (how) => `Program zakończył się bez odpowiedzi: ${how}`,
};
