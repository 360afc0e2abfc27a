import type { SagradaLessonTexts } from '../lessons-sagrada.ts';

const first: SagradaLessonTexts['first'] = {
  title: 'Pierwsza rozgrywka',
  about: 'Rozegraj w osiem minut najważniejsze tury, od pierwszej kostki do punktacji końcowej.',
  steps: {
    window: {
      topic: 'Twój witraż',
      ask: 'Wybierz [pattern|Wirujące krople], najłatwiejszy z czterech wzorów.',
      why: 'Wzór daje tyle znaczników uznania, ile wynosi jego trudność: tutaj 3.',
    },
    edge: {
      topic: 'Twoja pierwsza kostka',
      ask: 'Weź [die|niebieską szóstkę] z puli i połóż ją na dowolnym [edge|podświetlonym polu].',
      why: 'Pierwsza kostka musi leżeć przy brzegu albo w narożniku. Spróbuj położyć ją gdzieś w środku.',
    },
    touching: {
      topic: 'Kostki muszą się stykać',
      ask: 'Tutaj niebieska szóstka leży w narożniku. Spróbuj położyć [die|fioletową dwójkę] daleko od niej, na [cell|A1].',
      done: 'Każda następna kostka musi stykać się z inną bokiem albo rogiem.',
    },
    neighbours: {
      topic: 'Sąsiedzi',
      ask: 'Spróbuj położyć [die|niebieską trójkę] tuż pod niebieską szóstką, na [cell|B5].',
      done: 'Kostki tego samego koloru albo o tej samej wartości nigdy nie stykają się bokami.',
    },
    corners: {
      topic: 'Róg do rogu',
      ask: 'Teraz połóż [die|niebieską trójkę] na ukos, na [cell|B4].',
      done: 'Wystarczy styk rogiem. Na ukos wolno nawet powtórzyć kolor albo wartość.',
    },
    value: {
      topic: 'Nadrukowane wartości',
      ask: 'Spróbuj położyć [die|zieloną piątkę] na [cell|C5], gdzie nadrukowano jedynkę.',
      why: 'To druga runda. W każdej rundzie rzuca się dwiema kostkami na gracza i jeszcze jedną.',
      done: 'Na nadrukowaną wartość pasuje tylko ta wartość, w dowolnym kolorze.',
    },
    colour: {
      topic: 'Nadrukowane kolory',
      ask: 'Połóż [die|fioletową piątkę] na fioletowym [cell|polu C4].',
      why: 'Na nadrukowany kolor pasuje tylko ten kolor, o dowolnej wartości.',
      done: 'Na pole bez nadruku pasuje każda kostka. Zasada o sąsiadach obowiązuje wszędzie.',
    },
    order: {
      topic: 'Tam i z powrotem',
      ask: 'Kostka już leży. Wybierz „Zakończ turę” i obserwuj [turns|kolejność tur].',
      why: 'W każdej z dziesięciu rund kolejka obchodzi stół raz w jedną stronę, a potem z powrotem.',
      done: 'Ostatni gracz miał dwie tury z rzędu. Twoja druga tura kończy rundę.',
    },
    pass: {
      topic: 'Niewzięte kostki',
      ask: 'Tym razem nie bierz nic z [pool|puli] i wybierz „Zakończ turę”.',
      why: 'W turze można wziąć jedną kostkę i użyć jednego narzędzia. To nie obowiązek.',
      done: 'Niewzięte kostki trafiają na tor rund. Następną rundę zaczyna następny gracz.',
    },
    tool: {
      topic: 'Narzędzia',
      ask: 'Użyj narzędzia „[tool|Kamień szlifierski]” na [die|czerwonej jedynce] i połóż ją na [cell|C3].',
      why: 'Jedynka staje się szóstką za 1 znacznik uznania. W turze można użyć jednego narzędzia.',
      done: 'Twój znacznik uznania zostaje na narzędziu.',
    },
    price: {
      topic: 'Cena narzędzia',
      ask: 'Przeciwnik użył już narzędzia „[tool|Rozwieracz do ołowiu]”. Spróbuj i ty.',
      done: 'Gdy na narzędziu leży znacznik uznania, kosztuje ono 2. Masz już tylko 1.',
    },
    find: {
      topic: 'Wszystkie zasady naraz',
      ask: '[die|Fioletowa szóstka] pasuje tylko na jedno pole. Znajdź je.',
      why: 'Próbuj śmiało: gra powie, która zasada na to nie pozwala. Kostki, która nigdzie nie pasuje, nie można wziąć.',
      done: 'Brawo! Wszędzie indziej przeszkadzał nadruk albo sąsiad.',
    },
    public: {
      topic: 'Cele grupowe',
      ask: 'Połóż [die|zieloną czwórkę] na [cell|D4] i spójrz na cel „[card|Różnorodność kolorów w kolumnie]”.',
      why: 'Trzy cele są wspólne dla wszystkich i liczą się tyle razy, ile razy się je spełni.',
      done: 'Pełna kolumna w czterech kolorach daje 5 punktów. Z luką nie dałaby nic.',
    },
    private: {
      topic: 'Twój cel indywidualny',
      ask: 'Twój [private|cel indywidualny] to czerwone kostki. Połóż [die|czerwoną piątkę] na [cell|B1].',
      done: 'Każda czerwona kostka daje tyle punktów, ile wynosi jej wartość: to kolejne 5. Do końca nikt inny nie widzi tego celu.',
    },
    last: {
      topic: 'Twoja ostatnia kostka',
      ask: 'Połóż [die|niebieską dwójkę] na [cell|D1].',
      why: 'To twoja ostatnia tura w ostatniej rundzie.',
      done: 'Jedno pole zostaje puste. Każde puste pole kosztuje 1 punkt.',
    },
    end: {
      topic: 'Punktacja końcowa',
      ask: 'Wybierz „Zakończ turę”. Każdy zachowany [tokens|znacznik uznania] daje 1 punkt.',
      why: 'Do tego dochodzą cele grupowe i cel indywidualny.',
      done: 'Wygrywa gracz z największą liczbą punktów. Przy remisie decydują punkty za cel indywidualny.',
    },
  },
};

