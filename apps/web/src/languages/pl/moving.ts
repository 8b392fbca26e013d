import type { HistoryFormat } from '@dosewise/file-import';
import type { texts as exportsEnglish } from '../../features/moving/exports/texts.ts';
import type { texts as importEnglish } from '../../features/moving/import/texts.ts';
import type { texts as moveInEnglish } from '../../features/moving/move-in/texts.ts';
import type { texts as shareEnglish } from '../../features/moving/share/texts.ts';
import type { Words } from '../words.ts';
import { countDoses, countPens } from './data.ts';
import { list, number, plural } from './grammar.ts';

export const exportsTexts: Words<typeof exportsEnglish> = {
  pageTitle: 'Eksport · Dosewise',
  title: 'Eksport',
  lead: 'Każda tabela zawiera wszystkie twoje wpisy jednego rodzaju, od najnowszych. Waga jest w kg, a długości w cm, niezależnie od jednostek, których używasz.',
  movingIn: 'Chcesz przywrócić jeden z tych plików albo przechodzisz z innej aplikacji?',
  import: 'Importuj plik',
  loading: 'Wczytywanie…',
  loginPrompt: 'Zaloguj się, aby wyeksportować swoje dane.',
  takeAlong: {
    title: 'Korzystaj dalej bez konta',
    what: 'Kopia wszystkich danych, którą można otworzyć w każdej przeglądarce: wybierz tam „Korzystaj bez konta”, a potem „Otwórz kopię”.',
    take: 'Zabierz moje dane',
    fileName: 'dosewise-eksport.json',
  },
  tables: 'Tabele do arkusza kalkulacyjnego',
  readers: {
    legend: 'Format tabel',
    programs: 'Dla innych programów',
    excel: 'Dla Excela w twoim języku',
    programsHint:
      'Przecinki między kolumnami, kropki w liczbach, godziny w UTC. Dosewise też może zaimportować te pliki.',
    excelHint: (zone) =>
      `Kolumny, liczby i daty tak, jak czyta je Excel w twoim języku, z godzinami w strefie ${zone}.`,
  },
  whole: 'Dla innego programu albo do przechowania',
  doses: {
    title: 'Dawki',
    contents:
      'Data, wstrzykiwacz i jego moc, kliknięcia lub objętość, mg, miejsce wstrzyknięcia i ból.',
  },
  weights: {
    title: 'Waga',
    contents:
      'Data, waga w kg, notatka i źródło. Możesz to ponownie zaimportować na stronie „Waga”.',
  },
  symptoms: {
    title: 'Objawy',
    contents: 'Data, rodzaj, nasilenie od 0 do 10 i notatka.',
  },
  measurements: {
    title: 'Pomiary',
    contents: 'Data, rodzaj, wartość z jednostką i notatka.',
  },
  fhir: {
    title: 'FHIR R4',
    contents:
      'Dawki, waga, pomiary, wzrost, BMI i objawy z kodami, dla programów z dokumentacją medyczną.',
  },
  everything: {
    title: 'Wszystko jako JSON',
    contents:
      'Twój profil, ustawienia, cel, plan, wstrzykiwacze, dawki, ważenia, pomiary i objawy w jednym pliku.',
  },
  download: 'Pobierz: ',
  downloaded: (fileName) => `Pobrano plik ${fileName}.`,
  fetchFailed: 'Nie udało się pobrać pliku.',
};

const formats: Record<HistoryFormat, string> = {
  'shotsy-json-2': 'Kopia zapasowa Shotsy',
  'shotsy-csv': 'Tabela Shotsy (CSV)',
  'apple-health-xml': 'Eksport Apple Health',
  'health-auto-export-json': 'Health Auto Export (JSON)',
  'health-connect-webhook': 'Dane Health Connect (JSON)',
  'fitbit-json': 'Archiwum Fitbit (JSON)',
  'garmin-json': 'Skład ciała z Garmin (JSON)',
  'withings-json': 'Pomiary z Withings (JSON)',
  'sparkyfitness-json': 'SparkyFitness (JSON)',
  'medassist-ng-json': 'MedAssist-ng (JSON)',
  'medikeep-json': 'MediKeep (JSON)',
  'pokii-csv': 'Tabela Pokii (CSV)',
  'fhir-json': 'FHIR (JSON)',
  'dosewise-json': 'Dosewise, wszystko jako JSON',
  'weights-csv': 'Tabela z wagą',
  sheet: 'Własna tabela',
};

