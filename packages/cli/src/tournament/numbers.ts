/** Numbers in the format of the table's language. */
import type { AllTexts } from '@leadlight/messages';
import { wilson } from './interval.ts';

export interface Numbers {
  /** As many decimals as needed, up to a maximum. */
  number(value: number, most?: number): string;
  /** A fixed number of decimals; a dash if there is no value. */
  fixed(value: number, decimals: number): string;
  percent(rate: number): string;
  /** The interval of a rate, in percent. */
  interval(wins: number, tries: number): string;
}

const NOTHING = '–';

export function numbersIn({ locale }: AllTexts): Numbers {
  const write = (value: number, options: Intl.NumberFormatOptions): string =>
    Number.isFinite(value) ? new Intl.NumberFormat(locale, options).format(value).replace('-', '−') : NOTHING;
  const fixed = (value: number, decimals: number): string =>
    write(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return {
    number: (value, most = 0) => write(value, { maximumFractionDigits: most }),
    fixed,
    percent: (rate) => write(rate, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    interval: (wins, tries) => {
      const { low, high } = wilson(wins, tries);
      return tries === 0 ? NOTHING : `${fixed(low * 100, 1)}–${fixed(high * 100, 1)}`;
    },
  };
}
