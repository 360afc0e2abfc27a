/**
 * The experience of a player with a keyboard and a screen reader: the focus and the live regions. It comes from the
 * browser's accessibility tree, as a screen reader gets it, and from nowhere else.
 */
import type { CDPSession, Page } from 'playwright-core';

type Tree = Awaited<ReturnType<typeof treeOf>>;
type Node = Tree[number];

/** Bots answer sooner, even on a slow machine. */
const PATIENCE_MS = 30_000;

/** The focused element, as a screen reader reads it. */
export interface Focused {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly isDisabled: boolean;
  /** Undefined for elements without a pressed state. */
  readonly isPressed: boolean | undefined;
}

async function treeOf(session: CDPSession) {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes;
}

const valueOf = (node: Node, name: string): unknown =>
  node.properties?.find((property) => property.name === name)?.value.value;

const isSaidByItself = (node: Node): boolean => ['polite', 'assertive'].includes(String(valueOf(node, 'live')));

const isFocused = (node: Node): boolean => valueOf(node, 'focused') === true && node.role?.value !== 'RootWebArea';

const describe = (node: Node): Focused => ({
  role: String(node.role?.value),
  name: String(node.name?.value ?? ''),
  description: String(node.description?.value ?? ''),
  isDisabled: valueOf(node, 'disabled') === true,
  isPressed: pressedOf(valueOf(node, 'pressed')),
});

const pressedOf = (value: unknown): boolean | undefined => (value === undefined ? undefined : value === 'true');

/** A text, with its own id. */
type Said = readonly [id: string, text: string];

function saidBy({ name, backendDOMNodeId }: Node): Said {
  const text = String(name?.value ?? '');
  return [`${backendDOMNodeId} ${text}`, text];
}

/** The texts below a node. */
function textsBelow(tree: ReadonlyMap<string, Node>, node: Node): readonly Said[] {
  if (node.role?.value === 'StaticText') return [saidBy(node)];
  return (node.childIds ?? []).flatMap((id) => {
    const child = tree.get(id);
    return child === undefined ? [] : textsBelow(tree, child);
  });
}

export class Listener {
  private readonly page: Page;
  private readonly session: CDPSession;
  private readonly known = new Set<string>();
  private regions: readonly number[] = [];
  private last = '';

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.session = session;
  }

  static async to(page: Page): Promise<Listener> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new Listener(page, session);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Undefined if nothing has the focus. */
  async focused(): Promise<Focused | undefined> {
    const { result } = await this.session.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { objectId = '' } = result;
    if (objectId === '') return undefined;
    // One element of the tree: the whole is large.
    const asked = { objectId, fetchRelatives: false };
    const { nodes } = await this.session.send('Accessibility.getPartialAXTree', asked);
    const node = nodes.find(isFocused);
    return node === undefined ? undefined : describe(node);
  }

  /** The announcements since the last call, as one text; empty if there were none. */
  async heard(): Promise<string> {
    const said = (await this.saidIn(this.regions)) ?? (await this.saidIn(await this.findRegions())) ?? [];
    const fresh = said.filter(([id]) => !this.known.has(id));
    for (const [id] of fresh) this.known.add(id);
    return fresh.map(([, text]) => text).join(' ');
  }

  /** The regions that make announcements. The whole tree is large, so they are looked up only once per page. */
  private async findRegions(): Promise<readonly number[]> {
    const nodes = (await treeOf(this.session)).filter(isSaidByItself);
    this.regions = nodes.flatMap(({ backendDOMNodeId: id }) => id ?? []);
    return this.regions;
  }

  /** The texts in these regions; undefined if there are none, or they are gone with their page. */
  private async saidIn(regions: readonly number[]): Promise<readonly Said[] | undefined> {
    if (regions.length === 0) return undefined;
    try {
      const asked = regions.map((backendNodeId) =>
        this.session.send('Accessibility.queryAXTree', { backendNodeId, role: 'StaticText' }),
      );
      return (await Promise.all(asked)).flatMap(({ nodes }) => nodes.map(saidBy));
    } catch {
      return undefined;
    }
  }

  /** Waits for an announcement. */
  async next(): Promise<string> {
    for (const begun = Date.now(); Date.now() - begun < PATIENCE_MS; await this.page.waitForTimeout(20)) {
      const said = await this.heard();
      if (said === '') continue;
      this.last = said;
      return said;
    }
    throw new Error(
      `nothing was said any more after “${this.last}”; the focus is at “${(await this.focused())?.name}”`,
    );
  }

  /** Listens until an announcement matches; returns everything announced until then. */
  async until(expected: RegExp): Promise<string> {
    let all = '';
    while (!expected.test(all)) all = `${all} ${await this.next()}`;
    return all;
  }

  /** All text on the screen, or in the dialog that covers it. */
  async read(): Promise<string> {
    const tree = new Map((await treeOf(this.session)).map((node) => [node.nodeId, node]));
    const all = [...tree.values()];
    const top = all.find(({ role }) => role?.value === 'dialog') ?? all[0];
    const texts = top === undefined ? [] : textsBelow(tree, top);
    return texts.map(([, text]) => text).join('\n');
  }

  /** Waits until the focus has moved by itself to an element of this name. */
  async arriveAt(name: string): Promise<void> {
    while ((await this.focused())?.name !== name) await this.page.waitForTimeout(20);
  }

  /** Presses a key until an element of this name has the focus. It may still have to be loaded. */
  async goTo(name: RegExp, key = 'Tab'): Promise<void> {
    const begun = Date.now();
    for (let presses = 0; presses < 60 || Date.now() - begun < PATIENCE_MS; presses++) {
      await this.press(key);
      if (name.test((await this.focused())?.name ?? '')) return;
    }
    throw new Error(`${key} never leads to ${name}`);
  }
}
