import { describe, expect, it } from 'vitest';
import { wordsOf } from '../src/exec/words.ts';

describe('the words of a command', () => {
  it.each([
    ['node bot.mjs', ['node', 'bot.mjs']],
    ['  ./bot \t--fast  ', ['./bot', '--fast']],
    [`node "my bot.mjs" 'a "b"' --name="x y"`, ['node', 'my bot.mjs', 'a "b"', '--name=x y']],
    [`bot "" ''`, ['bot', '', '']],
    ['bot $HOME ~ *.js; rm -rf x | cat > y', ['bot', '$HOME', '~', '*.js;', 'rm', '-rf', 'x', '|', 'cat', '>', 'y']],
    [String.raw`C:\bots\bot.exe a\ b`, [String.raw`C:\bots\bot.exe`, 'a\\', 'b']],
  ])('%s', (command, words) => {
    expect(wordsOf(command)).toEqual(words);
  });

  it.each(['', '   ', `node "bot.mjs`, `it's`, `""`, `'' x`])('are undefined for: %s', (command) => {
    expect(wordsOf(command)).toBeUndefined();
  });
});
