import { KEPT_YEARS } from '@dosewise/domain';
import {
  MAX_TABLE_ROWS,
  type RefusedRowReason,
  type SkippedRow,
  type SkippedRowReason,
} from '@dosewise/file-import';
import type { texts as dashboardNextDoseEnglish } from '../../features/tracking/dashboard/next-dose/texts.ts';
import type { texts as dashboardEnglish } from '../../features/tracking/dashboard/texts.ts';
import type { texts as dashboardTimeZoneEnglish } from '../../features/tracking/dashboard/time-zone/texts.ts';
import type { texts as dashboardTodayEnglish } from '../../features/tracking/dashboard/today/texts.ts';
import type { texts as dashboardWeightJumpEnglish } from '../../features/tracking/dashboard/weight-jump/texts.ts';
import type { texts as symptomsEnglish } from '../../features/tracking/symptoms/texts.ts';
import type { texts as weightsEnglish } from '../../features/tracking/weights/texts.ts';
import type { Words } from '../words.ts';
import { countDays, countDoses, countPens, weightsTexts as weightTexts } from './data.ts';
import { number, plural } from './grammar.ts';

/** After a word that asks for it: 'z ostatnich 28 dni'. */
const lastDays = (count: number) =>
  plural(count, {
    one: 'ostatniego # dnia',
    few: 'ostatnich # dni',
    many: 'ostatnich # dni',
    other: 'ostatniego # dnia',
  });

