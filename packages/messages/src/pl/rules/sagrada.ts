import type { SagradaRulesPage } from '../../rules/sagrada.ts';
import { list } from '../grammar.ts';
import { objective, pattern, tool } from '../quoted.ts';

const onTheDie = list([
  tool('grozing-pliers'),
  tool('lens-cutter'),
  tool('flux-brush'),
  tool('cork-backed-straightedge'),
  tool('grinding-stone'),
  tool('flux-remover'),
]);

const moving = list([tool('eglomise-brush'), tool('copper-foil-burnisher'), tool('lathekin'), tool('tap-wheel')]);

export const rules: SagradaRulesPage = {
  intro:
    'Układasz witraż z kolorowych kostek. Tura po turze bierzesz kostkę ze wspólnej puli i szukasz dla niej pola, na którym nie przeszkodzi ani jej kolor, ani wartość. Po dziesięciu rundach wygrywa witraż, który najlepiej spełnia cele. Pole nazywa się według rzędu (od A do D, licząc od góry) i kolumny (od 1 do 5, licząc od lewej), na przykład B2.',
  chapters: {
    setup: 'Elementy i przygotowanie gry',
    round: 'Runda',
    drafting: 'Branie i układanie kostek',
    tools: 'Narzędzia i znaczniki uznania',
    scoring: 'Punktacja końcowa',
    solo: 'Gra solo',
    examples: 'Przykłady',
    rulings: 'Gdzie drukowane zasady milczą',
  },
  rules: {
    'G-01':
      'W grze jest 90 kostek, po 18 w każdym z 5 kolorów: czerwonym, żółtym, zielonym, niebieskim i fioletowym. Kostka ma kolor i wartość od 1 do 6, nazywaną też odcieniem: niskie wartości są jasne, wysokie ciemne. Żadna kostka nie ginie: każda jest w woreczku, w puli, w ręce gracza, na torze rund lub w witrażu albo, w grze solo, została oddana za narzędzie.',
    'G-02':
      'W grze jest 12 dwustronnych kart wzorów (24 wzory o trudności od 3 do 6), 12 narzędzi, 10 celów grupowych, 5 celów indywidualnych i 24 znaczniki uznania.',
    'G-03': 'Otrzymujesz 1 cel indywidualny. Pozostaje on tajny do końca gry.',
    'G-04':
      'Otrzymujesz 2 losowe karty wzorów i wybierasz 1 z ich 4 wzorów: dowolną stronę dowolnej z kart. Pozostałe nie biorą udziału w grze.',
    'G-05': 'Otrzymujesz tyle znaczników uznania, ile wynosi trudność wybranego wzoru.',
    'G-06':
      'Dla wszystkich graczy wykłada się trzy odkryte narzędzia i trzy odkryte cele grupowe, tak samo przy 2, 3 i 4 graczach.',
    'G-07':
      'Wszystkie 90 kostek jest w woreczku. O tym, kto zaczyna pierwszą rundę, decyduje los albo wybór przy przygotowaniu gry. Przy prawdziwym stole zaczyna osoba, która ostatnio zwiedzała katedrę.',
    'G-10': 'Gra trwa 10 rund.',
    'G-11':
      'Gracz rozpoczynający losuje z woreczka po dwie kostki na gracza i jeszcze jedną: 5 kostek przy 2 graczach, 7 przy 3, 9 przy 4. Rzuca nimi, a kostki tworzą pulę.',
    'G-12':
      'Tury biegną od gracza rozpoczynającego zgodnie z ruchem wskazówek zegara, a potem z powrotem. Ostatni gracz ma więc dwie tury z rzędu, a gracz rozpoczynający ma ostatnią turę rundy. W ten sposób każdy ma w rundzie pierwszą i drugą turę.',
    'G-13':
      'W swojej turze możesz wziąć kostkę (G-20) i użyć narzędzia (G-30), w dowolnej kolejności i każde najwyżej raz (jedyny wyjątek to G-40). Nic nie jest obowiązkowe; kto nie robi ani jednego, ani drugiego, ten pasuje.',
    'G-14':
      'Po drugiej turze gracza rozpoczynającego wszystkie kostki pozostałe w puli trafiają na tor rund, wszystkie na pole właśnie rozegranej rundy.',
    'G-15': 'Woreczek przechodzi zgodnie z ruchem wskazówek zegara do następnego gracza, który zaczyna kolejną rundę.',
    'G-20':
      'Wziąć kostkę to wybrać ją z puli i położyć na pustym polu swojego witraża. Nie można wziąć kostki, której nie można położyć, chyba że pomoże narzędzie (G-85).',
    'G-21': 'Pierwszą kostkę kładziesz na polu na brzegu witraża; narożniki też są brzegiem.',
    'G-22': 'Każda następna kostka musi stykać się bokiem lub rogiem z kostką, która już leży w witrażu.',
    'G-23':
      'Pole z nadrukowanym kolorem przyjmuje tylko kostki tego koloru, a pole z nadrukowaną wartością tylko kostki o tej wartości. Pole bez nadruku przyjmuje każdą kostkę.',
    'G-24':
      'Kostka nigdy nie może stykać się bokiem z kostką tego samego koloru lub o tej samej wartości: ani u góry, ani u dołu, ani z lewej, ani z prawej. Rogi nie mają znaczenia.',
    'G-25':
      'Przy prawdziwym stole ten, kto źle ułożył kostki, usuwa z gry dowolnie wybrane, aż witraż znów będzie poprawny; zwolnione pola liczą się jako puste. Tutaj to niemożliwe: program nie przyjmuje błędnego ułożenia i mówi, które zasady ono łamie.',
    'G-30':
      'Narzędzie kosztuje 1 znacznik uznania, jeśli żaden jeszcze na nim nie leży, w przeciwnym razie 2. Znaczniki zostają na narzędziu. W turze można użyć jednego narzędzia.',
    'G-31': `Sześć narzędzi działa na braną kostkę, zanim się ją położy: ${onTheDie}. Użycie narzędzia i położenie kostki to jeden ruch. Taki ruch to wzięcie kostki w tej turze, więc po wzięciu innej kostki nie można już użyć tych narzędzi.`,
    'G-32': `Cztery narzędzia przesuwają kostki, które już leżą w twoim witrażu: ${moving}. Można ich użyć przed wzięciem kostki albo po nim, a przesunięcie nie jest wzięciem kostki.`,
    'G-33': `${tool('grozing-pliers')}: zwiększ albo zmniejsz wziętą kostkę dokładnie o 1, ale nigdy z 6 na 1 ani z 1 na 6.`,
    'G-34': `${tool('eglomise-brush')}: przesuń 1 kostkę w swoim witrażu. Kolor nadrukowany na nowym polu nie ma znaczenia; wszystkie inne zasady obowiązują.`,
    'G-35': `${tool('copper-foil-burnisher')}: przesuń 1 kostkę w swoim witrażu. Wartość nadrukowana na nowym polu nie ma znaczenia; wszystkie inne zasady obowiązują.`,
    'G-36': `${tool('lathekin')}: przesuń dokładnie 2 różne kostki w swoim witrażu. Obowiązują wszystkie zasady.`,
    'G-37': `${tool('lens-cutter')}: wymień wziętą kostkę na kostkę z toru rund. Obie zachowują swoje wartości.`,
    'G-38': `${tool('flux-brush')}: rzuć ponownie wziętą kostką. Jeśli jest dla niej pole, trzeba ją położyć; jeśli nie, wraca do puli z nową wartością.`,
    'G-39': `${tool('glazing-hammer')}: rzuć ponownie wszystkimi kostkami z puli. Tylko w swojej drugiej turze rundy, przed wzięciem kostki.`,
    'G-40': `${tool('running-pliers')}: tylko w swojej pierwszej turze rundy, po wzięciu kostki. Weź od razu drugą i opuść swoją drugą turę w tej rundzie.`,
    'G-41': `${tool('cork-backed-straightedge')}: połóż wziętą kostkę na polu, które nie styka się z żadną inną. Wszystkie inne zasady obowiązują.`,
    'G-42': `${tool('grinding-stone')}: odwróć wziętą kostkę na przeciwną ściankę: z 1 robi się 6, z 2 robi się 5, z 3 robi się 4, i na odwrót.`,
    'G-43': `${tool('flux-remover')}: odłóż wziętą kostkę do woreczka, wylosuj kostkę i wybierz jej wartość. Potem połóż ją zgodnie ze wszystkimi zasadami albo zostaw w puli z tą wartością.`,
    'G-44': `${tool('tap-wheel')}: przesuń w swoim witrażu 1 lub 2 kostki tego samego koloru, obecnego na torze rund. Obowiązują wszystkie zasady.`,
    'G-50':
      'Po rundzie 10 zdobywasz punkty za każdy cel grupowy tyle razy, ile razy jest spełniony (rzędy i kolumny liczą się tylko pełne), oraz za cel indywidualny. Każdy niewykorzystany znacznik uznania daje 1 punkt, a każde puste pole kosztuje 1 punkt.',
    'G-51': `Za każdy pełny rząd, w którym żaden kolor się nie powtarza, cel ${objective('row-color-variety')} daje 6 punktów; za każdą taką kolumnę cel ${objective('column-color-variety')} daje 5 punktów. Za każdy pełny rząd, w którym żadna wartość się nie powtarza, cel ${objective('row-shade-variety')} daje 5 punktów; za każdą taką kolumnę cel ${objective('column-shade-variety')} daje 4 punkty.`,
    'G-52': `Każda para jedynki i dwójki daje 2 punkty za cel ${objective('light-shades')}, każda para trójki i czwórki za cel ${objective('medium-shades')}, każda para piątki i szóstki za cel ${objective('deep-shades')}. Cel ${objective('shade-variety')} daje 5 punktów za każdy zestaw wartości od 1 do 6, a cel ${objective('color-variety')} 4 punkty za każdy zestaw wszystkich pięciu kolorów. O liczbie par lub zestawów decyduje najrzadsza wartość albo najrzadszy kolor.`,
    'G-53': `Za cel ${objective('color-diagonals')} każda kostka, która styka się rogiem z kostką swojego koloru, daje 1 punkt. Kostka liczy się raz, choćby stykała się z kilkoma.`,
    'G-54':
      'Cel indywidualny daje tyle punktów, ile wynosi suma wartości wszystkich kostek jego koloru w twoim witrażu.',
    'G-55':
      'Wygrywa gracz z największą liczbą punktów. Przy remisie decydują punkty za cel indywidualny, potem pozostałe znaczniki uznania, a potem późniejsza pierwsza tura w ostatniej rundzie.',
    'G-60': 'Nie ma znaczników uznania. Wykłada się dwa cele grupowe i dwa cele indywidualne, wszystkie odkryte.',
    'G-61': 'Poziom trudności wybierasz samodzielnie: od 1 narzędzia (ekstremalnie) do 5 narzędzi (łatwo).',
    'G-62': 'Witraż wybierasz jak zwykle: 2 karty, 4 wzory (G-04).',
    'G-63': 'W każdej rundzie rzuca się 4 kostkami, a ty masz dwie tury z rzędu.',
    'G-64':
      'Za narzędzie płacisz kostką z puli w kolorze pokazanym w rogu narzędzia. Najpierw zapłata opuszcza pulę, potem działa narzędzie. Następnie kostka i narzędzie wypadają z gry: każde narzędzie działa tylko raz.',
    'G-65':
      'Pozostałe kostki trafiają na tor rund bez zmian. Jeśli żadna nie została, pole tej rundy zajmuje znacznik.',
    'G-66':
      'Wynik do pobicia to suma wartości wszystkich kostek na torze rund na koniec gry. Kostki oddane za narzędzia się nie liczą.',
    'G-67':
      'Własny wynik liczysz jak zwykle (G-50), ale z dwóch celów indywidualnych liczy się tylko jeden, ten lepszy, a każde puste pole kosztuje 3 punkty.',
    'G-68': 'Wygrywasz tylko wtedy, gdy masz więcej punktów, niż wynosi wynik do pobicia; remis nie wystarcza.',
    'G-70': 'Przy trzech graczach kolejność tur w rundzie to 1, 2, 3, 3, 2, 1. Następną rundę zaczyna gracz 2.',
    'G-71':
      'Czerwone pole przyjmuje tylko czerwone kostki, o dowolnej wartości. Pole o wartości 3 przyjmuje tylko trójki, w dowolnym kolorze.',
    'G-72': `Na koniec gry witraż o wzorze ${pattern('fractal-drops')} ma dwie pełne kolumny, w których żaden kolor się nie powtarza (${objective('column-color-variety')}: 10), dwie pary jedynki i dwójki (${objective('light-shades')}: 4) i trzy zestawy pięciu kolorów (${objective('color-variety')}: 12). Fioletowe kostki mają wartości 6, 5 i 6 (cel indywidualny: 17). Nie został żaden znacznik uznania (0), a trzy pola są puste (−3). Razem to 10 + 4 + 12 + 17 + 0 − 3 = 40 punktów. Drukowany przykład liczy jedynkę na polu B4 zamiast tej, której wzór wymaga na polu C5; suma jest ta sama.`,
    'G-80': `Czy można użyć narzędzia, które nic nie może zrobić, tylko po to, by podrożało? Nie: narzędzie jest dostępne tylko wtedy, gdy da się go użyć zgodnie z zasadami przynajmniej w jeden sposób. Narzędzi ${list([tool('flux-brush'), tool('flux-remover'), tool('glazing-hammer')])} da się użyć zawsze, gdy jest kostka do wzięcia lub do ponownego rzutu.`,
    'G-81': `Czy kostka przesunięta narzędziem ${tool('eglomise-brush')} lub ${tool('copper-foil-burnisher')} może stykać się bokiem z kostką tego samego koloru lub o tej samej wartości? Nie, G-24 nadal obowiązuje: narzędzie pomija tylko to, co jest nadrukowane na polu.`,
    'G-82':
      'Czy kostka przesunięta narzędziem musi stykać się z inną? Tak, z inną niż ona sama (G-22). Jeśli jest jedyną kostką w witrażu, znów musi trafić na brzeg (G-21). Kostki, które zostają, nie muszą się już stykać. Kostki nie można odłożyć na pole, z którego pochodzi.',
    'G-83': `Jak przesuwa się dwie kostki narzędziem ${tool('lathekin')} lub ${tool('tap-wheel')}? Jedną po drugiej: gdy przesuwa się drugą, pierwsza leży już na nowym miejscu. Jeśli dla drugiej nie ma pola, cały ruch jest niedozwolony.`,
    'G-84': `Czy kostka, która po użyciu narzędzia ${tool('flux-brush')} lub ${tool('flux-remover')} trafia do puli, liczy się jako wzięta? Tak: w tej turze nie można już wziąć innej.`,
    'G-85': `Czy do narzędzi ${tool('flux-brush')} i ${tool('flux-remover')} można wziąć dowolną kostkę? Tak, także taką, której w obecnym stanie nie dałoby się położyć. Tak samo jest z narzędziami ${list([tool('grozing-pliers'), tool('lens-cutter'), tool('grinding-stone'), tool('cork-backed-straightedge')])}: liczy się kostka po zadziałaniu narzędzia.`,
    'G-86': `Czy z narzędziem ${tool('cork-backed-straightedge')} pierwsza kostka witraża może leżeć z dala od brzegu? Nie, G-21 nadal obowiązuje.`,
    'G-87': `Czy narzędzie ${tool('running-pliers')} daje całą turę, czy jedną kostkę? Jedną kostkę. Można go użyć tylko po wzięciu kostki w tej turze.`,
    'G-88': `Czy narzędzia ${tool('running-pliers')} może użyć ostatni gracz rundy i czy można go użyć w grze solo? Tak; druga tura, która nastąpiłaby od razu, przepada.`,
    'G-89': `Czy narzędzi ${tool('lens-cutter')} i ${tool('tap-wheel')} można użyć, gdy tor rund jest pusty? Nie, dopóki nie leży na nim żadna kostka. Tak jest zawsze w rundzie 1, a w grze solo czasem i później.`,
    'G-90': `Czy woreczek może być pusty, gdy narzędzie ${tool('flux-remover')} wymaga losowania kostki? Nie: woreczek opróżnia się tylko w ostatniej rundzie przy 4 graczach, a wtedy jest w nim kostka, którą właśnie tam odłożono.`,
    'G-91':
      'Którą kostką można zapłacić za narzędzie w grze solo? Dowolną kostką odpowiedniego koloru z puli, oprócz tej, którą bierze się w tym samym ruchu.',
    'G-92':
      'A jeśli gracz opuści grę przez internet? Do jego powrotu gra za niego bot. Stół może też ustalić, że gra zostaje wtedy przerwana.',
    'G-93': 'Czy wynik może spaść poniżej 0? Tak.',
    'G-94': 'Czy narzędziem można przesunąć kostkę wziętą w tej samej turze? Tak.',
    'G-95': `Czy można użyć narzędzia ${tool('flux-brush')} lub ${tool('flux-remover')}, gdy witraż jest pełny albo gdy raczej żadne pole nie będzie pasować? Tak; kostka, dla której nie ma pola, trafia do puli.`,
    'G-96': `Czy narzędziem ${tool('lens-cutter')} można wymienić kostkę na taką samą i czy narzędzia ${tool('cork-backed-straightedge')} można użyć w pustym witrażu? Tak, za pełną cenę.`,
    'G-97': 'Czy przy przesuwaniu dwóch kostek druga może trafić tam, gdzie leżała pierwsza? Tak (G-83).',
    'G-98': 'Czy w grze solo też można użyć tylko jednego narzędzia w turze? Tak (G-13).',
    'G-99':
      'Czy wybór wzorów jest tajny? Tak: wzory do wyboru i dokonane wybory są tajne, dopóki nie wybiorą wszyscy. Wszyscy wybierają jednocześnie, w dowolnej kolejności.',
  },
  additions: {
    'G-55': 'Ta sama kolejność decyduje o dalszych miejscach; instrukcja wskazuje tylko zwycięzcę.',
  },
  pictures: {
    window:
      'Pusty witraż. Kolorowe pola przyjmują kostki swojego koloru, pola z oczkami kostki o swojej wartości, a pola bez nadruku dowolne kostki.',
    pool: 'Pula przy trzech graczach: siedem właśnie rzuconych kostek.',
    order: 'Tury rundy przy trzech graczach: tam i z powrotem.',
    track: 'Tor rund. Na każdym polu leżą kostki, które zostały w jego rundzie.',
    neighbours:
      'Witraż w trakcie gry. Takie same kolory i takie same wartości mogą stykać się rogiem, ale nigdy bokiem. Pęknięcie oznacza pole, którego nie zajmie już żadna kostka.',
    tools: '12 narzędzi',
    objectives: '10 celów grupowych z punktami, które każdy daje za każde spełnienie',
    solo: 'Gra solo: suma wartości kostek na torze rund to wynik do pobicia.',
  },
};
