import {
  type DeviceKind,
  KEPT_YEARS,
  LABELLED_CLICKS,
  REFERENCE_RATES,
  WEEKLY_PEN,
  WEEKS_PER_MONTH,
} from '@dosewise/domain';
import { PATHS } from '../../data/navigation/paths.ts';
import type { StepName } from '../../data/pens/texts.ts';
import type { texts as actEnglish } from '../../features/dosing/act/texts.ts';
import type { texts as anyDeviceEnglish } from '../../features/dosing/any-device/texts.ts';
import type { texts as beginEnglish } from '../../features/dosing/begin/texts.ts';
import type { texts as calculatorEnglish } from '../../features/dosing/calculator/texts.ts';
import type { texts as helpEnglish } from '../../features/dosing/help/texts.ts';
import type { texts as logDoseEnglish } from '../../features/dosing/log-dose/texts.ts';
import type { texts as pensEnglish } from '../../features/dosing/pens/texts.ts';
import type { texts as planChangesEnglish } from '../../features/dosing/plan/changes/texts.ts';
import type { texts as planEnglish } from '../../features/dosing/plan/texts.ts';
import type { texts as sitesEnglish } from '../../features/dosing/sites/texts.ts';
import type { Words } from '../words.ts';
import { countDays, countDoses, pensTexts as penTexts } from './data.ts';
import { list, number, plural } from './grammar.ts';

export const actTexts: Words<typeof actEnglish> = {
  pageTitle: 'Przypomnienie · Dosewise',
  acts: {
    taken: {
      title: 'Zapisz tę dawkę',
      explanation:
        'Naciśnij tylko po przyjęciu dawki. Zapiszemy zaplanowaną ilość ze wstrzykiwacza, którego według Dosewise używasz. Potem sprawdź jedno i drugie w historii dawek. Jeśli dawka jest już zapisana, nic się nie zmieni.',
      button: 'Zapisz jako przyjętą',
    },
    later: {
      title: 'Przypomnij później',
      explanation:
        'Przypomnienie przyjdzie ponownie za godzinę, chyba że dawka będzie już wtedy zapisana.',
      button: 'Przypomnij za godzinę',
    },
  },
  done: {
    logged: {
      title: 'Dawka zapisana',
      explanation: 'Możesz ją zmienić w historii dawek.',
    },
    already: {
      title: 'Nie ma czego zapisywać',
      explanation: 'Ta dawka została już zapisana albo nie ma jej już w planie.',
    },
    later: {
      title: 'Przypomnienie przyjdzie za godzinę',
      explanation: 'Nie przyjdzie, jeśli dawka będzie już wtedy zapisana.',
    },
  },
  toLogDose: 'Przejdź do „Zapisz dawkę”',
  failed: {
    taken: 'Nie udało się zapisać dawki. Spróbuj ponownie.',
    later: 'Nie udało się ustawić przypomnienia. Spróbuj ponownie.',
  },
  dead: 'Ten link już nie działa',
  deadAdvice:
    'Przyciski w przypomnieniu działają przez jeden dzień. Dawkę nadal możesz zapisać bez nich.',
};

const givesDoses: Record<DeviceKind, string> = {
  click_pen: 'ten wstrzykiwacz podaje dawki po',
  vial: 'ta fiolka daje dawki po',
  single_pen: 'to urządzenie podaje dawki po',
  tablet: 'to opakowanie daje dawki po',
};

export const anyDeviceTexts: Words<typeof anyDeviceEnglish> = {
  form: 'Kalkulator dla dowolnego urządzenia',
  device: 'Twój wstrzykiwacz lub fiolka',
  yourTablets: 'Twoje tabletki',
  questions: {
    brand: 'Jaka nazwa jest na opakowaniu?',
    strength: 'Jaka moc?',
    own: 'Liczby z etykiety',
  },
  chosen: (device, strength) => `${device}, ${number(strength)} mg`,
  numbers: (doseMl, markets) =>
    `${number(doseMl)} mL na dawkę, w sprzedaży: ${markets}. Porównaj z opakowaniem.`,
  tabletsSold: (mg, markets) =>
    `${number(mg)} mg w każdej tabletce, w sprzedaży: ${markets}. Porównaj z opakowaniem.`,
  change: 'Zmień',
  inMg: (amount) => `${number(amount)} mg`,

  counted: 'Kliknięcia w jednej pełnej dawce (policz je)',
  countedHint: `Jeśli zostawisz to pole puste, Dosewise liczy tylko całe dawki. Często mówi się o ${number(0.01)} mL na kliknięcie; żadna ulotka tego nie podaje, więc nie wpisujemy tej liczby za ciebie.`,

  kind: 'Rodzaj',
  kinds: { click_pen: 'Wstrzykiwacz', vial: 'Fiolka', tablet: 'Tabletki' },
  ownMedicine: 'Lek',
  ownStrength: 'Jedna dawka, w mg',
  ownTablet: 'Jedna tabletka, w mg',
  ownTablets: 'Tabletki w opakowaniu',
  ownVolume: 'Jedna dawka, w mL',
  ownDoses: 'Liczba dawek',
  outside: (least, most) => `Wpisz liczbę od ${number(least)} do ${number(most)}.`,
  wholeOutside: (least, most) => `Wpisz liczbę całkowitą od ${number(least)} do ${number(most)}.`,
  mg: 'mg',
  mL: 'mL',

  amount: 'Ile',
  fields: { mg: 'Dawka', mL: 'Objętość', units: 'Jednostki strzykawki' },

  inUnit: {
    mg: (amount) => `${number(amount)} mg`,
    mL: (amount) => `${number(amount)} mL`,
    units: (amount) =>
      `${number(amount)} ${plural(Number(amount), {
        one: 'jednostka',
        few: 'jednostki',
        many: 'jednostek',
        other: 'jednostki',
      })} na strzykawce U-100`,
  },

  result: 'Obliczona dawka',
  nothingYet: 'Wpisz ilość, aby zobaczyć obliczenie.',
  missing: {
    device: 'Wybierz swój wstrzykiwacz lub fiolkę albo wpisz liczby.',
    strength: 'Wybierz moc.',
    numbers: 'Wpisz, ile mg i mL ma jedna dawka.',
  },
  tooMuchOfPen: (amount, dose) =>
    `${amount} to więcej niż jedna pełna dawka tego wstrzykiwacza (${dose}).`,
  tooMuchOfVial: (amount, all) => `${amount} to więcej, niż zawiera ta fiolka (${all}).`,
  tooMuchOfPieces: (amount, pieces, most) =>
    `${amount} to więcej niż ${pieces} (${most}), czyli najwięcej, ile można zapisać jako jedną dawkę.`,
  partOfDose: (kind, dose) => `Ulotka dotyczy tylko pełnych dawek: ${givesDoses[kind]} ${dose}.`,
  wholeDosesOnly: 'Wpisz liczbę kliknięć jednej dawki, aby obliczać części dawki.',
  log: 'Zapisz tę dawkę',

  about: 'Skąd pochodzą te liczby',
  compare: 'Porównaj z etykietą',
  compareWhy:
    'Wszystko jest obliczane z mg i mL jednej pełnej dawki. Wydrukowana wartość mg/mL jest zaokrąglona, więc jej nie używamy.',
  facts: {
    dose: 'Pełna dawka',
    concentration: 'Stężenie',
    steps: 'Kliknięcia lub jednostki',
    content: 'Zawartość',
    golden: 'Golden Dose',
  },
  doseOf: (mg, mL) => `${mg} w ${mL}`,
  compareTablets: 'Wszystko jest obliczane z mg jednej tabletki.',
  tablets: (count, mg) =>
    `${plural(count, {
      one: '# tabletka',
      few: '# tabletki',
      many: '# tabletek',
      other: '# tabletki',
    })}, ${mg}`,
  perMl: (mg, isExact) => `${isExact ? '' : 'około '}${number(mg)} mg/mL`,
  deviceSteps: (steps, mL) => `${steps} po ${mL} w dawce`,
  content: (doses, mg, mL) => `${countDoses(doses)}, ${mg}, ${mL}`,
  golden: (mL) => `po dawkach według ulotki może zostać do ${mL}`,
  sourcesOf: (device) => `${device}: źródła`,
  checkedOn: (day) => `Sprawdzono: ${day}.`,
  ownNumbers: 'To są twoje własne liczby. Nikt ich nie sprawdził.',
};

const inClicks = (count: number) =>
  plural(count, {
    one: '# kliknięcie',
    few: '# kliknięcia',
    many: '# kliknięć',
    other: '# kliknięcia',
  });

