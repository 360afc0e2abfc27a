/** The real boards, drawn without a browser, with the places that animation plans refer to by name. */
import { vi } from 'vitest';
import { openWorkshop } from '../build/workshop.ts';

/** Returns the places of a board drawn with these properties. */
export type Places = (props: object) => ReadonlySet<string>;

/** Stands in for the browser features that the settings use as soon as they are loaded. */
function standIn(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('window', { addEventListener: () => undefined });
}

const namesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/data-at="([^"]*)"/g)].map(([, name = '']) => name));

interface Boards {
  /** `path` is relative to the client's sources. */
  readonly board: (path: string) => Promise<Places>;
  readonly close: () => Promise<void>;
}

export async function openBoards(): Promise<Boards> {
  standIn();
  const workshop = await openWorkshop();
  return {
    board: async (path) => {
      const draw = await workshop.component(path);
      return (props) => namesIn(draw(props).body);
    },
    close: workshop.close,
  };
}
