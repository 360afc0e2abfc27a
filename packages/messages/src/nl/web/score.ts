import type { ScoreTexts } from '../../web/score.ts';

export const score: ScoreTexts = {
  kind: 'Waarvoor',
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
    B: 'Kleur × voltooide ramen',
  },
  soFar: 'Tot nu toe',
  ifEnded: 'Als het spel nu zou eindigen',
  finalScoring: 'Eindtelling',
  score: 'Score',
  total: 'Totaal',
  hidden: 'verborgen',
  andHidden: (points) => `${points} en een verborgen deel`,
  byRound: 'Punten per ronde',
  end: 'Einde',
  decided: {
    glass: 'Evenveel punten: wie minder punten op het spoor voor gebroken glas verloor, wint.',
    private: 'Evenveel punten: het persoonlijke doel beslist.',
    tokens: 'Evenveel punten, ook voor het persoonlijke doel: de overgebleven betaalstenen beslissen.',
    seat: 'In alles gelijk: wie het verst van de laatste startspeler zat, wint.',
  },
  abandoned: 'Het spel is afgebroken.',
};
