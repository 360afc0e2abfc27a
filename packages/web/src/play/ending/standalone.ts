/**
 * A drawing on the page as an image of its own. Such an image knows neither the page's styles nor its definitions, so
 * they are written into a copy. Its texts are left out: only the page has the fonts.
 */

/** Properties that children inherit: written only where they differ from the parent's. */
const INHERITED = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
] as const;

/** Others, with the values that need not be written. */
const OWN = { opacity: '1', 'stop-color': '', 'stop-opacity': '1', transform: 'none' } as const;

const SVG = 'http://www.w3.org/2000/svg';

const isPainted = (value: string | null): boolean => value?.startsWith('url(') === true;

function writeStyles(original: Element, copy: Element): void {
  const style = getComputedStyle(original);
  const around = original.parentElement === null ? undefined : getComputedStyle(original.parentElement);
  for (const name of INHERITED) {
    const value = style.getPropertyValue(name);
    if (value !== around?.getPropertyValue(name) && !isPainted(copy.getAttribute(name))) copy.setAttribute(name, value);
  }
  for (const [name, usual] of Object.entries(OWN)) {
    const value = style.getPropertyValue(name);
    const isNeeded = name === 'stop-color' ? copy.localName === 'stop' : value !== usual;
    if (isNeeded && !(name === 'transform' && copy.hasAttribute(name))) copy.setAttribute(name, value);
  }
  if (style.overflow === 'visible' && ['svg', 'symbol'].includes(copy.localName)) {
    copy.setAttribute('overflow', 'visible');
  }
  for (const name of ['class', 'style']) copy.removeAttribute(name);
}

/** A copy of a drawing with its styles, without its texts. */
function copyOf(original: Element): Element {
  const copy = original.cloneNode(true) as Element;
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [i, each] of [original, ...original.querySelectorAll('*')].entries()) {
    const own = copies[i];
    if (own !== undefined) writeStyles(each, own);
  }
  for (const text of copy.querySelectorAll('text')) text.remove();
  return copy;
}

const namesIn = (drawing: string): readonly string[] =>
  [...drawing.matchAll(/(?:href="|url\((?:&quot;|")?)#([\w-]+)/g)].map(([, name = '']) => name);

const textOf = (drawing: Element): string => new XMLSerializer().serializeToString(drawing);

/** The definitions that a drawing uses, and those that they use themselves. */
function definitionsFor(drawing: string): readonly Element[] {
  const found = new Map<string, Element>();
  const open = [...namesIn(drawing)];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const original = found.has(name) ? null : document.getElementById(name);
    if (original === null) continue;
    const copy = copyOf(original);
    found.set(name, copy);
    open.push(...namesIn(textOf(copy)));
  }
  return [...found.values()];
}

/** The drawing as a file that stands alone. */
export function standalone(drawing: SVGSVGElement, width: number, height: number): string {
  const copy = copyOf(drawing);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const definitions = document.createElementNS(SVG, 'defs');
  definitions.append(...definitionsFor(textOf(copy)));
  copy.prepend(definitions);
  return textOf(copy);
}
