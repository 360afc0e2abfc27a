/**
 * Fair chance: every outcome of a game follows from a secret seed, committed to before the first outcome, and from the
 * salts that the seats add. Anyone can check it afterwards (docs/records.md).
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Luck, Random } from './random.ts';

/** 32 bytes in lower-case hex: a seed, a nonce or a SHA-256. */
export const HEX_32 = /^[0-9a-f]{64}$/;

/** The same, or an empty text. */
export const HEX_32_OR_NONE = /^([0-9a-f]{64})?$/;

/** A seat's contribution to the chance. */
export const SALT = /^[0-9A-Za-z_-]{0,64}$/;

const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The hash that the host publishes before the first chance event. */
export const commitmentOf = (seed: string): string => hashText(`leadlight-seed/1:${seed}`);

/** The hash that a seat publishes before any salt is opened. */
export const saltCommitmentOf = (seat: number, nonce: string, salt: string): string =>
  hashText(`leadlight-salt/1:${seat}:${nonce}:${salt}`);

/** A seed made from any text: for repeatable simulations, never for real games. */
export const seedFromText = (text: string): string => hashText(`leadlight-simulation/1:${text}`);

const WORDS_PER_DIGEST = 8;
const TWO_32 = 2 ** 32;

/** The part of a MAC that is used here. */
interface Mac {
  clone(): Mac;
  update(bytes: Uint8Array): Mac;
  digestInto(bytes: Uint8Array): void;
}

/** HMAC-SHA-256 with one key, which is digested once and not again for each message. */
class KeyedHash {
  private readonly keyed: Mac;

  constructor(seed: string) {
    this.keyed = hmac.create(sha256, hexToBytes(seed));
  }

  digestInto(bytes: Uint8Array, message: string): void {
    this.keyed.clone().update(utf8ToBytes(message)).digestInto(bytes);
  }
}

/** The stream of one label, read as unsigned 32-bit big-endian words. */
export class FairStream implements Random {
  private readonly hash: KeyedHash;
  private readonly prefix: string;
  private readonly bytes = new Uint8Array(WORDS_PER_DIGEST * 4);
  private readonly digest = new DataView(this.bytes.buffer);
  private read = 0;

  constructor(game: string, seed: string, salts: readonly string[], label: string, hash = new KeyedHash(seed)) {
    this.hash = hash;
    this.prefix = `leadlight-chance/1|${game}|${salts.join(',')}|${label}|`;
  }

  word(): number {
    const within = this.read % WORDS_PER_DIGEST;
    if (within === 0) this.hash.digestInto(this.bytes, `${this.prefix}${this.read / WORDS_PER_DIGEST}`);
    this.read++;
    return this.digest.getUint32(within * 4);
  }

  /** Words that would make some outcomes likelier than others are skipped. */
  below(n: number): number {
    const limit = Math.floor(TWO_32 / n) * n;
    let word = this.word();
    while (word >= limit) word = this.word();
    return word % n;
  }
}

/** The chance of a whole game: a fresh stream for each label. `seed` is 64 hex digits (HEX_32). */
export function fairLuck(game: string, seed: string, salts: readonly string[]): Luck {
  const hash = new KeyedHash(seed);
  return (label) => new FairStream(game, seed, salts, label, hash);
}
