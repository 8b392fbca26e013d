import { LABELLED_CLICKS, WEEKLY_PEN, WEEKS_PER_MONTH } from '@dosewise/domain';
import type { texts as pkCurveEnglish } from '../../features/analysis/pk-curve/texts.ts';
import type { texts as reportEnglish } from '../../features/analysis/report/texts.ts';
import type { texts as savingsEnglish } from '../../features/analysis/savings/texts.ts';
import type { Words } from '../words.ts';
import { countDays, countDoses, countPens } from './data.ts';
import { number, plural } from './grammar.ts';

const countClicks = (count: number) =>
  plural(count, {
    one: '# kliknięcie',
    few: '# kliknięcia',
    many: '# kliknięć',
    other: '# kliknięcia',
  });

/** Days of the week after 'około': 'około piątku'. */
const genitive: Readonly<Record<string, string>> = {
  poniedziałek: 'poniedziałku',
  wtorek: 'wtorku',
  środa: 'środy',
  czwartek: 'czwartku',
  piątek: 'piątku',
  sobota: 'soboty',
  niedziela: 'niedzieli',
};

export const pkCurveTexts: Words<typeof pkCurveEnglish> = {
  pageTitle: 'Stężenie we krwi · Dosewise',
  title: 'Stężenie we krwi',
  loading: 'Wczytywanie…',
  loginPrompt: 'Zaloguj się, aby zobaczyć swoją krzywą stężenia.',
  medicine: 'Lek',
  noModel: (medicine) => `Brak krzywej: ${medicine}`,
  noModelBuiltIn:
    'Nie znamy wiarygodnego opublikowanego modelu dla tego leku, więc nie rysujemy krzywej. Jego dawki są w twojej historii i w eksporcie.',
  noModelOral:
    'Nie znamy wiarygodnego opublikowanego modelu dla tabletek, a model dla wstrzyknięć ich nie dotyczy, więc nie rysujemy krzywej. Dawki są w twojej historii i w eksporcie.',
  estimate: 'Oszacowanie z modelu na podstawie średnich u uczestników badań. To nie jest pomiar.',
  startsLater:
    'Krzywa zaczyna się od pierwszej dawki zapisanej tutaj. Nie uwzględnia tego, co zostało z wcześniejszych dawek.',
  dosesFailed: 'Nie udało się wczytać dawek',
  weightFailed: 'Nie udało się wczytać ważeń',

  levelNow: 'Szacowane stężenie teraz',
  nextPeak: 'Następny szczyt',
  peakAfterDose: 'Po następnej dawce',
  nextDose: 'Następna dawka',
  noNextDose: 'Nie zaplanowano',
  late: (amount, days) => `${amount}, ${countDays(days)} opóźnienia`,

  modelChoices: {
    'tirzepatide-simple': 'Obliczenie',
    'tirzepatide-published': 'Obliczenie',
    semaglutide: 'Stan zdrowia',
    'semaglutide-diabetes': 'Stan zdrowia',
    liraglutide: 'Obliczenie',
  },
  models: {
    'tirzepatide-simple': 'Podstawowe (około 20% za niskie)',
    'tirzepatide-published': 'Z badania',
    semaglutide: 'Bez cukrzycy',
    'semaglutide-diabetes': 'Cukrzyca typu 2',
    liraglutide: 'Z badania',
  },
  shares: {
    'less-than-a-tenth': 'Szacunkowo mniej niż jedna dziesiąta zwykłego szczytu.',
    near: 'Szacunkowo blisko zwykłego szczytu.',
    above: 'Szacunkowo powyżej zwykłego szczytu.',
  },
  shareOf: (percent) => `Szacunkowo około ${number(percent)}% zwykłego szczytu.`,
  firstWeeks: 'W pierwszych tygodniach szacowane stężenie jeszcze narasta.',
  risesUntilToday: 'Stężenie jeszcze rośnie, a szczyt powinien być dzisiaj.',
  risesUntil: (weekday) =>
    `Stężenie jeszcze rośnie, a szczyt powinien wypaść około ${genitive[weekday] ?? weekday}.`,
  risesAfterToday: 'Stężenie powinno wzrosnąć po dzisiejszej dawce.',
  risesAfterWeekday: (weekday) => `Stężenie powinno wzrosnąć po następnej dawce (${weekday}).`,
  risesAfterDay: (day) => `Stężenie powinno wzrosnąć po dawce z ${day}.`,
  risesAfterNext: 'Stężenie powinno wzrosnąć po następnej dawce.',
  falls: 'Stężenie spada.',

  everyDose: 'Pokaż każdą dawkę',
  includeLogged: 'Uwzględnij zapisane dawki',
  includeLoggedHint: 'Uwzględnia to, co zostaje z już zapisanych dawek.',

  chart: 'Stężenie we krwi',
  time: 'Czas',
  now: 'Teraz',
  actual: 'Z zapisanych dawek (oszacowanie)',
  estimated: 'Oszacowanie',
  forecast: 'Prognoza',
  high: 'Wysokie',
  low: 'Niskie',
  dose: 'Dawka',
  withPlan: 'Z planem',
  withoutDoses: 'Bez dalszych dawek',
  people: '9 na 10 osób',
  mean: 'Średnia',
  weeklyMean: 'Średnia z każdego tygodnia',
  weeklyRange: 'Od najniższego do najwyższego',
  week: 'Tydzień',
  between: (low, high) => `od ${low} do ${high}`,
  noCurve: 'Nie ma jeszcze krzywej.',
  noCurveAdvice: 'Zapisz dawkę albo wpisz początek w planie prognozy, aby zobaczyć prognozę.',
  logDose: 'Zapisz dawkę',
  actualSummary: (now, today, peak, peakDay) =>
    `Zapisane dawki dają dziś (${today}) ${now}; najwyższe stężenie to ${peak}, ${peakDay}.`,
  forecastSummary: (end, peak, peakDay) =>
    `Prognoza sięga do ${end}; jej najwyższa wartość to ${peak}, ${peakDay}.`,
  shapeSummary: (peakDay) => `Stężenie z zapisanych dawek jest najwyższe ${peakDay}.`,
  shapeForecastSummary: (end, peakDay) => `Prognoza sięga do ${end}; najwyższa jest ${peakDay}.`,
  shapeOnly: 'Rysowany jest tylko kształt: z tego modelu nie wynika, jak wysokie są stężenia.',
  noScale: 'Tylko kształt, bez liczb',
  bandSummary:
    'U 9 na 10 osób stężenie mieści się między liniami „Niskie” i „Wysokie”, według badania.',

  plan: 'Plan prognozy',
  planLead:
    'Zobacz stężenia, jakie dałby plan. To nie jest propozycja. Plan zostaje w tej przeglądarce.',
  start: 'Początek',
  startHint: 'Potrzebny do prognozy.',
  strength: 'Moc wstrzykiwacza',
  clicks: 'Kliknięcia',
  limits: { clicks: 'Kliknięcia', everyDays: 'Dni', doses: 'Dawki' },
  outOfLimit: (name, most) => `${name}: wpisz liczbę całkowitą od 1 do ${number(most)}.`,
  tooLong: 'Ten plan trwa ponad 20 lat i nie jest rysowany. Skróć go, aby zobaczyć jego prognozę.',

  pens: 'Wstrzykiwacze',
  needsPens: (count) => `Potrzebne do tego planu: ${countPens(count)}`,
  penRule: `Wstrzykiwacz daje ${countClicks(LABELLED_CLICKS)}. Według ulotki należy go wyrzucić ${countDays(WEEKLY_PEN.inUseDays)} po pierwszym użyciu.`,
  pensNeeded: (strengthMg, clicks, count) =>
    `${number(strengthMg)} mg: ${countClicks(clicks)}, ${countPens(count)}.`,
  stretched: (count, days, countWithinLabel) =>
    `${count === 1 ? 'Byłby' : 'Jeden z nich byłby'} w użyciu przez ${countDays(days)}; zgodnie z ulotką potrzebne są: ${countPens(countWithinLabel)}.`,

  constants: 'Stałe w obliczeniu',
  constant: 'Stała',
  value: 'Wartość',
  source: 'Źródło',
  notTold: 'Ograniczenia tego oszacowania',
  sources: 'Źródła',
  constantNames: {
    uptake: 'Szybkość wchłaniania',
    halfLife: 'Okres półtrwania',
    share: 'Część, która dociera do krwi',
    apparentVolume: 'Objętość pozorna',
    clearance: 'Klirens',
    exchange: 'Z krwi do tkanek',
    central: 'Objętość centralna',
    tissue: 'Objętość tkankowa',
    halfLifeFromThese: 'Wynikający z nich okres półtrwania',
  },
  perHour: (rate) => `${number(rate)} /h`,
  halfLifeDays: (days) =>
    `${number(days)} ${plural(Number(days), { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' })}`,
  halfLifeHours: (hours) =>
    `${number(hours)} ${plural(Number(hours), { one: 'godzina', few: 'godziny', many: 'godzin', other: 'godziny' })}`,
  paper:
    '[1] Schneck K, Urva S. Population pharmacokinetics of the GIP/GLP receptor agonist tirzepatide. CPT Pharmacometrics Syst Pharmacol 2024;13(3):494–503, doi 10.1002/psp4.13099, tabela 3.',
  productInformation: '[2] EMA, druki informacyjne Mounjaro, punkt 5.2.',
  noDecision:
    'Oszacowanie nie uwzględnia jedzenia, choroby, innych leków ani przebiegu wstrzyknięcia. Nie podejmuj na jego podstawie decyzji o dawce.',
  simple: {
    title: 'Jak działa podstawowe obliczenie',
    lead: 'Co godzinę wchłania się stała część tego, co jest jeszcze pod skórą, a z krwi ubywa mniejsza część tego, co w niej jest. Dla wszystkich używane są te same liczby.',
    readsLow: `Stężenia są tu o około 20% niższe od opublikowanych średnich: ${number(10.3)} L to objętość pozorna, w której uwzględniono już część dawki niedocierającą do krwi. Dodatkowe pomnożenie dawki przez ${number(0.8)} uwzględnia tę część dwa razy.`,
    peaksLate: 'Szczyt wypada 61 godzin po dawce; zmierzone szczyty były po 24–48 godzinach.',
    knowsNoWeight:
      'Nie uwzględnia twojej wagi. U cięższej osoby stężenie jest niższe, o około 1% na każdy kg.',
    knowsNoWeightInPounds:
      'Nie uwzględnia twojej wagi. U cięższej osoby stężenie jest niższe, o około ½% na każdy funt.',
  },
  published: {
    title: 'Jak działa obliczenie z badania',
    lead: (person) =>
      `Dawka wchłania się spod skóry, przemieszcza między krwią a tkankami i jest rozkładana. ${person}`,
    typicalPerson: (weight) =>
      `Twoja waga nie jest tu znana, więc krzywa jest narysowana dla osoby o wadze ${weight}.`,
    scaled: (weight) => `Dostosowano do ostatniej wagi, ${weight}.`,
    band: (uptake, clearance, central) =>
      `Między liniami „Niskie” i „Wysokie” mieściłoby się stężenie u 9 na 10 osób. Linie wynikają z różnic między osobami w badaniu: wchłanianie ${uptake}, klirens ${clearance}, objętość centralna ${central}. Nie obejmują błędu samego modelu.`,
    fat: (weight) =>
      `Objętości zależą od tego, jaką część ciała stanowi tłuszcz, a tego tu nie wiadomo: założono 38%, jak u typowej osoby o wadze ${weight}.`,
    otherWeights: 'U lżejszej osoby stężenie jest wyższe, u cięższej niższe.',
    latestWeight:
      'Dla całej krzywej używana jest ostatnia waga, także dla dawek sprzed jej zmiany.',
    scaling: (weight) =>
      `Opublikowane liczby dotyczą osoby o wadze ${weight}. Klirensy rosną z wagą do potęgi ${number(0.8)}, objętości z masą beztłuszczową i ${number(48.2)}% tłuszczu.`,
  },
  semaglutide: {
    title: 'Jak działa obliczenie dla semaglutydu',
    paper:
      '[1] Overgaard RV, Delff PH, Petri KCC, et al. Population pharmacokinetics of semaglutide for type 2 diabetes. Diabetes Ther 2019;10(2):649–662, doi 10.1007/s13300-019-0581-y, tabela 4.',
    band: (uptake, flows, volumes) =>
      `Między liniami „Niskie” i „Wysokie” mieściłoby się stężenie u 9 na 10 osób. Linie wynikają z różnic między osobami w badaniu: wchłanianie ${uptake}, klirens ${flows}, objętości ${volumes}. Nie obejmują błędu samego modelu.`,
    published: `Przy cukrzycy typu 2 i ${number(0.5)} lub 1 mg na tydzień różni się od opublikowanej średniej o nie więcej niż 6%. Przy 2 i ${number(2.4)} mg wynik był od 9% niższy do 17% wyższy, zależnie od wagi.`,
    solution: `To, jak szybko dawka się wchłania, zależy od roztworu. Liczby są dla ${number(1.34)} mg/mL; po innych roztworach szczyt może wypaść wcześniej.`,
    diabetes:
      'Cukrzyca zmienia klirens, a według jednego z dwóch odczytań publikacji także szybkość wchłaniania.',
    scaling: (weight) =>
      `Opublikowane liczby dotyczą osoby o wadze ${weight}. Klirensy rosną z wagą do potęgi ${number(1.01)}, objętości do potęgi ${number(0.923)}.`,
  },
  liraglutide: {
    title: 'Jak działa obliczenie dla liraglutydu',
    lead: 'Co godzinę wchłania się stała część tego, co jest jeszcze pod skórą, a z krwi ubywa mniejsza część tego, co w niej jest. Rysowany jest tylko kształt: kiedy stężenie rośnie i spada, a nie jak jest wysokie.',
    paper:
      '[1] Overgaard RV, Petri KC, Jacobsen LV, Jensen CB. Liraglutide 3.0 mg for weight management: a population pharmacokinetic analysis. Clin Pharmacokinet 2016;55(11):1413–1422, doi 10.1007/s40262-016-0410-7, tabela S1.',
    noHeights: `Wysokość krzywej nie jest wiarygodna, więc oś nie ma liczb: po jednej dawce ${number(0.6)} mg szczyt modelu to 13 ng/mL, a druki informacyjne leku podają 35.`,
    slow: 'Okres półtrwania wynosi tu 20 godzin; druki informacyjne leku podają 13. Rzeczywiste stężenie może spadać szybciej.',
    oneForAll: (weight) =>
      `Krzywa jest narysowana dla kobiety o wadze ${weight} i nie uwzględnia twojej wagi.`,
  },

  yourPlan: 'Twój plan',
  use: 'Użyj jako mojego planu',
  begin: 'Skopiuj mój plan do prognozy',
  lead: 'Twój plan pokazuje następną dawkę w przeglądzie.',
  replaces: '„Użyj jako mojego planu” zastąpi twój obecny plan.',
  open: 'Otwórz plan',
  saved: 'To jest teraz twój plan.',
  undo: 'Cofnij',
  undoFailed: 'Nie udało się przywrócić poprzedniego planu.',
  planFailed: 'Nie udało się zapisać planu.',
  missing:
    'Wpisz początek pierwszego etapu i dawkę dla każdego etapu. Plan może mieć do 20 etapów.',
};

