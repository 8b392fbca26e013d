import { type DeviceKind, KEPT_YEARS } from '@dosewise/domain';
import type { StepName } from '../../../data/pens/texts.ts';
import type { texts as english } from '../../../features/dosing/log-dose/texts.ts';
import type { Words } from '../../words.ts';
import { texts as penTexts } from '../data/pens.ts';
import { number, plural } from '../grammar.ts';

const { countSteps, stepLabels } = penTexts;

const inSelected: Record<DeviceKind, string> = {
  click_pen: 'w wybranym wstrzykiwaczu',
  vial: 'w wybranej fiolce',
  single_pen: 'w wybranym opakowaniu',
  tablet: 'w wybranym opakowaniu',
};
const fromThis: Record<DeviceKind, string> = {
  click_pen: 'z tego wstrzykiwacza',
  vial: 'z tej fiolki',
  single_pen: 'z tego opakowania',
  tablet: 'z tego opakowania',
};
const ofThis: Record<DeviceKind, string> = {
  click_pen: 'tego wstrzykiwacza',
  vial: 'tej fiolki',
  single_pen: 'tego opakowania',
  tablet: 'tego opakowania',
};
/** Of several: 'za mało kliknięć'. */
const ofSteps: Record<StepName, string> = {
  click: 'kliknięć',
  unit: 'jednostek',
  pen: 'wstrzykiwaczy',
  tablet: 'tabletek',
  dose: 'dawek',
};
const misfitMg = (doseMg: number) => `${number(Number(doseMg.toFixed(4)))} mg`;

