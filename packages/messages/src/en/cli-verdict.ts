import type { VerdictTexts } from '../cli-verdict.ts';

export const verdict: VerdictTexts = {
  garbled: {
    'line-too-long': (answer) => `The answer is too long. It starts: ${answer}`,
    'not-utf8': (answer) => `The answer isn’t valid UTF-8: ${answer}`,
    'not-json': (answer) => `The answer isn’t valid JSON: ${answer}`,
    'no-answer': (answer) => `The answer needs both an id and a move: ${answer}`,
    'wrong-id': (answer) => `The answer’s id doesn’t match the question’s: ${answer}`,
    declined: (answer) => `The program answered with an error: ${answer}`,
  },
  nonsense: (answer, reasons) => `The answer isn’t a move in this game: ${answer} – ${reasons}`,
  illegal: (answer, reasons) => `Illegal move: ${answer} – ${reasons}`,
  late: (milliseconds) => `No answer within ${milliseconds} ms.`,
  unstarted: (how) => `The program couldn’t be started: ${how}`,
  gone: (how) => `The program exited without an answer: ${how}`,
};
