/** The real boards, drawn without a browser: which places they have, by the names that plans of motion know them by. */
import { vi } from 'vitest';
import { openWorkshop } from '../build/workshop.ts';

/** Gives the places of a board that is drawn with these properties. */
export type Places = (props: object) => ReadonlySet<string>;

/** What settings ask of a browser as soon as they are loaded. */
function standIn(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('window', { addEventListener: () => undefined });
}

const namesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/data-at="([^"]*)"/g)].map(([, name]) => name));

interface Boards {
  /** `path` is that of the component, from the sources of the client. */
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