const solo: SagradaLessonTexts['solo'] = {
  title: 'Gra solo',
  about: 'Co się zmienia, gdy grasz solo: płacisz kostkami, a rywalem jest tor rund.',
  steps: {
    turns: {
      topic: 'Dwie tury z rzędu',
      ask: 'Połóż [die|fioletową piątkę] na [cell|C4].',
      why: 'W każdej rundzie rzucasz czterema kostkami i masz dwie tury z rzędu.',
      done: 'Zaraz zacznie się twoja druga tura. Zasady układania są takie same jak zawsze.',
    },
    target: {
      topic: 'Wynik do pobicia',
      ask: 'Wybierz „Zakończ turę”. Reszta kostek trafi na [track|tor rund] i [target|wynik do pobicia] wzrośnie.',
      done: 'Wynik do pobicia to suma wszystkich kostek na torze rund. Zostawiaj więc niskie kostki.',
    },
    pay: {
      topic: 'Płacenie kostkami',
      ask: 'Wybierz „[tool|Kamień szlifierski]”, zapłać [pay|zieloną dwójką] i połóż [die|czerwoną jedynkę] na [cell|C3].',
      why: 'Nie masz znaczników uznania: płacisz kostką w kolorze narzędzia.',
      done: 'Kostka, którą płacisz, zostaje usunięta z gry. Nie wlicza się do wyniku do pobicia.',
    },
    once: {
      topic: 'Tylko raz',
      ask: 'Spróbuj znów użyć narzędzia „[tool|Kamień szlifierski]”.',
      done: 'Każde narzędzie działa raz. Przed grą wybierasz od jednego do pięciu: im mniej, tym trudniej.',
    },
    privates: {
      topic: 'Dwa cele indywidualne',
      ask: 'Oto twoje dwa [private|cele indywidualne]: liczy się tylko lepszy.',
      why: 'Na końcu każde puste pole kosztuje 3 punkty.',
    },
    verdict: {
      topic: 'Wynik końcowy',
      ask: 'Wybierz „Zakończ turę” i porównaj swój wynik z [target|wynikiem do pobicia].',
      why: 'Aby wygrać, trzeba mieć więcej punktów, niż wynosi wynik do pobicia.',
      done: 'Wygrywasz! Przy równych wynikach byłaby to przegrana.',
    },
  },
};

