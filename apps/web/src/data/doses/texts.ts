import type { DeviceKind, InjectionLocation, InjectionSubLocation } from '@dosewise/domain';
import { withCount } from '../../languages/formats/numbers.ts';
import { spoken } from '../../languages/formats/spoken.ts';
import { texts as penTexts } from '../pens/texts.ts';

const { devices } = penTexts;
const locations: Record<InjectionLocation, string> = {
  abdomen: 'Abdomen',
  thigh: 'Thigh',
  arm: 'Upper arm',
  buttock: 'Buttock',
  other: 'Other',
};
const subLocations: Record<InjectionSubLocation, string> = {
  left_lower: 'Left lower',
  left_upper: 'Left upper',
  right_lower: 'Right lower',
  right_upper: 'Right upper',
  left: 'Left',
  right: 'Right',
};

/** The words of changes to doses, on whichever screen. */
export const texts = spoken('data/doses', {
  /** The name of a dose: 'Dose of 10 mg, 40 clicks, 12 Nov'. */
  doseOf: (mg: string, amount: string | null, day: string) =>
    `Dose of ${[mg, amount, day].filter(Boolean).join(', ')}`,
  locations,
  /** Within a sentence: 'thigh'. */
  locationInside: (location: InjectionLocation) => locations[location].toLowerCase(),
  subLocations,
  /** 'Abdomen, left lower' */
  place: (location: InjectionLocation, within: InjectionSubLocation) =>
    `${locations[location]}, ${subLocations[within].toLowerCase()}`,
  mgOf: penTexts.mgOf,
  mlOf: (ml: string) => `${ml} mL`,
  withoutPen: 'Without a pen',
  withoutPack: 'Without a pack',
  originOf: (origin: string, medicine: string) => `${origin} · ${medicine}`,
  goldenDose: (mg: string, amount: string) => `${mg} Golden Dose (${amount})`,
  unknownPen: 'Unknown pen',
  unknownPack: 'Unknown pack',
  notNoted: 'Not logged',
  painFact: (pain: string) => `pain ${pain} out of 10`,

  logged: (dose: string) => `Logged: ${dose}.`,
  takeBackFailed: 'We couldn’t undo this. The dose is still in your history.',
  doubleTitle: 'Did you log one dose twice?',
  doubleQuestion: 'Two doses are logged less than ten minutes apart.',
  removeDose: 'Delete this one',
  doubleFailed: 'That didn’t work. Please try again.',
  restoreFailed: 'We couldn’t restore the dose.',

  confirmDose: 'Confirm Dose',
  /** Before the name of another person whose dose it is. */
  forPerson: 'For',
  confirm: 'Confirm',
  /** The name of what a dose comes from. */
  sourceFact: (kind: DeviceKind) =>
    ({ click_pen: 'Pen', vial: 'Vial', single_pen: 'Box', tablet: 'Pack' })[kind],
  dateAndTime: 'Date and time',
  placeFact: 'Site',
  pain: 'Pain level',
  painOfTen: (pain: number) => `${pain} out of 10`,

  tooSoon: (hours: number, least: number) =>
    `Another dose is logged ${hours < 1 ? 'less than 1 hour' : `only ${withCount(hours, 'hour')}`} before or after this one. The leaflet says to leave at least ${withCount(least, 'hour')} between doses. If in doubt, ask your pharmacist or prescriber.`,
  otherHours: (medicine: string, hours: number) =>
    `${medicine}: a dose is logged ${withCount(hours, 'hour')} before this one. Leaflets say not to use two medicines of this kind together. Ask the prescriber before this dose is taken. If it has already been taken, ask now.`,
  otherDays: (medicine: string, days: number) =>
    `${medicine}: a dose is logged ${withCount(days, 'day')} before this one. Leaflets say not to use two medicines of this kind together. Ask the prescriber before this dose is taken. If it has already been taken, ask now.`,
  lastDose: (days: number) => `Last dose ${withCount(days, 'day')} ago.`,
  sinceDoseBefore: (days: number) => `${withCount(days, 'day')} since the previous dose.`,
  missed: (count: number) => `${withCount(count, 'planned dose')} missed.`,
  ask: 'After a gap like this, ask your prescriber which dose to take next.',
  labelAsks: 'The Saxenda leaflet says to ask your prescriber before you take another dose.',
  oneTablet:
    'The leaflet says to take one tablet a day. Several lower-strength tablets are not the same as one stronger tablet. If in doubt, ask your pharmacist.',
  inUseTooLong: (kind: DeviceKind, days: number) =>
    `This ${devices[kind]} has been in use for more than ${days} days. The leaflet says to discard it after that. If in doubt, ask your pharmacist.`,
  expired: (kind: DeviceKind, day: string) =>
    `This ${devices[kind]} expired on ${day}. Leaflets say not to use a medicine after its expiry date. If in doubt, ask your pharmacist.`,

  doseStep: 'Dose step',
  change: (before: string, after: string) => `${before} → ${after}`,
  mg: (amount: number) => `${Number(amount.toFixed(2))} mg`,
  ofMedicine: (medicine: string, amount: string) => `${medicine} ${amount}`,
});
