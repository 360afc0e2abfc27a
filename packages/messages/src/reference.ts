/** Texts to look up now and then. A client loads them with their screens. */
import type { AboutTexts } from './about.ts';
import type { GamesTexts } from './games.ts';
import type { GuideTexts } from './guide.ts';
import type { KeysTexts } from './keys.ts';

export interface ReferenceTexts {
  readonly about: AboutTexts;
  readonly keys: KeysTexts;
  readonly guide: GuideTexts;
  readonly games: GamesTexts;
}