export const texts: Words<typeof english> = {
  pageTitle: 'Zapisz dawkę · Dosewise',
  title: 'Zapisz dawkę',
  loading: 'Wczytywanie…',
  loginPrompt: 'Zaloguj się, aby zapisywać swoje dawki',
  step: (step) => `Krok ${number(step)}`,
  logging: 'Zapis dawki',
  history: 'Historia dawek',
  pensUnknown: 'Nie udało się pobrać wstrzykiwaczy',
  dosesUnknown: 'Nie udało się pobrać dawek',
  pensNotLoaded: 'Nie udało się wczytać twoich wstrzykiwaczy. Niczego nie usunięto.',
  dosesNotLoaded: 'Nie udało się wczytać twoich dawek. Niczego nie usunięto.',

  doseTypes: {
    standard: 'Zwykła dawka',
    golden_dose: 'Golden Dose',
  },
  mg: 'mg',

  form: 'Zapisz dawkę',
  doseType: 'Rodzaj dawki',
  volumeLabel: 'Objętość',
  stepsSpoken: (count, step, dose) => `${countSteps(count, step)}, ${dose}`,
  volumeSpoken: (ml, dose) =>
    `${plural(ml, {
      one: '# mililitr',
      few: '# mililitry',
      many: '# mililitrów',
      other: '# mililitra',
    })}, ${dose}`,
  goldenLeft: (ml) => `Na Golden Dose zostało w tym wstrzykiwaczu ${number(ml)} mL`,
  usual: {
    last: (amount) => `Jak ostatnio: ${amount}`,
    planned: (amount) => `Według planu: ${amount}`,
  },
  fullDose: (amount) => `Pełna dawka: ${amount}`,
  restOffer: (last, rest) => `Zużyj resztę (${last}), potem ${rest}`,
  restFrom: (count, pen) => `${count} z ${pen}`,
  andThen: (rest) => `Potem ${rest}`,
  onlyThisPen: 'Tylko z tego wstrzykiwacza',
  penThen: (pen, rest) => `${pen}, potem ${rest}`,
  part: (place, of) => `Część ${place} z ${of} jednego wstrzyknięcia`,
  sameInjection: 'Część tego samego wstrzyknięcia co',
  noOtherDose: 'Żadna inna dawka',
  isUsual: { last: 'jak ostatnio', planned: 'według planu' },
  doseAmount: 'Dawka',
  noPenForMg: 'Wybierz wstrzykiwacz, aby wpisać dawkę w mg.',
  noPenForSum: 'Nie wybrano wstrzykiwacza',
  location: 'Miejsce wstrzyknięcia',
  lists: 'Wybierz z listy',
  quadrant: 'Dokładne miejsce',
  side: 'Strona',
  restedLongest: 'Najdł. przerwa',
  pain: 'Natężenie bólu',
  painHint: '0 to brak bólu, 10 najsilniejszy ból',
  note: 'Notatka',
  log: 'Zapisz dawkę',
  logged: (dose, pen, place) =>
    `Dawka zapisana! ${dose}: ${[pen, place].filter(Boolean).join(', ')}.`,
  doseAt: (dose, place) => [dose, place].filter(Boolean).join(', '),
  loggedAlready: (when) => `Ta dawka jest już zapisana: ${when}.`,
  logFailed: 'Nie udało się zapisać dawki. Spróbuj ponownie.',
  penOfDoseGone:
    'Wstrzykiwacz tej dawki został usunięty gdzie indziej. Nic nie zostało zapisane. Sprawdź, który wstrzykiwacz jest teraz wybrany.',

  logWithoutPen: (thing) =>
    thing === 'pen' ? 'Zapisz dawkę bez wstrzykiwacza' : 'Zapisz dawkę bez opakowania',

  noPen: 'Najpierw wybierz wstrzykiwacz',
  stepsMissing: (step) => `Wpisz, ile ${ofSteps[step]} ma ta dawka.`,
  refusals: {
    golden_pen_not_empty: 'Golden Dose można pobrać tylko z pustego wstrzykiwacza',
    golden_not_enabled: 'Zapisywanie Golden Dose nie jest włączone dla tego wstrzykiwacza',
    golden_volume_exceeded: 'W wybranym wstrzykiwaczu nie zostało tyle płynu na Golden Dose',
    not_enough_clicks: 'Za mało kliknięć w wybranym wstrzykiwaczu',
  },
  misfits: {
    other_medicine: (_doseMg, { kind }) =>
      kind === 'click_pen'
        ? 'Ten wstrzykiwacz zawiera inny lek niż ta dawka.'
        : kind === 'vial'
          ? 'Ta fiolka zawiera inny lek niż ta dawka.'
          : 'To opakowanie zawiera inny lek niż ta dawka.',
    above_one_dose: (doseMg, { kind }) =>
      `${misfitMg(doseMg)} to więcej, niż może mieć jedna dawka ${fromThis[kind]}.`,
    between_steps: (doseMg, { kind, stepsPerDose }) => {
      const steps = {
        click_pen: stepsPerDose === 1 ? ofSteps.dose : ofSteps.click,
        vial: ofSteps.unit,
        single_pen: ofSteps.pen,
        tablet: ofSteps.tablet,
      }[kind];
      return `${misfitMg(doseMg)} nie odpowiada całkowitej liczbie ${steps} ${ofThis[kind]}.`;
    },
  },
  volumeMissing: 'Wpisz objętość tej dawki.',
  notEnough: (step, kind) => `Za mało ${ofSteps[step]} ${inSelected[kind]}`,
  stepsWrong: (step, most) =>
    most === 1
      ? `${stepLabels[step]}: tu może być tylko 1.`
      : `${stepLabels[step]}: wpisz liczbę całkowitą od 1 do ${number(most)}.`,
  mgWrong: (most) => `Dawka: wpisz liczbę większą od 0 i nie większą niż ${number(most)} mg.`,
  volumeWrong: (most) =>
    `Objętość: wpisz liczbę większą od 0 i nie większą niż ${number(most)} mL.`,
  dateMissing: 'Wpisz datę i godzinę dawki.',
  dateAhead: 'Ta data jest w przyszłości. Zapisz dawkę dopiero po jej przyjęciu.',
  dateBeforePen: 'Ta data jest wcześniejsza niż początek używania tego wstrzykiwacza.',
  dateAfterDiscard: 'Ten wstrzykiwacz został wyrzucony przed tym dniem.',
  dateOutOfYears: `Data: rok musi być między ${KEPT_YEARS.first} a ${KEPT_YEARS.last}.`,

  pens: (thing) => (thing === 'pen' ? 'Wstrzykiwacz dla tej dawki' : 'Opakowanie dla tej dawki'),
  showOthers: (count, thing) =>
    thing === 'pen'
      ? plural(count, {
          one: 'Pokaż # inny wstrzykiwacz',
          few: 'Pokaż # inne wstrzykiwacze',
          many: 'Pokaż # innych wstrzykiwaczy',
          other: 'Pokaż # innego wstrzykiwacza',
        })
      : plural(count, {
          one: 'Pokaż # inne opakowanie',
          few: 'Pokaż # inne opakowania',
          many: 'Pokaż # innych opakowań',
          other: 'Pokaż # innego opakowania',
        }),
  penDetails: (thing) => (thing === 'pen' ? 'Dane wstrzykiwacza' : 'Dane opakowania'),
  penActions: (name) => `Zmień: ${name}`,
  edit: (name) => `Edytuj: ${name}`,
  delete: (name) => `Usuń: ${name}`,
  firstPen: 'Dodaj pierwszy wstrzykiwacz, aby zacząć zapisywać dawki. Jego moc jest na etykiecie.',

  typed: (asked, mg, amount) =>
    `Wpisano ${number(asked)} mg. Zapisane zostanie ${number(mg)} mg (${amount}).`,
  moreThanGolden: (asked, ml, mg) =>
    `${number(asked)} mg to więcej niż objętość, która została w tym wstrzykiwaczu na Golden Dose (${number(ml)} mL, ${number(mg)} mg).`,
  moreThanLeft: (asked, mg) =>
    `${number(asked)} mg to więcej, niż zostało w tej fiolce (${number(mg)} mg).`,
  moreThanPieces: (asked, pieces, mg) =>
    `${number(asked)} mg to więcej niż ${pieces} (${number(mg)} mg).`,
  noWholeStep: (asked, step) =>
    `${number(asked)} mg nie odpowiada całkowitej liczbie ${ofSteps[step]}.`,

  withoutPenTitle: (thing) =>
    thing === 'pen' ? 'Dawka bez wstrzykiwacza' : 'Dawka bez opakowania',
  withoutPenHint: (thing) =>
    thing === 'pen'
      ? 'Dla dawki sprzed używania tej aplikacji albo ze wstrzykiwacza, którego tu nie ma.'
      : 'Dla dawki sprzed używania tej aplikacji albo z opakowania, którego tu nie ma.',
  loggedWithoutPen: (dose, medicine, thing) =>
    thing === 'pen'
      ? `Dawka zapisana! ${dose} ${medicine}, bez wstrzykiwacza.`
      : `Dawka zapisana! ${dose} ${medicine}, bez opakowania.`,
  editDose: 'Edytuj dawkę',
  saveDose: 'Zapisz zmiany',
  pen: 'Wstrzykiwacz',
  penHint: 'Jeśli ta dawka była z twojego wstrzykiwacza, wybierz go, aby ją w nim uwzględnić.',
  noPenFits: 'Żaden z twoich wstrzykiwaczy nie mógł tego dnia podać dokładnie tej dawki.',
  otherPenHint: 'Jeśli ta dawka była z innego wstrzykiwacza, wybierz go. Liczba mg się nie zmieni.',
  noOtherPenFits:
    'Żaden z twoich innych wstrzykiwaczy nie mógł tego dnia podać dokładnie tej dawki.',
  penOption: (pen, steps) => `${pen} (${steps})`,
  takes: (steps, kind, left) => `Ubędzie ${fromThis[kind]}: ${steps}. Pozostanie: ${number(left)}.`,
  editDoseFailed: 'Nie udało się zmienić dawki.',
  doseGone: 'Ta dawka została usunięta gdzie indziej.',
  deleteDose: 'Usuń dawkę',
  confirmDoseDelete: 'Czy na pewno usunąć tę dawkę? Tego nie można cofnąć.',
  deleteDoseFailed: 'Nie udało się usunąć dawki.',
  golden: 'Golden Dose',
  goldenFor: (pen) => `: ${pen}`,
  goldenToggleFailed: 'Nie udało się zmienić ustawienia Golden Dose',
  historyPages: 'Strony historii dawek',
  totalDoses: (count) =>
    plural(count, {
      one: 'łącznie # dawka',
      few: 'łącznie # dawki',
      many: 'łącznie # dawek',
      other: 'łącznie # dawki',
    }),
  noDoses: 'Nie ma jeszcze dawek',
  noDosesHint: 'Tu pojawią się zapisane dawki, od najnowszej.',
  editOwnDose: (when) => `Edytuj dawkę: ${when}`,
  deleteOwnDose: (when) => `Usuń dawkę: ${when}`,
};
