import type { PluralForms } from '@dosewise/contract';
import type { texts as english, StepName } from '../../../data/pens/texts.ts';
import type { Words } from '../../words.ts';
import { number, plural } from '../grammar.ts';

/** The words of steps, without their number. */
const steps: Record<StepName, PluralForms> = {
  click: { one: 'Klick', other: 'Klicks' },
  unit: { one: 'Einheit', other: 'Einheiten' },
  pen: { one: 'Pen', other: 'Pens' },
  tablet: { one: 'Tablette', other: 'Tabletten' },
  dose: { one: 'Dosis', other: 'Dosen' },
};

/** '1 Dosis', '4 Dosen'. */
export const countDoses = (count: number): string =>
  plural(count, { one: '# Dosis', other: '# Dosen' });
/** '1 Tag', '4 Tage'. */
export const countDays = (count: number): string =>
  plural(count, { one: '# Tag', other: '# Tage' });

export const texts: Words<typeof english> = {
  countSteps: (count, step) => `${number(count)} ${plural(count, steps[step])}`,
  writtenSteps: (amount, step) => `${number(amount)} ${plural(Number(amount), steps[step])}`,
  steps: {
    click: 'Klick',
    unit: 'Einheit',
    pen: 'Pen',
    tablet: 'Tablette',
    dose: 'Dosis',
  },
  stepLabels: {
    click: 'Klicks',
    unit: 'Einheiten',
    pen: 'Pens',
    tablet: 'Tabletten',
    dose: 'Dosen',
  },
  devices: {
    click_pen: 'Pen',
    vial: 'Durchstechflasche',
    single_pen: 'Packung',
    tablet: 'Packung',
  },

  statuses: {
    active: () => 'Aktiv',
    empty: () => 'Leer',
    expired: () => 'Abgelaufen',
    sealed: () => 'Ungeöffnet',
    discarded: () => 'Entsorgt',
  },
  piecesOf: (pieces, mg) => `${pieces} zu ${number(mg)} mg`,
  stepsLeft: (left, of) => `Noch ${number(left)} von ${of}`,
  nothingLeft: (left) => `Noch ${left}`,
  dosesLeft: (left, doses, stepsOfDose) =>
    doses === 0
      ? `Noch ${left}, weniger als eine Dosis zu ${number(stepsOfDose)}`
      : `Noch ${left}: ${countDoses(doses)} zu ${number(stepsOfDose)}`,
  notUsed: (day) => `Noch nicht benutzt · ab ${day}`,
  sealed: 'Im Vorrat · wird mit der ersten Dosis geöffnet',
  neverUsed: () => 'Nicht benutzt',
  usedFrom: (day) => `Benutzt ab ${day}`,
  used: (days) => `Benutzt ${days}`,
  startedOn: (day) => `Begonnen am ${day}`,
  inUse: (day, days) => `Begonnen am ${day} · ${countDays(days)} in Gebrauch`,
  addPenTitle: 'Neuer Pen',
  addPackTitle: 'Neue Packung',
  pen: (name, strength) => `${name}, ${strength}`,
  mgOf: (mg) => `${number(mg)} mg`,
  sealedPen: (pen) => `${pen}, ungeöffnet`,
  strengthOf: (mg, medicine) => `${number(mg)} mg ${medicine}`,
  restoreFailed: 'Der Pen konnte nicht wiederhergestellt werden.',
};