const sources: Readonly<Record<string, string>> = {
  ...formats,
  'health-auto-export': 'Health Auto Export, wysłane automatycznie',
  'health-connect': 'Health Connect, wysłane automatycznie',
};

const weights = (count: number) =>
  plural(count, { one: '# ważenie', few: '# ważenia', many: '# ważeń', other: '# ważenia' });
const symptoms = (count: number) =>
  plural(count, { one: '# objaw', few: '# objawy', many: '# objawów', other: '# objawu' });
const measurements = (count: number) =>
  plural(count, { one: '# pomiar', few: '# pomiary', many: '# pomiarów', other: '# pomiaru' });

/** The words that readers of files write before the number of a place. */
const places: Readonly<Record<string, string>> = { row: 'wiersz', line: 'wiersz', day: 'dzień' };

const answers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  columns: {
    date: 'Data',
    time: 'Godzina',
    medicine: 'Lek',
    dose: 'Dawka',
    site: 'Miejsce wstrzyknięcia',
    pain: 'Ból',
    taken: 'Przyjęta czy nie',
    weight: 'Waga',
    unit: 'Jednostka',
    note: 'Notatka',
    source: 'Źródło',
    symptom: 'Objaw',
    kind: 'Rodzaj pomiaru',
  },
  'kind-word': {
    weight: 'Waga',
    waist: 'Talia',
    hips: 'Biodra',
    body_fat: 'Tkanka tłuszczowa',
    lean_mass: 'Masa beztłuszczowa',
    resting_pulse: 'Tętno spoczynkowe',
    blood_pressure: 'Ciśnienie krwi',
    hba1c: 'HbA1c',
    fasting_glucose: 'Glukoza na czczo',
    systolic: 'Skurczowe',
    diastolic: 'Rozkurczowe',
  },
  'status-word': { taken: 'Przyjęta', 'not-taken': 'Nieprzyjęta' },
  'dose-level': {
    doses: 'Dawka przyjęta w każdym z tych dni',
    level: 'Moja dawka w tamtym czasie, a nie dawki przyjęte. Nie importuj tych wpisów',
  },
  'date-order': {
    'day-first': 'Najpierw dzień: 03/04 to 3 kwietnia',
    'month-first': 'Najpierw miesiąc: 03/04 to 4 marca',
    'year-first': 'Najpierw rok: 26-04-03 to 3 kwietnia 2026',
  },
  'weight-unit': { kg: 'Kilogramy (kg)', lb: 'Funty (lb)', st: 'Stone (st)', g: 'Gramy (g)' },
  'length-unit': { cm: 'Centymetry (cm)', in: 'Cale (in)' },
  'dosage-unit': {
    mg: 'Miligramy (mg)',
    mcg: 'Mikrogramy (mcg)',
    units: `Jednostki po ${number(0.01)} mL`,
    mL: 'Mililitry (mL)',
    clicks: `Kliknięcia po ${number(0.01)} mL`,
  },
  'site-quadrant': {
    keep: 'Zachowaj słowa',
    left_lower: 'U dołu po lewej',
    left_upper: 'U góry po lewej',
    right_lower: 'U dołu po prawej',
    right_upper: 'U góry po prawej',
  },
  'severity-words': { bands: 'Łagodne 2, umiarkowane 5, silne 8' },
  'severity-scale': { 'times-two': 'Od 1 do 5 (wartości pomnożymy przez 2)' },
  'pain-scale': { keep: 'Zostaw bez zmian' },
};

const common: Readonly<Record<string, string>> = {
  'leave-out': 'Pomiń',
  keep: 'Zostaw bez zmian',
  take: 'Tak, zaimportuj',
  import: 'Importuj',
  yes: 'Tak',
  no: 'Nie',
  start: 'Czas rozpoczęcia',
  scheduled: 'Czas zaplanowany',
};

