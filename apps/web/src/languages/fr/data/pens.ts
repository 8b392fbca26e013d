import type { PluralForms } from '@dosewise/contract';
import type { DeviceKind } from '@dosewise/domain';
import type { texts as english, StepName } from '../../../data/pens/texts.ts';
import type { Words } from '../../words.ts';
import { number, of, plural } from '../grammar.ts';

/** A word beside a pen or a vial (stylo, flacon), and beside a box. */
const inGender = (masculine: string, feminine: string) => (kind: DeviceKind) =>
  kind === 'click_pen' || kind === 'vial' ? masculine : feminine;
const used = inGender('utilisé', 'utilisée');

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
    active: () => 'En cours',
    empty: () => 'Vide',
    expired: inGender('Périmé', 'Périmée'),
    sealed: inGender('Non ouvert', 'Non ouverte'),
    discarded: inGender('Jeté', 'Jetée'),
  },
  piecesOf: (pieces, mg) => `${pieces} de ${number(mg)} mg`,
  stepsLeft: (left, of) => `Reste ${number(left)} sur ${of}`,
  nothingLeft: (left) => `Reste ${left}`,
  dosesLeft: (left, doses, stepsOfDose) =>
    doses === 0
      ? `Reste ${left}, moins qu’une dose de ${number(stepsOfDose)}`
      : `Reste ${left} : ${countDoses(doses)} de ${number(stepsOfDose)}`,
  notUsed: (day, kind) => `Pas encore ${used(kind)} · à partir du ${day}`,
  sealed: 'En réserve · s’ouvre à la première dose',
  neverUsed: (kind) => `Non ${used(kind)}`,
  usedFrom: (day, kind) => `${inGender('Utilisé', 'Utilisée')(kind)} à partir du ${day}`,
  used: (days, kind) => `${inGender('Utilisé', 'Utilisée')(kind)} : ${days}`,
  startedOn: (day, kind) => `${inGender('Commencé', 'Commencée')(kind)} le ${day}`,
  inUse: (day, days, kind) =>
    `${inGender('Commencé', 'Commencée')(kind)} le ${day} · en cours depuis ${countDays(days)}`,
  addPenTitle: 'Nouveau stylo',
  addPackTitle: 'Nouvelle boîte',
  pen: (name, strength) => `${name}, ${strength}`,
  mgOf: (mg) => `${number(mg)} mg`,
  sealedPen: (pen, kind) => `${pen}, ${inGender('non ouvert', 'non ouverte')(kind)}`,
  strengthOf: (mg, medicine) => `${number(mg)} mg ${of(medicine)}`,
  restoreFailed: 'Le stylo n’a pas pu être restauré.',
};
