import type { PluralForms } from '@dosewise/contract';
import type { DeviceKind } from '@dosewise/domain';
import type { texts as english, StepName, Thing } from '../../../data/pens/texts.ts';
import type { Words } from '../../words.ts';
import { counted, number, plural } from '../grammar.ts';

/** A word beside a pen or a box (pluma, caja), and beside a vial. */
const inGender = (feminine: string, masculine: string) => (kind: DeviceKind) =>
  kind === 'vial' ? masculine : feminine;

/** The words of steps, without their number. */
const steps: Record<StepName, PluralForms> = {
  click: { one: 'clic', many: 'de clics', other: 'clics' },
  unit: { one: 'unidad', many: 'de unidades', other: 'unidades' },
  pen: { one: 'pluma', many: 'de plumas', other: 'plumas' },
  tablet: { one: 'comprimido', many: 'de comprimidos', other: 'comprimidos' },
  dose: { one: 'dosis', many: 'de dosis', other: 'dosis' },
};

/** '1 dosis', '4 dosis'. */
export const countDoses = (count: number): string => counted(count, 'dosis', 'dosis');
/** '1 día', '4 días'. */
export const countDays = (count: number): string => counted(count, 'día', 'días');
/** Both words are feminine, so one sentence does for either. */
export const things: Record<Thing, string> = { pen: 'pluma', pack: 'caja' };
/** Within a sentence: 'esta pluma', 'este vial'. */
export const thisDevice: Record<DeviceKind, string> = {
  click_pen: 'esta pluma',
  vial: 'este vial',
  single_pen: 'esta caja',
  tablet: 'esta caja',
};

export const texts: Words<typeof english> = {
  countSteps: (count, step) => `${number(count)} ${plural(count, steps[step])}`,
  writtenSteps: (amount, step) => `${number(amount)} ${plural(Number(amount), steps[step])}`,
  steps: {
    click: 'clic',
    unit: 'unidad',
    pen: 'pluma',
    tablet: 'comprimido',
    dose: 'dosis',
  },
  stepLabels: {
    click: 'Clics',
    unit: 'Unidades',
    pen: 'Plumas',
    tablet: 'Comprimidos',
    dose: 'Dosis',
  },
  devices: {
    click_pen: 'pluma',
    vial: 'vial',
    single_pen: 'caja',
    tablet: 'caja',
  },

  statuses: {
    active: () => 'En uso',
    empty: inGender('Vacía', 'Vacío'),
    expired: inGender('Caducada', 'Caducado'),
    sealed: () => 'Sin abrir',
    discarded: inGender('Desechada', 'Desechado'),
  },
  piecesOf: (pieces, mg) => `${pieces} de ${number(mg)} mg`,
  stepsLeft: (left, of) =>
    plural(left, {
      one: `Queda # de ${of}`,
      many: `Quedan # de ${of}`,
      other: `Quedan # de ${of}`,
    }),
  nothingLeft: (left) => `Quedan ${left}`,
  dosesLeft: (left, doses, stepsOfDose) =>
    doses === 0
      ? `Aún hay ${left}, menos de una dosis de ${number(stepsOfDose)}`
      : `Aún hay ${left}: ${countDoses(doses)} de ${number(stepsOfDose)}`,
  notUsed: (day) => `Aún sin usar · desde el ${day}`,
  sealed: 'En reserva · se abre con la primera dosis',
  neverUsed: () => 'Sin usar',
  usedFrom: (day) => `Uso: desde el ${day}`,
  used: (days) => `Uso: ${days}`,
  startedOn: (day) => `Inicio: ${day}`,
  inUse: (day, days) => `Inicio: ${day} · ${countDays(days)} en uso`,
  addPenTitle: 'Añadir una pluma',
  addPackTitle: 'Añadir una caja',
  pen: (name, strength) => `${name}, ${strength}`,
  mgOf: (mg) => `${number(mg)} mg`,
  sealedPen: (pen) => `${pen}, sin abrir`,
  strengthOf: (mg, medicine) => `${number(mg)} mg ${medicine}`,
  restoreFailed: 'No se pudo restaurar la pluma.',
};
