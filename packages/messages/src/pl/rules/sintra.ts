import type { SintraRulesPage } from '../../rules/sintra.ts';

export const rules: SintraRulesPage = {
  intro:
    'Szklisz okna pałacu. Bierzesz tafle jednego koloru i kładziesz je na jednej ze swoich kwater. Z ukończonej kwatery jedna tafla trafia do okna pod nią i daje punkty. Tafle, które się nie mieszczą, tłuką się i kosztują punkty. Po sześciu rundach wygrywa gracz z największą liczbą punktów.',
  chapters: {
    components: 'Elementy gry',
    setup: 'Przygotowanie',
    round: 'Rundy i tury',
    pick: 'Krok 1: weź tafle',
    place: 'Krok 2: połóż tafle',
    completed: 'Krok 3: ukończona kwatera',
    back: 'Cofnięcie witrażysty',
    glass: 'Stłuczone szkło',
    roundEnd: 'Koniec rundy',
    scoring: 'Punktacja końcowa',
    vision: 'Rozróżnianie kolorów',
    examples: 'Przykłady',
    rulings: 'Pytania i odpowiedzi',
  },
  titles: {},
  rules: {
    'R-01':
      'Gra jest dla 2–4 graczy. Tafli jest 100, po 20 w każdym z 5 kolorów. Nigdy ich nie przybywa ani nie ubywa.',
    'R-02': 'Przy 2 graczach używa się 5 warsztatów, przy 3 graczach 7, a przy 4 graczach 9.',
    'R-03':
      'Każdy gracz ma pałac z 8 oknami po 2 ramy (górną i dolną), 8 dwustronnych kwater po 5 pól, witrażystę, znacznik punktów i znacznik stłuczonego szkła.',
    'R-04':
      'Wszyscy gracze używają tej samej strony pałacu, A albo B. Strony różnią się tylko punktacją końcową (R-54, R-55).',
    'R-05':
      'Każdy gracz tasuje swoje 8 kwater i kładzie po jednej nad każdym oknem, losową stroną do góry. Kwatera z 2 polami jokera leży na początku jokerami do dołu. Ikona na kwaterze pokazuje wszystkim jej drugą stronę.',
    'R-06': 'Każdy witrażysta zaczyna nad skrajną lewą kwaterą.',
    'R-07': 'Każdy zaczyna z 0 punktów i ze znacznikiem stłuczonego szkła na najwyższym polu toru.',
    'R-08':
      'Po jednej tafli każdego koloru trafia w losowej kolejności na pola od II do VI toru rund. Pozostałe 95 trafia do woreczka, a jedna z nich, wylosowana, na pole I.',
    'R-09':
      'Gracz rozpoczynający ma znacznik gracza rozpoczynającego. W wersji planszowej jest to osoba, która ostatnio myła okna, a tutaj gracz wybrany albo wylosowany.',
    'R-10': 'Na każdy warsztat trafiają 4 tafle wylosowane z woreczka.',
    'R-11':
      'Gra trwa 6 rund. W każdej rundzie gracz ze znacznikiem gracza rozpoczynającego kładzie go na środku i gra jako pierwszy. Gracze wykonują tury zgodnie z ruchem wskazówek zegara, aż warsztaty i środek będą puste.',
    'R-12':
      'W swojej turze tworzysz kwaterę, w trzech krokach opisanych niżej, albo cofasz witrażystę (R-40). Nie możesz spasować.',
    'R-13': 'Weź z warsztatu wszystkie tafle jednego koloru. Pozostałe tafle z tego warsztatu trafiają na środek.',
    'R-14': 'Albo weź wszystkie tafle jednego koloru ze środka.',
    'R-15':
      'Gracz, który jako pierwszy w rundzie bierze tafle ze środka, bierze też znacznik gracza rozpoczynającego i przesuwa swój znacznik stłuczonego szkła o 1 pole w dół. Samego znacznika gracza rozpoczynającego wziąć nie można.',
    'R-16': 'Połóż wszystkie wzięte tafle na jednej kwaterze: pod witrażystą albo na prawo od niego, nigdy na lewo.',
    'R-17': 'Jeśli wybierasz kwaterę na prawo, najpierw przesuń nad nią witrażystę.',
    'R-18':
      'Każda tafla trafia na puste pole swojego koloru albo na puste pole jokera. Połóż tyle tafli, ile się zmieści.',
    'R-19':
      'Tafle, które się nie mieszczą, tłuką się: każda trafia do wieży i przesuwa twój znacznik stłuczonego szkła o 1 pole w dół.',
    'R-20':
      'Jeśli na kwaterze w zasięgu jest puste pole w kolorze tafli albo puste pole jokera, musisz wybrać taką kwaterę. W przeciwnym razie wszystkie tafle się tłuką, a witrażysta zostaje na miejscu.',
    'R-21':
      'Na polu jokera można położyć taflę dowolnego koloru. Jeśli pól jest więcej niż tafli, wybierasz, które z pól tego koloru i pól jokera zająć.',
    'R-22':
      'Jeśli na kwaterze jest jeszcze puste pole, twoja tura się kończy. Jeśli kwatera jest pełna, wykonaj po kolei dalsze kroki (od R-23 do R-27).',
    'R-23': 'Zdobywasz 1 punkt za każdą z 5 tafli w kolorze premiowym, czyli w kolorze najwyższej tafli na torze rund.',
    'R-24': 'Wybierz jedną z 5 tafli i zachowaj ją. Pozostałe 4 trafiają do wieży.',
    'R-25': 'Wstaw taflę do górnej ramy okna poniżej i odwróć kwaterę na drugą stronę. Witrażysta zostaje na miejscu.',
    'R-26':
      'Jeśli górna rama jest już oszklona, wstaw taflę do dolnej. Okno jest ukończone: kwatera zostaje usunięta z gry, a witrażysta pozostaje nad pustą pozycją.',
    'R-27':
      'Zdobywasz punkty za okno: jego wartość oraz wartości wszystkich okien na prawo od niego, w których jest co najmniej jedna tafla.',
    'R-28':
      'Taflę wybierasz bez względu na stronę pałacu. Na stronie B jej kolor liczy się na koniec gry; na stronie A decydujesz tylko o tym, jakie kolory trafią do wieży.',
    'R-40':
      'Zamiast brać tafle, cofnij witrażystę w lewo, nad swoją skrajną lewą kwaterę. Pomiń puste pozycje. Twoja tura się kończy.',
    'R-41': 'Nie możesz cofnąć witrażysty, jeśli stoi już nad twoją skrajną lewą kwaterą albo na lewo od niej (R-81).',
    'R-42':
      'Znacznik schodzi pole po polu. Na ostatnim polu (−18) od razu tracisz 18 punktów, a znacznik wraca na górę. Pozostałe pola liczy się dalej stamtąd.',
    'R-43':
      'Gdy po turze warsztaty i środek są puste, najwyższa tafla z toru rund trafia do wieży. Jeśli była ostatnia, gra się kończy.',
    'R-44':
      'W przeciwnym razie gracz ze znacznikiem gracza rozpoczynającego uzupełnia warsztaty po kolei, każdy 4 taflami z woreczka. Gdy woreczek się opróżni, wsypuje do niego wszystkie tafle z wieży i uzupełnia dalej.',
    'R-45':
      'Jeśli woreczek i wieża są puste, runda i tak się zaczyna: na jednym warsztacie może być mniej tafli, a następne zostają puste. Zawsze jest co najmniej jedna tafla (R-43).',
    'R-50':
      'Po rundzie 6 policz punkty za tafle na kwaterach (R-51), potem za stłuczone szkło (R-52), a potem za stronę A (R-54) albo B (R-55).',
    'R-51': 'Zdobywasz 1 punkt za każde 3 tafle, które zostały łącznie na wszystkich twoich kwaterach.',
    'R-52': 'Tracisz tyle punktów, ile wskazuje twój znacznik stłuczonego szkła.',
    'R-54':
      'Strona A: przy każdym z 4 ornamentów policz, ile z 4 ram wokół niego jest oszklonych. 4 ramy dają 10 punktów, 3 dają 6, 2 dają 3; mniej nie daje nic.',
    'R-55':
      'Strona B: pomnóż liczbę swoich ukończonych okien przez liczbę tafli najlepszego koloru, czyli tego, którego masz najwięcej we wszystkich oknach, także nieukończonych.',
    'R-56':
      'Wygrywa gracz z największą liczbą punktów. Przy remisie wygrywa ten, kto w całej grze stracił mniej punktów przez stłuczone szkło (R-42, R-52). Jeśli nadal jest remis, gracze dzielą się zwycięstwem.',
    'R-60':
      'Każdy kolor ma własny kształt, wyryty na taflach i na polach kwater. Wszystko w grze można rozpoznać po samym kształcie.',
    'R-61':
      'W układzie alternatywnym każdy warsztat ma 5 sektorów, po jednym dla każdego kształtu, a każda tafla leży na swoim. Pięć warsztatów jest zawsze w grze: każdy z nich ma wyróżniony sektor innego kształtu, zwrócony do środka.',
    'R-62': 'Na środku tafle leżą w grupach przy wyróżnionym sektorze swojego kształtu.',
    'R-63': 'Kolor premiowy rundy pokazuje znacznik położony przy wyróżnionym sektorze jego kształtu.',
    'R-70': 'Bierzesz z warsztatu jedyną różową taflę. 3 pozostałe trafiają na środek.',
    'R-71':
      'Jako pierwszy gracz w tej rundzie bierzesz tafle ze środka: 3 pomarańczowe. Bierzesz też znacznik gracza rozpoczynającego, a twój znacznik stłuczonego szkła schodzi o 1 pole.',
    'R-72':
      'Bierzesz 3 pomarańczowe tafle. Nie możesz ich położyć na kwaterze na lewo od witrażysty. Na kwaterze pod nim, z jednym pomarańczowym polem, 2 tafle się tłuką, a znacznik schodzi o 2 pola. Na kwaterze na prawo, z trzema pomarańczowymi polami, żadna się nie tłucze, a witrażysta tam przechodzi.',
    'R-73': 'Kończysz kwaterę z 2 taflami w kolorze premiowym i od razu zdobywasz 2 punkty.',
    'R-74':
      'Potem liczy się okno o wartości 2. Okna z taflami na prawo od niego są warte razem 3, więc zdobywasz 5 punktów.',
    'R-75':
      'Na koniec gry na twoich kwaterach leży 7 tafli: zdobywasz 2 punkty. Twój znacznik stoi na −8: tracisz 8 punktów.',
    'R-76': 'Strona A: dwa ornamenty mają po 4 oszklone ramy, a jeden ma 2. Zdobywasz 10 + 10 + 3 = 23 punkty.',
    'R-77': 'Strona B: masz 4 ukończone okna i 5 pomarańczowych tafli. Zdobywasz 4 × 5 = 20 punktów.',
    'R-80':
      'Czy wynik może spaść poniżej 0? Tak, drukowane zasady nie określają granicy. Z opcją „Wynik nie spada poniżej 0” wynik zatrzymuje się na 0 przy każdej stracie punktów; przy remisie (R-56) straty i tak liczą się w całości.',
    'R-81':
      'Witrażysta stoi nad pustą pozycją, na lewo od wszystkich twoich kwater. Czy może „cofnąć się” nad skrajną lewą kwaterę, która leży na prawo od niego? Nie: cofa się tylko w lewo. Weź tafle; wszystkie kwatery są w zasięgu.',
    'R-82':
      'A jeśli nie masz już żadnej kwatery? Witrażysty nie można cofnąć (R-40). Musisz wziąć tafle i wszystkie się tłuką.',
    'R-83':
      'A jeśli w rundzie nikt nie bierze tafli ze środka? Znacznik gracza rozpoczynającego wraca do gracza, który zaczął rundę, i ten gracz zaczyna też następną. Żaden znacznik stłuczonego szkła się nie przesuwa.',
    'R-84':
      'Czy przez znacznik gracza rozpoczynającego (R-15) można dojść do ostatniego pola toru (R-42)? Tak, jeszcze przed położeniem tafli.',
    'R-85':
      'Czy możesz stłuc taflę, zostawiając na wybranej kwaterze puste pole, na które pasuje? Nie (R-18). Możesz jednak wybrać kwaterę, na której zmieści się mniej tafli niż na innej.',
    'R-86': 'Czy okna na prawo nadal się liczą (R-27), gdy ich kwater nie ma już w grze? Tak.',
    'R-87':
      'Co dzieje się najpierw: tłuką się tafle czy kończysz kwaterę? Najpierw tłuką się tafle, które się nie mieszczą (R-19, R-42), a potem zdobywasz punkty za pełną kwaterę (R-23).',
    'R-88':
      'A jeśli gracz opuści grę online? Do jego powrotu gra za niego bot. Ustawienia stołu mogą też przewidywać przerwanie rozgrywki.',
    'R-89':
      'A jeśli witrażysta stoi nad pustą pozycją, a wszystkie twoje kwatery są na lewo od niego? Możesz go cofnąć (R-40) albo wziąć tafle i wszystkie stłuc (R-20).',
    'R-90':
      'Czy gra może trwać bez końca, jeśli nikt nie bierze tafli? Nie: witrażysty nie można cofnąć dwa razy z rzędu (R-41).',
  },
  additions: {
    'R-56': 'Ta sama kolejność decyduje o wszystkich dalszych miejscach; drukowane zasady wskazują tylko zwycięzcę.',
  },
  pictures: {
    palace:
      'Pałac w ostatniej rundzie: witrażysta, kwatery, okna z wartościami i tor stłuczonego szkła. Przerywana ramka oznacza kwaterę usuniętą z gry.',
    strip: 'Obie strony jednej kwatery. Małe ikony pokazują drugą stronę.',
    indicator: 'Runda 2: tafla w ramce wskazuje kolor premiowy.',
    take: 'Bierzesz 2 pomarańczowe tafle. Dwie pozostałe trafiają na środek.',
    displays: 'Znacznik gracza rozpoczynającego leży na środku, dopóki ktoś nie weźmie stamtąd tafli.',
    reach: '3 pomarańczowe tafle: na lewo nie wolno, pod witrażystą jest 1 pole, dalej na prawo są 3 pola.',
    excess: 'Jedna tafla się mieści, dwie się tłuką: 2 pola w dół.',
    keep: 'Pierwsza tafla: odwróć kwaterę. Druga tafla: kwatera zostaje usunięta z gry.',
    windows: 'Okna z wartościami; po strzałce – liczba punktów, które okno dałoby teraz.',
    back: 'Z powrotem nad skrajną lewą kwaterę. Pozycja z przerywaną ramką jest pusta i się nie liczy.',
    glass: 'Znacznik pokazuje, ile stracisz na koniec gry.',
    ornaments: 'Za każdą oszkloną ramę wokół ornamentu zapala się jeden płatek.',
    colours: '2 ukończone okna × 5 pomarańczowych tafli = 10 punktów.',
    sectors: 'Każda tafla leży na sektorze swojego kształtu.',
  },
};
