import type { PluralForms } from '@dosewise/contract';
import type { DeviceKind } from '@dosewise/domain';
import type { texts as english, StepName } from '../../../data/pens/texts.ts';
import type { Words } from '../../words.ts';
import { number, plural } from '../grammar.ts';

/** A word beside a pen (wstrzykiwacz), a vial (fiolka) and a pack (opakowanie). */
const inGender = (pen: string, vial: string, pack: string) => (kind: DeviceKind) =>
  kind === 'click_pen' ? pen : kind === 'vial' ? vial : pack;

/** The words of steps, without their number. */
const steps: Record<StepName, PluralForms> = {
  click: { one: 'kliknięcie', few: 'kliknięcia', many: 'kliknięć', other: 'kliknięcia' },
  unit: { one: 'jednostka', few: 'jednostki', many: 'jednostek', other: 'jednostki' },
  pen: {
    one: 'wstrzykiwacz',
    few: 'wstrzykiwacze',
    many: 'wstrzykiwaczy',
    other: 'wstrzykiwacza',
  },
  tablet: { one: 'tabletka', few: 'tabletki', many: 'tabletek', other: 'tabletki' },
  dose: { one: 'dawka', few: 'dawki', many: 'dawek', other: 'dawki' },
};

/** '1 dawka', '4 dawki', '5 dawek'. */
export const countDoses = (count: number): string =>
  plural(count, { one: '# dawka', few: '# dawki', many: '# dawek', other: '# dawki' });
/** '1 dzień', '4 dni'. */
export const countDays = (count: number): string =>
  plural(count, { one: '# dzień', few: '# dni', many: '# dni', other: '# dnia' });
/** '1 wstrzykiwacz', '4 wstrzykiwacze', '5 wstrzykiwaczy'. */
export const countPens = (count: number): string =>
  plural(count, {
    one: '# wstrzykiwacz',
    few: '# wstrzykiwacze',
    many: '# wstrzykiwaczy',
    other: '# wstrzykiwacza',
  });

export const texts: Words<typeof english> = {
  countSteps: (count, step) => `${number(count)} ${plural(count, steps[step])}`,
  writtenSteps: (amount, step) => `${number(amount)} ${plural(Number(amount), steps[step])}`,
  steps: {
    click: 'kliknięcie',
    unit: 'jednostka',
    pen: 'wstrzykiwacz',
    tablet: 'tabletka',
    dose: 'dawka',
  },
  stepLabels: {
    click: 'Kliknięcia',
    unit: 'Jednostki',
    pen: 'Wstrzykiwacze',
    tablet: 'Tabletki',
    dose: 'Dawki',
  },
  devices: {
    click_pen: 'wstrzykiwacz',
    vial: 'fiolka',
    single_pen: 'opakowanie',
    tablet: 'opakowanie',
  },

  statuses: {
    active: () => 'W użyciu',
    empty: inGender('Pusty', 'Pusta', 'Puste'),
    expired: () => 'Po terminie',
    sealed: inGender('Nieotwarty', 'Nieotwarta', 'Nieotwarte'),
    discarded: inGender('Wyrzucony', 'Wyrzucona', 'Wyrzucone'),
  },
  piecesOf: (pieces, mg) => `${pieces} po ${number(mg)} mg`,
  stepsLeft: (left, of) => `Jeszcze ${number(left)} / ${of}`,
  nothingLeft: (left) => `Zostało: ${left}`,
  dosesLeft: (left, doses, stepsOfDose) =>
    doses === 0
      ? `Jeszcze ${left}, mniej niż dawka po ${number(stepsOfDose)}`
      : `Jeszcze ${left}: ${countDoses(doses)} po ${number(stepsOfDose)}`,
  notUsed: (day, kind) =>
    `Jeszcze ${inGender('nieużywany', 'nieużywana', 'nieużywane')(kind)} · od ${day}`,
  sealed: 'W zapasie · w użyciu od pierwszej dawki',
  neverUsed: inGender('Nieużywany', 'Nieużywana', 'Nieużywane'),
  usedFrom: (day) => `W użyciu od ${day}`,
  used: (days) => `W użyciu: ${days}`,
  startedOn: (day) => `Początek: ${day}`,
  inUse: (day, days) => `Początek: ${day} · w użyciu ${countDays(days)}`,
  addPenTitle: 'Nowy wstrzykiwacz',
  addPackTitle: 'Nowe opakowanie',
  pen: (name, strength) => `${name}, ${strength}`,
  mgOf: (mg) => `${number(mg)} mg`,
  sealedPen: (pen) => `${pen}, w zapasie`,
  strengthOf: (mg, medicine) => `${number(mg)} mg ${medicine}`,
  restoreFailed: 'Nie udało się przywrócić wstrzykiwacza.',
};
