import type { ServerFrame } from '@leadlight/protocol';
import { expect, test } from 'vitest';
import { Receiver } from 'ws';
import { Packed } from '../../src/tables/packed.ts';

const saying = (text: string): ServerFrame => ({
  type: 'said',
  table: 'x'.repeat(22),
  number: 0,
  at: 0,
  seat: null,
  name: 'Zoé',
  text,
});

/** What a reader gets, whose library knows the protocol. */
function received(bytes: Buffer): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const receiver = new Receiver({ isServer: false });
    receiver.on('message', (data: Buffer) => resolve(JSON.parse(data.toString())));
    receiver.on('error', reject);
    receiver.write(bytes);
  });
}

/** Around the lengths at which the header changes. */
test.each([0, 1, 7, 30, 65_400, 65_420, 65_535, 70_000])('a text of %i characters arrives whole', async (length) => {
  const frame = saying('é'.repeat(Math.min(length, 3)) + 'x'.repeat(length));
  expect(await received(Buffer.from(new Packed(frame).bytes, 'latin1'))).toEqual(frame);
});

test('texts in any script have as many bytes as characters', () => {
  const { bytes } = new Packed(saying('ŻÓŁĆ 🎲 \u2028'));
  expect(Buffer.from(bytes, 'latin1').toString('latin1')).toBe(bytes);
  expect(bytes.slice(4)).toMatch(/^[ -~]*$/);
});
