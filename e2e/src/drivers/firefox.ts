/** Debian's Firefox, driven by WebDriver BiDi, which needs no driver. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { connect, type Bidi } from './bidi.ts';
import { makeFolder, startProgram } from './program.ts';
import { asJson, clickAt, keysFor, type Tab, type Wish } from './tab.ts';

/** Everything moves at its usual speed, but in fewer frames: each costs much without a graphics card. */
const FRAMES_PER_SECOND = { moving: 20, still: 10 };

/**
 * The window shows only a corner of the page, whose own size tests choose: nothing else is drawn, and no test looks at
 * it.
 */
const WINDOW = { MOZ_HEADLESS_WIDTH: '200', MOZ_HEADLESS_HEIGHT: '150' };

const preferences = ({ isMoving = false, textZoom = 1 }: Wish): string =>
  Object.entries({
    'ui.prefersReducedMotion': isMoving ? 0 : 1,
    'intl.accept_languages': 'en-GB',
    'layout.frame_rate': isMoving ? FRAMES_PER_SECOND.moving : FRAMES_PER_SECOND.still,
    // The zoom then enlarges only text.
    'browser.zoom.full': textZoom === 1,
  })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');

/** Where Firefox keeps the zoom of all pages. */
function zoomIn(folder: string, zoom: number): void {
  const settings = new DatabaseSync(join(folder, 'content-prefs.sqlite'));
  settings.exec(`
    CREATE TABLE groups (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
    CREATE TABLE settings (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
    CREATE TABLE prefs (id INTEGER PRIMARY KEY, groupID INTEGER REFERENCES groups(id),
      settingID INTEGER NOT NULL REFERENCES settings(id), value BLOB, timestamp INTEGER NOT NULL DEFAULT 0);
    INSERT INTO settings VALUES (1, 'browser.content.full-zoom');
    INSERT INTO prefs VALUES (1, NULL, 1, ${zoom}, 0);
    PRAGMA user_version = 6;
  `);
  settings.close();
}

const FLAGS = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile'];

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}

async function evaluateIn<T>(bidi: Bidi, context: string, expression: string): Promise<T> {
  const question = { expression: asJson(expression), target: { context }, awaitPromise: true };
  const { result, exceptionDetails } = await bidi.send<Evaluated>('script.evaluate', question);
  if (result === undefined) throw new Error(exceptionDetails?.text);
  return JSON.parse(result.value) as T;
}

function tabOf(bidi: Bidi, context: string, close: Tab['close']): Tab {
  const tell = async (method: string, params: object): Promise<void> => {
    await bidi.send(method, { context, ...params });
  };
  return {
    close,
    open: (url) => tell('browsingContext.navigate', { url, wait: 'complete' }),
    click: (point) => tell('input.performActions', { actions: [clickAt(point)] }),
    type: (text) => tell('input.performActions', { actions: [keysFor(text)] }),
    resize: (viewport) => tell('browsingContext.setViewport', { viewport }),
    evaluate: (expression) => evaluateIn(bidi, context, expression),
    picture: async () => {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
  };
}

export async function openFirefox(wish: Wish = {}): Promise<Tab> {
  const folder = makeFolder('firefox');
  writeFileSync(join(folder, 'user.js'), preferences(wish));
  if (wish.textZoom !== undefined) zoomIn(folder, wish.textZoom);
  const program = startProgram({ name: 'firefox', args: [...FLAGS, folder], env: WINDOW, folder });
  const address = await program.says(/WebDriver BiDi listening on (ws:\S+)/);
  const bidi = await connect(`${address}/session`);
  await bidi.send('session.new', { capabilities: {} });
  const { contexts } = await bidi.send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const [window] = contexts;
  if (window === undefined) throw new Error('firefox has no window');
  return tabOf(bidi, window.context, async () => {
    bidi.close();
    await program.end();
  });
}
