/**
 * Rules code returns what went wrong; it never throws. No rule of oxlint's own says so.
 */
const noThrow = {
  meta: { type: 'problem', messages: { throws: 'Rules code never throws: return a result with its errors.' } },
  /** @param {{ report(problem: { node: unknown, messageId: string }): void }} context */
  create: (context) => ({
    /** @param {unknown} node */
    ThrowStatement: (node) => {
      context.report({ node, messageId: 'throws' });
    },
  }),
};

export default { meta: { name: 'leadlight' }, rules: { 'no-throw': noThrow } };
