/** What people expect of any command line: options anywhere, suggestions, completion, a man page, any terminal. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { present } from '../../core/test/present.ts';
import { inPlain, isPlainLocale } from '../src/base/glyphs.ts';
import { nearest } from '../src/base/nearest.ts';
import { drawTable } from '../src/drawing/table.ts';
import { LEAST_HELP, mainPage } from '../src/help.ts';
import { example, leadlight } from './cli.ts';
import { textsFor } from '@leadlight/messages';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-finished-'));
afterAll(() => rmSync(folder, { recursive: true }));

const COMMANDS = ['simulate', 'verify', 'show', 'bench', 'demo', 'tournament', 'bot', 'completion', 'man'];

describe('options', () => {
  it('may stand before the command', async () => {
    const file = example('sintra', 'sintra-2-players-side-A');
    const after = await leadlight(['verify', '--lang', 'fr', '--summary', file]);
    expect(await leadlight(['--lang', 'fr', '--summary', 'verify', file])).toEqual(after);
    expect(await leadlight(['--lang=fr', 'verify', file, '--summary'])).toEqual(after);
  });

  it('have values that are not taken for commands', async () => {
    const { out } = await leadlight(['--seed', 'verify', 'simulate', '--game', 'sintra']);
    expect(out).toBe((await leadlight(['simulate', '--game', 'sintra', '--seed', 'verify'])).out);
  });

  it.each([[['-V']], [['--version']], [['verify', '-V']], [['-V', 'simulate']]])(
    'show the version: %j',
    async (args) => {
      expect((await leadlight(args)).out).toMatch(/^leadlight \d+\.\d+\.\d+\n$/);
    },
  );
});

describe('a name that is nearly right', () => {
  it.each([
    ['verfy', COMMANDS, 'verify'],
    ['evrify', COMMANDS, 'verify'],
    ['tour', COMMANDS, 'tournament'],
    ['solve', COMMANDS, undefined],
    ['', COMMANDS, undefined],
    ['xyz', [], undefined],
  ])('%s gets a suggestion if there is one', (word, names, meant) => {
    expect(nearest(word, names)).toBe(meant);
  });

  it.each([
    [['verfy'], 'Did you mean “verify”?'],
    [['help', 'simulat'], 'Did you mean “simulate”?'],
    [['verify', '--sumary'], 'Did you mean “--summary”?'],
    [['simulate', '--game', 'sintr'], 'Did you mean “sintra”?'],
    [['completion', 'bsh'], 'Did you mean “bash”?'],
  ])('%j is answered with the right one', async (args, words) => {
    const { err, code } = await leadlight(args);
    expect([err.includes(words), code]).toEqual([true, 2]);
  });
});

describe('verify', () => {
  it('writes JSON for programs, with the rule that a bad record breaks', async () => {
    const good = (await leadlight(['simulate', '--game', 'sintra'])).out;
    const bad = good.replace(/"scores":\[-?\d+/, '"scores":[999');
    const file = join(folder, 'two.jsonl');
    writeFileSync(file, `${good}${bad}{"never":\n`);
    const { out, err, code } = await leadlight(['verify', file, '--json', '--summary']);
    const [first, second, third] = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect([err, code]).toEqual(['', 2]);
    expect(first).toMatchObject({ file, record: 2, line: 2, good: false, problems: [{ rule: 'R-50' }] });
    expect(second).toMatchObject({ record: 3, line: 3, good: false, fault: 'notJson' });
    expect(third).toEqual({ records: 2, bad: 1, unreadable: 1 });
  });
});

describe('tournament', () => {
  it('writes its numbers as JSON', async () => {
    const { out } = await leadlight([
      'tournament',
      '--game',
      'sintra',
      '--bots',
      'random,random',
      '--games',
      '2',
      '--json',
    ]);
    expect(JSON.parse(out)).toMatchObject({
      games: { asked: 2, played: 2 },
      complete: true,
      bots: [{ name: 'random', games: 2, seats: 4, wins: 2, rate: 0.5, forfeits: 0 }],
    });
  });
});

describe('help pages', () => {
  const fits = (page: string, columns: number): boolean =>
    page
      .split('\n')
      .every((line) => line.length <= columns || !line.trim().includes(' ') || line.startsWith('  leadlight'));

  it.each(['en', 'fr', 'nl', 'pl'] as const)('fit a terminal of 60 columns in %s', (locale) => {
    expect(fits(mainPage([], textsFor(locale), 60), 60)).toBe(true);
    expect(fits(mainPage([], textsFor(locale), 1), LEAST_HELP)).toBe(true);
  });
});

describe('a table', () => {
  const TABLE = {
    head: ['Player', 'Games', 'Win rate'],
    rows: [
      ['greedy', '4', '100.0%'],
      ['random', '4', '0.0%'],
    ],
    words: 1,
  };

  it('becomes a list where it does not fit', () => {
    expect(drawTable(TABLE, 'plain', 25)).toEqual(drawTable(TABLE, 'plain'));
    expect(drawTable(TABLE, 'plain', 24)).toEqual([
      'greedy',
      '  Games      4',
      '  Win rate   100.0%',
      '',
      'random',
      '  Games      4',
      '  Win rate   0.0%',
    ]);
  });
});

describe('a locale without other characters', () => {
  it('gets plain lines of the same width', async () => {
    const file = example('sintra', 'sintra-2-players-side-A');
    const drawn = (await leadlight(['show', file])).out;
    const plain = (await leadlight(['show', file], '', { LANG: 'C' })).out;
    expect(drawn).toContain('┌');
    expect(plain).toMatch(/^\p{ASCII}*$/u);
    expect(plain.split('\n').map((line) => line.length)).toEqual(drawn.split('\n').map((line) => line.length));
  });

  it('is recognised by the first variable that is set', () => {
    expect(isPlainLocale({ LC_ALL: 'C', LANG: 'en_GB.UTF-8' })).toBe(true);
    expect(isPlainLocale({ LC_ALL: '', LANG: 'POSIX' })).toBe(true);
    expect(isPlainLocale({ LANG: 'C.UTF-8' })).toBe(false);
    expect(isPlainLocale({})).toBe(false);
  });

  it('keeps letters that have no plain form', () => {
    expect(inPlain('é “x” · 1–2')).toBe('é "x" - 1-2');
  });
});

describe('completion', () => {
  /** The words that bash offers for the last of these. */
  const offered = async (...words: readonly string[]): Promise<readonly string[]> => {
    const { out } = await leadlight(['completion', 'bash']);
    const quoted = words.map((word) => `'${word}'`).join(' ');
    const script = `${out}\nCOMP_WORDS=(leadlight ${quoted}); COMP_CWORD=${words.length}; _leadlight; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return execFileSync('bash', ['-c', script], { encoding: 'utf8', cwd: folder }).trim().split('\n');
  };

  it('offers commands, options and their values in bash', async () => {
    expect(await offered('')).toEqual(expect.arrayContaining(COMMANDS));
    expect(await offered('ver')).toEqual(['verify']);
    expect(await offered('simulate', '--pl')).toEqual(['--players']);
    expect(await offered('simulate', '--game', 's')).toEqual(['sintra', 'sagrada']);
    expect(await offered('--lang', 'fr', 'verify', '--su')).toEqual(['--summary']);
    expect(await offered('completion', 'f')).toEqual(['fish']);
  });

  it.each(['bash', 'zsh', 'fish'])('names every option for %s', async (shell) => {
    const { out } = await leadlight(['completion', shell]);
    for (const flag of ['annotate', 'summary', 'spectator', 'seconds', 'fast', 'until', 'level', 'lang']) {
      expect(out).toMatch(new RegExp(`(--|-l )${flag}\\b`));
    }
  });
});

describe('the man page', () => {
  it('has every command and option of the help pages', async () => {
    const { out } = await leadlight(['man']);
    for (const command of COMMANDS) {
      expect(out).toContain(`.SS ${command}\n`);
      const { out: page } = await leadlight([command, '--help']);
      for (const [flag] of page.matchAll(/^ {2}--\S+/gm)) {
        expect(out).toContain(present(flag.trim()).replaceAll('-', String.raw`\-`));
      }
    }
  });

  it('speaks the language of the user', async () => {
    expect((await leadlight(['man', '--lang', 'pl'])).out).toContain('.SH NAZWA\n');
  });
});