export const dashboardTexts: Words<typeof dashboardEnglish> = {
  pageTitle: 'Przegląd · Dosewise',
  loginPrompt: 'Zaloguj się, aby zobaczyć swój przegląd.',
  title: 'Przegląd',
  loading: 'Wczytywanie…',
  loadFailed: 'Nie udało się wczytać danych',
  invited: {
    by: (email) => `${email} chce ci udostępnić swoje wpisy.`,
    look: 'Zobacz zaproszenie',
  },
  dosesFailed: 'Nie udało się wczytać dawek',
  symptomsFailed: 'Nie udało się wczytać objawów',
  heightFailed: 'Nie udało się zapisać wzrostu',

  goal: 'Cel',
  inUnit: (label, unit) => `${label} (${unit})`,
  aim: 'Rodzaj celu',
  aims: { reach: 'Osiągnąć wagę', keep: 'Utrzymać wagę w zakresie' },
  targetWeight: 'Waga docelowa',
  targetDate: 'Data docelowa',
  goalWrong: (rule) => `Cel: wpisz ${rule}.`,
  lowest: 'Najniższa waga',
  highest: 'Najwyższa waga',
  rangeWrong: (rule) => `Granica zakresu: wpisz ${rule}.`,
  rangeTurned: 'Najwyższa waga musi być większa niż najniższa.',
  goalNotSaved: 'Twój cel nie jest jeszcze zapisany.',
  goalNotLoaded: 'Nie udało się wczytać twojego celu.',
  noTarget: 'Ustaw wagę docelową',
  noRange: 'Ustaw zakres wagi',
  noGoal: 'Brak celu',
  range: (low, high) => `${low} – ${high}`,
  rangeTo: ' – ',
  toGo: (weight) => `${weight} do celu`,
  withinRange: 'W zakresie',
  aboveRange: (weight) => `${weight} powyżej zakresu`,
  belowRange: (weight) => `${weight} poniżej zakresu`,
  changeGoal: 'Zmień cel',
  goalDone: 'Gotowe',
  byDay: (day) => `do ${day}`,
  eta: 'Przewidywana data',
  reached: 'Osiągnięto',
  noProjection: {
    weights: 'Dodaj kilka ważeń, aby zobaczyć prognozy.',
    goal: 'Ustaw cel, aby zobaczyć prognozy.',
    days: (days) => `Prognozy pojawią się, gdy ważenia obejmą co najmniej ${days} dni.`,
    both: 'Dodaj kilka ważeń i ustaw cel, aby zobaczyć prognozy.',
  },
  notOnCourse: 'Obecne tempo nie prowadzi do celu',
  daysWithin: 'Dni w zakresie',
  someOf: (within, weighed) => `${number(within)} z ${number(weighed)}`,
  whichDays: (days) =>
    `Spośród dni z ważeniem z ${lastDays(days)}. Liczy się ostatnie ważenie dnia.`,
  noDays: (days) => `Brak ważeń z ${lastDays(days)}.`,
  staleWeights: 'Zapisz wagę, aby zobaczyć przewidywaną datę',

  later: 'Cel, wykres i liczby',
  figures: 'Liczby',

  nextActions: 'Co warto teraz zrobić',
  logWeight: 'Zapisz dzisiejszą wagę',
  logDose: 'Zapisz dawkę',
  logSymptoms: 'Zapisz objawy',

  journey: 'Zmiany wagi',
  noWeights: 'Nie ma jeszcze danych o wadze. Dodaj wpisy na stronie „Waga”.',
  addWeight: 'Zapisz wagę',
  changeSince: (day) => `Zmiana od ${day} `,
  totalChange: 'Łączna zmiana ',
  chartOptions: 'Opcje wykresu',
  showDoses: 'Pokaż znaczniki dawek',
  showBands: 'Pokaż przedziały BMI',
  height: 'Wzrost',
  feetOf: (label) => `${label}, stopy`,
  inchesOf: (label) => `${label}, cale`,
  heightExample: 'np. 175',
  dose: 'Dawka',
  mg: (amount) => `${number(amount)} mg`,
  target: 'Cel',
  today: 'Dziś',
  rangeToKeep: 'Docelowy zakres',
  ends: { lowKg: 'Dolna granica', highKg: 'Górna granica' },
  goalAt: (weight) => `Cel ${weight}`,
  bands: {
    healthy: 'BMI 20–25',
    overweight: 'BMI 25–30',
    obese: 'BMI 30+',
  },
  onlyWeight: (weight, day) => `${weight}, ${day}.`,
  wayOfWeight: (from, to) => `Od ${from.weight} (${from.day}) do ${to.weight} (${to.day}).`,
  projection: 'Po ostatnim ważeniu trend jest prognozą.',
  theGoal: (weight) => `Cel to ${weight}.`,
  theRange: (range) => `Docelowy zakres to ${range}.`,

  latestWeight: 'Ostatnia waga',
  fromStart: (change) => `${change} od początku`,
  since: (change, day) => `${change} od ${day}`,
  trendPace: 'Tempo (trend)',
  trendPaceNote: 'Wartość ujemna to spadek wagi',
  adherence: 'Regularność ważeń (7 dni)',
  adherenceNote: 'Dni z ważeniem',
  dosesLately: 'Dawki z ostatnich 28 dni',
  dosesExpected: (doses) => `Spodziewane: ok. ${number(doses)}`,
  symptomsLately: 'Objawy (średnia z 14 dni)',
  symptomsLatelyNote: 'Nasilenie od 0 do 10',
  nextDose: 'Następna dawka',
  afterLatest: (days) => `${countDays(days)} po ostatniej dawce`,
  nextDoseOn: (weekday, rule) => `${weekday}, ${rule}`,
  overdueBy: (days, rule) => `Opóźnienie: ${countDays(days)} (zwykle ${rule})`,
};

