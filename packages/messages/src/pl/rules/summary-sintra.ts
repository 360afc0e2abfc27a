import type { SintraSummary } from '../../rules/summary.ts';

export const summary: SintraSummary = {
  parts: {
    turn: 'Twoja tura: twórz kwaterę…',
    back: '…albo cofnij witrażystę',
    scoring: 'Punkty w trakcie gry',
    breaks: 'Co się tłucze',
    forbidden: 'Niedozwolone',
    roundEnd: 'Koniec rundy',
    end: 'Koniec gry: po rundzie 6',
  },
  lines: {
    take: 'Weź z warsztatu wszystkie tafle jednego koloru; pozostałe trafiają na środek. Albo weź wszystkie tafle jednego koloru ze środka.',
    place:
      'Połóż je na jednej kwaterze: pod witrażystą albo na prawo od niego. Witrażysta tam przechodzi. Każda tafla potrzebuje pustego pola swojego koloru albo pola jokera.',
    full: 'Jeśli kwatera jest pełna, zdobywasz premię za kolor i zachowujesz 1 taflę; 4 trafiają do wieży. Zachowana tafla trafia do okna poniżej. Górna rama: odwracasz kwaterę. Dolna rama: kwatera zostaje usunięta z gry. Zdobywasz punkty za okno.',
    instead: 'Przesuń go nad skrajną lewą kwaterę. Twoja tura się kończy.',
    bonus: 'za każdą z 5 tafli w kolorze premiowym (kolor najwyższej tafli na torze rund)',
    window: 'wartość okna i wszystkich okien z taflą na prawo od niego',
    bottom: 'gdy znacznik dotrze do ostatniego pola toru; wraca na górę',
    excess:
      'Tafle, które nie mieszczą się na kwaterze, tłuką się. Każda trafia do wieży i przesuwa znacznik o 1 pole w dół.',
    nowhere: 'Jeśli żadna kwatera w zasięgu nie ma dla nich pola, tłuką się wszystkie tafle. Witrażysta zostaje.',
    tile: 'Gracz, który pierwszy w rundzie bierze tafle ze środka, bierze też znacznik gracza rozpoczynającego; jego znacznik stłuczonego szkła schodzi o 1 pole.',
    pass: 'Pasowanie',
    left: 'Kwatery na lewo od witrażysty',
    split: 'Rozdzielanie tafli na dwie kwatery',
    spare: 'Tłuczenie tafli, która mieści się na kwaterze',
    refuse: 'Kwatera bez pola dla tafli, gdy inna w zasięgu je ma',
    twice: 'Cofanie witrażysty, który stoi nad skrajną lewą kwaterą',
    indicator: 'Warsztaty i środek są puste: najwyższa tafla z toru rund trafia do wieży.',
    refill:
      'Gracz ze znacznikiem gracza rozpoczynającego kładzie na każdym warsztacie 4 tafle i zaczyna następną rundę.',
    strips: 'za każde 3 tafle, które zostały na twoich kwaterach',
    loss: 'punkty wskazane przez znacznik stłuczonego szkła',
    sideA: 'Strona A: za każdy ornament z 4, 3 lub 2 oszklonymi ramami wokół',
    sideB: 'Strona B: ukończone okna × tafle twojego najlepszego koloru w oknach',
    ties: 'Przy remisie wygrywa gracz, który stracił mniej punktów przez stłuczone szkło.',
  },
};
