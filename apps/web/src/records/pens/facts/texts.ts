import type { Pen } from '@dosewise/contract';
import { countOf } from '../../../format/numbers.ts';

/** The words about one pen: its name, its state, what is left in it. */
export const texts = {
  statuses: {
    active: 'Active',
    empty: 'Empty',
    expired: 'Expired',
    sealed: 'Sealed',
    discarded: 'Discarded',
  } satisfies Record<Pen['status'], string>,
  stepsLeft: (left: number, of: string) => `${left} of ${of} left`,
  stepsAndDosesLeft: (left: number, of: string, doses: number) =>
    `${left} of ${of} · ${countOf(doses, 'dose')} left`,
  /** Short: on a phone a pen is one line. */
  ownDosesLeft: (left: number, of: string, doses: number) =>
    `${left} of ${of} · ${countOf(doses, 'own dose')}`,
  notUsed: (day: string) => `Not used yet · from ${day}`,
  sealed: 'In stock · the first dose opens it',
  neverUsed: 'Not used',
  usedFrom: (day: string) => `Used from ${day}`,
  used: (days: string) => `Used ${days}`,
  startedOn: (day: string) => `Started ${day}`,
  inUse: (day: string, days: number) => `Started ${day} · in use ${countOf(days, 'day')}`,
  addPenTitle: 'Add New Pen',
  pen: (name: string, strength: string) => `${name}, ${strength}`,
  mgOf: (mg: number | string) => `${mg} mg`,
  sealedPen: (pen: string) => `${pen}, sealed`,
  strengthOf: (mg: number, medicine: string) => `${mg} mg ${medicine}`,
};