export const dashboardNextDoseTexts: Words<typeof dashboardNextDoseEnglish> = {
  title: 'Twoja następna dawka',
  titleOf: (medicine) => `Twoja następna dawka: ${medicine}`,
  later: (medicine, day) => `${medicine}: ${day}`,
  stillByLabel: (due, day, time) =>
    `Termin: ${due}. Według ulotki tę dawkę można jeszcze przyjąć do: ${day}, ${time}. Sprawdź w swojej ulotce.`,
  stillByPlan: (due, day, time) =>
    `Termin: ${due}. Plan uzna tę dawkę za nieprzyjętą po: ${day}, ${time}. Ten limit ustaliliśmy my, a w twojej ulotce może być krótszy. Sprawdź w ulotce lub zapytaj farmaceutę, zanim przyjmiesz spóźnioną dawkę.`,
  loading: 'Wczytywanie…',
  loadFailed: 'Nie udało się wczytać twojej następnej dawki.',
  dueToday: 'Dawka na dziś',
  dueTomorrow: 'Następna dawka jutro',
  inDays: (days) => `Następna dawka za ${countDays(days)}`,
  late: (days) => `${countDays(days)} opóźnienia`,
  at: (weekday, day, time) => `${weekday}, ${day}, ${time}`,
  mg: (amount) => `${number(amount)} mg`,
  given: (amount, pen, left) => `${amount} · ${pen}, zostało: ${countDoses(left)}`,
  givenInWords: (amount, pen, left) => `${amount}, ${pen}, zostało: ${countDoses(left)}`,
  noPen: (thing) =>
    thing === 'pen'
      ? 'Nie masz wstrzykiwacza, którego można użyć na tę dawkę.'
      : 'Nie masz opakowania, z którego można wziąć tę dawkę.',
  log: (amount) => `Zapisz: ${amount}`,
  change: 'Zmień',
  logIt: 'Zapisz dawkę',
  plan: 'Twój plan',
  openPlan: 'Otwórz plan',
  dose: (mg, amount, pen, place) => `${mg}, ${amount}: ${[pen, place].filter(Boolean).join(', ')}`,
  loggedAlready: (when) => `Ta dawka jest już zapisana: ${when}.`,
  logFailed: 'Nie udało się zapisać dawki. Nic się nie zmieniło. Spróbuj ponownie.',
  changedElsewhere:
    'Wstrzykiwacz lub plan zmieniono gdzie indziej, więc dawki nie zapisano. Sprawdź wstrzykiwacz i ilość, a potem zapisz dawkę ponownie.',

  noLatest: 'Nie zapisano jeszcze żadnej dawki tego leku.',
  anotherPen: 'Ostatnia dawka była z innego wstrzykiwacza. Sprawdź, czy ten jest właściwy.',
  moreThanUsual: (mg, usual) =>
    `Ta dawka (${mg}) jest większa niż ostatnia (${usual}). Zanim ją przyjmiesz, porównaj ilość z zaleceniem lekarza.`,

  nothing: 'Nie ma zaplanowanej dawki',
  nothingAdvice: 'Ułóż plan lub zapisz dawkę, aby zobaczyć tu następną.',
  makePlan: 'Ułóż plan',
};

const sinceFirstDose = (weeks: number) =>
  plural(weeks, {
    one: '# tydzień od pierwszej dawki',
    few: '# tygodnie od pierwszej dawki',
    many: '# tygodni od pierwszej dawki',
    other: '# tygodnia od pierwszej dawki',
  });

