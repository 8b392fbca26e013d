import { KEPT_YEARS } from '@dosewise/domain';
import type { texts as english } from '../../../features/tracking/symptoms/texts.ts';
import type { Words } from '../../words.ts';
import { number, plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
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
  dateAhead: 'Ta data jest w przyszłości. Zapisz objaw dopiero, gdy wystąpi.',
  dateOutOfYears: `Data: rok musi być między ${KEPT_YEARS.first} a ${KEPT_YEARS.last}.`,

  history: 'Historia',
  pages: 'Strony historii objawów',
  fetchFailed: 'Nie udało się pobrać danych',
  none: 'Nie ma jeszcze objawów',
  noneHint: 'To, co zapiszesz, pojawi się tutaj, od najnowszego, oraz jako średnia na pulpicie.',
  ofTime: (name, when) => `${name}, ${when}`,
  deleteThis: 'Usuń ten objaw',
  editTitle: 'Edytuj objaw',
  save: 'Zapisz zmiany',
  gone: 'Ten objaw został usunięty gdzie indziej.',

  patterns: 'Wzorce',
  lead: 'To tylko zliczone wpisy; nie wskazują przyczyny.',
  patternOf: 'Objaw',
  all: 'Wszystkie objawy',
  byDay: 'Według dnia od dawki',
  dayRule: 'Dzień 0 to 24 godziny po dawce.',
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
      one: '# wpis „Dziś bez objawów” nie jest uwzględniony w średnich.',
      few: '# wpisy „Dziś bez objawów” nie są uwzględnione w średnich.',
      many: '# wpisów „Dziś bez objawów” nie jest uwzględnionych w średnich.',
      other: '# wpisu „Dziś bez objawów” nie jest uwzględnione w średnich.',
    }),
};
