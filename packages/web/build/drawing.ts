/**
 * Writes a drawn component to a file with nothing invisible in it. The file includes the other themes and palettes: an
 * address that ends with `#day-contrast` selects one.
 */
import { LIGHTS, PALETTES } from '../src/ui/art/looks.ts';
import type { Drawn } from './workshop.ts';

interface Rule {
  readonly selector: string;
  readonly declarations: readonly string[];
}

/** Plain rules only: a picture can't depend on the screen. */
const rulesOf = (css: string): readonly Rule[] =>
  [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', inside = '']) => ({
    selector: selector.replaceAll(/\s+/g, ' ').trim(),
    declarations: inside.split(';').flatMap((line) => line.replaceAll(/\s+/g, ' ').trim() || []),
  }));

const isProperty = (declaration: string): boolean => declaration.startsWith('--');
const namesIn = (text: string): readonly string[] => text.match(/(?<=var\()--[\w-]+/g) ?? [];

const propertiesOf = ({ selector, declarations }: Rule): Rule => ({
  selector,
  declarations: declarations.filter(isProperty),
});

/** The rules for the drawing, with only those custom properties that they need directly or indirectly. */
function neededOf(rules: readonly Rule[], body: string): readonly Rule[] {
  const classes = new Set([...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const isDrawn = ({ selector }: Rule): boolean =>
    (selector.match(/(?<=\.)[\w-]+/g) ?? []).every((name) => classes.has(name));
  const drawn = rules.filter(isDrawn);
  const lines = drawn.flatMap(({ declarations }) => declarations);
  const needed = new Set(lines.filter((line) => !isProperty(line)).flatMap(namesIn));
  for (const name of needed) {
    for (const line of lines) if (line.startsWith(`${name}:`)) for (const other of namesIn(line)) needed.add(other);
  }
  const isNeeded = (line: string): boolean => !isProperty(line) || needed.has(line.replace(/:.*/, ''));
  return drawn
    .map(({ selector, declarations }) => ({ selector, declarations: declarations.filter(isNeeded) }))
    .filter(({ declarations }) => declarations.length > 0);
}

/** The address replaces the page's theme and palette attributes. */
const inPicture = (selector: string): string =>
  selector
    .replaceAll(/\[data-palette\]:not\(\[data-palette='(\w+)'\]\)/g, ":not(:has([id$='-$1']:target)):has(:target)")
    .replaceAll(/\[data-palette='([\w-]+)'\]/g, ":has([id$='-$1']:target)")
    .replaceAll(/\[data-theme='(\w+)'\]/g, ":has([id^='$1-']:target)");

const styleOf = (rules: readonly Rule[]): string =>
  rules
    .map(
      ({ selector, declarations }) => `${inPicture(selector)}{${declarations.join(';').replaceAll(/([:,]) /g, '$1')}}`,
    )
    .join('');

const PARTS = /<(symbol|linearGradient|radialGradient|path|g) id="([^"]+)"[^>]*>(?:(?!<\1[ >])[^])*?<\/\1>/g;

/** Removes unused definitions. */
function usedOf(body: string): string {
  const isUsed = (id: string): boolean => body.includes(`"#${id}"`) || body.includes(`url(#${id})`);
  const used = body.replace(PARTS, (part, _, id: string) => (isUsed(id) ? part : ''));
  return used === body ? body : usedOf(used);
}

/** Removes the framework's markers, which mean nothing in a file. */
const bare = (body: string): string => body.replaceAll(/<!--.*?-->/g, '').replaceAll(/ class="svelte-\w+"/g, '');

/** Shortens the class names that separate the components' styles. */
function lettered(text: string): string {
  const marks = [...new Set(text.match(/svelte-\w+/g))];
  return text.replaceAll(/svelte-\w+/g, (mark) => `s${marks.indexOf(mark)}`);
}

const short = (body: string): string => body.replaceAll(/><\/(?:path|rect|circle|ellipse|stop|use)>/g, '/>');

/** `sheets` define the custom properties that the components themselves don't. */
export function drawingOf({ head, body }: Drawn, sheets: readonly string[], viewBox: string): string {
  const drawn = short(usedOf(bare(body)));
  const own = head.match(/(?<=<style[^>]*>)[^]*?(?=<\/style>)/g) ?? [];
  const style = styleOf(neededOf([...sheets.flatMap(rulesOf).map(propertiesOf), ...own.flatMap(rulesOf)], drawn));
  const looks = LIGHTS.flatMap((light) => PALETTES.map((palette) => `<g id="${light}-${palette}"/>`));
  const inside = lettered(`<style>${style}</style>${looks.join('')}${drawn}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`;
}