export const importTexts: Words<typeof importEnglish> = {
  pageTitle: 'Import · Dosewise',
  title: 'Import',
  lead: 'Przenieś dawki, ważenia, objawy i pomiary z innej aplikacji lub z własnego arkusza. Plik jest odczytywany w twojej przeglądarce, a zanim cokolwiek zostanie zapisane, widzisz podgląd.',
  loading: 'Wczytywanie…',
  loginPrompt: 'Zaloguj się, aby zaimportować swoją historię.',

  chooseTitle: 'Wybierz plik',
  chooseHint:
    'Shotsy, Pokii, Apple Health, Health Connect i inne, eksport z Dosewise albo dowolna tabela z datami i dawkami.',
  drop: 'Upuść plik tutaj albo go wybierz.',
  choose: 'Wybierz plik',
  file: 'Plik do importu',
  paste: 'Wklej tabelę zamiast pliku',
  pasted: 'Tabela z wierszem nagłówków',
  readPasted: 'Odczytaj tabelę',
  pastedName: 'wklejone.csv',
  nothingPasted: 'Najpierw wklej tabelę.',
  reading: 'Odczytywanie pliku',
  readingAgain: 'Odczytywanie pliku z twoimi odpowiedziami',
  unreadable:
    'Nie udało się odczytać tego pliku. Spróbuj wyeksportować go ponownie, a potem wybierz go jeszcze raz.',
  refused: {
    'empty-file': 'Ten plik jest pusty.',
    'not-readable': 'Ten plik jest uszkodzony lub ucięty. Spróbuj wyeksportować go ponownie.',
    'unknown-format': 'Tego rodzaju pliku nie można tu zaimportować.',
    'too-large': 'Ten plik jest za duży, aby go tu odczytać.',
  },
  answerRefused: 'Ta odpowiedź nie pasuje do pliku',
  refusedAs: (sentence, format) =>
    format === null ? sentence : `${sentence} Wygląda na: ${formats[format]}.`,

  formats,
  sourceName: (source) => (Object.hasOwn(sources, source) ? (sources[source] ?? source) : source),
  recognised: 'Rozpoznano jako',
  preview: 'Co zostanie dodane',
  doses: 'Dawki',
  weights: 'Ważenia',
  symptoms: 'Objawy',
  measurements: 'Pomiary',
  counts: (of) =>
    [
      of.doses > 0 && countDoses(of.doses),
      of.weights > 0 && weights(of.weights),
      of.symptoms > 0 && symptoms(of.symptoms),
      of.measurements > 0 && measurements(of.measurements),
    ]
      .filter((part) => part !== false)
      .join(', '),
  mg: (mg, medicine) => `${medicine} ${mg} mg`,
  pain: (pain) => `ból ${pain}`,
  symptom: (name, severity) => `${name}: ${severity}`,
  siteNote: (words) => `Miejsce: ${words}`,
  noSite: 'bez miejsca',
  first: (shown, all) => `Pierwsze ${number(shown)} z ${all}.`,
  bands: 'Słowne nasilenie zamieniono na liczbę: łagodne 2, umiarkowane 5, silne 8.',
  cutNotes: (notes) =>
    plural(notes, {
      one: '# notatka ma ponad 500 znaków i zostanie skrócona.',
      few: '# notatki mają ponad 500 znaków i zostaną skrócone.',
      many: '# notatek ma ponad 500 znaków i zostanie skróconych.',
      other: '# notatki ma ponad 500 znaków i zostanie skrócone.',
    }),
  ignored: (kinds) => `Niezaimportowane, bo Dosewise tego nie przechowuje: ${kinds}.`,
  nothing: 'W tym pliku nie ma nic do importu.',
  skipped: (count) =>
    plural(count, {
      one: 'Pominięto # wpis',
      few: 'Pominięto # wpisy',
      many: 'Pominięto # wpisów',
      other: 'Pominięto # wpisu',
    }),
  account: (of) =>
    `Z ${plural(of.rows, { one: '# wiersza', few: '# wierszy', many: '# wierszy', other: '# wiersza' })}: ${[
      of.imported > 0 && `do importu ${number(of.imported)}`,
      of.notTaken > 0 && `dawki nieprzyjęte ${number(of.notTaken)}`,
      of.repeated > 0 && `powtórzone ${number(of.repeated)}`,
      of.other > 0 && `pominięte ${number(of.other)}`,
      of.notUnderstood > 0 && `niezrozumiałe ${number(of.notUnderstood)}`,
    ]
      .filter((part) => part !== false)
      .join(', ')}`,
  accountSoFar: (imported, rows) =>
    `Na razie można zaimportować ${number(imported)} z ${plural(rows, { one: '# wiersza', few: '# wierszy', many: '# wierszy', other: '# wiersza' })}`,
  showRows: '(pokaż)',
  keptInstead: (place) => `zostaje: ${place}`,
  place: (at) => at.replace(/^(row|line|day)\b/, (word) => places[word] ?? word),
  more: (count) => `i jeszcze ${count}`,
  parts: (parts) =>
    `Plik jest duży, więc zostanie zaimportowany w częściach (${number(parts)}). Każda część zapisuje się w całości albo wcale.`,
  import: (counts) => `Importuj: ${counts}`,
  importNothing: 'Importuj',
  unanswered: 'Najpierw odpowiedz na pytania powyżej.',
  discard: 'Odrzuć',
  importing: 'Importowanie',
  failed: 'Import się nie udał.',
  tryAgain: 'Spróbuj ponownie.',
  savedBefore: (counts) => ` Już zapisano: ${counts}. Ponowny import nie utworzy duplikatów.`,
  cancelled: (counts) =>
    `Import anulowany. ${counts === '' ? 'Przedtem nic nie zostało dodane.' : `Przedtem: ${counts}.`} Wpisy, które są już wysyłane, mogą się jeszcze zapisać: sprawdź we „Wcześniejszych importach”.`,

  outcome: 'Import zakończony',
  done: 'Zaimportowano',
  added: (counts) => (counts === '' ? 'Nie dodano nic nowego.' : `Dodano: ${counts}.`),
  changed: (counts) => `Zmieniono: ${counts}.`,
  there: (counts) => `Było już wcześniej: ${counts}.`,
  undo: 'Cofnij',
  close: 'Importuj kolejny plik',
  today: 'Przejdź do przeglądu',

  earlier: 'Wcześniejsze importy',
  noneYet: 'Nic jeszcze nie zaimportowano.',
  earlierFailed: 'Nie udało się wczytać wcześniejszych importów.',
  undoOf: (source, day) => `Cofnij import z ${day}: ${source}`,
  undoTitle: 'Cofnąć ten import?',
  undoQuestion: (counts) =>
    `To usunie wszystko, co dodał import${counts === '' ? '' : ` (${counts})`}, i przywróci to, co zmienił. To, co od tamtej pory zmieniono, zostaje bez zmian.`,
  undoConfirm: 'Cofnij import',
  undoFailed: 'Nie udało się cofnąć importu.',
  undoneBelow: 'Ten import został cofnięty.',
  undone: (removed, restored, kept) =>
    [
      plural(removed, {
        one: 'Usunięto # wpis.',
        few: 'Usunięto # wpisy.',
        many: 'Usunięto # wpisów.',
        other: 'Usunięto # wpisu.',
      }),
      restored > 0 &&
        plural(restored, {
          one: '# wpis jest znów taki jak przedtem.',
          few: '# wpisy są znów takie jak przedtem.',
          many: '# wpisów jest znów takich jak przedtem.',
          other: '# wpisu jest znów takie jak przedtem.',
        }),
      kept > 0 &&
        plural(kept, {
          one: '# wpis zostaje, bo od tamtej pory go zmieniono.',
          few: '# wpisy zostają, bo od tamtej pory je zmieniono.',
          many: '# wpisów zostaje, bo od tamtej pory je zmieniono.',
          other: '# wpisu zostaje, bo od tamtej pory je zmieniono.',
        }),
    ]
      .filter((part) => part !== false)
      .join(' '),

  restore: {
    offer:
      'Ten plik zawiera wszystkie dane z Dosewise. Ponieważ na twoim koncie nie ma jeszcze wpisów, można przywrócić całość: także wstrzykiwacze, plan, cel i ustawienia. Import dodaje tylko dawki, ważenia, objawy i pomiary.',
    recordsOnly:
      'Wstrzykiwacze, plan, cel i ustawienia z tego pliku można przywrócić tylko na koncie bez wpisów. Na twoim są wpisy, więc dodane zostaną tylko dawki, ważenia, objawy i pomiary.',
    restore: 'Przywróć wszystko',
    failed: 'Niczego nie przywrócono.',
    tryAgain: 'Spróbuj ponownie.',
    noReply: 'Nie wiadomo, czy plik został przywrócony, bo połączenie zostało przerwane.',
    noReplyHint: 'Sprawdź swoje wpisy przed kolejną próbą.',
    damaged: 'Ten plik jest uszkodzony. Wyeksportuj go ponownie.',
    outcome: 'Wszystko zostało przywrócone',
    counts: (of) =>
      `${list([
        countPens(of.pens),
        countDoses(of.doses),
        weights(of.weights),
        symptoms(of.symptoms),
        ...(of.measurements === 0 ? [] : [measurements(of.measurements)]),
      ])}, z planem, celem i ustawieniami.`,
  },

  questions: {
    must: 'Pytania o plik',
    granted: 'Założenia',
    choose: 'Wybierz…',
    likely: (answer) => `${answer} (prawdopodobnie)`,
    take: (likely) => `Użyj: ${likely}`,
    inFile: (samples) => `W pliku: ${samples}`,
    leaveOut: 'Pomiń',
    mgPerMl: 'mg/mL',
    mg: 'mg',
    asked: {
      columns: 'Co jest w tej kolumnie?',
      'date-order': 'Jak zapisane są daty?',
      'time-zone': 'W jakiej strefie czasowej są godziny?',
      'weight-unit': 'W jakiej jednostce jest waga?',
      'length-unit': 'W jakiej jednostce są talia i biodra?',
      'hba1c-unit': 'W jakiej jednostce jest HbA1c?',
      'glucose-unit': 'W jakiej jednostce jest glukoza na czczo?',
      'dosage-unit': 'W jakiej jednostce są dawki?',
      'mg-per-count': 'Ile mg ma jedna sztuka (wstrzykiwacz, tabletka…)?',
      concentration: 'Jakie jest stężenie?',
      'which-medicines': 'Które leki dodać?',
      medicine: 'Jaki to lek?',
      'automatic-marks': 'Niektóre dawki oznaczono automatycznie jako przyjęte. Zaimportować je?',
      'planned-amount':
        'Niektóre wpisy mają tylko zaplanowaną ilość. Zaimportować ją jako przyjętą dawkę?',
      'start-or-scheduled': 'Który czas się liczy?',
      'site-quadrant': 'Które to dokładne miejsce?',
      'pain-scale': 'Jaka jest skala bólu?',
      'severity-words': 'Co oznaczają słowa opisujące nasilenie?',
      'severity-scale': 'Jaka jest skala nasilenia?',
      'severity-unknown': 'Jakie nasilenie ma objaw bez podanego nasilenia?',
      'no-doses': 'Co zrobić z wpisami bez dawki?',
      'status-word': 'Czy dawka została przyjęta?',
      'dose-level': 'Dawka jest prawie każdego dnia. Co to oznacza?',
    },
    about: (question, subject) => (subject === '' ? question : `${subject}: ${question}`),
    answer: (id, answer) => answers[id]?.[answer] ?? common[answer] ?? answer,

    nothing: 'Nic do zaimportowania',
    reasons: {
      'not-taken': 'Dawka nieprzyjęta',
      'not-confirmed': 'Nie potwierdzono przyjęcia',
      duplicate: 'Dwa razy w pliku',
      replaced: 'Zastąpione późniejszą wartością',
      future: 'Przyszła data',
      'before-noon': 'Z dzisiaj, bez godziny: zaimportuj po 12:00',
      'no-dose': 'Brak dawki',
      implausible: 'Mało prawdopodobne',
      'unreadable-date': 'Nieczytelna data',
      'unreadable-number': 'Nieczytelna liczba',
      'ask-unit': 'Nieznana jednostka',
      incomplete: 'Tylko jedna z dwóch wartości ciśnienia',
      'not-an-injection': 'To nie wstrzyknięcie',
      'other-medicine': 'Inny lek',
      'other-person': 'Inna osoba',
      'unknown-medicine': 'Nieznany lek',
      'not-present': 'Oznaczone jako niewystępujące',
      'no-date': 'Brak daty',
      prescription: 'Recepta, nie dawka',
      'test-data': 'Dane testowe',
      'other-kind': 'Inny rodzaj wpisu',
      'not-readable': 'Nieczytelne',
      level: 'To wielkość dawki w tamtym czasie, a nie dawka przyjęta',
      'left-out': 'Pominięte przez ciebie',
    },
  },
};

