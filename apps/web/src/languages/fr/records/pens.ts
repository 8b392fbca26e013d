import type { PluralForms } from '@dosewise/contract';
import type { texts as english, StepName } from '../../../records/pens/texts.ts';
import type { Words } from '../../words.ts';
import { number, of, plural } from '../grammar.ts';

const steps: Record<StepName, PluralForms> = {
  click: { one: 'clic', other: 'clics' },
  unit: { one: 'unité', other: 'unités' },
  pen: { one: 'stylo', other: 'stylos' },
  tablet: { one: 'comprimé', other: 'comprimés' },
  dose: { one: 'dose', other: 'doses' },
};

/** '1 dose', '4 doses'. */
export const countDoses = (count: number): string =>
  plural(count, { one: '# dose', other: '# doses' });
/** '1 jour', '4 jours'. */
export const countDays = (count: number): string =>
  plural(count, { one: '# jour', other: '# jours' });

export const texts: Words<typeof english> = {
  countSteps: (count, step) => `${number(count)} ${plural(count, steps[step])}`,
  writtenSteps: (amount, step) => `${number(amount)} ${plural(Number(amount), steps[step])}`,
  steps: {
    click: 'clic',
    unit: 'unité',
    pen: 'stylo',
    tablet: 'comprimé',
    dose: 'dose',
  },
  stepLabels: {
    click: 'Clics',
    unit: 'Unités',
    pen: 'Stylos',
    tablet: 'Comprimés',
    dose: 'Doses',
  },
  devices: {
    click_pen: 'stylo',
    vial: 'flacon',
    single_pen: 'boîte',
    tablet: 'boîte',
  },

  statuses: {
    active: 'En cours',
    empty: 'Vide',
    expired: 'Périmé',
    sealed: 'Non ouvert',
    discarded: 'Jeté',
  },
  piecesOf: (pieces, mg) => `${pieces} de ${number(mg)} mg`,
  stepsLeft: (left, of) => `Reste ${number(left)} sur ${of}`,
  nothingLeft: (left) => `Reste ${left}`,
  dosesLeft: (left, doses, stepsOfDose) =>
    doses === 0
      ? `Reste ${left}, moins qu’une dose de ${number(stepsOfDose)}`
      : `Reste ${left} : ${countDoses(doses)} de ${number(stepsOfDose)}`,
  notUsed: (day) => `Pas encore utilisé · à partir du ${day}`,
  sealed: 'En réserve · s’ouvre à la première dose',
  neverUsed: 'Non utilisé',
  usedFrom: (day) => `Utilisé à partir du ${day}`,
  used: (days) => `Utilisé : ${days}`,
  startedOn: (day) => `Commencé le ${day}`,
  inUse: (day, days) => `Commencé le ${day} · en cours depuis ${countDays(days)}`,
  addPenTitle: 'Nouveau stylo',
  addPackTitle: 'Nouvelle boîte',
  pen: (name, strength) => `${name}, ${strength}`,
  mgOf: (mg) => `${number(mg)} mg`,
  sealedPen: (pen) => `${pen}, non ouvert`,
  strengthOf: (mg, medicine) => `${number(mg)} mg ${of(medicine)}`,
};
