/** The man page: all help pages in the language of man, roff. */
import type { AllTexts } from '@leadlight/messages';
import type { AnyCommand } from '../base/command.ts';
import { optionRows, usage } from '../help.ts';

/** Lines of text must not begin like requests; backslashes and minus signs have their own forms. */
const roff = (text: string): string =>
  text
    .replaceAll('\\', String.raw`\e`)
    .replaceAll('-', String.raw`\-`)
    .replaceAll(/^(?=[.'])/gm, String.raw`\&`);

/** The titles of sections without their colons, in capitals as usual. */
const title = (text: string, { locale }: AllTexts): string => text.replace(/\s*:$/u, '').toLocaleUpperCase(locale);

/** Wide enough that nothing is wrapped: roff does that. */
const UNWRAPPED = 10_000;

function section(command: AnyCommand, texts: AllTexts): readonly string[] {
  const { help } = texts.cli;
  const { summary, notes } = help[command.name];
  return [
    `.SS ${roff(command.name)}`,
    roff(summary),
    '.PP',
    ...usage(command, help, UNWRAPPED).map((line) => `.B ${roff(line.trim())}`),
    ...optionRows(command, texts).flatMap(([flag, meaning]) => ['.TP', `.B ${roff(flag)}`, roff(meaning)]),
    ...notes.flatMap((note) => ['.PP', roff(note)]),
    ...(command.examples.length === 0 ? [] : ['.PP', roff(help.examples), '.EX']),
    ...command.examples.map(roff),
    ...(command.examples.length === 0 ? [] : ['.EE']),
  ];
}

export function manPage(commands: readonly AnyCommand[], version: string, texts: AllTexts): string {
  const { help } = texts.cli;
  return [
    `.TH LEADLIGHT 1 "" "leadlight ${version}"`,
    `.SH ${title(help.name, texts)}`,
    roff(`leadlight - ${help.about}`),
    `.SH ${title(help.usage, texts)}`,
    `.B leadlight`,
    roff(`${help.placeholders.COMMAND} [${help.placeholders.OPTION}…]`),
    `.SH ${title(help.commands, texts)}`,
    ...commands.flatMap((command) => section(command, texts)),
    '',
  ].join('\n');
}
