import type { DeviceKind } from '@dosewise/domain';
import type { texts as english } from '../../../features/dosing/plan/texts.ts';
import type { Words } from '../../words.ts';
import { countDays, countDoses } from '../data/pens.ts';
import { eachWeekday } from '../data/plan.ts';
import { list, number, plural } from '../grammar.ts';

/** From one of a strength: 'z fiolki 10 mg'. */
const fromDevice: Record<DeviceKind, (strengthMg: number) => string> = {
  click_pen: (strengthMg) => `ze wstrzykiwacza ${number(strengthMg)} mg`,
  vial: (strengthMg) => `z fiolki ${number(strengthMg)} mg`,
  single_pen: (strengthMg) => `z opakowania ${number(strengthMg)} mg`,
  tablet: (strengthMg) => `z opakowania ${number(strengthMg)} mg`,
};

export const texts: Words<typeof english> = {
  pageTitle: 'Plan · Dosewise',
  title: 'Plan',
  medicines: 'Leki',
  another: 'Zaplanuj inny lek',
  loginPrompt: 'Zaloguj się, aby zobaczyć swój plan.',
  loading: 'Wczytywanie…',
  loadFailed: 'Nie udało się wczytać twojego planu.',
  recordsFailed:
    'Nie udało się wczytać twoich dawek i wstrzykiwaczy, więc kliknięcia i wstrzykiwacze nie są pokazane.',

  none: 'Nie ma jeszcze planu',
  noneLead:
    'Plan pokazuje, kiedy wypadają następne dawki i z którego wstrzykiwacza pochodzą. W każdej chwili możesz opuścić dawkę lub zmienić plan.',
  noneAdvice: 'Wpisz to, co ci przepisano. Dosewise nigdy nie proponuje dawki.',
  begin: 'Ułóż plan',
  fromForecast: 'Najpierw zobacz stężenia',
  noRecords: 'Gdy jest tu wstrzykiwacz, dawki widać też w kliknięciach.',
  addPen: 'Dodaj wstrzykiwacz',

  plan: 'Twój plan',
  newPlan: 'Nowy plan',
  change: 'Zmień plan',
  changeDay: 'Zmień dzień',
  pause: 'Zrób przerwę',
  editPause: 'Zmień przerwę',
  resume: 'Wznów dzisiaj',
  removePause: 'Usuń przerwę',
  paused: (from, until) =>
    until === null ? `Przerwa od ${from}, aż wznowisz plan.` : `Przerwa od ${from} do ${until}.`,
  pauseAhead: (from, until) =>
    until === null
      ? `Przerwa zacznie się ${from} i potrwa, aż wznowisz plan.`
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

  pace: (everyDays, time) =>
    plural(everyDays, {
      one: `Codziennie o ${time}`,
      few: `Co # dni o ${time}`,
      many: `Co # dni o ${time}`,
      other: `Co # dnia o ${time}`,
    }),
  weekly: (weekday, time) => `W ${eachWeekday(weekday)} o ${time}`,
  from: (day) => `Od ${day}`,
  until: (doses) => (doses === null ? 'Bez daty końcowej' : countDoses(doses)),
  mg: (dose) => `${number(Number(dose.toFixed(2)))} mg`,
  partOf: (takenMg, ofMg) =>
    `${number(Number(takenMg.toFixed(2)))} z ${number(Number(ofMg.toFixed(2)))} mg`,

  medicine: 'Lek',
  switches: (before, after) =>
    `Po zapisaniu skończy się twój plan dla leku ${before}, a zacznie plan dla leku ${after}. Aby zachować oba, anuluj i zaplanuj ${after} jako inny lek.`,
  anchor: 'Kiedy wypadają dawki',
  anchors: { weekday: 'W stałe dni', last_dose: 'Określony czas po mojej ostatniej dawce' },
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
      ? 'Żaden z twoich wstrzykiwaczy nie może podać tej dawki.'
      : 'Żadne z twoich opakowań nie może dać tej dawki.',
  startNeeded: 'Wpisz dzień pierwszej dawki.',
  sameStart: 'Tego dnia zaczyna się inny etap.',
  timeNeeded: 'Wpisz godzinę.',
  dosesLimit: (least, most) =>
    `Dawki: wpisz liczbę całkowitą od ${number(least)} do ${number(most)} albo zostaw puste.`,
  save: 'Zapisz plan',
  saveFailed: 'Nie udało się zapisać planu.',
  saved: 'Plan zapisany.',
  changedElsewhere:
    'Ten plan został zmieniony gdzie indziej. Nie został nadpisany, a twoje zmiany są nadal tutaj.',
  showOther: 'Odrzuć moje, pokaż tamten',
  saveMine: 'Zapisz mój zamiast tamtego',
  leave: 'Wyjść bez zapisania?',
  leaveQuestion: 'Twoje zmiany w planie nie są zapisane.',
  confirmLeave: 'Wyjdź bez zapisania',
  stay: 'Zostań tutaj',

  ahead: 'Co dalej',
  preview: 'Podgląd',
  incomplete: 'Uzupełnij etapy, aby zobaczyć swoje dawki.',
  views: 'Widok',
  list: 'Lista',
  calendar: 'Kalendarz',
  nothing: 'Nie ma więcej zaplanowanych dawek.',
  nothingDue: 'Żadna dawka nie wypada, aż wznowisz plan.',
  more: 'Pokaż więcej',
  states: {
    upcoming: 'Nadchodzi',
    due: 'Zaplanowana teraz',
    overdue: 'Opóźniona',
    taken: 'Przyjęta',
    partly_taken: 'Przyjęta częściowo',
    paused: 'Wstrzymana',
    skipped: 'Opuszczona',
    missed: 'Nieprzyjęta',
  },
  notInStock: (thing) =>
    thing === 'pen' ? 'Brak wstrzykiwacza w zapasie' : 'Brak opakowania w zapasie',
  fromPen: (amount, pen) => `${amount}, ${pen}`,
  skip: 'Opuść',
  skipDose: (when) => `Opuść dawkę: ${when}`,
  unskip: 'Cofnij opuszczenie',
  unskipDose: (when) => `Cofnij opuszczenie dawki: ${when}`,
  took: 'Już przyjęta',
  tookDose: (when) => `Dawka przyjęta: ${when}`,

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
