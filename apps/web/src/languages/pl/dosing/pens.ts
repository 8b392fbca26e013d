import type { texts as english } from '../../../features/dosing/pens/texts.ts';
import type { Words } from '../../words.ts';
import { countDays, countDoses } from '../data/pens.ts';
import { plural } from '../grammar.ts';

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

export const texts: Words<typeof english> = {
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
  past: (count) => `Poprzednie (${count})`,

  outlook: 'Na jak długo wystarczą',
  ofMedicine: (sentence, medicine) => `${medicine}: ${sentence}`,
  runsOut: (day) => `Zapas skończy się ${day}.`,
  runsOutAndOrder: (day, order) => `Zapas skończy się ${day}. Zamów do ${order}.`,
  outNow: (day, thing) =>
    thing === 'pen'
      ? `Żaden z twoich wstrzykiwaczy nie może podać następnej dawki (${day}).`
      : `Żadne z twoich opakowań nie może dać następnej dawki (${day}).`,
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
    `Termin zamówienia jest o ${countDays(days)} wcześniejszy, zgodnie z przypomnieniem o zapasie.`,
  orderDaysFixed: (days) =>
    `Termin zamówienia jest o ${countDays(days)} wcześniejszy. Mając konto, można to zmienić.`,
  changeDays: 'Zmień w ustawieniach',
  noPlan: (thing) =>
    thing === 'pen'
      ? 'Ułóż plan, aby zobaczyć, kiedy skończą się wstrzykiwacze.'
      : 'Ułóż plan, aby zobaczyć, kiedy skończą się opakowania.',
  makePlan: 'Ułóż plan',
  nothingPlanned: (thing) =>
    thing === 'pen'
      ? 'Nie ma zaplanowanych dawek, więc wstrzykiwacze się nie skończą.'
      : 'Nie ma zaplanowanych dawek, więc opakowania się nie skończą.',

  lastsTo: (day, doses) => `Wystarczy do ${day} · ${plannedDoses(doses)}`,
  usableTo: (day, days) =>
    `Zużyj do ${day}${days === null ? '' : ` (w użyciu ${countDays(days)})`}`,
  leftOver: (day, lost) => `Zużyj do ${day}. Według planu pozostanie: ${lost}.`,
  discardPassed: (day) => `Według ulotki należało to wyrzucić ${day}.`,
  usedFromTo: (from, to, doses) => `Według planu od ${from} do ${to} · ${countDoses(doses)}`,
  usedOn: (day) => `Według planu ${day} · 1 dawka`,
  notPlanned: 'Brak zaplanowanej dawki',
  expires: (day) => `Ważne do ${day}`,
  batch: (batch) => `Seria ${batch}`,
  discarded: (day, reason) => `Wyrzucono ${day} · ${reason}`,
  expiredOn: (day) => `Termin minął ${day}`,
  boughtAfterStart: (bought, start) =>
    `Data zakupu (${bought}) jest późniejsza niż data rozpoczęcia (${start}). Sprawdź obie daty.`,
  expiredBeforeStart: (expiry, start) =>
    `Termin ważności (${expiry}) jest wcześniejszy niż data rozpoczęcia (${start}). Sprawdź obie daty.`,
  startAhead: (start) => `Data rozpoczęcia (${start}) jest w przyszłości. Sprawdź ją.`,
  wasted: (amount) => `Strata: ${amount}`,

  open: 'Otwórz',
  openPen: (name) => `Otwórz: ${name}`,
  discard: 'Wyrzuć',
  discardPen: (name) => `Wyrzuć: ${name}`,
  takeBack: 'Przywróć',
  takeBackPen: (name) => `Przywróć: ${name}`,
  takenBack: (name) => `Przywrócono: ${name}.`,
  takeBackFailed: 'Nie udało się przywrócić wstrzykiwacza.',
  edit: (name) => `Edytuj: ${name}`,
  delete: (name) => `Usuń: ${name}`,
};
