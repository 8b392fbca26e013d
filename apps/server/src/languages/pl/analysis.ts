import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../words.ts';

export const report = {
  statement:
    'Dane podane przez osobę, której dotyczą, lub przez inne osoby i aplikacje z dostępem. Lekarz ich nie sprawdził.',
  sources: {
    doses:
      'Dawki są pokazane tak, jak je zapisano. Ilość obliczono z kliknięć, jednostek, objętości, wstrzykiwaczy lub tabletek albo zapisano ją w mg.',
    planned:
      'Zaplanowane dawki pochodzą z planu, który wtedy obowiązywał. Zapisaną dawkę zaliczamy do zaplanowanej dawki, którą przy niej wskazano. Jeśli żadnej nie wskazano, zaliczamy ją do poprzedniej zaplanowanej, o ile nie jest późniejsza, niż pozwala ulotka. Jeśli połowa odstępu między dawkami jest dłuższa albo ulotka nie podaje tego czasu, liczy się ta połowa. W przeciwnym razie zaliczamy ją do następnej zaplanowanej, jeśli dzieli je najwyżej połowa odstępu między dawkami. Zaplanowana dawka jest nieprzyjęta, gdy minie czas na opóźnioną dawkę albo gdy wypada następna dawka, zależnie od tego, co nastąpi wcześniej. Dni przerwy się nie liczą.',
    doseSteps:
      'Etapy dawkowania: etap zaczyna się od dawki innego leku albo od dawki o ponad 5% większej lub mniejszej niż w poprzednim etapie, jeśli następna dawka jest taka sama. Pojedyncza inna dawka nie rozpoczyna etapu.',
    weightChange:
      'Zmiana wagi: ostatnie ważenie w okresie minus pierwsze, także w procentach pierwszego.',
    smoothedWeight:
      'Wygładzona waga: dla każdego dnia dopasowujemy prostą do ważeń od 14 dni przed nim do 14 dni po nim. Ważenia bliższe temu dniowi liczą się bardziej (regresja lokalna; Cleveland 1979). Na początku i na końcu okresu prosta korzysta z maksymalnie 28 dni z jednej strony.',
    measurements: 'Pomiary: dla każdego rodzaju ostatni w okresie minus pierwszy.',
    bmi: 'BMI: ostatnia waga w okresie w kg, podzielona przez kwadrat wzrostu w m.',
    symptoms:
      'Objawy: liczba wpisów, ich najwyższe i średnie nasilenie, od 0 do 10. Wpisy mówiące, że nie było objawów, są liczone osobno.',
  },
} satisfies ServerWords['analysis/report'];

const plural = pluralIn('pl');

export const reportPdf = {
  title: 'Raport o dawkach, wadze i objawach',
  period: (from, to, { count, shown }, timeZone) =>
    `Od ${from} do ${to} (${shown} ${plural(count, { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' })}, strefa czasowa ${timeZone})`,
  made: (day) => `Utworzono ${day}.`,
  footer: (statement, day, page) => `${statement} ${day} · Strona ${page}`,
  end: 'Koniec raportu.',
  unknown: '–',
  newest: (shown, all) =>
    `Pokazano najnowsze: ${shown} z ${all}. Wszystkie są w Dosewise na stronie „Raport”; każda dawka jest też w pliku doses.csv.`,

  summary: 'Podsumowanie',
  latestDose: 'Ostatnia dawka',
  nothing: 'W tym okresie nic nie zapisano.',
  first: 'Pierwsze ważenie',
  last: 'Ostatnie ważenie',
  onDay: (weight, day) => `${weight}, ${day}`,
  change: 'Zmiana',
  percent: (change, percent) => `${change} (${percent})`,
  weighIns: 'Ważenia',
  bmi: 'Wskaźnik masy ciała (BMI)',
  bmiOf: (bmi, height) => `${bmi} kg/m² przy wzroście ${height}`,
  chart: 'Wygładzona waga (linia) i ostatnie ważenie każdego dnia (kółka)',
  chartAlt: (first, last, least, most) =>
    `Linia wygładzonej wagi, od ${first} do ${last}. Ważenia mieszczą się między ${least} a ${most}.`,

  measurements: 'Pomiary',
  measurementHeader: ['Pomiar', 'Pierwszy', 'Ostatni', 'Zmiana', 'Wpisy'],

  doses: 'Dawki',
  doseHeader: ['Dzień', 'Godz.', 'Lek', 'Dawka', 'Miejsce', 'Ból 0–10', 'Postać'],
  mg: (amount) => `${amount} mg`,
  devices: {
    click_pen: 'Wstrzyki­wacz',
    vial: 'Fiolka',
    single_pen: 'Wstrzyki­wacz jedno­dawkowy',
    tablet: 'Tabletka',
  },
  steps: 'Etapy dawkowania',
  stepHeader: ['Od', 'Lek', 'Dawka'],
  beforePeriod: 'Przed tym okresem',

  planned: 'Zaplanowane dawki, których nie przyjęto w całości',
  allTaken: 'W tym okresie nie ma dawek nieprzyjętych ani opuszczonych.',
  plannedHeader: ['Zaplanowano na', 'Godz.', 'Dawka', 'Stan'],
  missed: 'Nieprzyjęta',
  skipped: 'Opuszczona',
  partly: (taken, planned) => `Przyjęto ${taken} z ${planned} mg`,
  takenOf: (taken, planned) => `Przyjęte dawki: ${taken} z ${planned} zaplanowanych`,
  inPause: (doses) => `w czasie przerwy: ${doses}`,

  symptoms: 'Objawy',
  symptomHeader: ['Objaw', 'Wpisy', 'Najsilniej (0–10)', 'Średnio (0–10)', 'Ostatnio'],
  withoutSymptoms: ({ count, shown }) =>
    plural(count, {
      one: `Ponadto ${shown} wpis: bez objawów.`,
      few: `Ponadto ${shown} wpisy: bez objawów.`,
      many: `Ponadto ${shown} wpisów: bez objawów.`,
      other: `Ponadto ${shown} wpisu: bez objawów.`,
    }),

  sources: 'Jak to jest obliczane',
} satisfies ServerWords['analysis/report/pdf'];
