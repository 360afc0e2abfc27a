import type { Names, SagradaNames, SintraNames } from '../names.ts';
import { COLOURS } from './dice.ts';

const sintra: SintraNames = {
  game: 'Sintra',
  pitch: 'Bierz tafle jednego koloru, zapełniaj nimi kwatery, nie tłukąc szkła, i rozświetlaj okna swojego pałacu.',
  colours: { pink: 'różowy', orange: 'pomarańczowy', yellow: 'żółty', blue: 'niebieski', white: 'biały' },
  joker: 'joker',
};

const patterns: SagradaNames['patterns'] = {
  'suns-glory': 'Chwała słońca',
  firelight: 'Żywy ogień',
  'shadow-thief': 'Złodziej cieni',
  'sun-catcher': 'Łapacz słońca',
  'fulgor-del-cielo': 'Woda i ogień',
  'luz-celestial': 'Luz Celestial',
  'aurora-sagradis': 'Zwycięstwo piękna',
  'aurorae-magnificus': 'Aurorae Magnificus',
  'lux-mundi': 'Lux Mundi',
  'lux-astram': 'Gwiezdny pył',
  'kaleidoscopic-dream': 'Kalejdoskopowy sen',
  firmitas: 'Firmitas',
  gravitas: 'Gravitas',
  'water-of-life': 'Woda życia',
  batllo: 'Batllo',
  bellesguard: 'Bellesguard',
  virtus: 'Virtus',
  'symphony-of-light': 'Symfonia światła',
  'ripples-of-light': 'Dwa światy',
  'fractal-drops': 'Wirujące krople',
  'via-lux': 'Via Lux',
  industria: 'Ognisty podmuch',
  'chromatic-splendor': 'Przepych barw',
  comitas: 'Comitas',
};

const tools: SagradaNames['tools'] = {
  'grozing-pliers': {
    name: 'Szczypce kruszące',
    effect:
      'Zwiększ albo zmniejsz wartość wziętej kostki dokładnie o 1. Jedynki nie można zmienić w szóstkę ani szóstki w jedynkę.',
  },
  'eglomise-brush': {
    name: 'Pędzel do eglomizacji',
    effect: 'Przesuń jedną kostkę w swoim witrażu; kolor nadrukowany na nowym polu nie ma znaczenia.',
  },
  'copper-foil-burnisher': {
    name: 'Gładzik do folii miedzianej',
    effect: 'Przesuń jedną kostkę w swoim witrażu; wartość nadrukowana na nowym polu nie ma znaczenia.',
  },
  lathekin: {
    name: 'Rozwieracz do ołowiu',
    effect: 'Przesuń dokładnie dwie kostki w swoim witrażu. Obowiązują wszystkie zasady układania.',
  },
  'lens-cutter': {
    name: 'Cyrkiel do szkła',
    effect: 'Wymień wziętą kostkę na kostkę z toru rund. Obie zachowują swoje wartości.',
  },
  'flux-brush': {
    name: 'Pędzel do topnika',
    effect: 'Rzuć ponownie wziętą kostką. Jeśli nigdzie nie pasuje, wraca do puli.',
  },
  'glazing-hammer': {
    name: 'Młotek szklarski',
    effect: 'Rzuć ponownie wszystkimi kostkami z puli. Tylko w swojej drugiej turze w rundzie, przed wzięciem kostki.',
  },
  'running-pliers': {
    name: 'Szczypce do łamania szkła',
    effect: 'W swojej pierwszej turze w rundzie, po wzięciu kostki, weź od razu drugą i pomiń swoją drugą turę.',
  },
  'cork-backed-straightedge': {
    name: 'Liniał podklejony korkiem',
    effect: 'Połóż wziętą kostkę na polu, które nie styka się z żadną inną kostką. Pozostałe zasady obowiązują.',
  },
  'grinding-stone': { name: 'Kamień szlifierski', effect: 'Odwróć wziętą kostkę na przeciwną ściankę.' },
  'flux-remover': {
    name: 'Zmywacz topnika',
    effect: 'Włóż wziętą kostkę do woreczka, wylosuj inną i wybierz jej wartość. Połóż ją w witrażu lub odłóż do puli.',
  },
  'tap-wheel': {
    name: 'Krajak krążkowy',
    effect:
      'Przesuń w swoim witrażu jedną lub dwie kostki jednego koloru. Kostka tego koloru musi leżeć na torze rund. Obowiązują wszystkie zasady układania.',
  },
};