export const beginTexts: Words<typeof beginEnglish> = {
  pageTitle: 'Na początek · Dosewise',
  title: 'Na początek',
  loginPrompt: 'Zaloguj się, aby zacząć.',
  loading: 'Wczytywanie…',
  loadFailed: 'Nie udało się wczytać twoich wstrzykiwaczy.',

  questions: {
    dose: () => 'Ile przyjmujesz?',
    when: () => 'Kiedy była twoja ostatnia dawka?',
    day: () => 'Którego to było dnia?',
    firstDay: () => 'Kiedy będzie pierwsza dawka?',
    origin: (kind) => `Czy ta dawka była ${fromThis[kind]}?`,
    before: (kind) => `Ile dawek ${fromThis[kind]} było przed tą dawką?`,
    check: () => 'Czy wszystko się zgadza?',
  },
  remindQuestion: 'Jak mamy ci przypominać?',

  fullDose: {
    click_pen: 'Pełną dawkę',
    vial: 'Pełną dawkę',
    single_pen: 'Jeden wstrzykiwacz',
    tablet: 'Jedną tabletkę',
  },
  amount: (mg, steps) => `${number(mg)} mg, ${steps}`,
  otherAmount: 'Inną ilość',
  amountMissing: 'Wpisz ilość.',
  amountWrong: (most) => `Wpisz ilość do ${number(most)} mg.`,

  today: 'Dziś',
  yesterday: 'Wczoraj',
  tomorrow: 'Jutro',
  anotherDay: 'Inny dzień',
  notYet: 'Jeszcze jej nie było',
  unsureDay: 'Jeszcze nie wiem',
  day: 'Dzień',
  dayFaults: {
    missing: 'Wpisz dzień.',
    wrong: 'Nie ma takiego dnia.',
    ahead: 'Ten dzień jeszcze nie nadszedł.',
    over: 'Ten dzień już minął.',
  },
  time: 'Godzina dawki',
  timeFaults: { missing: 'Wpisz godzinę.', ahead: 'Ta godzina jeszcze nie nadeszła.' },
  origins: {
    first: 'Tak, to pierwsza dawka',
    later: 'Tak, ale nie pierwsza',
    other: 'Nie, z innego wstrzykiwacza, fiolki lub opakowania',
  },
  before: 'Wcześniejsze dawki',
  countWrong: (most) => `Wpisz liczbę całkowitą od 1 do ${number(most)}.`,

  openedOn: (day) => `W użyciu od ${day}`,
  assumedPen: (pen) => `Założono: ${pen}. Dawki liczy się tak samo dla obu wersji.`,
  dosesOf: (count, mg) => `${countDoses(count)} po ${number(mg)} mg`,
  dosesLeft: (count) =>
    plural(count, {
      one: 'została # dawka',
      few: 'zostały # dawki',
      many: 'zostało # dawek',
      other: 'zostało # dawki',
    }),
  lastDose: 'Ostatnia dawka',
  doses: 'Dawki',
  fromOther: (kind) => `nie ${fromThis[kind]}`,
  plan: 'Plan',
  nextOn: (day) => `Następna: ${day}`,
  noPlan: 'Jeszcze go nie ma. Możesz go ułożyć w każdej chwili.',
  cost: 'Ile kosztowało?',
  free: 'Nic',
  listPrice: (price) => `Cena katalogowa ${price}`,
  enterCost: 'Wpisz kwotę',
  skipCost: 'Pomiń',
  changeOf: (what) => `Zmień: ${what}`,
  save: 'Zapisz',
  saveFailed: 'Nie udało się zapisać.',
  notSent: 'Nie wszystko jest jeszcze zapisane. Twoje odpowiedzi zostają na tym urządzeniu.',
  saved: 'Wszystko gotowe.',

  remindWhen: 'Gdy nadejdzie czas na dawkę.',
  push: 'Powiadomienia na tym urządzeniu',
  email: 'E-mailem',
  calendarNote: 'Nie możemy wysyłać ci przypomnień. Przypominać może ci kalendarz.',
  notNow: 'Nie teraz',
};

export const calculatorTexts: Words<typeof calculatorEnglish> = {
  pageTitle: 'Kalkulator dawek Mounjaro · Dosewise',
  title: 'Kalkulator dawek Mounjaro',
  lead: 'Kalkulator i dziennik do wstrzykiwaczy stosowanych raz w tygodniu. Przelicza kliknięcia na miligramy i miligramy na kliknięcia.',
  leadOfAny: 'Kliknięcia, jednostki, mg i mL innych wstrzykiwaczy, fiolek i tabletek.',
  anotherDevice: 'Inny wstrzykiwacz lub fiolka',
  kwikPen: 'Mounjaro KwikPen',
  calculator: 'Kalkulator dawek',
  mg: 'mg',
  inMg: (amount) => `${number(amount)} mg`,

  clicks: 'Kliknięcia',
  inClicks,
  clicksSpoken: (clicks, dose) => `${inClicks(clicks)}, ${dose}`,
  strength: 'Moc',
  dose: 'Dawka',
  outdated: (dose) =>
    `To pole nie zmienia się, gdy przesuwasz suwak. Kliknięcia dają teraz ${dose}.`,
  result: 'Obliczona dawka',
  calculation: (clicks, clicksPerDose, strength) =>
    `${number(clicks)} / ${number(clicksPerDose)} × ${number(strength)} mg`,
  volume: (mL, units) =>
    `${number(mL)} mL = ${plural(units, {
      one: '# jednostka',
      few: '# jednostki',
      many: '# jednostek',
      other: '# jednostki',
    })} na strzykawce U-100`,
  pen: 'Cztery dawki według ulotki. Linia przerywana: płyn, który może po nich zostać we wstrzykiwaczu.',

  logIn: 'Zaloguj się, aby zapisywać dawki i zarządzać wstrzykiwaczami',
  log: 'Zapisz tę dawkę',
  latest: (dose, day) => `Ostatnia dawka: ${dose}, ${day}`,

  about: 'O dawkowaniu leku Mounjaro',
  facts: (clicksPerDose, dosesPerPen) => [
    `Każda pełna dawka wymaga ${plural(clicksPerDose, {
      one: '# kliknięcia',
      many: '# kliknięć',
      few: '# kliknięć',
      other: '# kliknięcia',
    })}`,
    `Każdy wstrzykiwacz zawiera ${plural(dosesPerPen, {
      one: '# pełną dawkę',
      few: '# pełne dawki',
      many: '# pełnych dawek',
      other: '# pełnej dawki',
    })}`,
    `Standardowo dawkę zwiększa się o ${number(2.5)} mg`,
    'Między zwiększeniami dawki odczekaj co najmniej 4 tygodnie',
  ],
  partOfDose: 'Ulotka dotyczy tylko pełnych dawek. Sprawdź swoją ulotkę.',
};

/** The days on which facts of the maker and of costs, those of labels, and those of storage were read. */
const MAKER_READ = '2026-11-21';
const LABELS_READ = '2026-11-22';
const STORAGE_READ = '2026-11-26';

const AU_FAQ = 'Lilly Australia, pytania o Mounjaro (au.lilly.com/mounjaro/patient/faq)';
const AU_STORAGE =
  'Lilly Australia, jak przechowywać Mounjaro (au.lilly.com/mounjaro/patient/getting-started-with-mounjaro/storage)';
const EMA_IN_USE = 'EMA, druki informacyjne Mounjaro, punkt 6.3';
const MODIFIED_PEN = 'Lilly UK, informacja medyczna 219072: KwikPen, wersja zmieniona i pierwotna';

const clicks = (count: number) =>
  plural(count, {
    one: '# kliknięcie',
    few: '# kliknięcia',
    many: '# kliknięć',
    other: '# kliknięcia',
  });
const hours = (count: number) =>
  plural(count, { one: '# godzina', few: '# godziny', many: '# godzin', other: '# godziny' });
const doseMl = number(WEEKLY_PEN.mlPerDose);

