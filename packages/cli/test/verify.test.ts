import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { example, leadlight, shell } from './cli.ts';
import { present } from '../../core/test/present.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Json = Record<string, unknown>;
interface Loose extends Json {
  events: Json[];
  result: { scores: number[]; ranking: number[][]; breakdown: Json[] };
}

let sintra = '';
let sagrada = '';
beforeAll(async () => {
  sintra = (await leadlight(['simulate', '--game', 'sintra', '--annotate'])).out;
  sagrada = (await leadlight(['simulate', '--game', 'sagrada', '--annotate'])).out;
});

/** A changed record, as a line. */
function changed(line: string, change: (record: Loose) => void): string {
  const record = JSON.parse(line) as Loose;
  change(record);
  return `${JSON.stringify(record)}\n`;
}

const save = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

describe('verify', () => {
  it('accepts the examples, even spread over lines or one right after another', async () => {
    const files = [
      example('sagrada', 'sagrada-2-players'),
      example('sagrada', 'sagrada-4-players'),
      example('sagrada', 'sagrada-solo-5-tools'),
      example('sintra', 'sintra-2-players-side-A'),
      example('sintra', 'sintra-4-players-side-B'),
    ];
    const { out, code } = await leadlight(['verify', ...files]);
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n')).toHaveLength(5);
    expect(out).toContain('sagrada-solo-5-tools.json, record 1: ok: Sagrada · 1 player · 52 events · finished');
    expect(out).toContain('chance events are possible, but not proven (no seed)');
    const together = files.map((file) => readFileSync(file, 'utf8').trim()).join('');
    expect((await leadlight(['verify'], together)).out).toContain('standard input, record 5: ok: Sintra · 4 players');
  });

  it('names the event and the rule that it breaks', async () => {
    const index = (JSON.parse(sintra) as Loose).events.findIndex(({ type }) => type === 'pick');
    const text = changed(sintra, ({ events }) => {
      events[index] = { ...events[index], from: 8 };
    });
    const { out, err, code } = await leadlight(['verify', save('display.jsonl', sintra + text + sintra)]);
    const lines = out.trimEnd().split('\n');
    expect(lines.map((line) => line.includes(': ok: '))).toEqual([true, false, true]);
    expect(lines[1]).toMatch(new RegExp(`display\\.jsonl, record 2: BAD: event ${index}: R-02: There’s no display 9`));
    expect([err, code]).toEqual(['', 1]);
  });

  it('finds wrong chance, scores, places, counts and commitments', async () => {
    const bad: readonly (readonly [string, RegExp])[] = [
      [
        changed(sagrada, ({ events }) => {
          const roll = events.find(({ type }) => type === 'roll') ?? {};
          roll['dice'] = (roll['dice'] as string[]).toReversed();
        }),
        /event \d+: record: The seed gives a different outcome/,
      ],
      [changed(sagrada, ({ result }) => (result.scores = result.scores.toReversed())), /result\.scores: G-50/],
      [changed(sintra, ({ result }) => (result.ranking = result.ranking.toReversed())), /result\.ranking: R-56/],
      [changed(sintra, ({ result }) => (present(result.breakdown[0])['windows'] = 99)), /result\.breakdown: R-50/],
      [
        changed(sintra, ({ events }) => {
          const move = events.find(({ legal }) => legal !== undefined) ?? {};
          move['legal'] = Number(move['legal']) + 1;
        }),
        /event \d+: record: There are \d+ possible moves here/,
      ],
      [changed(sintra, (record) => (record['commitment'] = 'f'.repeat(64))), /commitment: record/],
      [
        changed(sintra, (record) => (record['game'] = 'chess')),
        /game: record: This version of Leadlight doesn’t know a game called “chess”/,
      ],
      [changed(sintra, ({ events }) => (present(events[3])['colour'] = 'mauve')), /event 3, colour: R-\d+: /],
      [changed(sintra, (record) => delete record['players']), /players/],
      ['{}\n', /game: record/],
      ['[]\n', /BAD: record/],
    ];
    const { out, code } = await leadlight(['verify'], bad.map(([text]) => text).join(''));
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(bad.length);
    for (const [i, [, words]] of bad.entries()) expect(lines[i]).toMatch(words);
    expect(code).toBe(1);
  });

  it('says that a game is in progress or was abandoned', async () => {
    const running = changed(sintra, (record) => {
      record.events = record.events.slice(0, 10);
      delete record['seed'];
      delete (record as Json)['result'];
    });
    const abandoned = changed(running, ({ events }) => events.push({ type: 'abandoned' }));
    const { out, code } = await leadlight(['verify'], running + abandoned);
    expect(out).toMatch(/record 1: ok: Sintra · 2 players · 10 events · in progress/);
    expect(out).toMatch(/record 2: ok: Sintra · 2 players · 11 events · abandoned/);
    expect(code).toBe(0);
  });

  it('puts a space before the colon in French', async () => {
    const refused = changed(sintra, ({ events }) => (present(events[1])['type'] = 'nothing'));
    const { out } = await leadlight(['verify', '--lang', 'fr'], sintra + refused);
    const [good, bad] = out.split('\n');
    expect(good).toMatch(/partie 1[ \u00a0\u202f]: ok[ \u00a0\u202f]: Sintra · 2 joueurs/);
    expect(bad).toMatch(/partie 2[ \u00a0\u202f]: ERREUR[ \u00a0\u202f]: événement 1, type[ \u00a0\u202f]: /);
    expect(out).not.toMatch(/\w: /);
  });

  it('checks the record of one viewer, and says so', async () => {
    const seen = changed(sagrada, (record) => {
      record.events = record.events.slice(0, 8);
      present(record.events[0])['private'] = [(present(record.events[0])['private'] as unknown[])[0], null];
      delete record['seed'];
      delete (record as Json)['result'];
    });
    const { out, code } = await leadlight(['verify'], seen);
    expect(out).toContain('checked as far as one viewer could see');
    expect(code).toBe(0);
  });

  it('refuses records of finished games that hide something or have no setup', async () => {
    const bad: readonly (readonly [string, RegExp])[] = [
      [
        changed(sagrada, ({ events }) => events.push({ type: 'reveal', private: present(events[0])['private'] })),
        /event \d+: record: The game is over/,
      ],
      [
        changed(
          sagrada,
          ({ events }) => (present(events[0])['offers'] = [(present(events[0])['offers'] as unknown[])[0], null]),
        ),
        /event 0, offers\[1\]: record: The game is over/,
      ],
      [
        changed(sintra, (record) => {
          record.events = [{ type: 'abandoned' }];
          delete (record as Json)['result'];
        }),
        /event 0: R-11: /,
      ],
      [
        changed(sagrada, (record) => {
          record.events = record.events.filter(({ type }) => type === 'setup' || type === 'choose' || type === 'roll');
          present(record.events[0])['offers'] = [null, null];
          for (const event of record.events) if (event['type'] === 'choose') event['pattern'] = null;
          delete record['seed'];
          delete (record as Json)['result'];
        }),
        /event 3: G-99: The offered and chosen patterns must be revealed here\./,
      ],
      [changed(sintra, ({ result }) => ((result as unknown as Json)['target'] = 40)), /result\.target: record/],
    ];
    const { out, code } = await leadlight(['verify'], bad.map(([text]) => text).join(''));
    const lines = out.trimEnd().split('\n');
    for (const [i, [, words]] of bad.entries()) expect(lines[i]).toMatch(words);
    expect([lines.length, code]).toEqual([bad.length, 1]);
  });

  it('continues after unreadable parts, with exit code 2', async () => {
    const half = `${sintra.slice(0, 500)}\n`;
    const { out, err, code } = await leadlight([
      'verify',
      '/nowhere.jsonl',
      save('half.jsonl', half + sintra + 'hm\n'),
    ]);
    expect(out).toContain('record 2: ok');
    expect(err.trimEnd().split('\n')).toEqual([
      'leadlight: The file “/nowhere.jsonl” doesn’t exist.',
      `leadlight: ${folder}/half.jsonl, record 1 (from line 1) isn’t valid JSON.`,
      `leadlight: ${folder}/half.jsonl, record 3 (from line 3) isn’t valid JSON.`,
    ]);
    expect(code).toBe(2);
  });

  it('lists ten unreadable parts of a file and counts the rest', async () => {
    const junk = save('junk.jsonl', `${'}\n'.repeat(13)}${'['.repeat(200)}`);
    const { out, err, code } = await leadlight(['verify', junk, save('good.jsonl', `nothing\n${sintra}`)]);
    const lines = err.trimEnd().split('\n');
    expect(lines).toHaveLength(12);
    expect(lines[0]).toBe(`leadlight: ${junk}, record 1 (from line 1) isn’t valid JSON.`);
    expect(lines[10]).toBe(`leadlight: ${junk}: 4 more parts can’t be read.`);
    expect(lines[11]).toContain('good.jsonl, record 1 (from line 1) isn’t valid JSON.');
    expect(out).toContain('good.jsonl, record 2: ok');
    expect(code).toBe(2);
  });

  it('copes with records that are far too large', async () => {
    const text = [
      changed(sintra, (record) => (record['players'] = Array.from({ length: 300_000 }, () => ({ name: 1 })))),
      changed(sintra, (record) => (record['game'] = 'x'.repeat(100_000))),
      `${'['.repeat(200)}${']'.repeat(200)}\n`,
      sintra,
    ];
    const { out, err, code } = await leadlight(['verify'], text.join(''));
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toMatch(/record 1: BAD: .* · and \d+ more$/);
    expect(lines[1]).toMatch(
      /record 2: BAD: game: record: This version of Leadlight doesn’t know a game called “x{80}…”/,
    );
    expect(lines[2]).toContain('record 4: ok');
    expect(err).toBe(
      'leadlight: standard input, record 3 (from line 3) is too large or too deeply nested to be a game.\n',
    );
    expect(code).toBe(2);
  });

  it('complains about empty input', async () => {
    const { out, err, code } = await leadlight(['verify'], '\n \n');
    expect([out, code]).toEqual(['', 2]);
    expect(err).toBe('leadlight: There are no records in “standard input”.\n');
  });

  it('keeps a record’s control characters off the terminal', async () => {
    const { out } = await leadlight(
      ['verify'],
      changed(sintra, (record) => (record['game'] = '\u001B[31mred\n')),
    );
    expect(out).toMatch(/^[^\p{Cc}]+\n$/u);
  });

  it('returns the right exit code even if its errors are not read', async () => {
    const file = save('unread.txt', '{ not JSON }\n'.repeat(20_000));
    const { out } = await shell(
      `{ { leadlight verify ${file} 2>&1 >/dev/null; echo $? >&3; } | head -c 1 >/dev/null; } 3>&1`,
    );
    expect(out).toBe('2\n');
  });
});
