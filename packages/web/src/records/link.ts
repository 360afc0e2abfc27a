/**
 * Packs a record and a position in it into the fragment of an address: `12.` and the deflated text in base64url.
 * Browsers never send a fragment to a server. A link's contents are limited in size and checked like a file.
 */
import { fail, ok, type Result } from '@leadlight/core';

/** Some messaging programs cut off longer links. */
const MOST_PACKED = 6000;
/** Stepping through a linked game changes the number before the point. */
const MOST_CHARACTERS = '99999.'.length + MOST_PACKED;
/** The largest text that a link may unpack to. */
const MOST_BYTES = 1_000_000;

export interface Linked {
  readonly text: string;
  /** The number of events before the linked position. */
  readonly at: number;
}

/** Undefined when the record is too long for a link. */
export async function packLink({ text, at }: Linked): Promise<string | undefined> {
  const packed = toBase64Url(await deflate(text));
  return packed.length > MOST_PACKED ? undefined : `${at}.${packed}`;
}

/** The reason why a link can't be opened. Leadlight never makes one that is `too-long`. */
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

/** Stops as soon as the limit is passed, without reading the rest. */
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
