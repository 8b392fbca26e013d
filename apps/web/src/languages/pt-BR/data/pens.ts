import type { PluralForms } from '@dosewise/contract';
import type { DeviceKind } from '@dosewise/domain';
import type { texts as english, StepName } from '../../../data/pens/texts.ts';
import type { Words } from '../../words.ts';
import { number, plural } from '../grammar.ts';

/** A word beside a pen or a box (caneta, caixa), and beside a vial. */
const inGender = (feminine: string, masculine: string) => (kind: DeviceKind) =>
  kind === 'vial' ? masculine : feminine;

/** The words of steps, without their number. */
const steps: Record<StepName, PluralForms> = {
  click: { one: 'clique', other: 'cliques' },
  unit: { one: 'unidade', other: 'unidades' },
  pen: { one: 'caneta', other: 'canetas' },
  tablet: { one: 'comprimido', other: 'comprimidos' },
  dose: { one: 'dose', other: 'doses' },
};

/** '1 dose', '4 doses'. */
export const countDoses = (count: number): string =>
  plural(count, { one: '# dose', other: '# doses' });
/** '1 dia', '4 dias'. */
export const countDays = (count: number): string =>
  plural(count, { one: '# dia', other: '# dias' });

export const texts: Words<typeof english> = {
  countSteps: (count, step) => `${number(count)} ${plural(count, steps[step])}`,
  writtenSteps: (amount, step) => `${number(amount)} ${plural(Number(amount), steps[step])}`,
  steps: {
    click: 'clique',
    unit: 'unidade',
    pen: 'caneta',
    tablet: 'comprimido',
    dose: 'dose',
  },
  stepLabels: {
    click: 'Cliques',
    unit: 'Unidades',
    pen: 'Canetas',
    tablet: 'Comprimidos',
    dose: 'Doses',
  },
  devices: {
    click_pen: 'caneta',
    vial: 'frasco',
    single_pen: 'caixa',
    tablet: 'caixa',
  },

  statuses: {
    active: () => 'Em uso',
    empty: inGender('Vazia', 'Vazio'),
    expired: inGender('Vencida', 'Vencido'),
    sealed: inGender('Lacrada', 'Lacrado'),
    discarded: inGender('Descartada', 'Descartado'),
  },
  piecesOf: (pieces, mg) => `${pieces} de ${number(mg)} mg`,
  stepsLeft: (left, of) => `${plural(left, { one: 'Resta #', other: 'Restam #' })} de ${of}`,
  nothingLeft: (left) => `Restante: ${left}`,
  dosesLeft: (left, doses, stepsOfDose) =>
    doses === 0
      ? `Restante: ${left}, menos que uma dose de ${number(stepsOfDose)}`
      : `Restante: ${left} (${countDoses(doses)} de ${number(stepsOfDose)})`,
  notUsed: (day, kind) => `Ainda não ${kind === 'vial' ? 'usado' : 'usada'} · a partir de ${day}`,
  sealed: 'Em estoque · abre com a primeira dose',
  neverUsed: inGender('Não usada', 'Não usado'),
  usedFrom: (day) => `Uso a partir de ${day}`,
  used: (days) => `Uso: ${days}`,
  startedOn: (day) => `Início em ${day}`,
  inUse: (day, days) => `Início em ${day} · ${countDays(days)} em uso`,
  addPenTitle: 'Nova caneta',
  addPackTitle: 'Nova caixa',
  pen: (name, strength) => `${name}, ${strength}`,
  mgOf: (mg) => `${number(mg)} mg`,
  sealedPen: (pen, kind) => `${pen}, ${kind === 'vial' ? 'lacrado' : 'lacrada'}`,
  strengthOf: (mg, medicine) => `${number(mg)} mg ${medicine}`,
  restoreFailed: 'Não foi possível restaurar a caneta.',
};