const topics: Words<typeof helpEnglish>['topics'] = {
  click: {
    answer: [
      `Nastawienie pełnej dawki ${doseMl} mL pokrętłem wstrzykiwacza KwikPen to ${clicks(WEEKLY_PEN.clicksPerDose)}. Każde kliknięcie to więc ${number(WEEKLY_PEN.mlPerDose / WEEKLY_PEN.clicksPerDose)} mL, a połowa kliknięć to połowa dawki.`,
      'Ulotki nie podają, ile kliknięć ma dawka: mówią tylko, żeby obracać pokrętło, aż w okienku pojawi się 1. Obliczenie jest dokładne, ale twój wstrzykiwacz może nie być tak dokładny. Ulotka dotyczy tylko pełnych dawek. Jeśli lekarz zalecił przyjęcie części dawki, zapytaj, jak ją odmierzyć.',
      'Dla innych wstrzykiwaczy nie znaleźliśmy wiarygodnej liczby kliknięć. Policz kliknięcia pełnej dawki na swoim wstrzykiwaczu albo je pomiń i zapisuj całe dawki.',
    ],
    sources: [AU_FAQ, 'Kliknięcia pełnej dawki: strony aptek, w żadnej ulotce'],
    readOn: MAKER_READ,
    leadsTo: { path: PATHS.calculator, label: 'Kalkulator' },
  },
  priming: {
    answer: [
      'Według instrukcji wstrzykiwacz KwikPen trzeba przygotować (ang. priming) przed każdym wstrzyknięciem. Załóż nową igłę, obróć pokrętło o 2 kliknięcia, skieruj igłę do góry i wciśnij pokrętło. Powtarzaj, aż zobaczysz krople. Ulotka podaje, ile razy możesz to powtórzyć.',
      `KwikPen 3 mL zawiera ${plural(WEEKLY_PEN.dosesPerPen, {
        one: '# dawkę',
        few: '# dawki',
        many: '# dawek',
        other: '# dawki',
      })} po ${doseMl} mL i dodatkowy płyn na przygotowanie. Przygotowanie nie zużywa więc liczonych tu kliknięć (${number(LABELLED_CLICKS)}). Nie trzeba go zapisywać.`,
      `Jedno przygotowanie zużywa ${number(0.02)} mL, a cztery ${number(0.08)} mL. Jeśli jeden wstrzykiwacz przygotowujesz znacznie częściej, na przykład osiem razy, dodatkowy płyn może się skończyć, a wstrzykiwacz może się zablokować.`,
      'KwikPen z 2026 r. ma mniejszy wkład. Nie udało się nam ustalić, ile z niego przeznaczono na przygotowanie.',
    ],
    sources: [
      AU_FAQ,
      'Instrukcja użycia przytoczona na thecarepharmacy.com',
      'apotheke-adhoc.de, o kilkukrotnym przygotowaniu',
      MODIFIED_PEN,
    ],
    readOn: MAKER_READ,
    leadsTo: { path: PATHS.pens, label: 'Wstrzykiwacze' },
  },
  units: {
    answer: [
      `Strzykawka U-100 ma 100 jednostek w 1 mL, więc jedna jednostka to ${number(0.01)} mL. Jednostki określają ilość płynu, a nie leku.`,
      'Ta sama dawka w mg może mieć inną liczbę jednostek, jeśli pochodzi z innej fiolki. Odczytaj mg i mL na swojej fiolce i wybierz tę fiolkę w kalkulatorze.',
    ],
    sources: [
      'ISO 8537: 100 jednostek to 1 mL',
      'Ulotki Zepbound i Mounjaro z 2026 r., cytowane w amerykańskim poradniku',
      'Wyciąg z ulotki Mounjaro, FDA, ważny od 29.07.2026',
    ],
    readOn: LABELS_READ,
    leadsTo: { path: PATHS.calculator, label: 'Kalkulator' },
  },
  'golden-dose': {
    answer: [
      'Niektóre osoby pobierają to, co zostało w KwikPen po czterech dawkach, i nazywają to Golden Dose. Nie jest to dopuszczone do stosowania, a producent prosi, aby nie wstrzykiwać tego, co zostało.',
      'Nie wiadomo, ile zostało, więc dawka może być mniejsza lub większa, niż się wydaje. Pobieranie strzykawką może wprowadzić do płynu drobnoustroje. Podany w ulotce termin 30 dni od pierwszego użycia nadal obowiązuje.',
      'Według doniesień w KwikPen z 2026 r. nie zostaje nic, co można by pobrać.',
      'Dosewise może zapisać Golden Dose, jeśli na to zezwolisz. Nie proponuje jej.',
    ],
    sources: [
      'Lilly Niemcy, informacja medyczna 227148',
      'Lilly UK i National Pharmacy Association, cytowane w listopadzie 2025 r.',
      MODIFIED_PEN,
    ],
    readOn: MAKER_READ,
    leadsTo: { path: PATHS.settingsMedicines, label: 'Golden Dose w ustawieniach' },
  },
  'missed-dose': {
    answer: [
      'Ulotki się różnią, a niektóre nic o tym nie mówią. W tabeli jest to, co znaleźliśmy; stosuj się do ulotki ze swojego opakowania. W razie wątpliwości zapytaj lekarza lub farmaceutę.',
      'Plan oznacza dawkę jako nieprzyjętą, gdy minie podany w ulotce czas na jej późniejsze przyjęcie. Jeśli połowa odstępu między dwiema dawkami jest dłuższa albo ulotka nie podaje tego czasu, Plan czeka przez tę połowę. Może to być później, niż pozwala ulotka: to nasza reguła, a nie zapis z ulotki. Stosuj się do swojej ulotki.',
    ],
    sources: [],
    readOn: LABELS_READ,
    leadsTo: { path: PATHS.plan, label: 'Plan' },
  },
  travelling: {
    answer: [
      'Twój plan, dni i przypomnienia działają według strefy czasowej z ustawień, a nie z telefonu. Dawka zaplanowana na 08:00 pozostaje o 08:00 w strefie z ustawień.',
      'Po zmianie strefy czasowej w ustawieniach dawka wypada o 08:00 czasu nowej strefy. Zapisane dawki się nie przesuwają; listy pokazują je w czasie twojego urządzenia.',
      'Ulotka tyrzepatydu (Mounjaro, Zepbound) pozwala zmienić dzień tygodnia, jeśli między dwiema dawkami są co najmniej 3 dni (72 godziny). Co mówią inne ulotki, pokazuje tabela nieprzyjętych dawek.',
      'Według producenta Mounjaro KwikPen można przechowywać poza lodówką, w temperaturze poniżej 30 °C, łącznie do 30 dni. Producent prosi też, by przed podróżą za granicę powiedzieć o niej lekarzowi lub farmaceucie: możesz potrzebować zaświadczenia o tym, co przewozisz, a leku możesz tam nie dostać.',
    ],
    sources: [AU_FAQ, 'EMA, druki informacyjne Mounjaro, punkt 4.2'],
    readOn: STORAGE_READ,
    leadsTo: { path: PATHS.settingsUnits, label: 'Strefa czasowa w ustawieniach' },
  },
  curve: {
    answer: [
      'Krzywa pokazuje szacunkową ilość leku we krwi, obliczoną z zapisanych dawek i średnich z opublikowanych badań. To nie jest wynik twojego badania. Nie podejmuj na tej podstawie decyzji o dawce.',
      'Dawka wchłania się spod skóry, przemieszcza między krwią a tkankami i jest rozkładana; tempo każdego z tych procesów pochodzi z badania. Dla tyrzepatydu i semaglutydu tempo jest dostosowane do twojej ostatniej wagi. To, co zostaje z każdej dawki, jest sumowane. Według danych z badań u 9 na 10 osób stężenie mieści się między liniami „Niskie” i „Wysokie”.',
      'Dla tyrzepatydu można wybrać prostsze obliczenie, które daje stężenia zaniżone o około 20%. Dla liraglutydu rysujemy tylko kształt, bez liczb. Dla tabletek, dulaglutydu i eksenatydu nie znaleźliśmy wiarygodnego modelu, więc nic nie jest rysowane.',
      'Pod krzywą są wszystkie liczby, ich źródła i ograniczenia.',
    ],
    sources: [
      'Tyrzepatyd: Schneck i Urva 2024, doi 10.1002/psp4.13099',
      'Semaglutyd: Overgaard i in. 2019, doi 10.1007/s13300-019-0581-y',
      'Liraglutyd: Overgaard i in. 2016, doi 10.1007/s40262-016-0410-7',
    ],
    readOn: LABELS_READ,
    leadsTo: { path: PATHS.pkCurve, label: 'Stężenie we krwi' },
  },
  figures: {
    answer: [
      'Dawka w mg to nastawione kliknięcia podzielone przez kliknięcia pełnej dawki, razy mg w pełnej dawce. Tak samo liczy się jednostki z fiolki; tabletki i wstrzykiwacze jednodawkowe liczy się na sztuki.',
      'Koszt dawki to część ceny wstrzykiwacza odpowiadająca części jego zawartości, którą zużyto na tę dawkę. Golden Dose nie zwiększa tego kosztu.',
      'Koszt standardowy to cena katalogowa wstrzykiwacza podzielona przez liczbę jego dawek. Używamy ceny z dnia dawki, w twoim kraju, dla mocy najbliższej tej dawce. Twoje oszczędności to koszt standardowy minus to, co zapłacono. Gdy cena nie jest znana, strona podaje, jakiej użyto w zamian, albo że dawka nie jest liczona.',
      `Koszty miesięczne to ${number(WEEKS_PER_MONTH)} razy koszty tygodniowe. Gdy przeliczono walutę, strona podaje kurs, jego dzień i to, kto go ogłosił.`,
      'Trend twojej wagi to linia prosta najbliższa ważeniom z 8 tygodni przed ostatnim z nich.',
    ],
    sources: [
      `Kursy walut, o ile serwer nie ma nowszych: ${REFERENCE_RATES.source}, tabela z 17.10.2025`,
      'Ceny katalogowe: takie, jakie pokazują ustawienia, z dniem, od którego obowiązują',
    ],
    readOn: MAKER_READ,
    leadsTo: { path: PATHS.costSavings, label: 'Oszczędności' },
  },
  where: {
    answer: [
      'Na stronie „Eksport” w każdej chwili dostaniesz wszystko w plikach. W ustawieniach możesz usunąć konto wraz ze wszystkimi danymi. Jeśli nie masz konta, polecenie usunięcia danych jest w menu.',
      'Strony administracyjne serwera pokazują, ile jest dawek, a nie czyje są. Jego baza danych i kopie zapasowe zawierają wszystko, więc może to czytać osoba, która go prowadzi. Dane trafiają do dostawcy usług analitycznych tylko wtedy, gdy ten serwer z niego korzysta, i tylko za twoją zgodą.',
      'Bez konta dwanaście słów pozwala mieć te same dane na kilku urządzeniach. Każdy, kto zna te słowa, ma dostęp do danych, a utraconych słów nikt nie odzyska. Strony też pochodzą z serwera: trzeba ufać, że osoba, która go prowadzi, ich nie zmienia. Przy zwykłym http może je zmienić każdy w twojej sieci.',
    ],
    sources: ['Samo Dosewise: program i dokumenty'],
    readOn: STORAGE_READ,
    leadsTo: { path: PATHS.exportData, label: 'Eksport' },
  },
  storing: {
    answer: [
      'Według ulotki wstrzykiwacz należy wyrzucić po określonej liczbie dni od pierwszego użycia, nawet jeśli zostało w nim trochę leku. Liczby dni są w tabeli; strona „Wstrzykiwacze” pokazuje ostatni dzień używania każdego z twoich.',
      'Producent Mounjaro prosi, aby zużyte wstrzykiwacze, igły i strzykawki od razu wkładać do pojemnika na ostre odpady albo do innego twardego pojemnika, którego nie da się przekłuć. Trzymaj go poza zasięgiem dzieci i nie wyrzucaj do śmieci domowych. Zapytaj w aptece, kto go przyjmuje.',
      'Według producenta nie należy używać wstrzykiwacza Mounjaro, który upadł na twardą powierzchnię. Każdy wstrzykiwacz jest dla jednej osoby, a każda igła do jednego wstrzyknięcia.',
    ],
    sources: [AU_STORAGE, EMA_IN_USE],
    readOn: STORAGE_READ,
    leadsTo: { path: PATHS.pens, label: 'Wstrzykiwacze' },
  },
};

