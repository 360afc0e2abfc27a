import type { VerdictTexts } from '../cli-verdict.ts';

export const verdict: VerdictTexts = {
  garbled: {
    'line-too-long': (answer) => `La réponse est trop longue. Elle commence ainsi : ${answer}`,
    'not-utf8': (answer) => `La réponse n’est pas en UTF-8 valide : ${answer}`,
    'not-json': (answer) => `La réponse n’est pas du JSON valide : ${answer}`,
    'no-answer': (answer) => `La réponse doit contenir un identifiant et un coup : ${answer}`,
    'wrong-id': (answer) => `L’identifiant de la réponse n’est pas celui de la question : ${answer}`,
    declined: (answer) => `Le programme a répondu par une erreur : ${answer}`,
  },
  nonsense: (answer, reasons) => `La réponse n’est pas un coup de ce jeu : ${answer} – ${reasons}`,
  illegal: (answer, reasons) => `Coup interdit : ${answer} – ${reasons}`,
  late: (milliseconds) => `Pas de réponse en ${milliseconds} ms.`,
  unstarted: (how) => `Le programme n’a pas pu être lancé : ${how}`,
  gone: (how) => `Le programme s’est terminé sans réponse : ${how}`,
};
