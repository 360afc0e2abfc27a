import type { Code, Random } from '@leadlight/core';

/** One of the codes, each equally likely. */
export function pick(codes: readonly Code[], random: Random): Code {
  const code = codes[random.below(codes.length)];
  if (code === undefined) throw new RangeError('The seat has nothing to decide.');
  return code;
}
