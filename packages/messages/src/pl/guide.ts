import type { GuideTexts } from '../guide.ts';

export const guide: GuideTexts = {
  intro: 'W obie gry można w pełni grać z czytnikiem ekranu: klawiaturą lub dotykiem. Wzrok nie jest potrzebny.',
  begin: {
    title: 'Rozpocznij grę w minutę',
    lines: [
      'Na stronie głównej naciśnij „Graj: Sintra” albo „Graj: Sagrada”. Pierwszym przeciwnikiem jest bot.',
      'W NVDA, JAWS lub Orce przejdź do trybu formularza. Na końcu strony opisano, jak to zrobić.',
      'W grze Sagrada najpierw wybierz witraż: naciśnij 1, Enter na witrażu, a potem C.',
      'Naciśnij 1, aby przejść do tafli lub kostek, które można wziąć. Kolejne 1 lub strzałka prowadzi do następnych, a Enter wybiera.',
      'Naciśnij 2, aby przejść do kwater lub pól, na które pasują, i wybierz klawiszem Enter. Leadlight powie, co da ten ruch.',
      'Naciśnij C, aby zatwierdzić, albo Esc, aby zmienić wybór. W grze Sagrada klawisz E kończy turę.',
    ],
  },
  places: {
    title: 'Co gdzie jest',
    lines: [
      'Nagłówek poziomu 1 to nazwa gry. Nagłówek poziomu 2 mówi, czyja jest tura; po nim są ostatni ruch i menu.',
      'Stół jest podzielony na obszary, a każdy ma swoją cyfrę. F6 prowadzi do następnego obszaru, Shift+F6 do poprzedniego.',
      'W obszarze strzałki prowadzą od elementu do elementu. Tab prowadzi do następnej grupy.',
    ],
  },
  modes: {
    title: 'Tryb czytania i tryb formularza',
    lines: [
      'W trybie czytania NVDA, JAWS i Orca same używają liter, cyfr i strzałek. Ten tryb nadaje się do stron z tekstem, na przykład do zasad.',
      'W trybie formularza, zwanym też trybem fokusu, przekazują te klawisze grze. Graj w tym trybie.',
      'Jeśli klawisz nie działa albo prowadzi do przypadkowego nagłówka lub przycisku, czytnik jest w trybie czytania.',
      'Jeśli w oknie dialogowym, na przykład w dzienniku gry, strzałki milczą, przeczytaj je w trybie czytania. Esc zamyka okno.',
      'Jeśli litery kolidują z poleceniami czytnika, wyłącz w ustawieniach skróty jednoklawiszowe. Do gry wystarczą Tab, F6, Enter i Esc.',
    ],
  },
  announced: {
    title: 'Komunikaty',
    lines: [
      'Słychać każdy ruch, każdą nową rundę, czyja jest tura i co trzeba wybrać.',
      'Skutek wyboru słychać przed zatwierdzeniem. Jeśli ruch jest niedozwolony, słychać powód z numerem zasady.',
      'Gdy okno dialogowe jest otwarte, komunikaty czekają na jego zamknięcie.',
      'Jeśli wolisz krótsze komunikaty, wybierz w ustawieniach „Krótkie”. Wszystko słychać wtedy tylko raz, w niewielu słowach, a resztę czyta klawisz I.',
      'Aby usłyszeć coś ponownie, użyj tych klawiszy. W menu jest też „Od mojej ostatniej tury”.',
    ],
  },
  typing: {
    title: 'Wpisywanie ruchów i pytań',
    lines: [
      'Naciśnij /, aby otworzyć pole poleceń. Wpisz ruch zwykłymi słowami: „niebieski 2 kwatera 5” albo „fioletowa 4 b2”. Strzałka w dół podpowiada dalsze słowa.',
      'Enter mówi, co da ruch, a drugi Enter go wykonuje. Esc zamyka pole.',
      'Można tam też wpisywać pytania, na przykład „gdzie niebieski” albo „czytaj rząd 2”. Te litery zadają niektóre z nich od razu.',
      'Widok liniowy pokazuje grę lub powtórkę jako jedną kolumnę nagłówków, list i przycisków. Podczas gry pole poleceń jest u góry. Włącz ten widok w ustawieniach albo pierwszym przyciskiem na stronie. Kwatery są w nim opisane w niewielu słowach; resztę pokazuje Enter.',
    ],
  },
  tables: [
    {
      title: 'Stół w grze Sintra',
      lines: [
        'Przy taflach słychać kolor, liczbę i miejsce, na przykład numer warsztatu.',
        'Kwatera jest czytana od góry do dołu: każde pole ze swoim kolorem. Potem słychać kolory drugiej strony.',
        'Po wyborze tafli przy kwaterze słychać też, ile pól zapełnią, albo że kwatera jest poza zasięgiem.',
        'Przy oknie słychać jego wartość, obie ramy i punkty, które dałoby teraz.',
        'Na przycisku gracza słychać jego punkty i stłuczone szkło. Naciśnij go, aby zobaczyć pałac.',
      ],
    },
    {
      title: 'Stół w grze Sagrada',
      lines: [
        'Pole ma literę rzędu i numer kolumny: A1 jest w lewym górnym rogu, D5 w prawym dolnym.',
        'Słychać, jaka kostka leży na polu albo jaki kolor lub wartość tam pasuje: „B2: czerwone pole, puste”.',
        'Przy kostkach słychać kolor i wartość: „czerwona trójka”.',
        'Przy narzędziu słychać jego koszt, a przy celu – dotychczasowe punkty.',
      ],
    },
  ],
  soundsIntro: 'Naciśnij przycisk, aby usłyszeć jego dźwięk.',
  soundsOff: 'Dźwięki są wyłączone. Włącz je w ustawieniach, aby ich posłuchać.',
  sounds: {
    call: 'Twoja tura',
    rattle: 'Rzut kostkami',
    clink: 'Wzięcie lub zapłata',
    click: 'Położenie',
    crack: 'Stłuczenie',
    chord: 'Kwatera ukończona',
    dull: 'Ruch niedozwolony',
    bell: 'Koniec rundy',
    fanfare: 'Koniec rozgrywki',
    coda: 'Wynik niepobity',
  },
  readersTitle: 'Twój czytnik ekranu',
  readers: {
    nvda: {
      title: 'NVDA w systemie Windows',
      lines: [
        'NVDA+Spacja przełącza między trybem czytania a trybem formularza. NVDA pozostaje potem w trybie formularza aż do ponownego przełączenia.',
        'W trybie czytania H prowadzi do następnego nagłówka, a D do następnego punktu orientacyjnego.',
      ],
    },
    jaws: {
      title: 'JAWS w systemie Windows',
      lines: [
        'Klawisz JAWS z literą Z wyłącza kursor wirtualny na czas gry i włącza go ponownie do czytania.',
        'W polu edycji Enter włącza tryb formularzy.',
        'Z kursorem wirtualnym H prowadzi do następnego nagłówka, a R do następnego regionu.',
        'Klawisz JAWS ze spacją, a potem H, pokazuje ostatnie komunikaty JAWS.',
      ],
    },
    orca: {
      title: 'Orca w systemie Linux',
      lines: [
        'Klawisz Orca z literą A przełącza między trybem czytania a trybem fokusu. Naciśnij A dwa razy szybko, aby pozostać w trybie fokusu: tak gra się najlepiej.',
        'Klawisz Orca to Insert, a w układzie dla laptopów Caps Lock.',
        'W trybie czytania H prowadzi do następnego nagłówka, a M do następnego punktu orientacyjnego.',
      ],
    },
    voiceOver: {
      title: 'VoiceOver na Macu',
      lines: [
        'VoiceOver nie ma trybu czytania, ale szybka nawigacja używa tych samych klawiszy. Na czas gry wyłącz ją: naciśnij jednocześnie strzałkę w lewo i w prawo.',
        'Jeśli litery nadal nie docierają do gry, naciśnij VO+Q. VO to Ctrl+Option albo Caps Lock, jeśli wybrano ten klawisz.',
        'VO ze strzałką przesuwa kursor, VO+Spacja naciska przycisk, a VO+U otwiera pokrętło z nagłówkami i punktami orientacyjnymi.',
        'VO+Z powtarza ostatnie zdanie.',
      ],
    },
    voiceOverTouch: {
      title: 'VoiceOver na iPhonie i iPadzie',
      lines: [
        'Przesuń palcem w prawo lub w lewo, aby przejść dalej lub wrócić, i stuknij dwukrotnie, aby nacisnąć.',
        'Obracaj dwa palce na ekranie, aż usłyszysz „Nagłówki”. Potem przesuń palcem w dół do następnego nagłówka albo w górę do poprzedniego.',
        'Klawiatura nie jest potrzebna: przyciski i menu zastępują klawisze.',
      ],
    },
    talkBack: {
      title: 'TalkBack w systemie Android',
      lines: [
        'Przesuń palcem w prawo lub w lewo, aby przejść dalej lub wrócić, i kliknij dwukrotnie, aby nacisnąć.',
        'Przesuń palcem w górę, a potem w dół, aby zmienić sposób czytania, aż usłyszysz „Nagłówki”. Potem przesuń palcem w dół do następnego nagłówka albo w górę do poprzedniego.',
        'Bez klawiatury też zagrasz: przyciski i menu zastępują wszystkie klawisze.',
      ],
    },
  },
};
