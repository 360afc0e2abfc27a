/** What the client says around the boards: one file for each screen or topic. */
import type { HomeTexts } from './web/home.ts';
import type { PlayTexts } from './web/play.ts';
import type { SettingsTexts } from './web/settings.ts';
import type { SetupTexts } from './web/setup.ts';
import type { TroubleTexts } from './web/trouble.ts';
import type { UiTexts } from './web/ui.ts';

export interface WebTexts {
  readonly home: HomeTexts;
  readonly setup: SetupTexts;
  readonly play: PlayTexts;
  readonly settings: SettingsTexts;
  readonly trouble: TroubleTexts;
  readonly ui: UiTexts;
}
