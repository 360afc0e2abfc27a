import { command, type AnyCommand } from '../base/command.ts';
import { EXIT } from '../base/complaint.ts';
import { anyNumber } from '../base/flags.ts';
import { refuseRest } from '../base/rest.ts';
import { progressOf } from '../drawing/progress.ts';
import type { Games } from '../game/games.ts';
import { entriesOf, type Entry } from './entries.ts';
import { measureAll, SLICES } from './measure.ts';
import { report, type Timed } from './report.ts';

export const bench = (games: Games): AnyCommand =>
  command({
    name: 'bench',
    flags: { seconds: 'value', markdown: 'switch' },
    required: [],
    values: { seconds: 'N' },
    takes: '',
    examples: ['leadlight bench --seconds 10 --markdown'],
    run: async ({ flags, rest }, terminal) => {
      const { texts } = terminal;
      const { errors } = texts.cli;
      refuseRest(rest, terminal);
      const seconds = anyNumber('seconds', flags.seconds, { least: 0.1, most: 3600, fallback: 2 }, errors);
      const form = flags.markdown === true ? 'markdown' : 'plain';
      const entries = await entriesOf(games, texts);
      const lines = report(measure(entries, seconds), { games, texts, seconds, form });
      await terminal.tell(lines.map((line) => `${line}\n`).join(''));
      return EXIT.fine;
    },
  });

function measure(entries: readonly Entry[], seconds: number): readonly Timed[] {
  const progress = progressOf(entries.length * SLICES, true);
  const played = measureAll(
    entries.map(({ run }) => run),
    seconds,
    (slices) => progress.show(slices),
  );
  progress.clear();
  return entries.map((entry, i) => ({ ...entry, slices: played[i] ?? [] }));
}
