/**
 * A record and a place in it, packed into the fragment of an address: `12.` and the deflated text in base64url. A
 * fragment is never sent to a server. What comes out of a link is bounded, and checked like a file.
 */
import { fail, ok, type Result } from '@leadlight/core';

/** Longer links are cut off by some of the programs that people send them with. */
const MOST_PACKED = 6000;
/** Whoever steps through a linked game changes the number before the point. */
const MOST_CHARACTERS = '99999.'.length + MOST_PACKED;
/** However small a link is, it may not unpack to more. */
const MOST_BYTES = 1_000_000;

export interface Linked {
  readonly text: string;
  /** How many events have happened at the place that is linked to. */
  readonly at: number;
}

/** Undefined when it would be too long for a link. */
export async function packLink({ text, at }: Linked): Promise<string | undefined> {
  const packed = toBase64Url(await deflate(text));
  return packed.length > MOST_PACKED ? undefined : `${at}.${packed}`;
}

/** Why a link cannot be opened; `too-long` are those that we did not make. */
export type LinkFault = 'broken' | 'too-long' | 'too-large';

export async function unpackLink(fragment: string): Promise<Result<Linked, LinkFault>> {
  if (fragment.length > MOST_CHARACTERS) return fail(['too-long']);
  const [, at, packed] = /^(\d{1,5})\.([\w-]+)$/.exec(fragment) ?? [];
  const bytes = packed === undefined ? undefined : fromBase64Url(packed);
  if (bytes === undefined) return fail(['broken']);
  const text = await inflate(bytes);
  return text.ok ? ok({ text: text.value, at: Number(at) }) : text;
}

async function deflate(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Stops as soon as there is too much, whatever is still to come. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Result<string, LinkFault>> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  try {
    for (let size = 0; ;) {
      const { done, value } = await reader.read();
      if (done) return ok(text + decoder.decode());
      size += value.length;
      if (size > MOST_BYTES) return fail(['too-large']);
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return fail(['broken']);
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
