/** The values behind the check of the seed and the salts, each with the one that this browser computes. */
import { commitmentOf, saltCommitmentOf, type GameRecord } from '@leadlight/core';
import type { VerificationTexts } from '@leadlight/messages';

interface Group {
  readonly title: string;
  readonly figures: readonly { readonly label: string; readonly value: string }[];
}

export const seedFigures = ({ figures }: VerificationTexts, { seed, commitment }: GameRecord): readonly Group[] => [
  {
    title: '',
    figures: [
      { label: figures.seed, value: seed ?? '' },
      { label: figures.commitment, value: commitment },
      { label: figures.computed, value: seed === undefined ? '' : commitmentOf(seed) },
    ],
  },
];

/** The salts of the seats that committed to one. */
export function saltFigures(
  { figures }: VerificationTexts,
  { salts, saltCommitments = [], saltNonces = [] }: GameRecord,
  names: readonly string[],
): readonly Group[] {
  return salts.flatMap((salt, seat) => {
    const [hash = '', nonce = ''] = [saltCommitments[seat], saltNonces[seat]];
    if (hash === '' && salt === '') return [];
    return [
      {
        title: names[seat] ?? '',
        figures: [
          { label: figures.salt, value: salt },
          { label: figures.nonce, value: nonce },
          { label: figures.commitment, value: hash },
          { label: figures.computed, value: nonce === '' ? '' : saltCommitmentOf(seat, nonce, salt) },
        ],
      },
    ];
  });
}