export const helpTexts: Words<typeof helpEnglish> = {
  pageTitle: 'Pomoc · Dosewise',
  title: 'Pomoc',
  description:
    'Krótkie odpowiedzi o wstrzykiwaczach: kliknięcia, przygotowanie, pominięte (nieprzyjęte) dawki, podróże i przechowywanie, ze źródłami.',
  lead: 'Krótkie odpowiedzi. O tym, co i kiedy wstrzykiwać lub przyjmować, decydujesz z lekarzem.',
  topics,
  sources: 'Źródła',
  manySources: (count) =>
    plural(count, { one: '# źródło', few: '# źródła', many: '# źródeł', other: '# źródła' }),
  readOn: (days) => `Sprawdzono: ${days}.`,
  licences: 'Licencje oprogramowania w tej aplikacji',

  pictures: {
    click: (turned, all) => `Nastawiono ${clicks(turned)} z ${number(all)}.`,
    priming: 'Cztery dawki. Linia przerywana: płyn na przygotowanie.',
    units: (units, mg, ml) =>
      `${plural(units, {
        one: '# jednostka',
        few: '# jednostki',
        many: '# jednostek',
        other: '# jednostki',
      })}: ${number(mg)} mg w ${number(ml)} mL`,
    unitsOf: {
      'zepbound-single-dose-vial-us': 'Fiolka jednodawkowa',
      'tirzepatide-multi-dose-vial-us': 'Fiolka wielodawkowa',
    },
    golden: 'Cztery dawki są zużyte. Linia przerywana: nie wiadomo, ile zostało.',
    missed: (days) =>
      `Ulotki Mounjaro i Zepbound: nieprzyjętą dawkę należy przyjąć w ciągu ${plural(days, { one: '# dnia', few: '# dni', many: '# dni', other: '# dnia' })}. Później należy ją opuścić i przyjąć następną w zwykłym, zaplanowanym dniu.`,
    planned: 'Zaplanowana',
    next: 'Następna dawka',
    travelling: 'W tej samej chwili: 08:00 w Londynie, 03:00 w Nowym Jorku.',
    curve:
      'Sześć równych dawek, po jednej na tydzień, u przeciętnej osoby. Linie kropkowane: wysokie i niskie stężenie.',
    where: 'Twoja przeglądarka, serwer i jego kopie zapasowe. Bez konta jest tylko przeglądarka.',
  },
  dose: 'Obliczenie dawki',
  clicks: 'kliknięcia',
  ofDose: 'kliknięcia pełnej dawki',
  inDose: 'w pełnej dawce',
  givenBy: 'dawka',
  cost: 'Obliczenie kosztu dawki',
  ofPen: 'kliknięcia wstrzykiwacza',
  price: 'cena wstrzykiwacza',
  paid: 'koszt dawki',
  mg: (amount) => `${number(amount)} mg`,

  temperaturesOf: 'Temperatury według ulotki Mounjaro',
  temperatures: {
    tooWarm: { range: 'Powyżej 30 °C', what: 'Za ciepło' },
    warm: {
      range: 'Do 30 °C',
      what: 'Tylko przez tyle dni, na ile pozwala ulotka, z dala od światła',
    },
    cold: { range: '2–8 °C', what: 'W lodówce, w opakowaniu, do pierwszego użycia' },
    frozen: { range: 'Zamrożony', what: 'Nie zamrażać; nie używać po zamrożeniu' },
  },

  days: countDays,
  daysAndHours: (count) =>
    count % 24 === 0 ? `${countDays(count / 24)} (${number(count)}\u00a0h)` : hours(count),
  missed: {
    caption: 'Nieprzyjęte dawki według ulotek',
    label: 'Lek',
    take: 'Można jeszcze przyjąć przez',
    gap: 'Najmniejszy odstęp między dawkami',
    notStated: 'Nie znaleźliśmy wartości. Sprawdź swoją ulotkę.',
    labels: {
      mounjaro: 'Mounjaro, Zepbound',
      ozempicElsewhere: 'Ozempic w Europie i Brazylii',
      ozempicUs: 'Ozempic w USA',
      wegovyElsewhere: 'Wegovy we wstrzyki\u00adwaczach poza USA',
      wegovyUs: 'Wegovy we wstrzyki\u00adwaczach w USA',
      saxenda: 'Saxenda poza USA',
      victoza: 'Victoza w USA',
      trulicity: 'Trulicity',
      bydureon: 'Bydureon BCise',
      semaglutideTablets: 'Rybelsus, Wegovy w tabletkach',
      foundayo: 'Foundayo',
    },
    instead: {
      asPlanned: 'Należy ją opuścić; następna według planu',
      dayLater: 'Należy ją opuścić; następna tabletka następnego dnia',
    },
  },
  inUse: {
    caption: 'Dni w użyciu według ulotek',
    label: 'Lek',
    days: 'Od pierwszego użycia',
    labels: {
      mounjaro: 'Mounjaro i Zepbound KwikPen',
      ozempicElsewhere: 'Ozempic poza USA',
      ozempicUs: 'Ozempic w USA',
      wegovyElsewhere: 'Wegovy FlexTouch poza USA',
      wegovyUs: 'Wegovy FlexTouch w USA',
      saxendaVictoza: 'Saxenda, Victoza',
    },
  },
  where: {
    caption: 'Co jest gdzie przechowywane',
    place: 'Miejsce',
    what: 'Co tam jest',
    who: 'Kto to widzi',
    rows: {
      server: {
        place: 'Z kontem: serwer',
        what: 'Twoje konto, wstrzykiwacze, dawki, ważenia, pomiary, objawy, plan i ustawienia.',
        who: 'Ty, osoba prowadząca serwer, osoby, którym udostępniasz wpisy, programy, do których wysyłasz dane, oraz każdy, kto ma utworzony przez ciebie link, adres kalendarza lub token, dopóki tego nie unieważnisz.',
      },
      browser: {
        place: 'Z kontem: ta przeglądarka',
        what: 'Ostatnio oglądane dane, do czytania offline, oraz wpisy jeszcze niewysłane. Po wylogowaniu jedno i drugie jest usuwane.',
        who: 'Każdy, kto otworzy tę przeglądarkę, dopóki trwa twoja sesja.',
      },
      backups: {
        place: 'Kopie zapasowe serwera',
        what: 'Wszystko, co serwer miał w danym dniu, ale bez linków, tokenów i kluczy dostępu. Jeśli osoba prowadząca serwer nie ustawiła inaczej, powstaje jedna kopia dziennie, a przechowywanych jest siedem ostatnich. To, co usuniesz, pozostaje w nich najwyżej przez tydzień. Kopia sprzed aktualizacji zostaje do następnej aktualizacji.',
        who: 'Osoba prowadząca serwer.',
      },
      'only-here': {
        place: 'Bez konta: ta przeglądarka',
        what: 'Wszystko. Jeśli nie używasz innych urządzeń, jedyne kopie zapasowe to kopie, które zapiszesz.',
        who: 'Każdy, kto otworzy tę przeglądarkę.',
      },
      encrypted: {
        place: 'Bez konta: zaszyfrowana kopia na serwerze',
        what: 'Wszystko, zaszyfrowane twoimi dwunastoma słowami, jeśli używasz kilku urządzeń. Tej kopii nie ma w kopiach zapasowych serwera, a 400 dni po ostatnim użyciu jest usuwana.',
        who: 'Każdy, kto ma dwanaście słów. Osoba, która prowadzi serwer, nie może jej odczytać, ale widzi jej rozmiar, dni, w których jest używana, a w dzienniku serwera adresy IP twoich urządzeń.',
      },
    },
  },
};

