import type { SintraRulesPage } from '../../rules/sintra.ts';

export const rules: SintraRulesPage = {
  intro:
    'Szklisz okna pałacu. Bierz tafle jednego koloru i układaj je na jednej ze swoich kwater. Z ukończonej kwatery jedna tafla trafia do okna pod nią i daje punkty. Kto weźmie za dużo, temu reszta się stłucze. Po sześciu rundach wygrywa najwyższy wynik.',
  chapters: {
    components: 'Elementy gry',
    setup: 'Przygotowanie',
    round: 'Runda',
    pick: 'Praca nad wzorem 1: branie tafli',
    place: 'Praca nad wzorem 2: układanie',
    completed: 'Praca nad wzorem 3: ukończona kwatera',
    back: 'Cofnięcie witrażysty',
    glass: 'Stłuczone szkło',
    roundEnd: 'Koniec rundy',
    scoring: 'Punktacja końcowa',
    vision: 'Rozróżnianie kolorów',
    examples: 'Przykłady',
    rulings: 'Gdzie drukowane zasady milczą',
  },
  rules: {
    'R-01':
      'W grze bierze udział od 2 do 4 graczy. Tafli jest 100, po 20 w każdym z 5 kolorów. Tafli nie przybywa ani nie ubywa: wszystkie są zawsze w woreczku, w wieży, na warsztatach, na środku, na torze rund, na kwaterach albo w oknach.',
    'R-02': 'Przy 2 graczach jest 5 warsztatów, przy 3 graczach 7, a przy 4 graczach 9.',
    'R-03':
      'Każdy gracz ma pałac z 8 oknami po 2 ramy (górna i dolna), 8 dwustronnych kwater po 5 pól, witrażystę, znacznik punktów i znacznik stłuczonego szkła.',
    'R-04':
      'Wszyscy gracze używają tej samej strony pałacu, A albo B. Zmienia to tylko punktację końcową (R-54, R-55).',
    'R-05':
      'Każdy gracz miesza swoje 8 kwater i kładzie po jednej nad każdym oknem, losową stroną do góry. Tylko kwatera z 2 polami jokera zaczyna tą stroną do dołu. Ikona na kwaterze pokazuje wzór z jej drugiej strony, więc wszyscy wiedzą, co będzie dalej.',
    'R-06': 'Każdy witrażysta zaczyna nad skrajną lewą kwaterą.',
    'R-07': 'Wyniki zaczynają od 0, a znaczniki stłuczonego szkła od najwyższego pola swojego toru.',
    'R-08':
      'Po jednej tafli każdego koloru trafia, w losowej kolejności, na pola od II do VI toru rund. Pozostałe 95 trafia do woreczka, a jedna z niego wylosowana na pole I.',
    'R-09':
      'Kto rozpoczyna grę, ma znacznik gracza rozpoczynającego. Przy stole jest to osoba, która ostatnio myła okno; tutaj wybiera się ją przy zakładaniu gry albo decyduje los.',
    'R-10': 'Każdy warsztat dostaje 4 tafle wylosowane z woreczka.',
    'R-11':
      'Gra ma 6 rund. Na początku rundy znacznik gracza rozpoczynającego trafia na środek; kto go miał, gra jako pierwszy. Tury idą zgodnie z ruchem wskazówek zegara, aż na warsztatach i na środku nie będzie żadnej tafli.',
    'R-12':
      'W swojej turze robisz dokładnie jedną rzecz: pracujesz nad wzorem (od R-13) albo cofasz witrażystę (R-40). Nie można pasować.',
    'R-13': 'Z warsztatu: weź wszystkie tafle jednego koloru. Pozostałe tafle z tego warsztatu trafiają na środek.',
    'R-14': 'Ze środka: weź wszystkie leżące tam tafle jednego koloru.',
    'R-15':
      'Kto w danej rundzie jako pierwszy bierze tafle ze środka, bierze też znacznik gracza rozpoczynającego i przesuwa swój znacznik stłuczonego szkła o 1 pole w dół. Samego znacznika nie można wziąć.',
    'R-16':
      'Wszystkie wzięte tafle trafiają na jedną kwaterę: tę pod witrażystą albo którąś dalej na prawo, nigdy na lewo od niego.',
    'R-17': 'Jeśli wybierasz kwaterę dalej na prawo, witrażysta najpierw staje nad nią.',
    'R-18':
      'Każda tafla trafia na puste pole swojego koloru albo na puste pole jokera (R-21). Trzeba ułożyć tyle tafli, ile się zmieści.',
    'R-19':
      'Tafle, które się nie mieszczą, tłuką się: każda trafia do wieży i przesuwa znacznik stłuczonego szkła o 1 pole w dół.',
    'R-20':
      'Jeśli na jakiejkolwiek kwaterze w zasięgu (R-16) jest puste pole tego koloru albo puste pole jokera, trzeba wybrać taką kwaterę. Dopiero gdy nie ma żadnej, tłuką się wszystkie tafle; witrażysta zostaje wtedy na miejscu.',
    'R-21':
      'Pole jokera przyjmuje taflę dowolnego koloru. Jeśli na polach koloru i polach jokera razem jest więcej miejsca, niż potrzeba, wybór należy do ciebie.',
    'R-22':
      'Jeśli na kwaterze jest jeszcze puste pole, tura się kończy. Jeśli wszystkie 5 jest zajętych, następują kolejno R-23 do R-28.',
    'R-23':
      'Premia za kolor: zdobywasz 1 punkt za każdą z 5 tafli w kolorze premiowym, czyli w kolorze najwyższej tafli na torze rund.',
    'R-24': 'Wybierz do zachowania jedną z 5 tafli ukończonej kwatery. Pozostałe 4 trafiają do wieży.',
    'R-25':
      'Zachowana tafla trafia do okna pod kwaterą, najpierw w górną ramę. Potem kwaterę odwraca się na drugą stronę. Witrażysta zostaje.',
    'R-26':
      'Jeśli górna rama jest już zajęta, tafla trafia w dolną: okno jest ukończone, a jego kwatera wypada z gry. Witrażysta zostaje nad pustą pozycją.',
    'R-27':
      'Okno, które właśnie dostało taflę, daje punkty: swoją własną wartość oraz wartości wszystkich okien po jego prawej stronie, w których jest co najmniej jedna tafla.',
    'R-28':
      'Wyboru z R-24 dokonuje się na obu stronach pałacu. Na stronie B liczy się w punktacji końcowej, a na stronie A decyduje o tym, jakie kolory wrócą do wieży.',
    'R-40':
      'Zamiast brać tafle, cofnij witrażystę w lewo, nad skrajną lewą kwaterę, którą jeszcze masz; puste pozycje pomija się. Na tym kończy się tura.',
    'R-41': 'Nie można cofnąć witrażysty, jeśli stoi już nad skrajną lewą kwaterą albo na lewo od niej (R-81).',
    'R-42':
      'Znacznik przesuwa się pole po polu. Kiedy dotrze do ostatniego pola (−18), od razu tracisz 18 punktów, a znacznik wraca na górę. Pozostałe kroki liczy się dalej stamtąd.',
    'R-43':
      'Kiedy po turze wszystkie warsztaty i środek są puste, najwyższa tafla z toru rund trafia do wieży. Jeśli tor jest teraz pusty, gra się kończy (R-50).',
    'R-44':
      'Przed każdą kolejną rundą gracz ze znacznikiem gracza rozpoczynającego uzupełnia warsztaty po kolei, każdy 4 taflami z woreczka. Kiedy woreczek się opróżni, trafiają do niego wszystkie tafle z wieży i uzupełnia się dalej.',
    'R-45':
      'Jeśli woreczek i wieża są puste, runda i tak się zaczyna: jeden warsztat może być niepełny, a następne pozostają puste. Zawsze jest co najmniej jedna tafla, bo według R-43 jedna właśnie trafiła do wieży.',
    'R-50': 'Po rundzie 6 każdy gracz liczy punkty w tej kolejności: R-51, R-52, potem R-54 albo R-55.',
    'R-51': 'Zdobywasz 1 punkt za każde 3 tafle, które zostały łącznie na wszystkich twoich kwaterach.',
    'R-52': 'Tracisz tyle punktów, ile wskazuje twój znacznik stłuczonego szkła.',
    'R-54':
      'Strona A: przy każdym z 4 ornamentów policz, ile z 4 otaczających go ram jest zajętych. Wszystkie 4 dają 10 punktów, 3 dają 6, 2 dają 3, mniej nie daje nic.',
    'R-55':
      'Strona B: pomnóż liczbę swoich ukończonych okien przez liczbę tafli jednego koloru we wszystkich swoich oknach, także nieukończonych. Liczy się twój najlepszy kolor.',
    'R-56':
      'Wygrywa najwyższy wynik. Przy remisie wyżej stoi gracz, który przez całą grę stracił mniej punktów na torze stłuczonego szkła (każde −18 z R-42 oraz R-52). Jeśli i to jest równe, gracze dzielą się zwycięstwem.',
    'R-60':
      'Każdy kolor ma też własny kształt, wyryty na taflach i na polach kwater. Wszystko w grze można rozpoznać po samym kształcie.',
    'R-61':
      'W układzie alternatywnym każdy warsztat ma 5 sektorów, po jednym na kształt, a tafla zawsze leży na swoim. Pięć warsztatów, które są zawsze w użyciu, ma po jednym wyróżnionym sektorze, każdy innego kształtu, zwróconym do środka.',
    'R-62': 'Na środku tafle leżą w grupach przy wyróżnionym sektorze swojego kształtu.',
    'R-63': 'Znacznik przy wyróżnionym sektorze swojego kształtu pokazuje kolor premiowy rundy.',
    'R-70': 'Bierzesz jedyną różową taflę z warsztatu: 3 pozostałe trafiają na środek.',
    'R-71':
      'Nikt w tej rundzie nie brał jeszcze ze środka. Bierzesz stamtąd 3 pomarańczowe tafle: bierzesz też znacznik gracza rozpoczynającego, a twój znacznik stłuczonego szkła schodzi o 1 pole.',
    'R-72':
      'Masz 3 wzięte pomarańczowe tafle. Nie mogą trafić na kwaterę na lewo od witrażysty. Na kwaterze pod nim, z jednym pomarańczowym polem, 2 się tłuką i znacznik schodzi o 2 pola. Na kwaterze dalej na prawo, z trzema pomarańczowymi polami, żadna się nie tłucze, a witrażysta tam przechodzi.',
    'R-73': 'Kończysz kwaterę z 2 taflami w kolorze premiowym: od razu 2 punkty.',
    'R-74': 'Potem okno o wartości 2, z zajętymi oknami wartymi 3 po prawej stronie, daje 5 punktów.',
    'R-75': 'Na koniec na twoich kwaterach zostało 7 tafli: 2 punkty. Twój znacznik stoi na −8: tracisz 8 punktów.',
    'R-76': 'Strona A: dwa ornamenty z 4 zajętymi ramami i jeden z 2, czyli 10 + 10 + 3 = 23 punkty.',
    'R-77': 'Strona B: 4 ukończone okna i 5 pomarańczowych tafli, czyli 4 × 5 = 20 punktów.',
    'R-80':
      'Czy wynik może spaść poniżej 0? Tak, drukowane zasady nie stawiają granicy. Z opcją „Wynik nie spada poniżej 0” zatrzymuje się na 0 przy każdej stracie punktów; przy remisie (R-56) straty liczą się jednak w całości.',
    'R-81':
      'Witrażysta stoi nad pustą pozycją, na lewo od wszystkich pozostałych kwater. Czy może „cofnąć się” do skrajnej lewej kwatery, która leży po jego prawej? Nie: witrażysta cofa się tylko w lewo. Weź tafle; wszystkie pozostałe kwatery są w jego zasięgu.',
    'R-82':
      'A jeśli nie masz już żadnej kwatery? Wtedy nie można cofnąć witrażysty (R-40). Trzeba brać tafle, a one wszystkie się tłuką.',
    'R-83':
      'A jeśli w rundzie nikt nie brał ze środka? Wtedy znacznik gracza rozpoczynającego wraca do tego, kto zaczął rundę i zacznie też następną. Niczyj znacznik stłuczonego szkła się przez to nie przesuwa.',
    'R-84':
      'Czy krok za znacznik gracza rozpoczynającego (R-15) może doprowadzić do ostatniego pola (R-42)? Tak, i dzieje się to przed układaniem tafli.',
    'R-85':
      'Czy można stłuc taflę, zostawiając na wybranej kwaterze puste pole, na które pasuje? Nie (R-18). Można jednak wybrać kwaterę, na której zmieści się mniej tafli niż na innej.',
    'R-86': 'Czy okna po prawej, których kwatery wypadły z gry, liczą się do R-27? Tak.',
    'R-87':
      'Co dzieje się najpierw: tłuczenie czy kończenie kwatery? Najpierw tłuką się tafle, które się nie mieszczą (R-19, R-42), a potem punktuje ukończona kwatera (R-23).',
    'R-88':
      'A jeśli gracz opuści grę przez internet? Do jego powrotu gra za niego bot. Stół może też ustalić, że gra zostaje wtedy przerwana.',
    'R-89':
      'A jeśli witrażysta stoi nad pustą pozycją, a kwatery są tylko na lewo od niego? Można go cofnąć (R-40) albo wziąć tafle i wszystkie stłuc (R-20).',
    'R-90':
      'Czy gra może trwać bez końca, jeśli nikt nie bierze tafli? Nie: R-41 zabrania cofnięcia witrażysty dwa razy z rzędu.',
  },
  additions: {
    'R-56': 'Ta sama kolejność decyduje o dalszych miejscach; instrukcja wskazuje tylko zwycięzcę.',
  },
  pictures: {
    palace:
      'Pałac w ostatniej rundzie: witrażysta nad kwaterami, okna z wartościami, a pod nimi tor stłuczonego szkła. Gdzie ramka jest przerywana, tam kwatera wypadła z gry.',
    strip: 'Obie strony jednej kwatery. Mały rządek na szczycie pokazuje, co jest po drugiej stronie.',
    indicator:
      'Tor rund w drugiej rundzie. Tafla pierwszej rundy trafiła do wieży; obramowana wyznacza kolor premiowy.',
    displays:
      'Warsztaty wokół środka, gdzie leży jeszcze znacznik gracza rozpoczynającego. Dwa warsztaty są puste: to, czego z nich nie wzięto, leży na środku.',
    windows:
      'Okna z wartościami. Strzałka pokazuje, ile okno dałoby teraz razem z oknami po prawej, w których jest już tafla.',
    glass: 'Tor stłuczonego szkła. Znacznik stoi przy tym, co tracisz na koniec gry.',
    ornaments:
      'Strona A pałacu. Każdy ornament ma po jednym płatku dla każdej z czterech otaczających go ram, a pod nim są jego punkty.',
    sectors: 'Układ alternatywny: każda tafla leży na sektorze swojego kształtu.',
  },
};
