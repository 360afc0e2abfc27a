import type { HelpTexts } from '../cli-help.ts';

export const help: HelpTexts = {
  about: 'Leadlight: Sintra i Sagrada w wierszu poleceń.',
  usage: 'Użycie:',
  commands: 'Polecenia:',
  options: 'Opcje:',
  examples: 'Przykłady:',
  more: '„leadlight POLECENIE --help” objaśnia polecenie.',
  common: {
    help: 'Pokazuje tę pomoc.',
    lang: 'Język tekstów (domyślnie język systemu).',
    version: 'Pokazuje wersję.',
  },
  simulate: {
    summary: 'Rozgrywa gry między botami i wypisuje ich zapisy, po jednym obiekcie JSON w wierszu.',
    flags: {
      game: 'Która gra.',
      players: 'Liczba graczy: od 2 do 4 w Sintrze, od 1 do 4 w Sagradzie (domyślnie 2).',
      games: 'Liczba gier (domyślnie 1).',
      seed: 'Dowolny tekst, z którego wynikają wszystkie losowania: te same argumenty dają te same zapisy (domyślnie leadlight).',
      side: 'Sintra: strona planszy pałacu (domyślnie A).',
      'score-floor': 'Sintra: żaden wynik nie spada poniżej 0.',
      tools: 'Sagrada solo: ile narzędzi się rozdaje, od 1 do 5 (domyślnie 3).',
      'with-tools': 'Sagrada: które narzędzia się rozdaje, według ich nazw w zapisach. Taki zapis nie ma ziarna.',
      bots: 'Kto gra: random, apprentice, greedy, journeyman lub master na każdym miejscu; gdy nazw jest mniej niż miejsc, powtarzają się (domyślnie random).',
      annotate: 'Dodaje do każdego ruchu, ile różnych ruchów było możliwych.',
      out: 'Zapisuje do tego pliku zamiast na standardowe wyjście. Po przerwaniu to samo polecenie rozegra resztę.',
    },
    notes: [
      'Każda gra ma własne ziarno, utworzone z --seed i numeru gry; stoi ono w zapisie razem ze swoim zobowiązaniem.',
    ],
  },
  verify: {
    summary: 'Odtwarza zapisy i sprawdza każdy ruch, każde losowanie, każdą liczbę i każdy wynik.',
    flags: {},
    notes: [
      'Czyta podane pliki, a gdy nie podano żadnego, standardowe wejście. Zapis może zajmować jeden wiersz lub wiele.',
      'Wypisuje jeden wiersz na zapis. Przy błędnym podaje zdarzenie, liczone od 0, i złamaną zasadę.',
      'Kod wyjścia: 0, gdy wszystkie zapisy są poprawne, 1, gdy któryś jest błędny, 2, gdy czegoś nie da się odczytać.',
    ],
  },
  show: {
    summary: 'Pokazuje pozycję z zapisanej gry jako planszę tekstową.',
    flags: {
      at: 'Po zdarzeniu o tym numerze, liczonym od 0 jak w zapisie (domyślnie ostatnie).',
      seat: 'Tak, jak widzi to miejsce, liczone od 0 jak w zapisie.',
      spectator: 'Tak, jak widzi to widz.',
      record: 'Który zapis w pliku, licząc od 1 (domyślnie 1).',
    },
    notes: ['Bez --seat i --spectator pokazuje wszystko, co mówi zapis, także to, co tajne.'],
  },
  bench: {
    summary: 'Mierzy szybkość zasad gry: losowe gry i ruchy na sekundę oraz bajty na pozycję.',
    flags: {
      seconds: 'Jak długo mierzy się każdy wiersz (domyślnie 2).',
      markdown: 'Wypisuje tabele w formacie Markdown.',
    },
    notes: ['Sintra napisana dla boardgame.io jest mierzona razem z nimi tam, gdzie jest zainstalowana (bench/).'],
  },
  demo: {
    summary: 'Rozgrywa po jednej grze każdego rodzaju między botami, do oglądania.',
    flags: {
      seed: 'Dowolny tekst, z którego wynikają wszystkie losowania (domyślnie leadlight).',
      fast: 'Bez przerw między turami.',
    },
    notes: [],
  },
  bot: {
    summary:
      'Decyduje za miejsce: czyta pytania i wypisuje ruchy, po jednym obiekcie JSON w wierszu, dla innych programów.',
    flags: {
      game: 'Która gra.',
      level: 'Jak dobrze gra: random, apprentice, greedy, journeyman lub master, od najsłabszego do najsilniejszego.',
      seed: 'Dowolny tekst. To samo pytanie i ziarno dają ten sam ruch, chyba że podano --think (domyślnie leadlight).',
      think: 'Poziom master: myśli tyle milisekund nad każdym ruchem, zamiast wykonywać stałą ilość pracy.',
    },
    notes: [
      'Pytanie zawiera identyfikator, miejsce i zapis trwającej gry tak, jak widziało ją to miejsce. Odpowiedź zawiera ten sam identyfikator, ruch i jego wartość; albo błąd, po czym czytany jest następny wiersz.',
      'Szczegóły i bot na kilka wierszy, od którego można zacząć, są w docs/bot-protocol.md.',
    ],
  },
  tournament: {
    summary: 'Rozgrywa wiele gier między botami i mówi, kto jest silniejszy.',
    flags: {
      game: 'Która gra.',
      players: 'Liczba graczy: od 2 do 4 w Sintrze, od 1 do 4 w Sagradzie (domyślnie 2).',
      bots: 'Kto gra: random, apprentice, greedy, journeyman, master albo exec:POLECENIE dla własnego programu. Gdy nazw jest mniej niż miejsc, ostatnia zajmuje pozostałe; gdy więcej, spotykają się wszystkie kombinacje.',
      games: 'Liczba wszystkich gier (domyślnie 100).',
      seed: 'Dowolny tekst, z którego wynikają wszystkie losowania (domyślnie leadlight).',
      side: 'Sintra: strona planszy pałacu (domyślnie A).',
      'score-floor': 'Sintra: żaden wynik nie spada poniżej 0.',
      tools: 'Sagrada solo: ile narzędzi się rozdaje, od 1 do 5 (domyślnie 3).',
      think:
        'Ile milisekund master myśli nad każdym ruchem, zamiast swojej własnej miary. Takich gier nie da się dokładnie powtórzyć.',
      limit: 'Ile milisekund ma program na ruch (domyślnie 10000).',
      until:
        'Kończy, gdy cały przedział 95% odsetka wygranych pierwszego bota leży powyżej lub poniżej tej wartości, od 200 gier.',
      workers: 'Ile gier toczy się jednocześnie (domyślnie po jednej na rdzeń, oprócz jednego).',
      out: 'Zapisuje każdą grę w tym pliku, po jednym obiekcie JSON w wierszu, i rozgrywa resztę: gry, które w nim są, nie są rozgrywane ponownie.',
      markdown: 'Wypisuje tabelę w formacie Markdown.',
    },
    notes: [
      'Każde rozdanie jest grane raz dla każdego obrotu miejsc, przez wszystkich, którzy się spotykają: nikomu nie sprzyja ani rozdanie, ani miejsce.',
      'Gra wynika tylko z ziarna i swojego numeru, bez względu na liczbę gier naraz i na przerwy.',
      'Program, który łamie regułę, odpowiada bez sensu, jest za wolny lub się kończy, oddaje grę walkowerem: pozostali dzielą się zwycięstwem, a powód stoi pod tabelą.',
      'Kod wyjścia: 0 albo 1, gdy jakaś gra skończyła się walkowerem, 2, gdy czegoś nie da się odczytać lub zapisać. Więcej w docs/tournaments.md.',
    ],
  },
};