const { countSteps, stepLabels } = penTexts;

const inSelected: Record<DeviceKind, string> = {
  click_pen: 'w wybranym wstrzykiwaczu',
  vial: 'w wybranej fiolce',
  single_pen: 'w wybranym opakowaniu',
  tablet: 'w wybranym opakowaniu',
};
const fromThis: Record<DeviceKind, string> = {
  click_pen: 'z tego wstrzykiwacza',
  vial: 'z tej fiolki',
  single_pen: 'z tego opakowania',
  tablet: 'z tego opakowania',
};
const ofThis: Record<DeviceKind, string> = {
  click_pen: 'tego wstrzykiwacza',
  vial: 'tej fiolki',
  single_pen: 'tego opakowania',
  tablet: 'tego opakowania',
};
/** Of several: 'za mało kliknięć'. */
const ofSteps: Record<StepName, string> = {
  click: 'kliknięć',
  unit: 'jednostek',
  pen: 'wstrzykiwaczy',
  tablet: 'tabletek',
  dose: 'dawek',
};
const misfitMg = (doseMg: number) => `${number(Number(doseMg.toFixed(4)))} mg`;

export const logDoseTexts: Words<typeof logDoseEnglish> = {
  pageTitle: 'Zapisz dawkę · Dosewise',
  title: 'Zapisz dawkę',
  loading: 'Wczytywanie…',
  loginPrompt: 'Zaloguj się, aby zapisywać swoje dawki',
  step: (step) => `Krok ${number(step)}`,
  logging: 'Zapis dawki',
  history: 'Historia dawek',
  pensUnknown: 'Nie udało się wczytać wstrzykiwaczy',
  dosesUnknown: 'Nie udało się wczytać dawek',
  pensNotLoaded: 'Nie udało się wczytać twoich wstrzykiwaczy. Niczego nie usunięto.',
  dosesNotLoaded: 'Nie udało się wczytać twoich dawek. Niczego nie usunięto.',

  doseTypes: {
    standard: 'Zwykła dawka',
    golden_dose: 'Golden Dose',
  },
  mg: 'mg',

  form: 'Zapisz dawkę',
  doseType: 'Rodzaj dawki',
  volumeLabel: 'Objętość',
  stepsSpoken: (count, step, dose) => `${countSteps(count, step)}, ${dose}`,
  volumeSpoken: (ml, dose) =>
    `${plural(ml, {
      one: '# mililitr',
      few: '# mililitry',
      many: '# mililitrów',
      other: '# mililitra',
    })}, ${dose}`,
  goldenLeft: (ml) =>
    `Z tego wstrzykiwacza można jeszcze zapisać jako Golden Dose najwyżej ${number(ml)} mL`,
  usual: {
    last: (amount) => `Jak ostatnio: ${amount}`,
    planned: (amount) => `Według planu: ${amount}`,
  },
  fullDose: (amount) => `Pełna dawka: ${amount}`,
  restOffer: (last, rest) => `Zużyj resztę (${last}), potem ${rest}`,
  restFrom: (count, pen) => `„${pen}”: ${count}`,
  andThen: (rest) => `Potem ${rest}`,
  onlyThisPen: 'Tylko z tego wstrzykiwacza',
  penThen: (pen, rest) => `${pen}, potem ${rest}`,
  part: (place, of) => `Część ${place} z ${of} jednej dawki`,
  sameInjection: 'Część tej samej dawki co',
  noOtherDose: 'To osobna dawka',
  doseAmount: 'Dawka',
  noPenForMg: 'Wybierz wstrzykiwacz, aby wpisać dawkę w mg.',
  noPenForSum: 'Nie wybrano wstrzykiwacza',
  location: 'Miejsce wstrzyknięcia',
  lists: 'Wybierz z listy',
  quadrant: 'Dokładne miejsce',
  side: 'Strona',
  restedLongest: 'Najdł. przerwa',
  pain: 'Natężenie bólu',
  painHint: '0 to brak bólu, a 10 to najsilniejszy ból',
  note: 'Notatka',
  now: 'Teraz',
  more: 'Więcej',
  log: 'Zapisz dawkę',
  logged: (dose, pen, place) =>
    `Dawka zapisana! ${dose}: ${[pen, place].filter(Boolean).join(', ')}.`,
  doseAt: (dose, place) => [dose, place].filter(Boolean).join(', '),
  loggedAlready: (when) => `Ta dawka jest już zapisana: ${when}.`,
  logFailed: 'Nie udało się zapisać dawki. Spróbuj ponownie.',
  penOfDoseGone:
    'Wstrzykiwacz tej dawki został usunięty gdzie indziej. Nic nie zostało zapisane. Sprawdź, który wstrzykiwacz jest teraz wybrany.',

  logWithoutPen: (thing) =>
    thing === 'pen' ? 'Zapisz dawkę bez wstrzykiwacza' : 'Zapisz dawkę bez opakowania',

  noPen: 'Najpierw wybierz wstrzykiwacz',
  stepsMissing: (step) => `Wpisz liczbę ${ofSteps[step]}.`,
  refusals: {
    golden_pen_not_empty: 'Golden Dose można pobrać tylko z pustego wstrzykiwacza',
    golden_not_enabled: 'Zapisywanie Golden Dose nie jest włączone dla tego wstrzykiwacza',
    golden_volume_exceeded:
      'To więcej, niż można jeszcze zapisać jako Golden Dose z tego wstrzykiwacza',
    not_enough_clicks: 'Za mało kliknięć w wybranym wstrzykiwaczu',
  },
  misfits: {
    other_medicine: (_doseMg, { kind }) =>
      kind === 'click_pen'
        ? 'W tym wstrzykiwaczu jest inny lek niż w tej dawce.'
        : kind === 'vial'
          ? 'W tej fiolce jest inny lek niż w tej dawce.'
          : 'W tym opakowaniu jest inny lek niż w tej dawce.',
    above_one_dose: (doseMg, { kind }) =>
      `${misfitMg(doseMg)} to więcej, niż może mieć jedna dawka ${fromThis[kind]}.`,
    between_steps: (doseMg, { kind, stepsPerDose }) => {
      const steps = {
        click_pen: stepsPerDose === 1 ? ofSteps.dose : ofSteps.click,
        vial: ofSteps.unit,
        single_pen: ofSteps.pen,
        tablet: ofSteps.tablet,
      }[kind];
      return `${misfitMg(doseMg)} nie odpowiada całkowitej liczbie ${steps} ${ofThis[kind]}.`;
    },
  },
  volumeMissing: 'Wpisz objętość tej dawki.',
  notEnough: (step, kind) => `Za mało ${ofSteps[step]} ${inSelected[kind]}`,
  stepsWrong: (step, most) =>
    most === 1
      ? `${stepLabels[step]}: tu może być tylko 1.`
      : `${stepLabels[step]}: wpisz liczbę całkowitą od 1 do ${number(most)}.`,
  mgWrong: (most) => `Dawka: wpisz liczbę większą od 0 i nie większą niż ${number(most)} mg.`,
  volumeWrong: (most) =>
    `Objętość: wpisz liczbę większą od 0 i nie większą niż ${number(most)} mL.`,
  dateMissing: 'Wpisz datę i godzinę dawki.',
  dateAhead: 'Ta data jeszcze nie nadeszła. Zapisz dawkę dopiero po jej przyjęciu.',
  dateBeforePen: 'Ta data jest wcześniejsza niż początek używania tego wstrzykiwacza.',
  openedOn: (kind, day) =>
    `Zmień początek używania ${{ click_pen: 'tego wstrzykiwacza', vial: 'tej fiolki', single_pen: 'tego opakowania', tablet: 'tego opakowania' }[kind]} na ${day}`,
  openedFailed: 'Nie udało się zmienić daty początku używania. Spróbuj ponownie.',
  dateAfterDiscard: 'Data jest późniejsza niż dzień wyrzucenia wstrzykiwacza lub opakowania.',
  dateOutOfYears: `Data: wpisz rok od ${KEPT_YEARS.first} do ${KEPT_YEARS.last}.`,

  pens: (thing) => (thing === 'pen' ? 'Wstrzykiwacz do tej dawki' : 'Opakowanie do tej dawki'),
  showOthers: (count, thing) =>
    thing === 'pen'
      ? plural(count, {
          one: 'Pokaż # inny wstrzykiwacz',
          few: 'Pokaż # inne wstrzykiwacze',
          many: 'Pokaż # innych wstrzykiwaczy',
          other: 'Pokaż # innego wstrzykiwacza',
        })
      : plural(count, {
          one: 'Pokaż # inne opakowanie',
          few: 'Pokaż # inne opakowania',
          many: 'Pokaż # innych opakowań',
          other: 'Pokaż # innego opakowania',
        }),
  otherPen: (thing) => (thing === 'pen' ? 'Inny wstrzykiwacz' : 'Inne opakowanie'),
  penActions: (name) => `Zmień: ${name}`,
  edit: (name) => `Edytuj: ${name}`,
  delete: (name) => `Usuń: ${name}`,
  firstPen: 'Dodaj pierwszy wstrzykiwacz, aby zacząć zapisywać dawki. Jego moc jest na etykiecie.',

  typed: (asked, mg, amount) =>
    `Wpisano ${number(asked)} mg. Zapisane zostanie ${number(mg)} mg (${amount}).`,
  moreThanGolden: (asked, ml, mg) =>
    `${number(asked)} mg to więcej, niż można jeszcze zapisać jako Golden Dose z tego wstrzykiwacza (${number(ml)} mL, ${number(mg)} mg).`,
  moreThanLeft: (asked, mg) =>
    `${number(asked)} mg to więcej, niż zostało w tej fiolce (${number(mg)} mg).`,
  moreThanPieces: (asked, pieces, mg) =>
    `${number(asked)} mg to więcej niż ${pieces} (${number(mg)} mg).`,
  noWholeStep: (asked, step) =>
    `${number(asked)} mg nie odpowiada całkowitej liczbie ${ofSteps[step]}.`,

  withoutPenTitle: (thing) =>
    thing === 'pen' ? 'Dawka bez wstrzykiwacza' : 'Dawka bez opakowania',
  withoutPenHint: (thing) =>
    thing === 'pen'
      ? 'Dla dawki sprzed używania tej aplikacji albo ze wstrzykiwacza, którego nie ma na liście.'
      : 'Dla dawki sprzed używania tej aplikacji albo z opakowania, którego nie ma na liście.',
  byMouth: 'Przyjmuję go doustnie',
  loggedWithoutPen: (dose, medicine, thing) =>
    thing === 'pen'
      ? `Dawka zapisana! ${medicine} ${dose}, bez wstrzykiwacza.`
      : `Dawka zapisana! ${medicine} ${dose}, bez opakowania.`,
  editDose: 'Edytuj dawkę',
  saveDose: 'Zapisz zmiany',
  pen: 'Wstrzykiwacz',
  penHint:
    'Jeśli ta dawka była z jednego z twoich wstrzykiwaczy, wybierz go. Odliczymy ją od tego, co w nim zostało.',
  noPenFits:
    'Żadnym z twoich wstrzykiwaczy nie można było tego dnia odmierzyć dokładnie tej dawki.',
  otherPenHint:
    'Jeśli ta dawka była z innego wstrzykiwacza, wybierz go. Dawka w mg się nie zmieni.',
  noOtherPenFits:
    'Żadnym z innych twoich wstrzykiwaczy nie można było tego dnia odmierzyć dokładnie tej dawki.',
  penOption: (pen, steps) => `${pen} (${steps})`,
  takes: (steps, kind, left) => `Ubędzie ${fromThis[kind]}: ${steps}. Pozostanie: ${number(left)}.`,
  editDoseFailed: 'Nie udało się zmienić dawki.',
  doseGone: 'Ta dawka została usunięta gdzie indziej.',
  deleteDose: 'Usuń dawkę',
  confirmDoseDelete: 'Czy na pewno usunąć tę dawkę? Tego nie można cofnąć.',
  deleteDoseFailed: 'Nie udało się usunąć dawki.',
  golden: 'Golden Dose',
  goldenFor: (pen) => `: ${pen}`,
  goldenToggleFailed: 'Nie udało się zmienić ustawienia Golden Dose',
  historyPages: 'Strony historii dawek',
  totalDoses: (count) =>
    plural(count, {
      one: 'łącznie # dawka',
      few: 'łącznie # dawki',
      many: 'łącznie # dawek',
      other: 'łącznie # dawki',
    }),
  noDoses: 'Nie ma jeszcze dawek',
  noDosesHint: 'Tu pojawią się zapisane dawki, od najnowszej.',
  editOwnDose: (when) => `Edytuj dawkę: ${when}`,
  deleteOwnDose: (when) => `Usuń dawkę: ${when}`,
};

