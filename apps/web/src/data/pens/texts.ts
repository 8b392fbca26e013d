import type { Pen } from '@dosewise/contract';
import type { DeviceKind } from '@dosewise/domain';
import { withCount } from '../../languages/formats/numbers.ts';
import { spoken } from '../../languages/formats/spoken.ts';

/** The name of a device's step; of a dial that gives whole doses only it is the dose. */
export type StepName = 'click' | 'unit' | 'pen' | 'tablet' | 'dose';

/** The word for what someone has: a pack of tablets is no pen. */
export type Thing = 'pen' | 'pack';

/** English says the same of a pen, a vial and a pack, where other languages have genders. */
const ofAnyKind = (word: string) => (_kind: DeviceKind) => word;

/** The words of devices: what their steps are called, and they themselves. */
export const texts = spoken('data/pens', {
  /** '30 clicks', '1 unit'. */
  countSteps: (count: number, step: StepName) => withCount(count, step),
  /** The same of an amount as it is written: '22.5 clicks'. */
  writtenSteps: (amount: string, step: StepName) =>
    `${amount} ${amount === '1' ? step : `${step}s`}`,
  steps: {
    click: 'click',
    unit: 'unit',
    pen: 'pen',
    tablet: 'tablet',
    dose: 'dose',
  } satisfies Record<StepName, string>,
  /** Over a field that takes a number of them. */
  stepLabels: {
    click: 'Clicks',
    unit: 'Units',
    pen: 'Pens',
    tablet: 'Tablets',
    dose: 'Doses',
  } satisfies Record<StepName, string>,
  /** The thing in a user's hand. */
  devices: {
    click_pen: 'pen',
    vial: 'vial',
    single_pen: 'box',
    tablet: 'pack',
  } satisfies Record<DeviceKind, string>,

  statuses: {
    active: ofAnyKind('Active'),
    empty: ofAnyKind('Empty'),
    expired: ofAnyKind('Expired'),
    sealed: ofAnyKind('Unopened'),
    discarded: ofAnyKind('Discarded'),
  } satisfies Record<Pen['status'], (kind: DeviceKind) => string>,
  /** Several whole ones in a dose: '3 pens of 2.4 mg'. */
  piecesOf: (pieces: string, mg: number) => `${pieces} of ${mg} mg`,
  stepsLeft: (left: number, of: string) => `${left} of ${of} left`,
  nothingLeft: (left: string) => `${left} left`,
  /** Short: on a phone a pen is one line. */
  dosesLeft: (left: string, doses: number, steps: number) =>
    doses === 0
      ? `${left} left, less than a dose of ${steps}`
      : `${left} left: ${withCount(doses, 'dose')} of ${steps}`,
  notUsed: (day: string, _kind: DeviceKind) => `Not used yet · start date ${day}`,
  sealed: 'Unopened · counts as opened from its first dose',
  neverUsed: ofAnyKind('Not used'),
  usedFrom: (day: string, _kind: DeviceKind) => `Used from ${day}`,
  used: (days: string, _kind: DeviceKind) => `Used ${days}`,
  startedOn: (day: string, _kind: DeviceKind) => `Started ${day}`,
  inUse: (day: string, days: number, _kind: DeviceKind) =>
    `Started ${day} · in use ${withCount(days, 'day')}`,
  addPenTitle: 'Add New Pen',
  addPackTitle: 'Add New Pack',
  pen: (name: string, strength: string) => `${name}, ${strength}`,
  mgOf: (mg: number | string) => `${mg} mg`,
  sealedPen: (pen: string, _kind: DeviceKind) => `${pen}, unopened`,
  strengthOf: (mg: number, medicine: string) => `${mg} mg ${medicine}`,
  restoreFailed: 'We couldn’t restore this.',
});