export const dashboardTodayTexts: Words<typeof dashboardTodayEnglish> = {
  lastDays: 'Ostatnie siedem dni',
  dose: 'dawka',
  weighIn: 'ważenie',
  nothing: 'bez wpisów',
  aDay: (day, logged) => `${day}: ${logged}`,
  legendDose: 'Dawka',
  legendWeighIn: 'Ważenie',

  firstDose: 'Pierwsza dawka jest zapisana.',
  dosesSoFar: (doses, weeks) =>
    weeks === null
      ? `Zapisane dawki do tej pory: ${number(doses)}.`
      : `${sinceFirstDose(weeks)}, zapisane dawki: ${number(doses)}.`,
  monthChange: {
    less: (weight, weeks) =>
      weeks === null
        ? `Waga niższa o ${weight} niż miesiąc temu.`
        : `${sinceFirstDose(weeks)}, waga niższa o ${weight} niż miesiąc temu.`,
    more: (weight, weeks) =>
      weeks === null
        ? `Waga wyższa o ${weight} niż miesiąc temu.`
        : `${sinceFirstDose(weeks)}, waga wyższa o ${weight} niż miesiąc temu.`,
    same: (weeks) =>
      weeks === null
        ? 'Waga prawie taka jak miesiąc temu.'
        : `${sinceFirstDose(weeks)}, waga prawie taka jak miesiąc temu.`,
  },

  comes: 'Co pokaże ta strona',
  example: 'Przykład',
  comesNote: 'Przykładowe liczby po ośmiu tygodniach:',
  comesNext: (days) =>
    `za ${plural(days, { one: '# dzień', few: '# dni', many: '# dni', other: '# dnia' })}`,

  weight: 'Waga',
  noWeight: 'Brak zapisanej wagi',
  weighedOn: (day) => day,
  weightToday: 'Dzisiejsza waga',
  addWeight: 'Zapisz wagę',
  weighedToday: 'Zapisano dziś',
  weightAdded: (weight) => `Zapisano: ${weight}.`,
  weightLine: 'Ostatni miesiąc, wygładzony',

  symptoms: 'Objawy dziś',
  otherSymptoms: 'Inne objawy',
  noneToday: 'Dziś brak',
  loggedToday: 'zapisano dziś',
  howSevere: (symptom) => `${symptom}: jakie nasilenie?`,
  ofTen: (severity, most) => `${number(severity)} na ${number(most)}`,
  symptomLogged: (symptom, word) => `Zapisano: ${symptom}, nasilenie ${word}.`,
  noneLogged: 'Zapisano: dziś bez objawów.',

  begin: 'Dwa kroki na początek',
  steps: { 1: 'Został jeden krok', 2: 'Zostały dwa kroki' },
  stepsNote: 'Potem ta strona pokaże, co przypada na każdy dzień.',
  penNote: 'Dodaj swój wstrzykiwacz, a dawkę na dziś zapiszesz jednym dotknięciem.',
  stepDone: 'gotowe',
  stepBegin: 'Ustaw wstrzykiwacz i plan',
  stepGoOn: 'Dokończ ustawianie wstrzykiwacza i planu',
  stepPen: 'Dodaj swój wstrzykiwacz',
  stepDose: 'Zapisz pierwszą dawkę',
  stepWeight: 'Zapisz wagę',
  hasPens: countPens,
  hasDoses: countDoses,
  hasWeights: (count) =>
    plural(count, { one: '# ważenie', few: '# ważenia', many: '# ważeń', other: '# ważenia' }),
  otherApp: 'Przechodzisz z innej aplikacji?',
  bringHistory: 'Zaimportuj swoją historię',

  lastDose: (pen) => `Została jedna dawka: ${pen}`,
  openUntil: (pen, day, days) =>
    `Do wyrzucenia najpóźniej ${day}: ${pen} (w użyciu od ${plural(days, { one: '# dnia', few: '# dni', many: '# dni', other: '# dnia' })})`,
  openTooLong: (pen, days, label) =>
    `${pen}: w użyciu od ${plural(days, { one: '# dnia', few: '# dni', many: '# dni', other: '# dnia' })}. Według ulotki należy wyrzucić po ${plural(label, { one: '# dniu', few: '# dniach', many: '# dniach', other: '# dnia' })}.`,
  costMissing: (pen) => `Dodaj koszt: ${pen}`,

  installTitle: 'Zainstaluj Dosewise na tym urządzeniu',
  install: {
    button: 'Otwiera się z ekranu początkowego lub pulpitu, także offline.',
    shareMenu:
      'Otwórz menu Udostępnij i wybierz „Do ekranu początkowego”. Aplikacja otwiera się offline, może cię powiadamiać i przechowuje wpisy jeszcze niewysłane. W samym Safari takie wpisy mogą zostać usunięte, jeśli nie otworzysz strony przez siedem dni. W aplikacji trzeba zalogować się jeszcze raz.',
    oldShareMenu:
      'W Safari otwórz menu Udostępnij i wybierz „Do ekranu początkowego”. Aplikacja otwiera się offline i przechowuje wpisy jeszcze niewysłane. W samym Safari takie wpisy mogą zostać usunięte, jeśli nie otworzysz strony przez siedem dni. W aplikacji trzeba zalogować się jeszcze raz. Powiadomienia wymagają iOS 16.4.',
  },
  installNow: 'Zainstaluj',
  noInstall: 'Nie teraz',
};

