import type { texts as english } from '../../../../features/tracking/dashboard/next-dose/texts.ts';
import type { Words } from '../../../words.ts';
import { countDays, countDoses } from '../../data/pens.ts';
import { number } from '../../grammar.ts';

export const texts: Words<typeof english> = {
  title: 'Twoja następna dawka',
  titleOf: (medicine) => `Twoja następna dawka: ${medicine}`,
  later: (medicine, day) => `${medicine}: ${day}`,
  stillByLabel: (due, day, time) =>
    `Termin: ${due}. Możesz ją jeszcze przyjąć do: ${day}, ${time} (ulotka).`,
  still: (due, day, time) => `Termin: ${due}. Możesz ją jeszcze przyjąć do: ${day}, ${time}.`,
  loading: 'Wczytywanie…',
  loadFailed: 'Nie udało się wczytać twojej następnej dawki.',
  dueToday: 'Dawka na dziś',
  dueTomorrow: 'Następna dawka jutro',
  inDays: (days) => `Następna dawka za ${countDays(days)}`,
  late: (days) => `${countDays(days)} opóźnienia`,
  at: (weekday, day, time) => `${weekday}, ${day}, ${time}`,
  mg: (amount) => `${number(amount)} mg`,
  given: (amount, pen, left) => `${amount} · ${pen}, zostało: ${number(left)}`,
  givenInWords: (amount, pen, left) => `${amount}, ${pen}, zostało: ${countDoses(left)}`,
  site: (zone, isProposed) => `Miejsce: ${zone}${isProposed ? ' (najdłuższa przerwa)' : ''}`,
  chooseSite: 'Wybierz miejsce',
  noPen: (thing) =>
    thing === 'pen' ? 'Brak wstrzykiwacza dla tej dawki.' : 'Brak opakowania dla tej dawki.',
  log: (amount) => `Zapisz: ${amount}`,
  change: 'Zmień',
  logIt: 'Zapisz dawkę',
  plan: 'Twój plan',
  dose: (mg, amount, pen, place) => `${mg}, ${amount}: ${[pen, place].filter(Boolean).join(', ')}`,
  loggedAlready: (when) => `Ta dawka jest już zapisana: ${when}.`,
  logFailed: 'Nie udało się zapisać dawki. Nic się nie zmieniło. Spróbuj ponownie.',
  changedElsewhere: 'Coś zmieniono gdzie indziej. Sprawdź to, a potem zapisz dawkę.',

  noLatest: 'Nie zapisano jeszcze żadnej dawki tego leku.',
  anotherPen: 'Twoja ostatnia dawka nie była z tego wstrzykiwacza.',
  moreThanUsual: (mg, usual) => `${mg} to więcej niż twoja ostatnia dawka, ${usual}.`,

  nothing: 'Nie ma zaplanowanej dawki',
  nothingAdvice: 'Ułóż plan lub zapisz dawkę, aby zobaczyć tu następną.',
  makePlan: 'Ułóż plan',
};