const plannedDoses = (count: number) =>
  plural(count, {
    one: '# zaplanowana dawka',
    few: '# zaplanowane dawki',
    many: '# zaplanowanych dawek',
    other: '# zaplanowanej dawki',
  });

/** After 'na': 'na 1 zaplanowaną dawkę'. */
const forPlannedDoses = (count: number) =>
  plural(count, {
    one: '# zaplanowaną dawkę',
    few: '# zaplanowane dawki',
    many: '# zaplanowanych dawek',
    other: '# zaplanowanej dawki',
  });

export const pensTexts: Words<typeof pensEnglish> = {
  pageTitle: 'Wstrzykiwacze · Dosewise',
  title: 'Wstrzykiwacze',
  loginPrompt: 'Zaloguj się, aby zobaczyć swoje wstrzykiwacze.',
  loading: 'Wczytywanie…',
  loadFailed: 'Nie udało się wczytać twoich wstrzykiwaczy. Niczego nie usunięto.',
  aheadFailed: 'Nie udało się obliczyć twojego zapasu.',

  addSealed: (thing) =>
    thing === 'pen' ? 'Dodaj nieotwarte wstrzykiwacze' : 'Dodaj nieotwarte opakowania',
  addInUse: (thing) => (thing === 'pen' ? 'Dodaj obecny wstrzykiwacz' : 'Dodaj obecne opakowanie'),
  none: 'Nie ma jeszcze wstrzykiwaczy',
  nextStep: (thing) =>
    thing === 'pen' ? 'Twój wstrzykiwacz jest dodany.' : 'Twoje opakowanie jest dodane.',
  logFirstDose: 'Zapisz pierwszą dawkę',
  noneHint: 'Dodaj ten, którego używasz, i nieotwarte, które masz w lodówce.',

  inUse: 'W użyciu',
  noneInUse: (thing) =>
    thing === 'pen'
      ? 'Żaden wstrzykiwacz nie jest w użyciu.'
      : 'Żadne opakowanie nie jest w użyciu.',
  inStock: 'W zapasie',
  noneInStock: (thing) =>
    thing === 'pen'
      ? 'Brak nieotwartych wstrzykiwaczy. Dodaj te z lodówki, aby zobaczyć, na jak długo wystarczą.'
      : 'Brak nieotwartych opakowań. Dodaj te, które masz, aby zobaczyć, na jak długo wystarczą.',
  noneInStockHere: (thing) =>
    thing === 'pen' ? 'Brak nieotwartych wstrzykiwaczy.' : 'Brak nieotwartych opakowań.',
  past: (count) => `Poprzednie (${count})`,

  outlook: 'Na jak długo wystarczy zapas',
  ofMedicine: (sentence, medicine) => `${medicine}: ${sentence}`,
  runsOut: (day) => `Zapas skończy się ${day}.`,
  runsOutAndOrder: (day, order) => `Zapas skończy się ${day}. Zamów do ${order}.`,
  runsOutOrderNow: (day) => `Zapas skończy się ${day}. Zamów teraz.`,
  outNow: (day, thing) =>
    thing === 'pen'
      ? `Na następną dawkę (${day}) nie będziesz mieć wstrzykiwacza, którego można użyć.`
      : `Na następną dawkę (${day}) nie będziesz mieć opakowania, z którego można ją wziąć.`,
  enough: (doses) =>
    plural(doses, {
      one: 'Wystarczy na następną zaplanowaną dawkę.',
      few: 'Wystarczy na wszystkie # dawki zaplanowane na najbliższy rok.',
      many: 'Wystarczy na wszystkie # dawek zaplanowanych na najbliższy rok.',
      other: 'Wystarczy na wszystkie # dawki zaplanowane na najbliższy rok.',
    }),
  dosesBefore: (doses, thing) =>
    thing === 'pen'
      ? `Do tego czasu wstrzykiwacze wystarczą na ${forPlannedDoses(doses)}.`
      : `Do tego czasu opakowania wystarczą na ${forPlannedDoses(doses)}.`,
  orderDays: (days) =>
    `Termin zamówienia jest o ${countDays(days)} wcześniejszy, zgodnie z przypomnieniem „Zanim skończą się wstrzykiwacze”.`,
  orderDaysFixed: (days) =>
    `Termin zamówienia jest o ${countDays(days)} wcześniejszy. Z kontem możesz to zmienić.`,
  changeDays: 'Zmień w ustawieniach',
  noPlan: (thing) =>
    thing === 'pen'
      ? 'Ułóż plan, aby zobaczyć, kiedy skończą się wstrzykiwacze.'
      : 'Ułóż plan, aby zobaczyć, kiedy skończą się opakowania.',
  makePlan: 'Ułóż plan',
  nothingPlanned: (thing) =>
    thing === 'pen'
      ? 'Nie ma zaplanowanych dawek, więc nie ma dnia, w którym skończą się wstrzykiwacze.'
      : 'Nie ma zaplanowanych dawek, więc nie ma dnia, w którym skończą się opakowania.',

  lastsTo: (day, doses) => `Wystarczy do ${day} · ${plannedDoses(doses)}`,
  usableTo: (day, days) =>
    `Do wyrzucenia najpóźniej ${day}${days === null ? '' : ` (w użyciu od ${plural(days, { one: '# dnia', few: '# dni', many: '# dni', other: '# dnia' })})`}`,
  leftOver: (day, lost) => `Do wyrzucenia najpóźniej ${day}. Według planu pozostanie: ${lost}.`,
  discardPassed: (day) =>
    `Według ulotki nie należy używać po dniu ${day}. Wyrzuć to, co zostało. W razie wątpliwości zapytaj farmaceutę.`,
  usedFromTo: (from, to, doses) => `Według planu od ${from} do ${to} · ${countDoses(doses)}`,
  usedOn: (day) => `Według planu ${day} · 1 dawka`,
  notPlanned: 'Brak zaplanowanej dawki',
  expires: (day) => `Ważne do ${day}`,
  batch: (batch) => `Seria ${batch}`,
  discarded: (day, reason) => `Wyrzucono ${day} · ${reason}`,
  expiredOn: (day) => `Termin ważności minął ${day}`,
  boughtAfterStart: (bought, start) =>
    `Data zakupu (${bought}) jest późniejsza niż początek używania (${start}). Sprawdź obie daty.`,
  expiredBeforeStart: (expiry, start) =>
    `Termin ważności (${expiry}) jest wcześniejszy niż początek używania (${start}). Sprawdź obie daty.`,
  startAhead: (start) => `Początek używania (${start}) to przyszła data. Sprawdź ten dzień.`,
  wasted: (amount) => `Strata: ${amount}`,

  open: 'Zacznij używać',
  openPen: (name) => `Zacznij używać: ${name}`,
  discard: 'Wyrzuć',
  discardPen: (name) => `Wyrzuć: ${name}`,
  takeBack: 'Przywróć',
  takeBackPen: (name) => `Przywróć: ${name}`,
  takenBack: (name) => `Przywrócono: ${name}.`,
  takeBackFailed: (name) => `Nie udało się przywrócić: ${name}.`,
  edit: (name) => `Edytuj: ${name}`,
  delete: (name) => `Usuń: ${name}`,
};

