/** The glass of the five steps: the seed, the salts, chance, moves and the score. */
export const PANES = ['#2f6fd0', '#8450c8', '#2c9a58', '#c2517f', '#1f8f96'] as const;