const objectives: SagradaNames['objectives'] = {
  'row-color-variety': {
    name: 'Różnorodność kolorów w rzędzie',
    effect: '6 punktów za każdy pełny rząd, w którym żaden kolor się nie powtarza.',
  },
  'column-color-variety': {
    name: 'Różnorodność kolorów w kolumnie',
    effect: '5 punktów za każdą pełną kolumnę, w której żaden kolor się nie powtarza.',
  },
  'row-shade-variety': {
    name: 'Różnorodność odcieni w rzędzie',
    effect: '5 punktów za każdy pełny rząd, w którym żadna wartość się nie powtarza.',
  },
  'column-shade-variety': {
    name: 'Różnorodność odcieni w kolumnie',
    effect: '4 punkty za każdą pełną kolumnę, w której żadna wartość się nie powtarza.',
  },
  'light-shades': {
    name: 'Jasne odcienie',
    effect: '2 punkty za każdą parę jedynka–dwójka, gdziekolwiek leżą kostki.',
  },
  'medium-shades': {
    name: 'Pośrednie odcienie',
    effect: '2 punkty za każdą parę trójka–czwórka, gdziekolwiek leżą kostki.',
  },
  'deep-shades': {
    name: 'Ciemne odcienie',
    effect: '2 punkty za każdą parę piątka–szóstka, gdziekolwiek leżą kostki.',
  },
  'shade-variety': {
    name: 'Różnorodność odcieni',
    effect: '5 punktów za każdy zestaw wszystkich sześciu wartości, gdziekolwiek leżą kostki.',
  },
  'color-diagonals': {
    name: 'Kolorowe przekątne',
    effect: '1 punkt za każdą kostkę, która styka się rogiem z kostką tego samego koloru.',
  },
  'color-variety': {
    name: 'Różnorodność kolorów',
    effect: '4 punkty za każdy zestaw wszystkich pięciu kolorów, gdziekolwiek leżą kostki.',
  },
};

const privateObjectives: SagradaNames['privateObjectives'] = {
  R: { name: 'Odcienie czerwieni', effect: 'Punkty równe sumie wartości czerwonych kostek w twoim witrażu.' },
  Y: { name: 'Odcienie żółci', effect: 'Punkty równe sumie wartości żółtych kostek w twoim witrażu.' },
  G: { name: 'Odcienie zieleni', effect: 'Punkty równe sumie wartości zielonych kostek w twoim witrażu.' },
  B: { name: 'Odcienie błękitu', effect: 'Punkty równe sumie wartości niebieskich kostek w twoim witrażu.' },
  P: { name: 'Odcienie fioletu', effect: 'Punkty równe sumie wartości fioletowych kostek w twoim witrażu.' },
};

/** Agreed with “pole”. */
const SPACE: SagradaNames['colours'] = {
  R: 'czerwone pole',
  Y: 'żółte pole',
  G: 'zielone pole',
  B: 'niebieskie pole',
  P: 'fioletowe pole',
};

const sagrada: SagradaNames = {
  game: 'Sagrada',
  pitch: 'Wybieraj kostki z barwnego szkła i układaj z nich witraż: sąsiednie muszą się różnić kolorem i wartością.',
  colours: COLOURS,
  space: (printed) => {
    if (printed === null) return 'pole bez nadruku';
    return typeof printed === 'number' ? `pole o wartości ${printed}` : SPACE[printed];
  },
  cell: (cell) => `rząd ${cell.slice(0, 1)}, kolumna ${cell.slice(1)}`,
  patterns,
  tools,
  objectives,
  privateObjectives,
};

export const names: Names = { sintra, sagrada };
