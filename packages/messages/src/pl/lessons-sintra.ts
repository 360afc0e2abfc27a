import type { SintraLessonTexts } from '../lessons-sintra.ts';

export const lessons: SintraLessonTexts = {
  first: {
    title: 'Pierwsza rozgrywka',
    about: 'W osiem minut poznasz przebieg tury i wszystko, co daje punkty.',
    steps: {
      take: {
        topic: 'Branie szkła',
        ask: 'Weź dwie [panes|pomarańczowe tafle] z warsztatu 2.',
        why: 'Zawsze bierze się wszystkie tafle jednego koloru. Pozostałe trafiają na środek.',
      },
      place: {
        topic: 'Kładzenie szkła',
        ask: 'Połóż je na [strip|kwaterze 2].',
        why: 'Wszystkie trafiają na jedną kwaterę. Każda zajmuje puste pole swojego koloru.',
        done: 'Dwa z pięciu pól są zapełnione. Witrażysta stoi teraz nad kwaterą 2.',
      },
      left: {
        topic: 'Witrażysta',
        ask: 'Weź [panes|żółtą taflę] z warsztatu 3 i spróbuj położyć ją na [strip|kwaterze 1].',
        why: 'Jest tam miejsce na żółty kolor, więc dlaczego nie?',
        done: 'Kwatera 1 leży na lewo od witrażysty. W zasięgu jest tylko kwatera pod nim i te na prawo.',
      },
      centre: {
        topic: 'Środek',
        ask: 'Weź obie [panes|różowe tafle] ze środka i połóż je na [strip|kwaterze 3].',
        why: 'Pierwszy gracz, który bierze ze środka, bierze też znacznik gracza rozpoczynającego.',
        done: 'Zaczniesz następną rundę. Ten znacznik kosztował cię jedno pole na torze stłuczonego szkła.',
      },
      break: {
        topic: 'Stłuczone szkło',
        ask: 'Weź trzy [panes|niebieskie tafle] z warsztatu 1 i połóż je na [strip|kwaterze 5].',
        why: 'Zmieści się tylko jedna. Dwie pozostałe się stłuką.',
        done: 'Każda stłuczona tafla przesunęła twój znacznik o 1 pole w dół. Na koniec kosztowałby cię 4 punkty.',
      },
      must: {
        topic: 'Bez celowego tłuczenia',
        ask: 'Weź [panes|białe tafle] z warsztatu 2 i spróbuj rzucić je na [break|tor stłuczonego szkła].',
        done: 'Tłuką się tylko tafle, dla których nie ma miejsca. Jeśli pasują na kwaterę w zasięgu, trzeba je tam położyć.',
      },
      track: {
        topic: 'Ostatnie pole',
        ask: 'Każde pole [glass|toru stłuczonego szkła] kosztuje więcej niż poprzednie. Ostatnie od razu kosztuje 18 punktów.',
        why: 'Potem znacznik zaczyna znowu od 0.',
      },
      back: {
        topic: 'Powrót w lewo',
        ask: 'Cofnij [glazier|witrażystę] w lewo.',
        why: 'Zajmuje to całą turę.',
        done: 'Wszystkie twoje kwatery są znowu w zasięgu.',
      },
      full: {
        topic: 'Pełna kwatera',
        ask: 'Weź [panes|żółtą taflę] z warsztatu 4 i ukończ [strip|kwaterę 1].',
        why: 'To jej ostatnie puste pole.',
      },
      keep: {
        topic: 'Jedna do okna',
        ask: 'Wybierz taflę, którą zachowasz: trafi do okna. Cztery pozostałe znikają.',
        why: 'Żółty to kolor premiowy tej rundy: 1 punkt za każdą żółtą taflę na kwaterze.',
        done: '3 punkty premii i 4 za okno 1. Kwaterę odwraca się na drugą stronę i można ukończyć ją jeszcze raz.',
      },
      chain: {
        topic: 'Okna w szeregu',
        ask: 'Weź [panes|pomarańczową taflę] z warsztatu 2 i ukończ [strip|kwaterę 2].',
        why: 'Okno daje też wartość każdego okna z taflą na prawo od niego.',
        done: 'Okno 2 daje 3 punkty, a okna 3, 5, 7 i 8 dodają 8. Opłaca się zaczynać od prawej.',
      },
      joker: {
        topic: 'Jokery',
        ask: 'Weź dwie [panes|różowe tafle] z warsztatu 3 i połóż je na [strip|kwaterze 8].',
        why: 'Na polu jokera można położyć taflę w dowolnym kolorze.',
        done: 'Kwaterze 8 brakuje już tylko trzech tafli.',
      },
      complete: {
        topic: 'Ukończone okno',
        ask: 'Weź [panes|różową taflę] z warsztatu 1 i znowu ukończ [strip|kwaterę 2].',
        why: 'Druga tafla kończy okno.',
        done: 'Okno 2 dało kolejne 11 punktów i 2 za różowy. Jego kwatera zostaje usunięta z gry.',
      },
      ornament: {
        topic: 'Ornamenty',
        ask: 'Na koniec gry każdy [ornament|ornament] daje punkty za oszklone ramy sąsiednich okien.',
        why: 'Dwie oszklone ramy dają 3 punkty, trzy dają 6, a wszystkie cztery 10.',
      },
      sideb: {
        topic: 'Druga strona',
        ask: 'Na stronie B zamiast ornamentów liczą się ukończone okna: tutaj [done|okna 1 i 4].',
        why: 'Dwa okna razy cztery żółte tafle, twój najlepszy kolor, to 8 punktów.',
      },
      last: {
        topic: 'Koniec gry',
        ask: 'Weź ostatnią [panes|białą taflę] ze środka i połóż ją na [strip|kwaterze 6].',
        why: 'Po sześciu rundach każde 3 tafle na kwaterach dają 1 punkt. Potem odejmuje się stłuczone szkło.',
        done: 'To już cała gra. Wygrywa gracz z największą liczbą punktów.',
      },
    },
  },
  printed: {
    title: 'Znasz grę planszową?',
    about: 'W minutę poznasz, co jest tu inne.',
    steps: {
      foretold: {
        topic: 'Zanim zdecydujesz',
        ask: 'Wybierz [panes|pomarańczowe tafle] na warsztacie 2, a potem [strip|kwaterę 2].',
        why: 'Nic nie jest ostateczne, dopóki nie potwierdzisz.',
        done: 'Panel zapowiada wszystko, co się wydarzy. „Anuluj” cofa wybór.',
      },
      ask: {
        topic: 'Co to jest?',
        ask: 'Wybierz [window|okno], ornament albo tor, aby zobaczyć objaśnienie.',
        why: 'Każdy element planszy ma objaśnienie. Do samej zasady prowadzi jedno kliknięcie.',
      },
      strips: {
        topic: 'Własne kwatery',
        ask: 'Te [strips|kwatery] zaprojektowano dla Leadlight. Drukowane możesz wpisać na stronie głównej, pod „Zestawy kwater”.',
        why: 'Małe ikony pokazują drugą stronę każdej kwatery.',
      },
      rulings: {
        topic: 'Rozstrzygnięcia',
        ask: 'Gdy drukowane zasady milczą, rozstrzygamy my: na przykład twój [score|wynik] może spaść poniżej zera.',
        why: 'W zasadach takie rozstrzygnięcia są oznaczone.',
      },
    },
  },
};
