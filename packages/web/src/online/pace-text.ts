import type { OnlineTexts } from '@leadlight/messages';
import type { Pace } from '@leadlight/table';

/** The time that players have, in a few words. */
export function paceText({ terms }: OnlineTexts, pace: Pace): string {
  if (pace.kind === 'live') return terms.livePace(Math.round(pace.bank / 60_000), Math.round(pace.increment / 1000));
  return pace.kind === 'days' ? terms.daysPace(pace.days) : terms.noPace;
}