const values: SagradaLessonTexts['values'] = {
  title: 'Narzędzia, które zmieniają wartość',
  about: 'Szczypce kruszące i Kamień szlifierski.',
  steps: {
    grozing: {
      topic: 'Szczypce kruszące',
      ask: 'Użyj narzędzia „[tool|Szczypce kruszące]” na [die|fioletowej trójce], wybierz [value|czwórkę] i połóż ją na [cell|A2].',
      why: 'Zmieniają wartość kostki dokładnie o 1, ale nigdy szóstki w jedynkę.',
      done: 'Na A2 pasuje tylko czwórka i właśnie tam leży.',
    },
    grinding: {
      topic: 'Kamień szlifierski',
      ask: 'Użyj narzędzia „[tool|Kamień szlifierski]” na [die|czerwonej jedynce] i połóż ją na [cell|D4].',
      why: 'Odwraca kostkę: 1 staje się 6, 2 staje się 5, a 3 staje się 4.',
      done: 'Czerwona kostka to teraz szóstka.',
    },
    timely: {
      topic: 'W porę',
      ask: 'W tej turze kostka już leży. Spróbuj użyć narzędzia „[tool|Kamień szlifierski]”.',
      done: 'Te narzędzia zmieniają wziętą kostkę. Użyj ich, zanim ją położysz.',
    },
  },
};

const rolls: SagradaLessonTexts['rolls'] = {
  title: 'Narzędzia do ponownego rzutu',
  about: 'Pędzel do topnika i Młotek szklarski.',
  steps: {
    brush: {
      topic: 'Pędzel do topnika',
      ask: 'Użyj narzędzia „[tool|Pędzel do topnika]” na [die|czerwonej jedynce].',
      why: 'Rzucasz ponownie wziętą kostką, nawet jeśli nigdzie nie pasowała.',
    },
    brushed: {
      topic: 'Nowa wartość',
      ask: 'Teraz to czerwona czwórka. Połóż ją na [cell|D4].',
      why: 'Jeśli pasuje, trzeba ją położyć. Jeśli nie, wraca do puli.',
      done: 'To była twoja kostka w tej turze, bez względu na wynik rzutu.',
    },
    early: {
      topic: 'Młotek szklarski',
      ask: 'To twoja pierwsza tura w rundzie. Spróbuj użyć narzędzia „[tool|Młotek szklarski]”.',
      done: 'Działa tylko w twojej drugiej turze w rundzie, przed wzięciem kostki.',
    },
    hammer: {
      topic: 'Młotek szklarski',
      ask: 'W drugiej turze użyj narzędzia „[tool|Młotek szklarski]” na całej [pool|puli].',
      done: 'Wszystkimi kostkami z puli rzucono ponownie. Nadal możesz wziąć jedną z nich.',
    },
  },
};

const swaps: SagradaLessonTexts['swaps'] = {
  title: 'Narzędzia do wymiany kostek',
  about: 'Cyrkiel do szkła i Zmywacz topnika.',
  steps: {
    cutter: {
      topic: 'Cyrkiel do szkła',
      ask: 'Narzędziem „[tool|Cyrkiel do szkła]” wymień [die|fioletową trójkę] na [track|zieloną piątkę] i połóż ją na [cell|B2].',
      why: 'Kostki zamieniają się miejscami i zachowują swoje wartości.',
      done: 'Fioletowa trójka leży teraz na torze rund.',
    },
    remover: {
      topic: 'Zmywacz topnika',
      ask: 'Użyj narzędzia „[tool|Zmywacz topnika]” na [die|zielonej trójce].',
      why: 'Kostka wraca do woreczka, a ty losujesz inną.',
    },
    drawn: {
      topic: 'Dowolna wartość',
      ask: 'Wylosowana kostka jest fioletowa. Wybierz [value|czwórkę] i połóż ją na [cell|A2].',
      why: 'Wartość wybierasz dowolnie. Kostkę można też odłożyć do puli.',
      done: 'Kolor zależał od losu, wartość od ciebie.',
    },
  },
};

const moves: SagradaLessonTexts['moves'] = {
  title: 'Narzędzia do przesuwania kostek',
  about: 'Rozwieracz do ołowiu i Krajak krążkowy.',
  steps: {
    lathekin: {
      topic: 'Rozwieracz do ołowiu',
      ask: 'Narzędziem „[tool|Rozwieracz do ołowiu]” przesuń [lift|zieloną szóstkę] na [cell|B2], a potem [lift|niebieską trójkę] na [cell|A3].',
      why: 'Trzeba przesunąć dokładnie dwie kostki. Obowiązują wszystkie zasady układania.',
      done: 'Kostki przesuwa się po kolei, więc druga może zająć miejsce pierwszej.',
    },
    wheel: {
      topic: 'Krajak krążkowy',
      ask: 'Narzędziem „[tool|Krajak krążkowy]” przesuń [lift|żółtą szóstkę] na [cell|D2]. Potem wybierz „Przesuń tylko tę kostkę”.',
      why: 'Przesuwa jedną lub dwie kostki w kolorze jednej z kostek na torze rund.',
      done: 'Takich narzędzi można użyć przed wzięciem kostki albo po nim.',
    },
  },
};