export const reportTexts: Words<typeof reportEnglish> = {
  pageTitle: 'Raport · Dosewise',
  title: 'Raport',
  lead: 'Podsumowanie wpisów dla lekarza. Wydrukuj je, pobierz jako PDF albo udostępnij link. Nie ma w nim adresu e-mail ani notatek.',
  loginPrompt: 'Zaloguj się, aby zobaczyć swój raport.',
  loading: 'Wczytywanie…',
  loadFailed: 'Nie udało się wczytać twojego raportu.',

  period: 'Okres',
  from: 'Od',
  to: 'Do',
  spans: { quarter: '3 miesiące', half: '6 miesięcy', year: '1 rok', longest: '5 lat' },
  wrongPeriod: 'Wybierz pierwszy i ostatni dzień, w odstępie najwyżej pięciu lat.',

  ownName: 'Imię i nazwisko na wydruku',
  name: 'Imię i nazwisko',
  birthDate: 'Data urodzenia',
  ownHint:
    'Tylko na wydruku: nie są zapisywane ani wysyłane. Aby mieć je w PDF, wybierz przy drukowaniu „Zapisz jako PDF”.',
  ownLine: (label, value) => `${label}: ${value}`,

  print: 'Drukuj',
  pdf: 'Pobierz PDF',
  paper: 'Format papieru PDF',
  usualPaper: 'Format: automatyczny',
  papers: { a4: 'A4', letter: 'Letter' },
  pdfName: (from, to) => `dosewise-raport-${from}-do-${to}.pdf`,
  pdfFailed: 'Nie udało się utworzyć pliku PDF. Spróbuj ponownie.',

  share: 'Udostępnij link',
  shareTitle: 'Udostępnij ten raport',
  shareLead: 'Każdy, kto ma link, może przeczytać raport z tego okresu, bez konta.',
  days: 'Ważność linku (dni)',
  daysError: 'Wpisz całkowitą liczbę dni od 1 do 90.',
  passcode: 'Kod dostępu',
  passcodeHint: 'Od 4 do 64 znaków. Wyślij go osobno, nie razem z linkiem.',
  passcodeError: 'Kod dostępu ma od 4 do 64 znaków.',
  makeLink: 'Utwórz link',
  shareFailed: 'Nie udało się utworzyć linku.',
  address: 'Link do twojego raportu',
  mailSubject: 'Mój raport',
  mailBody: (url, until) => `Oto mój raport: ${url}\n\nLink działa do ${until}.`,

  shares: 'Udostępnione linki',
  noShares: 'Brak aktywnych linków.',
  sharesFailed: 'Nie udało się wczytać udostępnionych linków.',
  shared: (from, to) => `${from} – ${to}`,
  made: (day) => `Utworzono ${day}.`,
  until: (day) => `Działa do ${day}.`,
  withPasscode: 'Z kodem dostępu.',
  views: (views, last) =>
    last === null
      ? 'Jeszcze nie otwarto.'
      : plural(views, {
          one: `Otwarto # raz, ostatnio ${last}.`,
          few: `Otwarto # razy, ostatnio ${last}.`,
          many: `Otwarto # razy, ostatnio ${last}.`,
          other: `Otwarto # raza, ostatnio ${last}.`,
        }),
  revoke: 'Unieważnij',
  revokeOf: (period) => `Unieważnij link do raportu: ${period}`,
  revokeTitle: 'Unieważnić ten link?',
  revokeQuestion: 'Nikt już nie będzie mógł go otworzyć.',
  revokeFailed: 'Nie udało się unieważnić linku.',
};

