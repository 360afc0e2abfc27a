/** Everything that this server draws at random, by its use: tests give it values that they know. */
import { randomBytes, randomInt, randomUUID } from 'node:crypto';

export interface Randomness {
  /** The id of a person. It never leaves the server. */
  readonly identity: () => string;
  /** A secret for a session or a device link: 256 bits in base64url. */
  readonly token: () => string;
  /** A secret to write down: 125 bits, such as 7K2MD-0PQRS-…; more than anyone can guess. */
  readonly recoveryCode: () => string;
  /** The address of a table: 128 bits in base64url, so nobody guesses that of a private one. */
  readonly table: () => string;
  /** The seed of a table's chance: 256 bits in hex. */
  readonly seed: () => string;
  /** The id of a command that the server gives. */
  readonly command: () => string;
}

/** Letters and digits that nobody confuses on paper: no I, L, O or U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 5;
const GROUP_LENGTH = 5;

const group = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

export const TRUE_RANDOMNESS: Randomness = {
  identity: randomUUID,
  token: () => randomBytes(32).toString('base64url'),
  recoveryCode: () => Array.from({ length: GROUPS }, group).join('-'),
  table: () => randomBytes(16).toString('base64url'),
  seed: () => randomBytes(32).toString('hex'),
  command: randomUUID,
};