export const dashboardTimeZoneTexts: Words<typeof dashboardTimeZoneEnglish> = {
  title: 'W jakiej strefie czasowej jesteś?',
  unknown:
    'Twoja przeglądarka nie podaje znanej strefy czasowej, więc twoje dni zaczynają się o północy UTC.',
  differs: (zone) =>
    `Twoje dni zaczynają się o północy UTC, ale to urządzenie jest ustawione na ${zone}.`,
  label: 'Strefa czasowa',
  choose: 'Wybierz strefę czasową',
  missing: 'Wybierz strefę czasową.',
  keep: 'Zostaw UTC',
  moved: (city) => `Wygląda na to, że jesteś w innej strefie: ${city}`,
  keepOrSwitch: (city) =>
    `Zostawić strefę ${city} czy zmienić? Po zmianie dawka zaplanowana na 08:00 wypadnie o 08:00 w nowej strefie.`,
  keepTime: (city) => `Zostaw: ${city}`,
  switchTo: (city) => `Zmień na: ${city}`,
  saved: 'Strefa czasowa zapisana.',
  failed: 'Nie udało się zapisać strefy czasowej',
};

export const dashboardWeightJumpTexts: Words<typeof dashboardWeightJumpEnglish> = {
  jumpBetween: (weight, day, one, other) =>
    `Telefon przesłał wagę ${weight} (${day}). Poprzednie ważenie: ${one}, następne: ${other}.`,
  jumpBefore: (weight, day, one, other) =>
    `Telefon przesłał wagę ${weight} (${day}). Następne ważenia: ${one} i ${other}.`,
  jumpAfter: (weight, day, one, other) =>
    `Telefon przesłał wagę ${weight} (${day}). Poprzednie ważenia: ${one} i ${other}.`,
  deleteJump: 'Usuń',
  isRight: 'Zgadza się',
  confirmFailed: 'Nie udało się zapisać twojej odpowiedzi.',
};

export const symptomsTexts: Words<typeof symptomsEnglish> = {
  pageTitle: 'Objawy · Dosewise',
  total: (count) =>
    plural(count, { one: '# objaw', few: '# objawy', many: '# objawów', other: '# objawu' }),
  title: 'Objawy',
  loading: 'Wczytywanie…',
  loginPrompt: 'Zaloguj się, aby zapisywać swoje objawy.',

  form: 'Zapisz objaw',
  category: 'Rodzaj',
  severity: 'Nasilenie',
  severityHint: (severity) =>
    `${severity}. 10 to największe nasilenie, jakie możesz sobie wyobrazić.`,
  note: 'Notatka',
  log: 'Zapisz objaw',
  logged: (name, severity) => `Zapisano: ${name}, ${severity}.`,
  dateMissing: 'Wpisz datę i godzinę objawu.',
  dateAhead: 'Ta data jeszcze nie nadeszła. Zapisz objaw dopiero po jego wystąpieniu.',
  dateOutOfYears: `Data: wpisz rok od ${KEPT_YEARS.first} do ${KEPT_YEARS.last}.`,

  history: 'Historia',
  pages: 'Strony historii objawów',
  fetchFailed: 'Nie udało się wczytać danych',
  none: 'Nie ma jeszcze objawów',
  noneHint: 'Zapisane objawy pojawią się tutaj, od najnowszego, oraz jako średnia w przeglądzie.',
  ofTime: (name, when) => `${name}, ${when}`,
  deleteThis: 'Usuń ten objaw',
  editTitle: 'Edytuj objaw',
  save: 'Zapisz zmiany',
  gone: 'Ten objaw został usunięty gdzie indziej.',

  patterns: 'Wzorce',
  lead: 'Te wartości tylko podsumowują wpisy; nie wskazują przyczyny.',
  patternOf: 'Objaw',
  all: 'Wszystkie objawy',
  byDay: 'Według dnia od dawki',
  dayRule: 'Dzień 0 to pierwsze 24 godziny po dawce.',
  bySteps: 'Według etapu dawkowania',
  day: 'Dzień',
  dayOf: (day) => `Dzień ${number(day)}`,
  later: (day) => `Dzień ${number(day)}+`,
  step: 'Dawka',
  mean: 'Średnie nasilenie',
  entries: 'Wpisy',
  noMean: '–',
  beforeDoses: (count) =>
    plural(count, {
      one: '# wpis sprzed pierwszej dawki nie jest uwzględniony.',
      few: '# wpisy sprzed pierwszej dawki nie są uwzględnione.',
      many: '# wpisów sprzed pierwszej dawki nie jest uwzględnionych.',
      other: '# wpisu sprzed pierwszej dawki nie jest uwzględnione.',
    }),
  noSymptoms: (count) =>
    plural(count, {
      one: '# wpis „Dziś brak” nie jest uwzględniony w średnich.',
      few: '# wpisy „Dziś brak” nie są uwzględnione w średnich.',
      many: '# wpisów „Dziś brak” nie jest uwzględnionych w średnich.',
      other: '# wpisu „Dziś brak” nie jest uwzględnione w średnich.',
    }),
};

