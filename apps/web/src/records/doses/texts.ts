import type { DeviceKind } from '@dosewise/domain';
import { countOf } from '../../format/numbers.ts';
import { texts as penTexts } from '../pens/texts.ts';

const { devices } = penTexts;

/** The words of changes to doses, on whichever screen. */
export const texts = {
  /** What a dose is called: 'Dose of 10 mg, 40 clicks, 12 Nov'. */
  doseOf: (mg: string, amount: string | null, day: string) =>
    `Dose of ${[mg, amount, day].filter(Boolean).join(', ')}`,
  takeBackFailed: 'This could not be undone. The dose is still in your history.',
  restoreFailed: 'The dose could not be restored.',

  confirmDose: 'Confirm Dose',
  confirm: 'Confirm',
  penFact: 'Pen',
  dateAndTime: 'Date and time',
  placeFact: 'Location',
  pain: 'Pain level',
  painOfTen: (pain: number) => `${pain} of 10`,

  tooSoon: (hours: number, least: number) =>
    `Another dose is logged ${hours < 1 ? 'within an hour of' : `${countOf(hours, 'hour')} from`} this one. The label asks for at least ${least} hours between two doses.`,
  inUseTooLong: (kind: DeviceKind, days: number) =>
    `This ${devices[kind]} has been in use for more than ${days} days. The label says to discard it then.`,
  expired: (kind: DeviceKind, day: string) => `This ${devices[kind]} expired on ${day}.`,
};
