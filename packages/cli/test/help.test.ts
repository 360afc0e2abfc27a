import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '@leadlight/bots';
import { leadlight } from './cli.ts';

const COMMANDS = ['simulate', 'verify', 'show', 'bench', 'demo', 'tournament', 'bot', 'completion', 'man'];

describe('help', () => {
  it('is shown without arguments', async () => {
    const { out, code } = await leadlight([]);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toContain(`  ${command} `);
    expect((await leadlight(['--help'])).out).toBe(out);
  });

  it.each(COMMANDS)('explains %s', async (command) => {
    const { out, err, code } = await leadlight([command, '--help']);
    expect([err, code]).toEqual(['', 0]);
    expect(out).toContain(`leadlight ${command}`);
    expect(out).toContain('--lang');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
    expect((await leadlight(['help', command])).out).toBe(out);
  });

  it('is different in each language', async () => {
    const pages = await Promise.all(
      ['en', 'fr', 'nl', 'pl'].map((lang) => leadlight(['simulate', '--help', '--lang', lang])),
    );
    expect(new Set(pages.map(({ out }) => out)).size).toBe(4);
  });

  it.each(['simulate', 'tournament', 'bot'])('of %s names every level of bots, in every language', async (command) => {
    for (const lang of ['en', 'fr', 'nl', 'pl']) {
      const { out } = await leadlight([command, '--help', '--lang', lang]);
      expect(out.replaceAll(/\s+/g, ' '), lang).toContain(LEVELS.join(', '));
    }
  });

  it('shows the version', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    expect((await leadlight(['--version'])).out).toBe(`leadlight ${version}\n`);
  });

  it('refuses an unknown command', async () => {
    expect(await leadlight(['solve'])).toEqual({
      out: '',
      err: 'leadlight: Unknown command “solve”. Try: leadlight --help\n',
      code: 2,
    });
  });
});