/** From one of a strength: 'z fiolki 10 mg'. */
const fromDevice: Record<DeviceKind, (strengthMg: number) => string> = {
  click_pen: (strengthMg) => `ze wstrzykiwacza ${number(strengthMg)} mg`,
  vial: (strengthMg) => `z fiolki ${number(strengthMg)} mg`,
  single_pen: (strengthMg) => `z opakowania ${number(strengthMg)} mg`,
  tablet: (strengthMg) => `z opakowania ${number(strengthMg)} mg`,
};

export const planTexts: Words<typeof planEnglish> = {
  pageTitle: 'Plan · Dosewise',
  title: 'Plan',
  titleOf: (name) => `Plan osoby ${name}`,
  medicines: 'Leki',
  another: 'Zaplanuj inny lek',
  loginPrompt: 'Zaloguj się, aby zobaczyć swój plan.',
  loading: 'Wczytywanie…',
  loadFailed: 'Nie udało się wczytać twojego planu.',
  recordsFailed:
    'Nie udało się wczytać twoich dawek i wstrzykiwaczy, więc kliknięcia i wstrzykiwacze nie są pokazane.',

  none: 'Nie ma jeszcze planu',
  noneLead:
    'Plan pokazuje, kiedy wypadają następne dawki i z którego wstrzykiwacza będą. W każdej chwili możesz opuścić dawkę lub zmienić plan.',
  noneAdvice: 'Wpisz to, co ci przepisano. Dosewise nigdy nie proponuje dawki.',
  begin: 'Ułóż plan',
  fromForecast: 'Najpierw zobacz szacowane stężenia',
  noRecords: 'Dodaj wstrzykiwacz, aby widzieć dawki także w kliknięciach.',
  addPen: 'Dodaj wstrzykiwacz',

  plan: 'Obecny plan',
  newPlan: 'Nowy plan',
  change: 'Zmień plan',
  changeDay: 'Zmień dzień',
  pause: 'Zrób przerwę',
  editPause: 'Zmień przerwę',
  resume: 'Wznów dzisiaj',
  removePause: 'Usuń przerwę',
  paused: (from, until) =>
    until === null ? `Przerwa od ${from}, do wznowienia planu.` : `Przerwa od ${from} do ${until}.`,
  pauseAhead: (from, until) =>
    until === null
      ? `Przerwa zacznie się ${from} i potrwa do wznowienia planu.`
      : `Zaplanowana przerwa od ${from} do ${until}.`,
  ended: 'Ten plan się zakończył.',
  former: 'Poprzednie plany',
  calendarFile: 'Plik kalendarza',
  calendarName: 'dosewise-kalendarz.ics',
  calendarFailed: 'Nie udało się utworzyć kalendarza. Spróbuj ponownie.',
  delete: 'Usuń plan',
  zone: (zone, device) =>
    `Godziny są podane dla strefy ${zone}. To urządzenie jest ustawione na ${device}.`,
  settings: 'Zmień w ustawieniach',

  from: (day) => `Od ${day}`,
  until: (doses) => (doses === null ? 'Bez daty końcowej' : countDoses(doses)),
  mg: (dose) => `${number(Number(dose.toFixed(2)))} mg`,
  partOf: (takenMg, ofMg) =>
    `${number(Number(takenMg.toFixed(2)))} z ${number(Number(ofMg.toFixed(2)))} mg`,

  medicine: 'Lek',
  switches: (before, after) =>
    `Po zapisaniu skończy się twój plan dla leku ${before}, a zacznie plan dla leku ${after}. Aby zachować oba, anuluj i zaplanuj ${after} jako inny lek.`,
  anchor: 'Kiedy wypadają dawki',
  anchors: { weekday: 'W stałe dni', last_dose: 'W stałym odstępie od ostatniej dawki' },
  fixed: (pace) => `${pace}. Opóźniona dawka nie przesuwa następnej.`,
  counting: (days) => `${countDays(days)} po ostatniej dawce, o tej samej godzinie`,
  firstDay: 'Pierwszy dzień',
  time: 'Godzina',
  openHint: 'Zostaw puste, jeśli ma trwać do zmiany planu.',
  untilNextHint: 'Zostaw puste, jeśli ma trwać do następnego etapu.',
  givenBy: (amount, strengthMg, device) => `${amount} ${fromDevice[device](strengthMg)}`,
  ways: (ways) => `${list(ways)}.`,
  givenByNone: (thing) =>
    thing === 'pen'
      ? 'Tej dawki nie można odmierzyć żadnym ze wstrzykiwaczy.'
      : 'Tej dawki nie można odmierzyć z żadnego z opakowań.',
  startNeeded: 'Wpisz dzień pierwszej dawki.',
  sameStart: 'Tego dnia zaczyna się inny etap.',
  timeNeeded: 'Wpisz godzinę.',
  dosesLimit: (least, most) =>
    `Dawki: wpisz liczbę całkowitą od ${number(least)} do ${number(most)} albo zostaw puste.`,
  save: 'Zapisz plan',
  saveFailed: 'Nie udało się zapisać planu.',
  saved: 'Plan zapisany.',
  changedElsewhere:
    'Ten plan został zmieniony gdzie indziej, więc twój nie został zapisany. Twoje zmiany są nadal tutaj.',
  showOther: 'Odrzuć moje zmiany i pokaż tamten plan',
  saveMine: 'Zapisz mój plan zamiast tamtego',
  leave: 'Wyjść bez zapisania?',
  leaveQuestion: 'Twoje zmiany w planie nie są zapisane.',
  confirmLeave: 'Wyjdź bez zapisania',
  stay: 'Zostań tutaj',

  ahead: 'Dawki',
  preview: 'Podgląd',
  incomplete: 'Uzupełnij etapy, aby zobaczyć swoje dawki.',
  views: 'Widok',
  list: 'Lista',
  calendar: 'Kalendarz',
  nothing: 'Nie ma więcej zaplanowanych dawek.',
  nothingDue: 'Do czasu wznowienia planu nie będzie dawek do przyjęcia.',
  more: 'Pokaż więcej',
  states: {
    upcoming: 'Nadchodzi',
    due: 'Do przyjęcia',
    overdue: 'Opóźniona',
    taken: 'Przyjęta',
    partly_taken: 'Przyjęta częściowo',
    paused: 'Wstrzymana',
    skipped: 'Opuszczona',
    missed: 'Nieprzyjęta',
  },
  notInStock: (thing) =>
    thing === 'pen'
      ? 'Nie masz wstrzykiwacza, którego można użyć na tę dawkę'
      : 'Nie masz opakowania, z którego można wziąć tę dawkę',
  fromPen: (amount, pen) => `${amount}, ${pen}`,
  skip: 'Opuść dawkę',
  skipDose: (when) => `Opuść dawkę: ${when}`,
  unskip: 'Przywróć dawkę',
  unskipDose: (when) => `Przywróć dawkę: ${when}`,
  took: 'Zapisz jako przyjętą',
  tookDose: (when) => `Zapisz jako przyjętą dawkę: ${when}`,

  earlierMonth: 'Poprzedni miesiąc',
  laterMonth: 'Następny miesiąc',
  month: (name) => `Dawki: ${name}`,
  marks: {
    taken: 'Przyjęta',
    partly_taken: 'Przyjęta częściowo',
    planned: 'Zaplanowana',
    skipped: 'Opuszczona',
    paused: 'Wstrzymana',
    missed: 'Nieprzyjęta',
  },
  dayDose: (state, amount, time) => `${state}, ${amount}, ${time}`,
  monthSummary: (counts) =>
    counts.length === 0 ? 'Brak dawek w tym miesiącu.' : `W tym miesiącu ${counts.join(', ')}.`,
  markCount: {
    taken: (count) => `przyjęte: ${number(count)}`,
    partly_taken: (count) => `przyjęte częściowo: ${number(count)}`,
    planned: (count) => `zaplanowane: ${number(count)}`,
    skipped: (count) => `opuszczone: ${number(count)}`,
    paused: (count) => `wstrzymane: ${number(count)}`,
    missed: (count) => `nieprzyjęte: ${number(count)}`,
  },
};

