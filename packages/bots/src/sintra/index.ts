export { sintraBots } from './bots.ts';
export { explain as explainSintra, type Contribution as SintraContribution } from './explain.ts';
export { TERMS as SINTRA_TERMS, type Term as SintraTerm } from './terms.ts';
