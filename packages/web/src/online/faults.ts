import type { OnlineTexts, RequestFault } from '@leadlight/messages';
import type { ApiError } from './api.ts';

/** The reasons that a person can do something about. */
const TOLD: readonly RequestFault[] = [
  'unreachable',
  'too-fast',
  'too-many',
  'not-listed',
  'no-token',
  'no-code',
  'refused',
];

/** Why a request failed, and what to do next. */
export const faultOf = ({ faults }: OnlineTexts, error: ApiError | undefined): string =>
  faults[TOLD.find((told) => told === error) ?? 'other'];
