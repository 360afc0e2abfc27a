/**
 * Rules code returns errors and never throws. oxlint has no rule of its own for this.
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