const refused: Record<RefusedRowReason, (cell: string) => string> = {
  'unreadable-date': (cell) => `nieprawidłowa data „${cell}”`,
  future: (cell) => `przyszła data „${cell}”`,
  'unreadable-number': (cell) => `nieprawidłowa waga „${cell}”`,
  implausible: (cell) => `nieprawidłowa waga „${cell}”`,
  'not-readable': () =>
    'tu otwiera się cudzysłów, który nigdzie się nie zamyka, więc wierszy za nim nie można odczytać',
};

const skipped: Record<SkippedRowReason, (row: SkippedRow) => string> = {
  duplicate: ({ by }) => `ta sama data i godzina co w wierszu ${by}`,
  replaced: ({ by }) => `ta sama data i godzina co w wierszu ${by}`,
  'no-date': () => 'brak daty',
  'no-weight': () => 'brak wagi',
  'other-kind': ({ detail }) => `to nie masa ciała, lecz „${detail}”`,
  'other-person': () => 'ważenie innej osoby',
  'left-out': () => 'pominięty przez ciebie',
};

const countEntries = (count: number) =>
  plural(count, { one: '# wpis', few: '# wpisy', many: '# wpisów', other: '# wpisu' });
const result = (inserted: number, updated: number) =>
  `dodano ${number(inserted)}, zmieniono ${number(updated)}`;

