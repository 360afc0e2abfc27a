/** Frames that no client of ours sends. */
import { harmless, ended, refused, type Attack, type Group } from './attack.ts';
import { closeCode, frameBytes, rawSocket } from './raw.ts';
import type { Guest, Stage } from './stage.ts';

/** The refusal of a text that is sent as it is. */
const text =
  (make: (stage: Stage) => string | Buffer): Attack['run'] =>
  async (stage) => {
    const { line } = await stage.guest();
    line.socket.send(make(stage));
    return (await line.until((frame) => frame.type === 'refused')).code;
  };

/** The close code after these bytes. */
const bytes =
  (make: () => readonly Buffer[]): Attack['run'] =>
  async ({ address }) => {
    const socket = await rawSocket(address);
    const code = closeCode(socket);
    if (typeof socket !== 'number') for (const each of make()) socket.write(each);
    return String(await code);
  };

const frame = (fields: string): string => `{"table":"${'a'.repeat(22)}","id":"x",${fields}}`;

const MALFORMED: Readonly<Record<string, string | Buffer>> = {
  'text that isn’t JSON': '{"type":',
  'an empty text': '',
  null: 'null',
  'a number': '1e999',
  'a list of frames': '[{"type":"ping","id":"x"}]',
  'a frame without a type': '{"id":"x"}',
  'a frame of the type “__proto__”': '{"type":"__proto__"}',
  'a frame that only the server may send': '{"type":"goodbye","reason":"restart"}',
  'a frame 8,000 levels deep': '['.repeat(8000) + ']'.repeat(8000),
  'a frame with a deep field': frame(`"type":"follow","from":${'['.repeat(5000)}${']'.repeat(5000)}`),
  'binary data': Buffer.from('{"type":"ping","id":"x"}'),
  'a number below zero': frame('"type":"follow","from":-1'),
  'a fraction': frame('"type":"follow","from":0.5'),
  'an infinite number': frame('"type":"follow","from":1e999'),
  'a number as text': frame('"type":"follow","from":"0"'),
  'two types, the last of them wrong': '{"type":"ping","id":"x","type":"pong"}',
  'an id with other characters': '{"type":"ping","id":"<script>"}',
  'an id of 65 characters': `{"type":"ping","id":"${'x'.repeat(65)}"}`,
  'a malformed address': '{"type":"follow","table":"../../etc/passwd","from":0}',
  'a command without an id': frame('"type":"command","command":{"type":"start"}'),
  'a command that is a list': frame('"type":"command","command":[]'),
  'half a surrogate pair in a text': frame('"type":"say","text":"\\ud800"'),
  'control characters in a text': frame('"type":"say","text":"a\\u0007\\u001b[31mb"'),
  'a line break in a text': frame('"type":"say","text":"a\\nb"'),
  'characters that reverse the text': frame('"type":"say","text":"\\u202egnp.exe"'),
  'a text of 501 characters': frame(`"type":"say","text":"${'x'.repeat(501)}"`),
  'a text with nothing visible': frame('"type":"say","text":"  \\t"'),
  'a phrase that does not exist': frame('"type":"say","phrase":"toString"'),
};

const PING = Buffer.from('{"type":"ping","id":"x"}');

/** In pieces of one byte each. */
const pieces = (payload: Buffer): readonly Buffer[] =>
  [...payload].map((byte, at) =>
    frameBytes(Buffer.from([byte]), { opcode: at === 0 ? 1 : 0, isLast: at === payload.length - 1 }),
  );

async function fragmented(stage: Stage): Promise<string> {
  const socket = await rawSocket(stage.address);
  if (typeof socket === 'number') return String(socket);
  let heard = '';
  const answered = new Promise<string>((resolve) => {
    socket.on(
      'data',
      (part: Buffer) => (heard += part.toString('latin1')).includes('"type":"pong"') && resolve('pong'),
    );
  });
  for (const piece of pieces(PING)) socket.write(piece);
  const outcome = await answered;
  socket.destroy();
  return outcome;
}

async function polluted(stage: Stage): Promise<string> {
  const { line } = await stage.guest();
  line.socket.send('{"type":"ping","id":"x","__proto__":{"host":true},"constructor":{"prototype":{"host":true}}}');
  await line.until((each) => each.type === 'pong');
  return 'host' in {} ? 'polluted' : 'pong';
}

/** A player who sends this, and what the other player gets. */
async function said(stage: Stage, words: string): Promise<string> {
  const [ada, bob]: readonly [Guest, Guest] = stage.players;
  ada.line.send({ type: 'say', table: stage.table, id: `say-${words.length}`, text: words });
  const heard = await bob.line.until((each) => each.type === 'said' && each.text === words);
  return heard.type === 'said' && heard.text === words ? 'as text' : 'changed';
}

const future = async (stage: Stage): Promise<string> => {
  const { line } = await stage.guest();
  const entriesBy = async (id: string): Promise<number> => {
    line.send({ type: 'ping', id });
    await line.until((each) => each.type === 'pong' && each.id === id);
    return line.frames.filter(({ type }) => type === 'entry').length;
  };
  const before = await entriesBy('before');
  line.send({ type: 'follow', table: stage.table, from: Number.MAX_SAFE_INTEGER });
  return (await entriesBy('after')) === before ? 'nothing' : 'something';
};

const INVALID = Buffer.from([0xff, 0xfe, 0xfd]);

export const FRAMES: Group = {
  title: 'Frames',
  attacks: [
    ...Object.entries(MALFORMED).map(([name, given]) =>
      refused(
        name,
        'malformed',
        text(() => given),
      ),
    ),
    ended(
      'a frame of 17 KB',
      1009,
      'broken',
      bytes(() => [frameBytes(Buffer.alloc(17_000, 0x20), { opcode: 1 })]),
    ),
    ended(
      'a message of 17 KB in pieces',
      1009,
      'broken',
      bytes(() =>
        Array.from({ length: 17 }, (_, at) =>
          frameBytes(Buffer.alloc(1000), { opcode: at === 0 ? 2 : 0, isLast: false }),
        ),
      ),
    ),
    ended(
      'a text that is not UTF-8',
      1007,
      'broken',
      bytes(() => [frameBytes(INVALID, { opcode: 1 })]),
    ),
    ended(
      'a frame without a mask',
      1002,
      'broken',
      bytes(() => [frameBytes(PING, { opcode: 1, isMasked: false })]),
    ),
    ended(
      'a frame with reserved bits',
      1002,
      'broken',
      bytes(() => [frameBytes(PING, { opcode: 1, reserved: 7 })]),
    ),
    ended(
      'a frame with an unknown opcode',
      1002,
      'broken',
      bytes(() => [frameBytes(PING, { opcode: 5 })]),
    ),
    ended(
      'a continuation of nothing',
      1002,
      'broken',
      bytes(() => [frameBytes(PING, { opcode: 0 })]),
    ),
    ended(
      'a ping of 126 bytes',
      1002,
      'broken',
      bytes(() => [frameBytes(Buffer.alloc(126), { opcode: 9 })]),
    ),
    harmless('a frame in pieces of one byte', 'pong', fragmented),
    harmless('names of prototypes as keys', 'pong', polluted),
    harmless('a script in a text', 'as text', (stage) => said(stage, '<script>alert(1)</script>'), 1),
    harmless('HTML and quotes in a text', 'as text', (stage) => said(stage, `"'><img src=x onerror=alert(1)>&amp;`), 1),
    harmless('entries from a future number on', 'nothing', future),
  ],
};
