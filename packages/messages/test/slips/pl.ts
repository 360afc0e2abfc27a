import type { Slip } from './slip.ts';

export const POLISH: readonly Slip[] = [
  {
    pattern:
      /(?<!\p{L})(?:pole|pola|kwatera|warsztat|okno|woreczek|środek|opcja)(?: \S+)? (?:nie )?(?:przyjmuj|dostaj|dostał|oddaj)/iu,
    sample: 'Pole B2 przyjmuje tylko czerwone kostki.',
    better: 'na polu można położyć; na warsztat trafia',
  },
  {
    pattern: /(?<!\p{L})miejsce \d+ (?:nie )?(?:ma|musi|może|dosta|widzia|gra|wygryw)|ruch ma (?:teraz )?miejsce/iu,
    sample: 'Ruch ma teraz miejsce 2.',
    better: 'Teraz kolej na gracza 2.',
  },
  {
    pattern: /(?<!\p{L})(?:opuszcza\p{L}*|opuść|opuścisz|opuszczon\p{L}+) (?:\p{L}+ ){0,2}tur|tur\p{L}+ opuszczon/iu,
    sample: 'Opuszcza twoją drugą turę tej rundy',
    better: 'pomijać turę',
  },
  {
    pattern:
      /(?<!\p{L})(?:usuń|usunąć|pobierz|przerwij|przerwać|zachowaj) (?:tę |wszystkie |zakończone )*(?:grę|gry)(?!\p{L})|(?<!\p{L})(?:gry w toku|moje gry|zakończone gry)(?!\p{L})/iu,
    sample: 'Usunąć tę grę?',
    better: 'rozgrywka',
  },
  {
    pattern: /(?<!\p{L})stoi (?:on[ao]? )?(?:w|pod) (?:zapis|tabel|plik)/iu,
    sample: 'Ziarno stoi w zapisie razem ze zobowiązaniem.',
    better: 'jest w zapisie; powód podano pod tabelą',
  },
  {
    pattern: /(?<!\p{L})(?:trafi\p{L}*|wstaw\p{L}*) (?:\p{L}+ )?w (?:górną|dolną) ram/iu,
    sample: 'Różowa tafla trafia w górną ramę.',
    better: 'do górnej ramy',
  },
  {
    pattern: /(?<!\p{L})(?:zajęt|zapełnion|pełn)\p{L}* ram/iu,
    sample: 'Ornament 1, zajęte ramy: 3 z 4',
    better: 'oszklone ramy',
  },
  {
    pattern: /(?<!\p{L})wypad(?:a|ła|ły|ają|nie) z gry/iu,
    sample: 'Kwatera 4 wypadła z gry.',
    better: 'zostaje usunięta z gry',
  },
  {
    pattern: /(?<!\p{L})(?:zwiększ|zmniejsz)\p{L}* (?:albo \p{L}+ )?(?:wziętą |braną |tę |jedną )?kostkę/iu,
    sample: 'Zwiększ albo zmniejsz wziętą kostkę o 1.',
    better: 'zwiększ wartość wziętej kostki',
  },
  {
    pattern: /(?<!\p{L})z(?:e)? \p{L}+(?:ej|nki|jki|tki|órki) (?:\p{L}+ )?powstaje/iu,
    sample: 'Z czerwonej trójki powstaje czwórka.',
    better: 'Trójka zmienia się w czwórkę',
  },
  {
    pattern: /(?<!\p{L})według wersji \S+ zasad/iu,
    sample: 'Ta gra zaczęła się według wersji 2 zasad.',
    better: 'na zasadach w wersji 2',
  },
  {
    pattern: /bieżąc\p{L}+ chwil|(?<!\p{L})tak było wcześniej|(?<!\p{L})od rzeczy do rzeczy/iu,
    sample: 'Wróć do bieżącej chwili',
    better: 'Wróć do gry; między elementami',
  },
  {
    pattern: /(?<!\p{L})(?:są|jest) nasz[ea] własn[ea]|(?<!\p{L})nikt nie jest (?:liczon|śledzon)/iu,
    sample: 'Teksty i rysunki są nasze własne.',
    better: 'naszego autorstwa; nikogo nie śledzimy',
  },
  {
    pattern: /(?<!\p{L})(?:wygrywa|zwycięża) (?:najwyższy wynik|najwięcej punktów)|(?<!\p{L})wyniki zaczynają/iu,
    sample: 'Po sześciu rundach wygrywa najwyższy wynik.',
    better: 'wygrywa gracz z największą liczbą punktów; każdy zaczyna z 0 punktów',
  },
  {
    pattern: /(?:^|[.:;] )(?:Kto|Ten, kto) (?!zaczyna|gra$)\p{L}+[^?]*[,.]/u,
    sample: 'Kto otworzy link, zobaczy grę w tym momencie.',
    better: 'Każdy, kto ma link, …; Gracz, który …',
  },
  {
    pattern: /^(?:Zapełnia|Tłucze się|Tłuką się|Kończy|Zaczynasz) [^.]*\d[^.]*$/u,
    sample: 'Zapełnia 2 pola',
    better: 'Zapełni, Stłucze się (podgląd ruchu)',
  },
  {
    pattern:
      /(?<!\p{L})(?:wybrał|wygrał|zagrał|wziął|przegrał)[ae]?ś(?!\p{L})|\p{L}\(a\)|(?<!\p{L})gotow[ya]\/|(?<!\p{L})został[ae]ś(?!\p{L})/iu,
    sample: 'Wygrałeś tę rozgrywkę.',
    better: 'Wygrywasz! (bez rodzaju)',
  },
  {
    pattern: /(?<!\p{L})w oparciu o(?!\p{L})|(?<!\p{L})posiada(?:sz|ją|ć)?(?!\p{L})|(?<!\p{L})dedykowan/iu,
    sample: 'Gracz posiada 8 kwater.',
    better: 'ma; na podstawie',
  },
  {
    pattern:
      /(?<!\p{L})(?:ułóż|ułożyć|ułożeni\p{L}+|układa(?:sz|ć|ją)?)(?: się)? (?:\S+ ){0,2}tafl|(?<!\p{L})układa(?:sz)? (?:ją|je|\d+ z nich)(?!\p{L})/iu,
    sample: 'Ułóż wszystkie wzięte tafle na jednej kwaterze.',
    better: 'połóż, kładzie',
  },
  {
    pattern: /(?<!\p{L})(?:zdobądź|strać) (?:\d|tyle|punkt|premi)/iu,
    sample: 'Strać tyle punktów, ile wskazuje znacznik.',
    better: 'zdobywasz, tracisz',
  },
  {
    pattern: /(?<!\p{L})(?:pierwsz|drug)\p{L}+ tur\p{L}+ rundy/iu,
    sample: 'Narzędzia można użyć tylko w drugiej turze rundy.',
    better: 'w swojej drugiej turze w rundzie',
  },
  {
    pattern: /(?<!\p{L})tafl\p{L}+ [^.]*, ale się tłu/iu,
    sample: 'Ada bierze 1 różową taflę ze środka, ale się tłucze.',
    better: 'ale ta się tłucze',
  },
];
