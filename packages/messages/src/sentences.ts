/** Several statements as sentences, each with its full stop. All our languages end and separate them alike. */
export const sentences = (...parts: readonly string[]): string =>
  parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ');
