/** What is wrong with how a game is set up, which may be remembered from a day when it was right. */
import { stripsOf, type StripDraft } from '../strips/draft.ts';
import { sameNames, type GameId, type Setup } from './last-setup.ts';

export type Fault = 'sameNames' | 'noStrips';

/** The strip set that was chosen is gone by now, or not complete any more. */
function lacksStrips({ strips: id }: Setup, sets: readonly StripDraft[]): boolean {
  const set = sets.find((each) => each.id === id);
  return id !== '' && (set === undefined || stripsOf(set.strips) === undefined);
}

export function faultOf(game: GameId, setup: Setup, sets: readonly StripDraft[]): Fault | undefined {
  if (sameNames(setup)) return 'sameNames';
  return game === 'sintra' && lacksStrips(setup, sets) ? 'noStrips' : undefined;
}
