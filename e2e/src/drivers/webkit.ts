/** WebKitGTK, a port of Safari's engine, driven by its own WebDriver on an invisible screen. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { makeFolder, startProgram, until } from './program.ts';
import { asJson, clickAt, keysFor, type Size, type Tab, type Wish } from './tab.ts';

/** This is where WebKit learns whether the user wants motion. */
const settings = ({ isMoving = false }: Wish): string => `[Settings]\ngtk-enable-animations=${isMoving ? 1 : 0}\n`;

/** The buttons above the page would keep its window wider than a phone. */
const STYLE = '* { margin: 0; border: 0; padding: 0; min-width: 0; min-height: 0; font-size: 1px }\n';

const SCREEN = ['-displayfd', '1', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'];

/** A frame can be slow on a busy machine. */
const CAPABILITIES = { alwaysMatch: { timeouts: { script: 300_000, pageLoad: 300_000 } } };

/** Sends a request to WebDriver. */
async function ask<T>(address: string, method: string, body?: object): Promise<T> {
  const more =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const answer = await fetch(address, { method, ...more });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(JSON.stringify(value));
  return value as T;
}

/** A port that was free a moment ago: the driver does not report which one it picks by itself. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Compositing is meant for graphics cards: without one, it makes every frame several times slower. */
const DRAWING = { GDK_BACKEND: 'x11', WEBKIT_DISABLE_COMPOSITING_MODE: '1' };

/** The browser's environment: it writes everything into the folder. */
function surroundings(folder: string, display: string, wish: Wish): NodeJS.ProcessEnv {
  const gtk = join(folder, 'gtk-3.0');
  mkdirSync(gtk);
  writeFileSync(join(gtk, 'settings.ini'), settings(wish));
  writeFileSync(join(gtk, 'gtk.css'), STYLE);
  const written = { XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder, XDG_DATA_HOME: folder };
  const apart = { GSETTINGS_BACKEND: 'memory', NO_AT_BRIDGE: '1' };
  return { ...DRAWING, ...written, ...apart, DISPLAY: `:${display}` };
}

/** The window has a frame of its own, so it grows by what the page still lacks. */
async function resizeTo(session: string, evaluate: Tab['evaluate'], { width, height }: Size): Promise<void> {
  const isThere = async (): Promise<true | undefined> => {
    const [wide, high] = await evaluate<[number, number]>('[innerWidth, innerHeight]');
    if (wide === width && high === height) return true;
    const window = await ask<Size>(`${session}/window/rect`, 'GET');
    const grown = { width: window.width + width - wide, height: window.height + height - high };
    await ask(`${session}/window/rect`, 'POST', grown);
    return undefined;
  };
  await until(() => `a page of ${width}×${height}`, isThere);
}

function tabOf(session: string, close: Tab['close']): Tab {
  const evaluate = async <T>(expression: string): Promise<T> => {
    const body = { script: `return ${asJson(expression)}`, args: [] };
    return JSON.parse(await ask<string>(`${session}/execute/sync`, 'POST', body)) as T;
  };
  return {
    close,
    evaluate,
    open: (url) => ask(`${session}/url`, 'POST', { url }),
    click: (point) => ask(`${session}/actions`, 'POST', { actions: [clickAt(point)] }),
    type: (text) => ask(`${session}/actions`, 'POST', { actions: [keysFor(text)] }),
    resize: (size) => resizeTo(session, evaluate, size),
    picture: async () => Buffer.from(await ask<string>(`${session}/screenshot`, 'GET'), 'base64'),
  };
}

export async function openWebkit(wish: Wish = {}): Promise<Tab> {
  const screen = startProgram({ name: 'xvfb', args: SCREEN });
  const display = await screen.says(/^(\d+)$/m);
  const port = await freePort();
  const folder = makeFolder('webkit');
  const env = surroundings(folder, display, wish);
  const driver = startProgram({ name: 'webkit', args: [`--port=${port}`], env, folder });
  const address = `http://127.0.0.1:${port}`;
  const status = (): Promise<object | undefined> => ask<object>(`${address}/status`, 'GET').catch(() => undefined);
  await until(() => 'the driver of WebKit', status);
  const { sessionId } = await ask<{ sessionId: string }>(`${address}/session`, 'POST', {
    capabilities: CAPABILITIES,
  });
  const session = `${address}/session/${sessionId}`;
  return tabOf(session, async () => {
    await ask(session, 'DELETE').catch(() => undefined);
    await driver.end();
    await screen.end();
  });
}
