import { toolTitles, type SagradaRulesPage } from '../../rules/sagrada.ts';
import { list } from '../grammar.ts';
import { names } from '../names.ts';
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
    'Układasz witraż z kostek. W swojej turze bierzesz kostkę ze wspólnej puli i szukasz dla niej pola, które pasuje do jej koloru i wartości. Po dziesięciu rundach wygrywa gracz, którego witraż najlepiej spełnia cele. Rzędy oznacza się od góry literami od A do D, a kolumny od lewej cyframi od 1 do 5: B2 to drugie pole drugiego rzędu.',
  chapters: {
    setup: 'Elementy i przygotowanie gry',
    round: 'Rundy i tury',
    drafting: 'Układanie kostek',
    tools: 'Narzędzia i znaczniki uznania',
    scoring: 'Punktacja końcowa',
    solo: 'Gra solo',
    examples: 'Przykłady',
    rulings: 'Pytania i odpowiedzi',
  },
  titles: toolTitles(names.sagrada.tools),
  rules: {
    'G-01':
      'W grze jest 90 kostek, po 18 w każdym z 5 kolorów: czerwonym, żółtym, zielonym, niebieskim i fioletowym. Kostka ma wartość od 1 do 6, nazywaną też odcieniem: niska jest jasna, wysoka ciemna. Kostek nigdy nie przybywa ani nie ubywa.',
    'G-02':
      'W grze jest 12 dwustronnych kart wzorów (24 wzory o trudności od 3 do 6), 12 narzędzi, 10 celów grupowych, 5 celów indywidualnych i 24 znaczniki uznania.',
    'G-03': 'Otrzymujesz 1 cel indywidualny. Zachowaj go w tajemnicy do końca gry.',
    'G-04':
      'Otrzymujesz 2 losowe karty wzorów. Wybierz 1 z 4 wzorów: dowolną stronę dowolnej z tych kart. Pozostałe nie biorą udziału w grze.',
    'G-05': 'Weź tyle znaczników uznania, ile wynosi trudność twojego wzoru.',
    'G-06': 'Na stole leżą 3 odkryte narzędzia i 3 odkryte cele grupowe, tak samo przy 2, 3 i 4 graczach.',
    'G-07':
      'Wszystkie 90 kostek trafia do woreczka. Pierwszego gracza rozpoczynającego wybierasz, przygotowując rozgrywkę, albo decyduje los. W wersji planszowej jest to osoba, która ostatnio zwiedzała katedrę.',
    'G-10': 'Gra trwa 10 rund.',
    'G-11':
      'Gracz rozpoczynający losuje z woreczka po 2 kostki na gracza i jeszcze 1 (5, 7 lub 9) i rzuca nimi. Te kostki tworzą pulę.',
    'G-12':
      'Gracze wykonują tury od gracza rozpoczynającego zgodnie z ruchem wskazówek zegara, a potem z powrotem. Ostatni gracz ma dwie tury z rzędu, a gracz rozpoczynający gra też na końcu. Każdy ma więc w rundzie pierwszą i drugą turę.',
    'G-13':
      'W swojej turze możesz wziąć kostkę i użyć narzędzia, w dowolnej kolejności i najwyżej po jednym razie (wyjątek: G-40). Możesz też zrobić tylko jedną z tych rzeczy. Jeśli nie robisz żadnej, pasujesz.',
    'G-14':
      'Po drugiej turze gracza rozpoczynającego wszystkie kostki pozostałe w puli trafiają na tor rund, na pole właśnie rozegranej rundy.',
    'G-15':
      'Woreczek przechodzi do następnego gracza zgodnie z ruchem wskazówek zegara. Ten gracz zaczyna kolejną rundę.',
    'G-20':
      'Weź jedną kostkę z puli i połóż ją na pustym polu swojego witraża. Nie możesz wziąć kostki, której nie możesz położyć, chyba że pomoże narzędzie (G-85).',
    'G-21': 'Pierwszą kostkę połóż na polu przy brzegu lub w narożniku.',
    'G-22': 'Każda następna kostka musi stykać się bokiem lub rogiem z kostką w twoim witrażu.',
    'G-23':
      'Kostka musi pasować do koloru albo wartości nadrukowanej na polu. Na polu bez nadruku można położyć dowolną kostkę.',
    'G-24':
      'Kostki tego samego koloru lub o tej samej wartości nigdy nie mogą stykać się bokiem. Rogi nie mają znaczenia.',
    'G-25':
      'Leadlight nie pozwala na błędne ułożenie i podaje zasady, które ono łamie. W wersji planszowej gracz usuwa z gry wybrane przez siebie kostki, aż witraż będzie poprawny; zwolnione pola liczą się jako puste.',
    'G-30':
      'Narzędzie kosztuje 1 znacznik uznania, jeśli żaden jeszcze na nim nie leży, w przeciwnym razie 2. Znaczniki zostają na narzędziu. W turze możesz użyć jednego narzędzia.',
    'G-31': `Sześć narzędzi dotyczy wziętej kostki, jeszcze przed jej położeniem: ${onTheDie}. Użycie narzędzia i położenie kostki to jeden ruch, który liczy się jako wzięcie kostki w tej turze. Po wzięciu innej kostki nie można już użyć tych narzędzi.`,
    'G-32': `Cztery narzędzia przesuwają kostki, które już leżą w twoim witrażu: ${moving}. Możesz ich użyć przed wzięciem kostki albo po nim, a przesunięcie nie jest wzięciem kostki.`,
    'G-33': 'Zwiększ albo zmniejsz wartość wziętej kostki dokładnie o 1, ale nigdy z 6 na 1 ani z 1 na 6.',
    'G-34':
      'Przesuń 1 kostkę w swoim witrażu. Kolor nadrukowany na nowym polu nie ma znaczenia; wszystkie inne zasady obowiązują.',
    'G-35':
      'Przesuń 1 kostkę w swoim witrażu. Wartość nadrukowana na nowym polu nie ma znaczenia; wszystkie inne zasady obowiązują.',
    'G-36': 'Przesuń dokładnie 2 różne kostki w swoim witrażu. Obowiązują wszystkie zasady.',
    'G-37': 'Wymień wziętą kostkę na kostkę z toru rund. Obie zachowują swoje wartości.',
    'G-38':
      'Rzuć ponownie wziętą kostką. Jeśli pasuje do jakiegoś pola, musisz ją położyć; w przeciwnym razie wraca do puli z nową wartością.',
    'G-39': 'Rzuć ponownie wszystkimi kostkami z puli. Tylko w swojej drugiej turze w rundzie, przed wzięciem kostki.',
    'G-40':
      'Tylko w swojej pierwszej turze w rundzie, po wzięciu kostki: weź od razu drugą kostkę i pomiń swoją drugą turę w tej rundzie.',
    'G-41': 'Połóż wziętą kostkę na polu, które nie styka się z żadną inną kostką. Wszystkie inne zasady obowiązują.',
    'G-42': 'Odwróć wziętą kostkę na przeciwną ściankę: 1 zmienia się w 6, 2 w 5, a 3 w 4, i odwrotnie.',
    'G-43':
      'Włóż wziętą kostkę do woreczka, wylosuj kostkę i wybierz jej wartość. Połóż ją zgodnie ze wszystkimi zasadami albo odłóż do puli z tą wartością.',
    'G-44':
      'Przesuń w swoim witrażu 1 lub 2 kostki jednego koloru. Kostka tego koloru musi leżeć na torze rund. Obowiązują wszystkie zasady.',
    'G-50':
      'Po rundzie 10 zdobywasz punkty za każdy cel grupowy tyle razy, ile razy jest spełniony, oraz za cel indywidualny. Liczą się tylko pełne rzędy i kolumny. Zdobywasz 1 punkt za każdy niewykorzystany znacznik uznania i tracisz 1 za każde puste pole.',
    'G-51':
      'Każdy pełny rząd bez powtórzonego koloru daje 6 punktów, a każda taka kolumna 5. Pełny rząd bez powtórzonej wartości daje 5 punktów, a kolumna 4.',
    'G-52':
      'Para 1 i 2, para 3 i 4 oraz para 5 i 6 dają po 2 punkty. Zestaw wszystkich sześciu wartości daje 5, a zestaw wszystkich pięciu kolorów 4. O liczbie par lub zestawów decyduje twoja najrzadsza wartość lub najrzadszy kolor.',
    'G-53': 'Każda kostka, która styka się rogiem z kostką swojego koloru, daje 1 punkt. Każda kostka liczy się raz.',
    'G-54': 'Cel indywidualny daje tyle punktów, ile wynosi suma wartości kostek jego koloru w twoim witrażu.',
    'G-55':
      'Wygrywa gracz z największą liczbą punktów. Przy remisie decydują punkty za cel indywidualny, potem pozostałe znaczniki uznania. Jeśli nadal jest remis, wygrywa gracz, który w ostatniej rundzie później rozegrał pierwszą turę.',
    'G-60': 'Nie ma znaczników uznania. Odkryte są 2 cele grupowe i 2 cele indywidualne.',
    'G-61': 'Wybierasz poziom trudności: od 1 narzędzia (bardzo trudno) do 5 narzędzi (łatwo).',
    'G-62': 'Wzór wybierasz jak zwykle: 2 karty, 4 wzory (G-04).',
    'G-63': 'W każdej rundzie rzucasz 4 kostkami i grasz dwie tury z rzędu.',
    'G-64':
      'Za narzędzie płacisz kostką z puli w kolorze pokazanym w rogu karty narzędzia. Najpierw kostka opuszcza pulę, potem działa narzędzie. Następnie kostka i narzędzie zostają usunięte z gry: każde narzędzie działa raz.',
    'G-65':
      'Pozostałe kostki trafiają na tor rund bez zmian. Jeśli żadna nie została, na polu tej rundy leży znacznik.',
    'G-66':
      'Wynik do pobicia to suma wartości wszystkich kostek na torze rund na koniec gry. Kostki, którymi zapłacono za narzędzia, się nie liczą.',
    'G-67':
      'Punkty liczysz jak zwykle (G-50), ale z dwóch celów indywidualnych liczy się tylko lepszy, a każde puste pole kosztuje 3 punkty.',
    'G-68': 'Wygrywasz tylko wtedy, gdy masz więcej punktów, niż wynosi wynik do pobicia. Remis nie wystarczy.',
    'G-70': 'Przy trzech graczach kolejność tur w rundzie to 1, 2, 3, 3, 2, 1. Gracz 2 zaczyna następną rundę.',
    'G-71':
      'Na czerwonym polu można położyć tylko czerwoną kostkę, o dowolnej wartości. Na polu o wartości 3 można położyć tylko trójkę, w dowolnym kolorze.',
    'G-72': `Na koniec gry witraż o wzorze ${pattern('fractal-drops')} ma dwie pełne kolumny bez powtórzonego koloru (${objective('column-color-variety')}: 10). Ma dwie pary 1 i 2 (${objective('light-shades')}: 4) i trzy zestawy pięciu kolorów (${objective('color-variety')}: 12). Fioletowe kostki mają wartości 6, 5 i 6 (cel indywidualny: 17). Nie został żaden znacznik uznania (0), a trzy pola są puste (−3). Razem to 10 + 4 + 12 + 17 + 0 − 3 = 40 punktów. Drukowany przykład liczy jedynkę na polu B4 zamiast tej, której wzór wymaga na polu C5; suma jest ta sama.`,
    'G-80': `Czy możesz użyć narzędzia, które nic nie zrobi, tylko po to, by podrożało? Nie: narzędzia można użyć tylko wtedy, gdy zasady pozwalają na to przynajmniej w jeden sposób. W przypadku narzędzi ${list([tool('flux-brush'), tool('flux-remover'), tool('glazing-hammer')])} wystarczy, że jest kostka do wzięcia lub do ponownego rzutu.`,
    'G-81': `Czy kostka przesunięta narzędziem ${tool('eglomise-brush')} lub ${tool('copper-foil-burnisher')} może stykać się bokiem z kostką swojego koloru lub o tej samej wartości? Nie, G-24 nadal obowiązuje: narzędzie znosi tylko to, co nadrukowano na polu.`,
    'G-82':
      'Czy kostka przesunięta narzędziem musi stykać się z inną? Tak (G-22); pole, które właśnie opuściła, się nie liczy. Jeśli jest jedyną kostką w witrażu, znów trafia na brzeg (G-21). Kostki, które zostają, nie muszą się już stykać. Kostka nie może wrócić na pole, z którego została zabrana.',
    'G-83': `Jak przesuwa się dwie kostki narzędziem ${tool('lathekin')} lub ${tool('tap-wheel')}? Jedną po drugiej: gdy przesuwasz drugą, pierwsza leży już na nowym polu. Jeśli dla drugiej nie ma pola, cały ruch jest niedozwolony.`,
    'G-84': `Czy kostka, która po użyciu narzędzia ${tool('flux-brush')} lub ${tool('flux-remover')} trafia do puli, liczy się jako wzięta? Tak: w tej turze nie możesz już wziąć innej.`,
    'G-85': `Czy, używając narzędzia ${tool('flux-brush')} lub ${tool('flux-remover')}, możesz wziąć dowolną kostkę? Tak, nawet taką, której bez zmiany nie da się położyć. Tak samo jest z narzędziami ${list([tool('grozing-pliers'), tool('lens-cutter'), tool('grinding-stone'), tool('cork-backed-straightedge')])}: liczy się to, co można położyć z pomocą narzędzia.`,
    'G-86': `Czy dzięki narzędziu ${tool('cork-backed-straightedge')} pierwsza kostka witraża może leżeć z dala od brzegu? Nie, G-21 nadal obowiązuje.`,
    'G-87': `Czy narzędzie ${tool('running-pliers')} daje całą turę, czy jedną kostkę? Jedną kostkę. Najpierw musisz wziąć w tej turze kostkę.`,
    'G-88': `Czy narzędzia ${tool('running-pliers')} może użyć ostatni gracz w rundzie i czy można go użyć w grze solo? Tak; pomijasz drugą turę, która nastąpiłaby od razu.`,
    'G-89': `Czy można użyć narzędzia ${tool('lens-cutter')} lub ${tool('tap-wheel')}, gdy tor rund jest pusty? Nie, dopóki nie leży na nim żadna kostka. W rundzie 1 zawsze jest pusty, a w grze solo czasem i później.`,
    'G-90': `Czy woreczek może być pusty, gdy narzędzie ${tool('flux-remover')} wymaga losowania? Nie: opróżnia się tylko w ostatniej rundzie przy 4 graczach, a wtedy jest w nim kostka, którą właśnie tam odłożono.`,
    'G-91':
      'Którą kostką można zapłacić za narzędzie w grze solo? Dowolną kostką właściwego koloru z puli, oprócz tej, którą bierzesz w tym samym ruchu.',
    'G-92':
      'A jeśli gracz opuści grę online? Do jego powrotu gra za niego bot. Ustawienia stołu mogą też przewidywać przerwanie rozgrywki.',
    'G-93': 'Czy wynik może spaść poniżej 0? Tak.',
    'G-94': 'Czy narzędziem można przesunąć kostkę wziętą w tej samej turze? Tak.',
    'G-95': `Czy możesz użyć narzędzia ${tool('flux-brush')} lub ${tool('flux-remover')}, gdy witraż jest pełny albo gdy raczej żadne pole nie będzie pasować? Tak; kostka, która nigdzie nie pasuje, trafia do puli.`,
    'G-96': `Czy narzędziem ${tool('lens-cutter')} możesz wymienić kostkę na taką samą, a narzędzia ${tool('cork-backed-straightedge')} użyć w pustym witrażu? Tak, za pełną cenę.`,
    'G-97': 'Czy przy przesuwaniu dwóch kostek druga może trafić tam, gdzie leżała pierwsza? Tak (G-83).',
    'G-98': 'Czy w grze solo też można użyć tylko jednego narzędzia w turze? Tak (G-13).',
    'G-99':
      'Czy wybór wzorów jest tajny? Tak: karty i wybory są tajne, dopóki nie wybiorą wszyscy. Gracze wybierają jednocześnie; kolejność nie ma znaczenia.',
  },
  additions: {
    'G-55': 'Ta sama kolejność decyduje o wszystkich dalszych miejscach; drukowane zasady wskazują tylko zwycięzcę.',
  },
  pictures: {
    window: 'Wzór o trudności 5: pola kolorowe, pola z wartością, pola bez nadruku i 5 znaczników uznania.',
    pool: 'Pula przy trzech graczach: 2 × 3 + 1 = 7 kostek.',
    order: 'Tury w rundzie przy trzech graczach: tam i z powrotem.',
    track: 'Na torze rund leżą kostki pozostałe z każdej rundy.',
    first: 'Pierwsza kostka może trafić na każde oznaczone pole, które do niej pasuje.',
    places:
      'Tę kostkę można położyć tylko na oznaczonych polach. Krzyżyk: obok leży kostka tego samego koloru lub o tej samej wartości.',
    price: 'Nieużyte narzędzie kosztuje 1 znacznik. Jeśli leży już na nim znacznik, kosztuje 2.',
    objectives: '10 celów grupowych i ich punkty',
    solo: 'Gra solo: suma wartości kostek na torze rund to wynik do pobicia.',
  },
};
