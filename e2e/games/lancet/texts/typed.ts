/** The words that players type. */
import type { Locale, Vocabulary } from '@leadlight/messages';
import type { Colour } from '#games/lancet';

const en: Vocabulary<Colour> = { ruby: 'ruby, rubies', amber: 'amber', jade: 'jade', azure: 'azure' };
const fr: Vocabulary<Colour> = { ruby: 'rubis', amber: 'ambre', jade: 'jade', azure: 'azur' };

export const TYPED: Readonly<Record<Locale, Vocabulary<Colour>>> = { en, fr, nl: en, pl: en };
