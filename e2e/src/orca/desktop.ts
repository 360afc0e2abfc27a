/** A desktop with Firefox and the screen reader Orca, on an invisible screen and with a voice that writes. */
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, startProgram, until, type Program } from '../drivers/program.ts';

export interface Desktop {
  /** What was said so far is in this file, a text per line. */
  readonly spoken: string;
  /** The environment of programs on this desktop. */
  readonly env: NodeJS.ProcessEnv;
  readonly end: () => Promise<void>;
}

const SCREEN = ['-displayfd', '1', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'];
const BUS = ['--session', '--nofork', '--print-address=1'];

/** The only voice is ours, and nothing is said before the reader says it. */
const SPEECH = (module: string): string => `LogLevel 1
AddModule "ear" "${module}" ""
DefaultModule ear
DefaultLanguage "en"
`;

/** The usual settings, but without the names of keys, which most people turn off. */
const READER = {
  general: { startingProfile: ['Default', 'default'] },
  profiles: { default: { profile: ['Default', 'default'], enableKeyEcho: false } },
  pronunciations: {},
  keybindings: {},
};

const MODULE = (spoken: string): string => `#!/bin/sh
exec '${process.execPath}' '${join(import.meta.dirname, 'voice.ts')}' '${spoken}'
`;

const PREFERENCES = (language: string): string =>
  Object.entries({
    'accessibility.force_disabled': -1,
    'ui.prefersReducedMotion': 1,
    'intl.accept_languages': language,
    'browser.aboutwelcome.enabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'browser.startup.homepage_override.mstone': 'ignore',
    'termsofuse.bypassNotification': true,
    'layout.frame_rate': 20,
  })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');

/** Makes the folder in which Speech Dispatcher finds its settings and our voice. */
function voiceIn(folder: string, spoken: string): void {
  mkdirSync(join(folder, 'modules'));
  const module = join(folder, 'voice');
  writeFileSync(module, MODULE(spoken));
  chmodSync(module, 0o755);
  writeFileSync(join(folder, 'speechd.conf'), SPEECH(module));
}

/** Where the reader finds its settings. */
function readerIn(folder: string): void {
  mkdirSync(join(folder, 'orca'));
  writeFileSync(join(folder, 'orca', 'user-settings.conf'), JSON.stringify(READER));
}

/** What all programs on this desktop share. */
const surroundings = (display: string, folder: string, socket: string, language: string): NodeJS.ProcessEnv => ({
  DISPLAY: `:${display}`,
  XDG_RUNTIME_DIR: folder,
  XDG_DATA_HOME: folder,
  GSETTINGS_BACKEND: 'memory',
  SPEECHD_ADDRESS: `unix_socket:${socket}`,
  GDK_BACKEND: 'x11',
  MOZ_ENABLE_WAYLAND: '0',
  GNOME_ACCESSIBILITY: '1',
  LANGUAGE: language,
  LANG: 'C.UTF-8',
});

const dispatcherArguments = (folder: string, socket: string): readonly string[] =>
  `--run-single --config-dir ${folder} --log-dir ${folder} --socket-path ${socket} --pid-file ${folder}/speech.pid`.split(
    ' ',
  );

type Name = Parameters<typeof startProgram>[0]['name'];

/**
 * Starts everything and opens a page. The language is that of the browser and of the reader. Orca refuses to start where
 * another one runs, so there is only one desktop at a time.
 */
export async function openDesktop(address: string, language: string): Promise<Desktop> {
  const folder = makeFolder('orca');
  const [spoken, socket] = [join(folder, 'spoken'), join(folder, 'speech.sock')];
  writeFileSync(spoken, '');
  voiceIn(folder, spoken);
  readerIn(folder);
  const programs: Program[] = [];
  const start = (name: Name, args: readonly string[], env: NodeJS.ProcessEnv = {}, own = makeFolder(name)): Program => {
    const program = startProgram({ name, args, env, folder: own });
    programs.push(program);
    return program;
  };
  const end = async (): Promise<void> => {
    for (const program of programs.toReversed()) await program.end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  const display = await start('xvfb', SCREEN).says(/^(\d+)$/m);
  const shared = surroundings(display, folder, socket, language);
  const bus = await start('dbus', BUS, shared).says(/^(unix:\S+)$/m);
  const env = { ...shared, DBUS_SESSION_BUS_ADDRESS: bus };
  start('at-spi', ['--launch-immediately'], env);
  start('speech-dispatcher', dispatcherArguments(folder, socket), env);
  await until(
    () => 'Speech Dispatcher',
    () => existsSync(socket) || undefined,
  );
  start('orca', ['--disable', 'braille'], env);
  await until(
    () => 'Orca to speak',
    () => readFileSync(spoken, 'utf8') || undefined,
  );
  const profile = makeFolder('firefox');
  writeFileSync(join(profile, 'user.js'), PREFERENCES(language));
  start('firefox', ['--no-remote', '--kiosk', '--profile', profile, address], env, profile);
  return { spoken, env, end };
}
