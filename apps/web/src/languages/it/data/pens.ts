import type { PluralForms } from '@dosewise/contract';
import type { DeviceKind } from '@dosewise/domain';
import type { texts as english, StepName } from '../../../data/pens/texts.ts';
import type { Words } from '../../words.ts';
import { fromDay, number, plural } from '../grammar.ts';

/** A word beside a pen or a box (penna, confezione), and beside a vial. */
const inGender = (feminine: string, masculine: string) => (kind: DeviceKind) =>
  kind === 'vial' ? masculine : feminine;

/** The words of steps, without their number. */
const steps: Record<StepName, PluralForms> = {
  click: { one: 'scatto', other: 'scatti' },
  unit: { one: 'unità', other: 'unità' },
  pen: { one: 'penna', other: 'penne' },
  tablet: { one: 'compressa', other: 'compresse' },
  dose: { one: 'dose', other: 'dosi' },
};

const counting = (forms: PluralForms) => (count: number) => plural(count, forms);

export const countDoses = counting({ one: '# dose', other: '# dosi' });
export const countDays = counting({ one: '# giorno', other: '# giorni' });
export const countClicks = counting({ one: '# scatto', other: '# scatti' });
export const countUnits = counting({ one: '# unità', other: '# unità' });
export const countPens = counting({ one: '# penna', other: '# penne' });
export const countTablets = counting({ one: '# compressa', other: '# compresse' });
export const countEntries = counting({ one: '# voce', other: '# voci' });
export const countWeighIns = counting({ one: '# pesata', other: '# pesate' });
export const countSymptoms = counting({ one: '# sintomo', other: '# sintomi' });
export const countMeasurements = counting({ one: '# misura', other: '# misure' });

export const texts: Words<typeof english> = {
  countSteps: (count, step) => `${number(count)} ${plural(count, steps[step])}`,
  writtenSteps: (amount, step) => `${number(amount)} ${plural(Number(amount), steps[step])}`,
  steps: {
    click: 'scatto',
    unit: 'unità',
    pen: 'penna',
    tablet: 'compressa',
    dose: 'dose',
  },
  stepLabels: {
    click: 'Scatti',
    unit: 'Unità',
    pen: 'Penne',
    tablet: 'Compresse',
    dose: 'Dosi',
  },
  devices: {
    click_pen: 'penna',
    vial: 'flaconcino',
    single_pen: 'confezione',
    tablet: 'confezione',
  },

  statuses: {
    active: () => 'In uso',
    empty: inGender('Vuota', 'Vuoto'),
    expired: inGender('Scaduta', 'Scaduto'),
    sealed: inGender('Sigillata', 'Sigillato'),
    discarded: inGender('Smaltita', 'Smaltito'),
  },
  piecesOf: (pieces, mg) => `${pieces} da ${number(mg)} mg`,
  stepsLeft: (left, of) => `Ancora ${number(left)} di ${of}`,
  nothingLeft: (left) => `Restano ${left}`,
  dosesLeft: (left, doses, stepsOfDose) =>
    doses === 0
      ? `Ancora ${left}, meno di una dose da ${number(stepsOfDose)}`
      : `Ancora ${left}: ${countDoses(doses)} da ${number(stepsOfDose)}`,
  notUsed: (day) => `Non ancora in uso · ${fromDay(day)}`,
  sealed: 'Di scorta · si apre con la prima dose',
  neverUsed: inGender('Mai usata', 'Mai usato'),
  usedFrom: (day) => `In uso ${fromDay(day)}`,
  used: (days) => `In uso: ${days}`,
  startedOn: (day) => `Inizio: ${day}`,
  inUse: (day, days) => `Inizio: ${day} · in uso da ${countDays(days)}`,
  addPenTitle: 'Nuova penna',
  addPackTitle: 'Nuova confezione',
  pen: (name, strength) => `${name}, ${strength}`,
  mgOf: (mg) => `${number(mg)} mg`,
  sealedPen: (pen, kind) => `${pen}, ${kind === 'vial' ? 'sigillato' : 'sigillata'}`,
  strengthOf: (mg, medicine) => `${number(mg)} mg ${medicine}`,
  restoreFailed: 'Non è stato possibile ripristinare la penna.',
};
