import type { VerdictTexts } from '../cli-verdict.ts';

export const verdict: VerdictTexts = {
  garbled: {
    'line-too-long': (answer) => `La réponse est trop longue ; elle commence ainsi : ${answer}`,
    'not-utf8': (answer) => `La réponse n’est pas en UTF-8 : ${answer}`,
    'not-json': (answer) => `La réponse n’est pas du JSON : ${answer}`,
    'no-answer': (answer) => `La réponse n’a pas d’identifiant et de coup : ${answer}`,
    'wrong-id': (answer) => `La réponse n’a pas l’identifiant de la question : ${answer}`,
    declined: (answer) => `Le programme a répondu par une erreur : ${answer}`,
  },
  nonsense: (answer, reasons) => `La réponse n’est pas un coup de ce jeu : ${answer} – ${reasons}`,
  illegal: (answer, reasons) => `Les règles refusent ce coup : ${answer} – ${reasons}`,
  late: (milliseconds) => `Aucune réponse n’est venue en ${milliseconds} ms.`,
  unstarted: (how) => `Le programme n’a pas pu être lancé : ${how}`,
  gone: (how) => `Le programme s’est terminé sans réponse : ${how}`,
};
