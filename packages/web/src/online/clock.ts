/** Players' clocks on the page. */
import { ALLOWANCE_MS, type Clock } from '@leadlight/table';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time that is left, in milliseconds. `now` is by the server's clock. */
export const leftOn = ({ left, since }: Clock, now: number): number =>
  since === null ? left : Math.max(0, left - Math.max(0, now - since - ALLOWANCE_MS));

const two = (value: number): string => String(value).padStart(2, '0');

const unit = (locale: string, value: number, name: 'day' | 'hour'): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(value);

/** As short as possible: days and hours, or minutes and seconds. */
export function clockText(locale: string, left: number): string {
  if (left >= DAY)
    return `${unit(locale, Math.floor(left / DAY), 'day')} ${unit(locale, Math.floor((left % DAY) / HOUR), 'hour')}`;
  const [hours, minutes, seconds] = [left / HOUR, (left % HOUR) / MINUTE, (left % MINUTE) / SECOND].map(Math.floor);
  return hours ? `${hours}:${two(minutes ?? 0)}:${two(seconds ?? 0)}` : `${minutes ?? 0}:${two(seconds ?? 0)}`;
}
