import type { ScoreTexts } from '../../web/score.ts';

export const score: ScoreTexts = {
  kind: 'Za co',
  kinds: {
    colourBonus: 'Premia za kolor',
    windows: 'Okna',
    lost: 'Stłuczone szkło do tej pory',
    leftover: 'Tafle na kwaterach',
    glass: 'Stłuczone szkło',
    private: 'Cel indywidualny',
    tokens: 'Znaczniki uznania',
    empty: 'Puste pola',
  },
  palace: {
    A: 'Ornamenty',
    B: 'Ukończone okna × najlepszy kolor',
  },
  soFar: 'Do tej pory',
  ifEnded: 'Gdyby gra skończyła się teraz',
  finalScoring: 'Punktacja końcowa',
  score: 'Wynik',
  total: 'Razem',
  hidden: 'ukryte',
  andHidden: (points) => `${points} oraz ukryte punkty`,
  byRound: 'Punkty w kolejnych rundach',
  end: 'Koniec',
  decided: {
    glass: 'Przy równej liczbie punktów decyduje mniejsza strata na torze stłuczonego szkła.',
    private: 'Przy równej liczbie punktów decydują punkty za cel indywidualny.',
    tokens: 'Przy równej liczbie punktów, także za cel indywidualny, decydują pozostałe znaczniki uznania.',
    seat: 'Przy pełnym remisie decyduje późniejsza pierwsza tura w rundzie 10.',
  },
  abandoned: 'Rozgrywka została przerwana.',
};
