import { LABELLED_CLICKS, WEEKLY_PEN } from '@dosewise/domain';
import type { texts as english } from '../../../features/analysis/pk-curve/texts.ts';
import type { Words } from '../../words.ts';
import { countDays, countPens } from '../data/pens.ts';
import { number, plural } from '../grammar.ts';

const countClicks = (count: number) =>
  plural(count, {
    one: '# kliknięcie',
    few: '# kliknięcia',
    many: '# kliknięć',
    other: '# kliknięcia',
  });

/** '22,5%' of '22,5 %'. */
const tight = (percent: string) => percent.replace(' %', '%');

export const texts: Words<typeof english> = {
  pageTitle: 'Stężenie we krwi · Dosewise',
  title: 'Stężenie we krwi',
  loading: 'Wczytywanie…',
  loginPrompt: 'Zaloguj się, aby zobaczyć swoją krzywą stężenia.',
  medicine: 'Lek',
  noModel: (medicine) => `Brak krzywej: ${medicine}`,
  noModelBuiltIn:
    'Nie ma tu wiarygodnego opublikowanego modelu dla tego leku, więc krzywa nie jest rysowana. Jego dawki są w twojej historii i w eksporcie.',
  noModelOral:
    'Nie ma tu wiarygodnego opublikowanego modelu dla tabletek, a model dla wstrzyknięć ich nie dotyczy, więc krzywa nie jest rysowana. Dawki są w twojej historii i w eksporcie.',
  estimate: 'Oszacowanie z modelu na podstawie średnich u uczestników badań. To nie jest pomiar.',
  startsLater:
    'Krzywa zaczyna się od pierwszej dawki zapisanej tutaj. Nie ma w niej tego, co zostało po wcześniejszych dawkach.',
  dosesFailed: 'Nie udało się wczytać dawek',
  weightFailed: 'Nie udało się wczytać ważeń',

  levelNow: 'Stężenie teraz',
  nextPeak: 'Następny szczyt',
  peakAfterDose: 'Po następnej dawce',
  nextDose: 'Następna dawka',
  noNextDose: 'Nie zaplanowano',
  late: (amount, days) => `${amount}, ${countDays(days)} opóźnienia`,

  modelChoices: {
    'tirzepatide-simple': 'Obliczenie',
    'tirzepatide-published': 'Obliczenie',
    semaglutide: 'Rysowane dla',
    'semaglutide-diabetes': 'Rysowane dla',
    liraglutide: 'Obliczenie',
  },
  models: {
    'tirzepatide-simple': 'Podstawowe',
    'tirzepatide-published': 'Z badania',
    semaglutide: 'Bez cukrzycy',
    'semaglutide-diabetes': 'Cukrzyca typu 2',
    liraglutide: 'Z badania',
  },
  includeLogged: 'Uwzględnij zapisane dawki',
  includeLoggedHint: 'Uwzględnia to, co zostaje z już zapisanych dawek.',

  chart: 'Stężenie we krwi',
  time: 'Czas',
  now: 'Teraz',
  actual: 'Z zapisanych dawek',
  estimated: 'Oszacowanie',
  forecast: 'Prognoza',
  high: 'Wysokie',
  low: 'Niskie',
  dose: 'Dawka',
  noCurve: 'Nie ma jeszcze krzywej.',
  noCurveAdvice: 'Zapisz dawkę albo wpisz początek w planie prognozy, aby zobaczyć prognozę.',
  logDose: 'Zapisz dawkę',
  actualSummary: (now, today, peak, peakDay) =>
    `Zapisane dawki dają dziś (${today}) ${now}; najwyższe stężenie to ${peak}, ${peakDay}.`,
  forecastSummary: (end, peak, peakDay) =>
    `Prognoza sięga do ${end}; jej najwyższa wartość to ${peak}, ${peakDay}.`,
  shapeSummary: (peakDay) => `Stężenie z zapisanych dawek jest najwyższe ${peakDay}.`,
  shapeForecastSummary: (end, peakDay) => `Prognoza sięga do ${end}; najwyższa jest ${peakDay}.`,
  shapeOnly:
    'Rysowany jest tylko kształt: ten model nie potrafi powiedzieć, jak wysokie są stężenia.',
  noScale: 'Tylko kształt, bez liczb',
  bandSummary:
    '9 na 10 osób mieści się między wysokim a niskim stężeniem, według opublikowanych różnic.',

  plan: 'Plan prognozy',
  planLead:
    'Zobacz stężenia, jakie dałby plan. To nie jest propozycja. Plan zostaje w tej przeglądarce.',
  start: 'Początek',
  startHint: 'Potrzebny do prognozy.',
  strength: 'Moc wstrzykiwacza',
  clicks: 'Kliknięcia',
  limits: { clicks: 'Kliknięcia', frequency: 'Dni', numDoses: 'Dawki' },
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
  value: 'Liczba',
  source: 'Źródło',
  notTold: 'Granice tego oszacowania',
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
    'Nie uwzględnia jedzenia, choroby, innych leków ani przebiegu wstrzyknięcia. Nie podejmuj na jego podstawie decyzji o dawce.',
  simple: {
    title: 'Jak działa podstawowe obliczenie',
    lead: 'Dawka wchłania się spod skóry w stałym tempie i opuszcza krew w wolniejszym. Te same liczby dla wszystkich.',
    readsLow: `Zaniża o około 20% w stosunku do opublikowanych średnich: ${number(10.3)} L to objętość pozorna, która zawiera już tę część dawki, która nie dociera do krwi. Przyjęcie dodatkowo ${number(0.8)} dawki liczy tę część dwa razy.`,
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
    scaled: (weight) => `Przeliczono na twoją ostatnią wagę, ${weight}.`,
    band: (uptake, clearance, central) =>
      `Między niskim a wysokim stężeniem mieści się 9 na 10 osób, według opublikowanych różnic: wchłanianie ${tight(uptake)}, klirens ${tight(clearance)}, objętość centralna ${tight(central)}. Nie obejmują one błędu samego modelu.`,
    fat: (weight) =>
      `Objętości zależą od tego, jaką część ciała stanowi tłuszcz, a tego tu nie wiadomo: przyjęto 38%, jak u typowej osoby o wadze ${weight}.`,
    otherWeights: 'U lżejszej osoby stężenie jest wyższe, u cięższej niższe.',
    latestWeight:
      'Dla całej krzywej używana jest ostatnia waga, także dla dawek sprzed jej zmiany.',
    scaling: (weight) =>
      `Opublikowane liczby są dla ${weight}. Klirensy rosną z wagą do potęgi ${number(0.8)}, objętości z masą beztłuszczową i ${number(48.2)}% tłuszczu.`,
  },
  semaglutide: {
    title: 'Jak działa obliczenie dla semaglutydu',
    paper:
      '[1] Overgaard RV, Delff PH, Petri KCC, et al. Population pharmacokinetics of semaglutide for type 2 diabetes. Diabetes Ther 2019;10(2):649–662, doi 10.1007/s13300-019-0581-y, tabela 4.',
    band: (uptake, flows, volumes) =>
      `Między niskim a wysokim stężeniem mieści się 9 na 10 osób, według opublikowanych różnic: wchłanianie ${tight(uptake)}, klirens ${tight(flows)}, objętości ${tight(volumes)}. Nie obejmują one błędu samego modelu.`,
    published: `Przy cukrzycy typu 2 i ${number(0.5)} lub 1 mg na tydzień różni się od opublikowanej średniej o nie więcej niż 6%. Przy 2 i ${number(2.4)} mg wypadało od 9% poniżej do 17% powyżej, zależnie od wagi.`,
    solution: `To, jak szybko dawka się wchłania, zależy od roztworu. Liczby są dla ${number(1.34)} mg/mL; po innych roztworach szczyt może wypaść wcześniej.`,
    diabetes:
      'Cukrzyca zmienia klirens, a według jednego z dwóch odczytań publikacji także szybkość wchłaniania.',
    scaling: (weight) =>
      `Opublikowane liczby są dla ${weight}. Klirensy rosną z wagą do potęgi ${number(1.01)}, objętości do potęgi ${number(0.923)}.`,
  },
  liraglutide: {
    title: 'Jak działa obliczenie dla liraglutydu',
    lead: 'Dawka wchłania się spod skóry w stałym tempie i opuszcza krew w wolniejszym. Rysowany jest tylko kształt: kiedy stężenie rośnie i spada, a nie jak jest wysokie.',
    paper:
      '[1] Overgaard RV, Petri KC, Jacobsen LV, Jensen CB. Liraglutide 3.0 mg for weight management: a population pharmacokinetic analysis. Clin Pharmacokinet 2016;55(11):1413–1422, doi 10.1007/s40262-016-0410-7, tabela S1.',
    noHeights: `Wysokości nie są wiarygodne, więc oś nie ma liczb: po jednej dawce ${number(0.6)} mg szczyt to 13 ng/mL, a ulotka podaje 35.`,
    slow: 'Okres półtrwania wynosi tu 20 godzin; ulotki podają 13. Rzeczywiste stężenie może spadać szybciej.',
    oneForAll: (weight) =>
      `Krzywa jest narysowana dla kobiety o wadze ${weight} i nie uwzględnia twojej wagi.`,
  },

  yourPlan: 'Twój plan',
  use: 'Użyj jako mojego planu',
  begin: 'Zacznij od mojego planu',
  lead: 'Twój plan pokazuje następną dawkę na pulpicie.',
  replaces: 'To zastąpi twój obecny plan.',
  open: 'Otwórz plan',
  saved: 'To jest teraz twój plan.',
  undo: 'Cofnij',
  undoFailed: 'Nie udało się przywrócić poprzedniego planu.',
  planFailed: 'Nie udało się zapisać planu.',
  missing:
    'Wpisz początek pierwszego etapu i dawkę dla każdego etapu. Plan może mieć do 20 etapów.',
};
