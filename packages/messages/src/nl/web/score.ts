import type { ScoreTexts } from '../../web/score.ts';

export const score: ScoreTexts = {
  kind: 'Punten voor',
  kinds: {
    colourBonus: 'Bonuskleuren',
    windows: 'Ramen',
    lost: 'Gebroken glas tot nu toe',
    leftover: 'Glasstukken op panelen',
    glass: 'Gebroken glas',
    private: 'Persoonlijk doel',
    tokens: 'Betaalstenen',
    empty: 'Lege vakken',
  },
  palace: {
    A: 'Ornamenten',
    B: 'Voltooide ramen × beste kleur',
  },
  soFar: 'Tot nu toe',
  ifEnded: 'Als het spel nu zou eindigen',
  finalScoring: 'Eindtelling',
  score: 'Score',
  total: 'Totaal',
  hidden: 'verborgen',
  andHidden: (points) => `${points} plus verborgen punten`,
  byRound: 'Punten per ronde',
  end: 'Einde',
  decided: {
    glass: 'Gelijke stand: het kleinste verlies door gebroken glas geeft de doorslag.',
    private: 'Gelijke stand: het persoonlijke doel geeft de doorslag.',
    tokens: 'Gelijke stand, ook bij het persoonlijke doel: de overgebleven betaalstenen geven de doorslag.',
    seat: 'Alles is gelijk: de latere eerste beurt in ronde 10 geeft de doorslag.',
  },
  abandoned: 'Het spel is afgebroken.',
};