export const planChangesTexts: Words<typeof planChangesEnglish> = {
  pauseTitle: 'Przerwa w planie',
  editPauseTitle: 'Zmień przerwę',
  firstDay: 'Pierwszy dzień',
  pastHint: 'Może to być dzień, który już minął.',
  untilResumed: 'Do wznowienia planu',
  lastDay: 'Ostatni dzień',
  firstNeeded: 'Wpisz pierwszy dzień.',
  lastNeeded: 'Wpisz ostatni dzień.',
  endsEarly: 'Przerwa kończy się, zanim się zacznie.',
  pauseFact:
    'W tych dniach nie ma dawek do przyjęcia, żadna nie liczy się jako nieprzyjęta i o żadnej nie przypominamy.',
  nextAfter: (day, time) => `Następna dawka po przerwie: ${day}, ${time}.`,
  noneAfter: 'Po przerwie nie ma zaplanowanej dawki.',
  noneUntilResumed: 'Do czasu wznowienia planu nie będzie dawek do przyjęcia.',
  savePause: 'Zapisz przerwę',
  pauseSaved: 'Przerwa zapisana.',
  pauseFailed: 'Nie udało się zapisać przerwy.',

  dayTitle: 'Zmień dzień',
  dayLead: 'Następna dawka i kolejne przesuną się. Ilości pozostaną takie same.',
  before: (day, time) => `Obecnie zaplanowana: ${day}, ${time}.`,
  day: 'Dzień następnej dawki',
  dayNeeded: 'Wpisz dzień następnej dawki.',
  dayPassed: 'Wybierz dzisiaj lub późniejszy dzień.',
  next: (day, time, days) =>
    days === null
      ? `Następna dawka: ${day}, ${time}.`
      : `Następna dawka: ${day}, ${time} (${countDays(days)} po ostatniej).`,
  counted:
    'Ostatnia przyjęta dawka liczy się już za wybrany dzień, więc tego dnia żadna nie wypadnie.',
  nothing: 'Od tego dnia nie byłoby zaplanowanej dawki.',
  changedElsewhere: 'Ten plan został zmieniony gdzie indziej. Zamknij to okno i sprawdź plan.',
};

export const sitesTexts: Words<typeof sitesEnglish> = {
  pageTitle: 'Miejsca wstrzyknięć · Dosewise',
  title: 'Miejsca wstrzyknięć',
  lead: 'Tu widzisz, ile czasu minęło od ostatniego wstrzyknięcia w każdym miejscu. Wybierz miejsce, aby zobaczyć dawki i ból.',
  loading: 'Wczytywanie…',
  loginPrompt: 'Zaloguj się, aby zobaczyć swoje miejsca wstrzyknięć.',
  failed: 'Nie udało się wczytać twoich miejsc wstrzyknięć.',

  map: 'Mapa ciała',
  longest: 'Najdłuższa przerwa',
  suggestedTitle: 'Proponowane miejsce',
  suggested: (zone, rest) => `${zone}, ${rest}`,
  suggestedWhy: 'Najdłuższa przerwa spośród wybranych miejsc.',
  unusedWhy: 'Pierwsze z wybranych miejsc, w którym nie było jeszcze wstrzyknięcia.',
  noneChosen: 'Nie ma wybranych miejsc. Wybierz kilka poniżej.',
  noDoses: 'Nie ma jeszcze wstrzyknięć',
  noDosesHint:
    'Zapisuj dawki z miejscem wstrzyknięcia, aby zobaczyć, jak długo odpoczywa każde z nich. Tabletki nie mają miejsca wstrzyknięcia.',
  logDose: 'Zapisz dawkę',
  withoutPlace:
    'Dawka zapisana bez dokładnego miejsca liczy się dla każdego miejsca na tej części ciała.',

  lastUsed: 'Ostatnie wstrzyknięcie',
  uses: 'Liczba wstrzyknięć',
  meanPain: 'Średni ból',
  never: 'Nigdy',
  painOf: (pain) => `${number(pain)} na 10`,
  noPain: '–',
  painOver: (zone) => `Ból w czasie: ${zone}`,
  pain: 'Ból',
  date: 'Data',
  otherSites: 'Inne miejsca',
  noneHere: 'Nie zapisano jeszcze dawki dokładnie tutaj.',
  painSummary: (uses, pain) => `Tutaj ${countDoses(uses)}, ból średnio ${number(pain)} na 10.`,
  dosesFailed: 'Nie udało się wczytać twoich dawek.',

  own: 'Miejsca, których używasz',
  ownHint: 'Tylko te są proponowane.',
  saveFailed: 'Nie udało się tego zapisać. Spróbuj ponownie.',
  notes: {
    arm: 'Według ulotki tyrzepatydu wstrzyknięcie w ramię powinna wykonać inna osoba.',
    buttock:
      'Ulotki wymieniają tylko brzuch, udo i ramię. Zanim wykonasz wstrzyknięcie w innym miejscu, zapytaj lekarza lub farmaceutę.',
  },

  list: 'Wszystkie miejsca',
  usesHere: countDoses,
  painHere: (pain) => `ból ${number(pain)} na 10`,
};
