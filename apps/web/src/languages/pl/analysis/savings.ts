import { WEEKLY_PEN, WEEKS_PER_MONTH } from '@dosewise/domain';
import type { texts as english } from '../../../features/analysis/savings/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses } from '../data/pens.ts';
import { number, plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Oszczędności · Dosewise',
  title: 'Oszczędności',
  lead: (country, currency) =>
    `Koszt twoich dawek w porównaniu z cenami katalogowymi (${country}). Kwoty w ${currency}.`,
  loading: 'Wczytywanie…',
  loginPrompt: 'Zaloguj się, aby zobaczyć swoje oszczędności.',

  noData: 'Brak danych o kosztach. Dodaj koszty wstrzykiwaczy, aby zobaczyć oszczędności.',
  toLogDose: 'Przejdź do „Zapisz dawkę”',
  loggedWithoutCost: (count) =>
    plural(count, {
      one: 'Zapisano # dawkę ze wstrzykiwaczy bez kosztu.',
      few: 'Zapisano # dawki ze wstrzykiwaczy bez kosztu.',
      many: 'Zapisano # dawek ze wstrzykiwaczy bez kosztu.',
      other: 'Zapisano # dawki ze wstrzykiwaczy bez kosztu.',
    }),
  withoutCost: (count) =>
    plural(count, {
      one: '# dawka ze wstrzykiwaczy bez kosztu: nie jest liczona. ',
      few: '# dawki ze wstrzykiwaczy bez kosztu: nie są liczone. ',
      many: '# dawek ze wstrzykiwaczy bez kosztu: nie są liczone. ',
      other: '# dawki ze wstrzykiwaczy bez kosztu: nie jest liczone. ',
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
  monthWithout: (month, count) => `${month}, nieliczone: ${countDoses(count)}`,
  monthlyAverage: 'Średnio miesięcznie',
  since: (day) => `od ${day}`,

  comparison: 'Koszt dawki i koszt miesięczny',
  perDose: 'Na dawkę',
  perMonth: 'Na miesiąc',
  standard: 'Standard',
  actual: 'Zapłacono',
  less: (amount) => `${amount} mniej niż standard`,
  more: (amount) => `${amount} więcej niż standard`,
  same: 'Tyle samo co standard',
  below: (percent) => `${number(percent)}% poniżej standardu`,
  above: (percent) => `${number(percent)}% powyżej standardu`,
  aboutStandard: 'mniej więcej koszt standardowy',
  wasted: (amount) => `Wyrzucone lub stracone: ${amount}, część tego, co zapłacono.`,

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
  countedStandard: `Standard: cena katalogowa wstrzykiwacza w twoim kraju, podzielona przez liczbę jego dawek (${number(WEEKLY_PEN.dosesPerPen)}). Liczy się moc najbliższa wszystkiemu, co przyjęto w jednym odstępie: dwie połówki dawki z jednego tygodnia to jedna dawka. Liczy się cena z dnia dawki. Wstrzykiwacze leków przyjmowanych codziennie mają więcej dawek.`,
  countedActual:
    'Zapłacono: koszt wstrzykiwacza, proporcjonalnie do zużytej części. Golden Dose nie dodaje kosztu. To, co wyrzucono lub stracono, jest tego częścią. Dawki bez wstrzykiwacza nie są liczone.',
  countedMonth: `Koszty miesięczne to ${number(WEEKS_PER_MONTH)} razy koszty tygodniowe. Tygodnie biegną od pierwszej liczonej dawki do ostatniej, a do nich dochodzi twój zwykły odstęp między dawkami.`,
  rate: (from, rate, to) => `1 ${from} = ${rate} ${to}`,
  converted: (day, source, rates) => `Przeliczono po kursach z ${day} (${source}): ${rates}.`,
};
