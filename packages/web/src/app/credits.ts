/** What others have written and is part of the client: the build lists it, with its licences. */
export interface Credit {
  readonly name: string;
  readonly version: string;
  /** The short name of its licence. */
  readonly licence: string;
  /** The licence in full, where it came with it. */
  readonly text: string;
}

/** Made by the build from what it really put into the files. */
const LIST = '/licences.json';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function creditOf(value: unknown): Credit {
  const entry = Object(value) as Readonly<Record<string, unknown>>;
  const [name, version, licence, text] = ['name', 'version', 'identifier', 'text'].map((key) => textOf(entry[key]));
  return { name, version, licence, text };
}

export const creditsOf = (list: unknown): readonly Credit[] =>
  (Array.isArray(list) ? list.map(creditOf) : []).toSorted((a, b) => a.name.localeCompare(b.name));

/** The list; empty where there is none, as in development. */
export async function loadCredits(): Promise<readonly Credit[]> {
  try {
    return creditsOf(await (await fetch(LIST)).json());
  } catch {
    return creditsOf([]);
  }
}