export const savingsTexts: Words<typeof savingsEnglish> = {
  pageTitle: 'Oszczędności · Dosewise',
  title: 'Oszczędności',
  lead: (country, currency) =>
    `Koszt twoich dawek w porównaniu z cenami katalogowymi (${country}). Kwoty w ${currency}.`,
  loading: 'Wczytywanie…',
  loginPrompt: 'Zaloguj się, aby zobaczyć swoje oszczędności.',

  noData: 'Brak danych o kosztach. Dodaj koszty wstrzykiwaczy, aby zobaczyć oszczędności.',
  toLogDose: 'Przejdź do „Zapisz dawkę”',
  paid: (amounts, pens) => `Zapłacono ${amounts} (${countPens(pens)}).`,
  noListPrice: (medicines, country) =>
    `Brak ceny katalogowej do porównania: ${medicines} (${country}).`,
  notUsedYet: 'Zapisz dawki, aby porównać ich koszt z cenami katalogowymi.',
  loggedWithoutCost: (count) =>
    plural(count, {
      one: 'Zapisano # dawkę ze wstrzykiwaczy bez wpisanego kosztu.',
      few: 'Zapisano # dawki ze wstrzykiwaczy bez wpisanego kosztu.',
      many: 'Zapisano # dawek ze wstrzykiwaczy bez wpisanego kosztu.',
      other: 'Zapisano # dawki ze wstrzykiwaczy bez wpisanego kosztu.',
    }),
  withoutCost: (count) =>
    plural(count, {
      one: '# dawka ze wstrzykiwaczy bez wpisanego kosztu: nie jest uwzględniona. ',
      few: '# dawki ze wstrzykiwaczy bez wpisanego kosztu: nie są uwzględnione. ',
      many: '# dawek ze wstrzykiwaczy bez wpisanego kosztu: nie są uwzględnione. ',
      other: '# dawki ze wstrzykiwaczy bez wpisanego kosztu: nie jest uwzględnione. ',
    }),
  addCosts: 'Dodaj koszty wstrzykiwaczy',
  estimates: 'Te oszczędności to szacunki',
  pens: (strengths) => `wstrzykiwacze ${strengths}`,
  noPrice: (pens, countries) =>
    `Nieznana cena: ${pens} (${countries}). W zamian użyto tamtejszej zwykłej ceny wstrzykiwacza.`,
  notCounted: (count, countries) =>
    `${plural(count, {
      one: 'Nie można było policzyć # dawki',
      few: 'Nie można było policzyć # dawek',
      many: 'Nie można było policzyć # dawek',
      other: 'Nie można było policzyć # dawki',
    })}: nie ma ceny do porównania${countries === '' ? '' : ` (${countries})`}.`,

  lifetime: 'Oszczędności łącznie',
  doses: countDoses,
  thisMonth: 'Ten miesiąc',
  unknown: 'Nieznane',
  monthWithout: (month, count) => `${month}, nieuwzględnione: ${countDoses(count)}`,
  monthlyAverage: 'Średnio miesięcznie',
  since: (day) => `od ${day}`,

  comparison: 'Koszt dawki i koszt miesięczny',
  perDose: 'Na dawkę',
  perMonth: 'Na miesiąc',
  standard: 'Standard',
  actual: 'Zapłacono',
  less: (amount) => `O ${amount} mniej niż koszt standardowy`,
  more: (amount) => `O ${amount} więcej niż koszt standardowy`,
  same: 'Tyle samo, ile koszt standardowy',
  below: (percent) => `${number(percent)}% poniżej kosztu standardowego`,
  above: (percent) => `${number(percent)}% powyżej kosztu standardowego`,
  aboutStandard: 'mniej więcej koszt standardowy',
  wasted: (amount) => `Wyrzucone lub stracone: ${amount} (ta kwota jest już w tym, co zapłacono).`,

  goldenTitle: 'Oszczędności z Golden Dose',
  noGolden: 'Wśród liczonych dawek nie ma Golden Dose.',
  golden: (count) =>
    plural(count, {
      one: 'Standardowy koszt # dawki pobranej ze wstrzykiwaczy, za które już zapłacono. To część oszczędności łącznych.',
      few: 'Standardowy koszt # dawek pobranych ze wstrzykiwaczy, za które już zapłacono. To część oszczędności łącznych.',
      many: 'Standardowy koszt # dawek pobranych ze wstrzykiwaczy, za które już zapłacono. To część oszczędności łącznych.',
      other:
        'Standardowy koszt # dawki pobranej ze wstrzykiwaczy, za które już zapłacono. To część oszczędności łącznych.',
    }),

  addedUp: 'Koszt łączny',
  date: 'Data',
  summary: (day, actual, standard, comparison) =>
    `Do ${day} twoje dawki kosztowały ${actual}; koszt standardowy to ${standard}. ${comparison}.`,

  howCounted: 'Jak to jest liczone',
  countedStandard: `Standard: cena katalogowa wstrzykiwacza w twoim kraju, podzielona przez liczbę jego dawek (${number(WEEKLY_PEN.dosesPerPen)}). Używamy ceny z dnia dawki dla mocy najbliższej sumie twoich dawek z jednego okresu między dawkami (zwykle tygodnia). Dwie połówki dawki w jednym tygodniu liczą się więc jako jedna dawka. Cenę wstrzykiwaczy leków przyjmowanych codziennie dzielimy przez liczbę ich dawek.`,
  countedActual:
    'Zapłacono: koszt wstrzykiwacza, proporcjonalnie do zużytej części, razem z tym, co wyrzucono lub stracono. Golden Dose nie zwiększa kosztu. Dawek bez wstrzykiwacza nie uwzględniamy.',
  countedMonth: `Koszty miesięczne to ${number(WEEKS_PER_MONTH)} razy koszty tygodniowe. Liczymy tygodnie od pierwszej do ostatniej uwzględnionej dawki i doliczamy twój zwykły odstęp między dawkami.`,
  rate: (from, rate, to) => `1 ${from} = ${number(rate)} ${to}`,
  converted: (day, source, rates) => `Przeliczono po kursach z ${day} (${source}): ${rates}.`,
};
