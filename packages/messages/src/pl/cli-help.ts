import type { HelpTexts } from '../cli-help.ts';

export const help: HelpTexts = {
  about: 'Leadlight: Sintra i Sagrada w wierszu poleceń.',
  name: 'Nazwa',
  usage: 'Użycie:',
  commands: 'Polecenia:',
  options: 'Opcje:',
  examples: 'Przykłady:',
  more: 'Pomoc dotycząca polecenia: „leadlight POLECENIE --help”.',
  placeholders: {
    COMMAND: 'POLECENIE',
    FILE: 'PLIK',
    NAME: 'NAZWA',
    OPTION: 'OPCJA',
    PERCENT: 'PROCENT',
    TEXT: 'TEKST',
  },
  common: {
    help: 'Pokazuje tę pomoc.',
    lang: 'Język tekstów (domyślnie język systemu).',
    version: 'Pokazuje wersję.',
  },
  gameFlags: {
    sintra: {
      side: 'Sintra: strona planszy pałacu (domyślnie A).',
      'score-floor': 'Sintra: wynik nie spada poniżej 0.',
    },
    sagrada: {
      tools: 'Sagrada solo: liczba narzędzi do rozdania, od 1 do 5 (domyślnie 3).',
      'with-tools': 'Sagrada: narzędzia do rozdania, pod nazwami z zapisów. Zapisy takich rozgrywek nie mają ziarna.',
    },
  },
  simulate: {
    summary: 'Przeprowadza rozgrywki między botami i wypisuje ich zapisy, po jednym obiekcie JSON w wierszu.',
    flags: {
      game: 'Nazwa gry.',
      players: 'Liczba graczy: od 2 do 4 w Sintrze, od 1 do 4 w Sagradzie (domyślnie 2).',
      games: 'Liczba rozgrywek (domyślnie 1).',
      seed: 'Dowolny tekst. Wynikają z niego wszystkie losowania: te same argumenty dają te same zapisy (domyślnie leadlight).',
      bots: 'Boty na kolejnych miejscach: LEVELS. Gdy nazw jest mniej niż miejsc, ostatni bot zajmuje pozostałe (domyślnie random).',
      annotate: 'Przy każdym ruchu podaje, ile różnych ruchów było możliwych.',
      out: 'Zapisuje do tego pliku zamiast na standardowe wyjście. Po przerwaniu to samo polecenie rozegra resztę.',
      workers: 'Liczba rozgrywek naraz (domyślnie jedna na rdzeń). Nie wpływa na zapisy.',
    },
    notes: [
      'Każda rozgrywka ma własne ziarno, utworzone z --seed i numeru rozgrywki. W zapisie są ziarno i jego zobowiązanie.',
    ],
  },
  verify: {
    summary: 'Odtwarza zapisy i sprawdza każdy ruch, każde losowanie, każdą liczbę i każdy wynik.',
    flags: {
      summary: 'Pokazuje tylko błędne zapisy i podsumowanie.',
      json: 'Wypisuje w każdym wierszu jeden obiekt JSON, dla programów.',
      workers: 'Liczba wątków (domyślnie jeden na rdzeń). Nie wpływa na wynik.',
    },
    notes: [
      'Czyta podane pliki, a gdy nie podano żadnego, standardowe wejście. Zapis może zajmować jeden wiersz lub wiele.',
      'Dla każdego zapisu wypisuje jeden wiersz. Przy błędnym podaje zdarzenie (licząc od 0) i złamaną zasadę.',
      'Kod wyjścia: 0, gdy wszystkie zapisy są poprawne; 1, gdy któryś jest błędny; 2, gdy czegoś nie można odczytać.',
    ],
  },
  show: {
    summary: 'Pokazuje stan zapisanej rozgrywki jako planszę tekstową.',
    flags: {
      at: 'Stan po zdarzeniu o tym numerze, liczonym od 0 jak w zapisie (domyślnie po ostatnim).',
      seat: 'Punkt widzenia gracza na tym miejscu, liczonym od 0 jak w zapisie.',
      spectator: 'Punkt widzenia widza.',
      record: 'Numer zapisu w pliku, licząc od 1 (domyślnie 1).',
    },
    notes: ['Bez --seat i --spectator pokazuje wszystko, co jest w zapisie, także to, co zakryte.'],
  },
  bench: {
    summary: 'Mierzy szybkość silnika zasad: losowe rozgrywki i ruchy na sekundę oraz bajty na stan gry.',
    flags: {
      seconds: 'Czas pomiaru każdego wiersza, w sekundach (domyślnie 2).',
      markdown: 'Wypisuje tabele w formacie Markdown.',
    },
    notes: [
      'Jeśli zainstalowana jest Sintra na boardgame.io (bench/) i jest kompilator C, pomiar obejmuje także ją i obie gry napisane w C.',
    ],
  },
  demo: {
    summary: 'Pokazuje, jak boty grają raz w Sintrę i raz w Sagradę.',
    flags: {
      seed: 'Dowolny tekst. Wynikają z niego wszystkie losowania (domyślnie leadlight).',
      fast: 'Nie robi przerw między turami.',
    },
    notes: [],
  },
  bot: {
    summary:
      'Wybiera ruchy dla innych programów: czyta pytania i wypisuje odpowiedzi, po jednym obiekcie JSON w wierszu.',
    flags: {
      game: 'Nazwa gry.',
      level: 'Siła gry, od najmniejszej do największej: LEVELS.',
      seed: 'Dowolny tekst. To samo pytanie i ziarno dają ten sam ruch, chyba że podano --think (domyślnie leadlight).',
      think: 'Poziom master: myśli nad każdym ruchem tyle milisekund, zamiast wykonywać stałą liczbę obliczeń.',
    },
    notes: [
      'Pytanie zawiera identyfikator, miejsce i zapis trwającej rozgrywki z punktu widzenia gracza na tym miejscu. Odpowiedź zawiera ten sam identyfikator oraz ruch i jego wartość albo błąd. Po błędzie bot czyta następny wiersz.',
      'Szczegóły i krótki bot na początek: docs/bot-protocol.md.',
    ],
  },
  tournament: {
    summary: 'Przeprowadza wiele rozgrywek między botami, aby sprawdzić, który jest silniejszy.',
    flags: {
      game: 'Nazwa gry.',
      players: 'Liczba graczy: od 2 do 4 w Sintrze, od 1 do 4 w Sagradzie (domyślnie 2).',
      bots: 'Boty: LEVELS albo exec:POLECENIE, czyli własny program. Gdy nazw jest mniej niż miejsc, ostatni bot zajmuje pozostałe; gdy więcej, gra każda kombinacja.',
      games: 'Łączna liczba rozgrywek (domyślnie 100).',
      seed: 'Dowolny tekst. Wynikają z niego wszystkie losowania (domyślnie leadlight).',
      think:
        'Poziom master: myśli nad każdym ruchem tyle milisekund, zamiast wykonywać stałą liczbę obliczeń. Takich rozgrywek nie da się dokładnie powtórzyć.',
      limit: 'Limit czasu na ruch programu, w milisekundach (domyślnie 10000).',
      until:
        'Kończy, gdy cały 95-procentowy przedział ufności odsetka wygranych pierwszego bota leży powyżej lub poniżej tej wartości, ale nie wcześniej niż po 200 rozgrywkach.',
      workers: 'Liczba rozgrywek toczących się jednocześnie (domyślnie o jedną mniej niż rdzeni procesora).',
      out: 'Zapisuje każdą rozgrywkę w tym pliku, po jednym obiekcie JSON w wierszu. Zapisanych rozgrywek nie powtarza, więc to samo polecenie wznawia przerwany turniej.',
      markdown: 'Wypisuje tabelę w formacie Markdown.',
      json: 'Wypisuje jeden obiekt JSON ze wszystkimi liczbami, dla programów.',
    },
    notes: [
      'Każde rozdanie rozgrywa się raz przy każdej rotacji miejsc, więc żadnemu botowi nie sprzyja ani rozdanie, ani miejsce.',
      'Przebieg rozgrywki zależy tylko od ziarna i jej numeru. Liczba jednoczesnych rozgrywek i przerwy nie mają znaczenia.',
      'Program przegrywa walkowerem, gdy złamie zasadę, wyśle błędną odpowiedź, będzie za wolny lub się zakończy. Pozostałe boty dzielą się zwycięstwem, a powód podano pod tabelą.',
      'Kod wyjścia: 0, gdy nie było walkowerów; 1, gdy któraś rozgrywka skończyła się walkowerem; 2, gdy czegoś nie można odczytać lub zapisać. Szczegóły: docs/tournaments.md.',
    ],
  },
  completion: {
    summary: 'Wypisuje skrypt, dzięki któremu powłoka uzupełnia polecenia, opcje i ich wartości.',
    flags: {},
    notes: [],
  },
  man: { summary: 'Wypisuje stronę podręcznika man, utworzoną z tych stron pomocy.', flags: {}, notes: [] },
};
