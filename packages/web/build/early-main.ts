/**
 * Lets the page request its main script, its styles and its typeface at once, rather than after the early script has run.
 */
import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';

const MAIN = '/src/main.ts';

type Bundle = Readonly<Rollup.OutputBundle>;

const isMain = (file: Rollup.OutputBundle[string]): file is Rollup.OutputChunk =>
  file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(MAIN));

/** Every page has headings. The letters of one language more come when they are needed. */
const TYPEFACE = /\/grenze-(?!polish)[^/]*\.woff2$/;

const tagOf = (rel: string, file: string, more: HtmlTagDescriptor['attrs'] = {}): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, crossorigin: true, href: `./${file}`, ...more },
  injectTo: 'head',
});

/** A chunk and everything that has to load before it. */
function chunksOf(bundle: Bundle, name: string, known = new Set<string>()): ReadonlySet<string> {
  const chunk = bundle[name];
  if (known.has(name) || chunk?.type !== 'chunk') return known;
  known.add(name);
  for (const needed of chunk.imports) chunksOf(bundle, needed, known);
  return known;
}

const stylesOf = (bundle: Bundle, names: Iterable<string>): readonly string[] =>
  [...names].flatMap((name) => [...((bundle[name] as Rollup.OutputChunk).viteMetadata?.importedCss ?? [])]);

export function earlyMain(): Plugin {
  return {
    name: 'early-main',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const main = Object.values(bundle).find(isMain);
        if (main === undefined) return [];
        const chunks = chunksOf(bundle, main.fileName);
        const styles = new Set(stylesOf(bundle, chunks));
        const asked = [...chunks].filter((file) => !html.includes(file));
        const fonts = Object.keys(bundle).filter((file) => TYPEFACE.test(file));
        return [
          ...fonts.map((file) => tagOf('preload', file, { as: 'font', type: 'font/woff2' })),
          ...[...styles].map((file) => tagOf('stylesheet', file)),
          ...asked.map((file) => tagOf('modulepreload', file)),
        ];
      },
    },
  };
}