export const moveInTexts: Words<typeof moveInEnglish> = {
  pageTitle: 'Skopiuj swoje dane · Dosewise',
  title: 'Skopiuj swoje dane na konto',
  loginPrompt: 'Zaloguj się, aby skopiować swoje dane na konto.',
  loading: 'Wczytywanie…',
  readFailed: 'Nie udało się odczytać danych z tej przeglądarki.',
  nothing: 'W tej przeglądarce nie ma danych do skopiowania.',
  sending: 'Kopiowanie twoich danych…',
  sendFailed: 'Dane mogły nie dotrzeć. Są nadal w tej przeglądarce. Spróbuj ponownie.',
  tryAgain: 'Spróbuj ponownie',
  arrived: (counts) => `Wszystko jest na twoim koncie: ${counts}.`,
  arrivedHint:
    'Kopia w tej przeglądarce nadal tu jest. Może ją zobaczyć bez logowania każdy, kto otworzy tę przeglądarkę.',
  deleteCopy: 'Tak, usuń stąd kopię',
  keepCopy: 'Zachowaj ją na razie',
  deleteFailed: 'Nie udało się usunąć kopii. Spróbuj ponownie.',
  deleted: 'Kopia w tej przeglądarce została usunięta.',
  toToday: 'Przejdź do przeglądu',
  inBrowser: (counts) => `W tej przeglądarce: ${counts}.`,
  hasRecords:
    'Na twoim koncie są już wpisy. Dodanie nowych nie zmieni żadnego z nich i można je cofnąć.',
  there: (counts) => `Już na koncie: ${counts}.`,
  add: (count) =>
    plural(count, {
      one: 'Dodaj # wpis',
      few: 'Dodaj # wpisy',
      many: 'Dodaj # wpisów',
      other: 'Dodaj # wpisu',
    }),
  added: (counts) => `Dodano: ${counts}.`,
  leftOut: (count) =>
    plural(count, {
      one: '# wpisu nie dodano, bo masz już wpis z tą samą datą i godziną.',
      few: '# wpisów nie dodano, bo masz już wpisy z tą samą datą i godziną.',
      many: '# wpisów nie dodano, bo masz już wpisy z tą samą datą i godziną.',
      other: '# wpisu nie dodano, bo masz już wpisy z tą samą datą i godziną.',
    }),
  notNow: 'Nie teraz',
  undo: 'Cofnij',
  undoFailed: 'Nie udało się tego cofnąć. Spróbuj ponownie.',
  undone: 'Wpisów nie ma już na twoim koncie. Są nadal w tej przeglądarce.',
};

export const shareTexts: Words<typeof shareEnglish> = {
  pageTitle: 'Udostępniony raport · Dosewise',
  title: 'Udostępniony raport',
  loading: 'Wczytywanie…',
  dead: 'Ten link nie działa',
  deadHint: 'Mógł wygasnąć albo zostać unieważniony. Poproś nadawcę o nowy.',
  askPasscode: 'Ten raport ma kod dostępu',
  passcode: 'Kod dostępu',
  passcodeHint: 'Poproś o niego osobę, od której masz link.',
  open: 'Otwórz raport',
  missing: 'Wpisz kod dostępu.',
  wrong: 'Ten kod dostępu jest nieprawidłowy.',
  failed: 'Nie udało się otworzyć raportu. Spróbuj ponownie.',
  until: (day) => `Link działa do ${day}.`,
  print: 'Drukuj',
};