const exceptions: SagradaLessonTexts['exceptions'] = {
  title: 'Narzędzia, które uchylają zasadę',
  about: 'Pędzel do eglomizacji, Gładzik do folii miedzianej i Liniał podklejony korkiem.',
  steps: {
    eglomise: {
      topic: 'Pędzel do eglomizacji',
      ask: 'Narzędziem „[tool|Pędzel do eglomizacji]” przesuń [lift|zieloną szóstkę] na żółte [cell|pole D2].',
      why: 'Przesuwa jedną kostkę, a kolor nadrukowany na nowym polu nie ma znaczenia.',
      done: 'Sąsiedzi i nadrukowane wartości nadal się liczą.',
    },
    burnisher: {
      topic: 'Gładzik do folii miedzianej',
      ask: 'Narzędziem „[tool|Gładzik do folii miedzianej]” przesuń [lift|żółtą jedynkę] na [cell|A2], gdzie nadrukowano czwórkę.',
      why: 'Przesuwa jedną kostkę, a wartość nadrukowana na nowym polu nie ma znaczenia.',
      done: 'Sąsiedzi i nadrukowane kolory nadal się liczą.',
    },
    straightedge: {
      topic: 'Liniał podklejony korkiem',
      ask: 'Użyj narzędzia „[tool|Liniał podklejony korkiem]” na [die|zielonej trójce] i połóż ją na [cell|C1].',
      why: 'Dzięki niemu kostka może leżeć na polu, które nie styka się z żadną inną kostką.',
      done: 'Nadruk na polu nadal się liczy.',
    },
  },
};

const twice: SagradaLessonTexts['twice'] = {
  title: 'Narzędzie na dwie kostki',
  about: 'Szczypce do łamania szkła.',
  steps: {
    pliers: {
      topic: 'Szczypce do łamania szkła',
      ask: 'Jedna kostka już leży. Użyj narzędzia „[tool|Szczypce do łamania szkła]” i połóż [die|fioletową czwórkę] na [cell|A2].',
      why: 'Dzięki nim bierzesz od razu drugą kostkę.',
    },
    skipped: {
      topic: 'Cena',
      ask: 'Wybierz „Zakończ turę” i obserwuj [turns|kolejność tur].',
      done: 'Po wzięciu dwóch kostek naraz twoja druga tura w rundzie została pominięta.',
    },
    late: {
      topic: 'Za późno',
      ask: 'To twoja druga tura w rundzie. Spróbuj użyć narzędzia „[tool|Szczypce do łamania szkła]”.',
      done: 'Działają tylko w pierwszej turze w rundzie, po wzięciu kostki.',
    },
  },
};

const printed: SagradaLessonTexts['printed'] = {
  title: 'Znasz grę planszową?',
  about: 'W minutę poznasz, co jest tu inne.',
  steps: {
    refused: {
      topic: 'Błędy',
      ask: 'Spróbuj położyć [die|niebieską trójkę] na [cell|B5].',
      done: 'Przy stole błąd kosztuje później kostki. Tutaj taki ruch jest od razu odrzucany.',
    },
    idle: {
      topic: 'Narzędzia bez efektu',
      ask: 'W pierwszej rundzie tor rund jest pusty. Spróbuj użyć narzędzia „[tool|Cyrkiel do szkła]”.',
      done: 'Narzędzia, które nic nie da, nie można użyć, nawet żeby podnieść jego cenę.',
    },
    impossible: {
      topic: 'Stracone pola',
      ask: 'Spójrz na [cell|A4]: pęknięcie oznacza, że nie pasuje tam już żadna kostka.',
      why: 'Pole wymaga żółtej kostki, ale sąsiad jest żółty.',
    },
    score: {
      topic: 'Dotychczasowe punkty',
      ask: '[card|Cele grupowe] i [private|cel indywidualny] na bieżąco pokazują twoje punkty.',
      why: 'Cel indywidualny można ukryć przed osobami obok.',
    },
  },
};

export const lessons: SagradaLessonTexts = {
  first,
  solo,
  values,
  rolls,
  swaps,
  moves,
  exceptions,
  twice,
  printed,
};
