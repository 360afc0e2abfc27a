import type { VerdictTexts } from '../cli-verdict.ts';

export const verdict: VerdictTexts = {
  garbled: {
    'line-too-long': (answer) => `The answer is too long; it starts: ${answer}`,
    'not-utf8': (answer) => `The answer is not UTF-8: ${answer}`,
    'not-json': (answer) => `The answer is not JSON: ${answer}`,
    'no-answer': (answer) => `The answer has no id and move: ${answer}`,
    'wrong-id': (answer) => `The answer has another id than the question: ${answer}`,
    declined: (answer) => `The program answered with an error: ${answer}`,
  },
  nonsense: (answer, reasons) => `The answer is no move of this game: ${answer} – ${reasons}`,
  illegal: (answer, reasons) => `The rules refuse the move: ${answer} – ${reasons}`,
  late: (milliseconds) => `There was no answer within ${milliseconds} ms.`,
  unstarted: (how) => `The program could not be started: ${how}`,
  gone: (how) => `The program ended without an answer: ${how}`,
};
