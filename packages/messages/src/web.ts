/** The client's texts around the boards: one file for each screen or topic. */
import type { HomeTexts } from './web/home.ts';
import type { KeepingTexts } from './web/keeping.ts';
import type { PagesTexts } from './web/pages.ts';
import type { PlayTexts } from './web/play.ts';
import type { ReplayTexts } from './web/replay.ts';
import type { ScoreTexts } from './web/score.ts';
import type { SettingsTexts } from './web/settings.ts';
import type { SetupTexts } from './web/setup.ts';
import type { SpokenTexts } from './web/spoken.ts';
import type { TroubleTexts } from './web/trouble.ts';
import type { UiTexts } from './web/ui.ts';

export interface WebTexts {
  readonly home: HomeTexts;
  readonly setup: SetupTexts;
  readonly pages: PagesTexts;
  readonly play: PlayTexts;
  readonly settings: SettingsTexts;
  readonly trouble: TroubleTexts;
  readonly keeping: KeepingTexts;
  readonly ui: UiTexts;
  readonly spoken: SpokenTexts;
  readonly replay: ReplayTexts;
  readonly score: ScoreTexts;
}
