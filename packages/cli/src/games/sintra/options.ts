import { PALACE_SIDES, type Sintra } from '@leadlight/sintra';
import { oneName, textOf } from '../../base/flags.ts';
import type { OptionFlags } from '../../game/terminal-game.ts';

export const OPTIONS: OptionFlags<Sintra> = {
  flags: [
    {
      name: 'side',
      value: PALACE_SIDES.join('|'),
      commands: ['simulate', 'tournament'],
      meaning: ({ cli }) => cli.help.gameFlags.sintra.side,
    },
    {
      name: 'score-floor',
      commands: ['simulate', 'tournament'],
      meaning: ({ cli }) => cli.help.gameFlags.sintra['score-floor'],
    },
  ],
  read: (given, _, errors) => {
    const side = oneName('side', textOf(given, 'side'), PALACE_SIDES, errors);
    return { options: { ...(side && { side }), scoreFloor: given['score-floor'] ?? false } };
  },
  describe: ({ side, scoreFloor }, { cli: { board } }) => [
    board.palaceSide(side),
    ...(scoreFloor ? [board.scoreFloor] : []),
  ],
};
