import type { VerdictTexts } from '../cli-verdict.ts';

export const verdict: VerdictTexts = {
  garbled: {
    'line-too-long': (answer) => `Odpowiedź jest za długa; zaczyna się tak: ${answer}`,
    'not-utf8': (answer) => `Odpowiedź nie jest w UTF-8: ${answer}`,
    'not-json': (answer) => `Odpowiedź nie jest w formacie JSON: ${answer}`,
    'no-answer': (answer) => `W odpowiedzi brakuje identyfikatora i ruchu: ${answer}`,
    'wrong-id': (answer) => `Odpowiedź ma inny identyfikator niż pytanie: ${answer}`,
    declined: (answer) => `Program odpowiedział błędem: ${answer}`,
  },
  nonsense: (answer, reasons) => `Odpowiedź nie jest ruchem tej gry: ${answer} – ${reasons}`,
  illegal: (answer, reasons) => `Zasady nie pozwalają na ten ruch: ${answer} – ${reasons}`,
  late: (milliseconds) => `Brak odpowiedzi w ciągu ${milliseconds} ms.`,
  unstarted: (how) => `Nie udało się uruchomić programu: ${how}`,
  gone: (how) => `Program zakończył się bez odpowiedzi: ${how}`,
};