export const weightsTexts: Words<typeof weightsEnglish> = {
  pageTitle: 'Waga · Dosewise',
  title: 'Waga',
  loading: 'Wczytywanie…',
  loginPrompt: 'Zaloguj się, aby zapisywać swoją wagę.',

  addTitle: 'Dodaj wpis',
  form: 'Zapisz wagę',
  weight: 'Waga',
  date: 'Data',
  note: 'Notatka',
  add: 'Zapisz wagę',
  added: (weight) => `Zapisano: ${weight}.`,
  notAdded: (why) => `${weightTexts.addFailed}. ${why}`,
  tryAgain: 'Spróbuj ponownie.',
  dateMissing: 'Wpisz datę.',
  dateAhead: 'Ta data jeszcze nie nadeszła.',
  dateOutOfYears: `Data: wpisz rok od ${KEPT_YEARS.first} do ${KEPT_YEARS.last}.`,

  noTrend: 'Nie ma jeszcze ważeń.',
  newest: (entries) => `Najnowsze: ${entries}`,
  entries: countEntries,
  newestEntries: (count) =>
    plural(count, {
      one: 'Najnowszy wpis',
      few: 'Najnowsze # wpisy',
      many: 'Najnowsze # wpisów',
      other: 'Najnowsze # wpisu',
    }),
  latest: (entries, weight, day) => `${entries}, ostatnio ${weight}, ${day}.`,
  trendNeedsDays: (days) => `Trend wymaga dwóch wpisów w odstępie co najmniej ${days} dni.`,
  lastWeeks: (weeks) =>
    plural(weeks, {
      one: 'ostatniego tygodnia',
      few: 'ostatnich # tygodni',
      many: 'ostatnich # tygodni',
      other: 'ostatnich # tygodnia',
    }),
  theseEntries: 'tych wpisów',
  allEntries: 'wszystkich wpisów',
  trendLevel: (window) => `Trend z ${window}: waga bez zmian.`,
  trendGoes: (window, isDown, amount) =>
    `Trend z ${window}: ${isDown ? 'spadek' : 'wzrost'} o ${amount} na tydzień.`,
  smoothed:
    'Wygładzona: linia oparta na ważeniach od 14 dni przed każdym dniem do 14 dni po nim (regresja lokalna, Cleveland 1979). Jej ostatnie 14 dni może się jeszcze zmienić.',

  recent: 'Ostatnie wpisy',
  someOf: (shown, all) => `${number(shown)} z ${all}`,
  none: 'Nie ma jeszcze ważeń',
  noneHint: 'Zapisz pierwsze albo zaimportuj plik ze swojej wagi lub z innej aplikacji.',
  deleteThis: 'Usuń to ważenie',
  editTitle: 'Edytuj ważenie',
  save: 'Zapisz zmiany',
  saveFailed: 'Nie udało się zapisać ważenia',
  gone: 'To ważenie zostało usunięte gdzie indziej.',

  measurements: 'Pomiary',
  addMeasurement: 'Dodaj pomiar',
  addShort: 'Dodaj',
  aMeasurement: ' pomiar',
  measurementDialog: {
    editTitle: 'Edytuj pomiar',
    save: 'Zapisz zmiany',
    deleteThis: 'Usuń ten pomiar',
  },
  measurementKind: 'Pomiar',
  measurementAdded: (name, value) => `Dodano: ${name} ${value}.`,
  measurementWrong: (name, least, most) => `${name}: wpisz wartość od ${least} do ${most}.`,
  measurementUnit: 'Jednostka',
  measurementOrigin: 'Miejsce pomiaru',
  origins: { home: 'W domu', laboratory: 'Laboratorium', none: 'Nie podano' },
  isMeasurementRight: (name, value) => `${name} ${value}: czy ta wartość się zgadza?`,
  mayBeSlip:
    'To może być pomyłka przy wpisywaniu albo wartość w innej jednostce. Sprawdź liczbę i jednostkę.',
  mayBePairSlip: 'To może być pomyłka przy wpisywaniu. Sprawdź obie liczby.',
  diastolicAbove:
    'Ciśnienie rozkurczowe nie może być wyższe niż skurczowe. Sprawdź, czy nie są zamienione.',
  changeMeasurement: 'Zmień',
  saveMeasurement: 'Tak, zapisz',
  measurementGone: 'Ten pomiar został usunięty gdzie indziej.',
  measurementsFailed: 'Nie udało się wczytać pomiarów',
  noMeasurements: 'Nie ma jeszcze pomiarów',
  noMeasurementsHint:
    'Tutaj możesz zapisywać obwód talii i bioder, tkankę tłuszczową, masę beztłuszczową, tętno spoczynkowe, ciśnienie krwi, HbA1c i glukozę na czczo.',
  recentMeasurements: 'Ostatnie pomiary',
  changedSince: (change, day) => `${change} od ${day}`,
  measurementSummary: (count, first, last) => `${countEntries(count)}, od ${first} do ${last}.`,

  import: 'Import z CSV',
  importHint:
    'Z wag i aplikacji: plik z wierszem nagłówków, kolumną z datą i kolumną z wagą. Zanim coś się zapisze, zobaczysz podgląd.',
  otherFiles: 'Także dawki i objawy albo plik z innej aplikacji?',
  otherImport: 'Przejdź do importu',
  chooseFile: 'Wybierz plik',
  file: 'Plik CSV',
  reading: 'Odczytywanie pliku',
  importing: 'Importowanie',
  importFailed: 'Import się nie udał. Sprawdź format pliku.',
  unreadable: {
    'no-data':
      'Plik CSV nie zawiera danych. Potrzebny jest wiersz nagłówków i co najmniej jeden wiersz danych.',
    'no-columns':
      'Brak wymaganych nagłówków. Potrzebne są kolumna z datą i kolumna z wagą (np. weightKg, weight lub Value).',
    'too-large': `Ten plik jest za duży, aby go tu odczytać: ma ponad ${number(MAX_TABLE_ROWS)} wierszy albo miliony komórek.`,
  },
  storedBefore: (inserted, updated) => `Przedtem: ${result(inserted, updated)}.`,
  cancelled: (inserted, updated) =>
    `Import anulowany. Przedtem: ${result(inserted, updated)}. Wiersze, które są już wysyłane, mogą się jeszcze zapisać. Ponowny import tego pliku nie utworzy duplikatów.`,
  imported: (inserted, updated) => `Import zakończony: ${result(inserted, updated)}.`,
  rowsRead: 'Odczytane wiersze',
  toImport: 'Do importu',
  inserted: 'Dodane',
  updated: 'Zmienione',
  unchanged: 'Bez zmian',
  skipped: 'Pominięte',
  rejected: 'Odrzucone',
  done: 'Gotowe',

  questions: 'Pytania o plik',
  whichUnit: 'W jakiej jednostce jest waga?',
  noUnit: 'W pliku nie ma tej informacji.',
  units: {
    kg: 'Kilogramy (kg)',
    lb: 'Funty (lb)',
    st: 'Stone (st)',
    g: 'Gramy (g)',
  },
  whichOrder: 'Jak zapisane są daty?',
  noOrder: 'Daty w tym pliku można odczytać na oba sposoby.',
  orders: {
    'day-first': 'Najpierw dzień: 03/04 to 3 kwietnia',
    'month-first': 'Najpierw miesiąc: 03/04 to 4 marca',
    'year-first': 'Najpierw rok: 26-04-03 to 3 kwietnia 2026',
  },
  columns: {
    date: 'Kolumna z datą',
    time: 'Kolumna z godziną',
    weight: 'Kolumna z wagą',
    unit: 'Kolumna z jednostką',
    note: 'Kolumna z notatką',
    source: 'Kolumna ze źródłem',
  },
  kinds: { weight: 'Waga', 'leave-out': 'Pomiń' },
  choose: 'Wybierz…',
  noColumn: 'Brak',
  discard: 'Odrzuć',
  continue: 'Dalej',

  preview: 'Podgląd',
  zoneUsed: (zone) =>
    `Godziny bez strefy czasowej są odczytywane jako godziny w strefie ${zone}, czyli twojej strefie z ustawień.`,
  nothingToImport: 'Ten plik nie ma wierszy do importu.',
  firstRows: (shown, all) => `Pierwsze wiersze: ${number(shown)} z ${all}.`,
  importRows: 'Importuj',
  dosesLeftOut: (doses) =>
    plural(doses, {
      one: '# dawka jest pominięta: tu importowane są tylko ważenia.',
      few: '# dawki są pominięte: tu importowane są tylko ważenia.',
      many: '# dawek jest pominiętych: tu importowane są tylko ważenia.',
      other: '# dawki jest pominięte: tu importowane są tylko ważenia.',
    }),
  columnsLeftOut: (columns) =>
    plural(columns, {
      one: '# inna kolumna jest pominięta',
      few: '# inne kolumny są pominięte',
      many: '# innych kolumn jest pominiętych',
      other: '# innej kolumny jest pominięte',
    }),
  issues: (count) =>
    plural(count, {
      one: '# problem',
      few: '# problemy',
      many: '# problemów',
      other: '# problemu',
    }),
  downloadRejected: 'Pobierz odrzucone wiersze',
  skippedRows: (count) => `Pominięte: ${count}`,
  skippedRow: (row) => `Wiersz ${row.row}: ${skipped[row.reason](row)}`,
  refusedRow: ({ row, reason, detail }) => `Wiersz ${row}: ${refused[reason](detail)}`,
  more: (count) => `i jeszcze ${count}`,
};
