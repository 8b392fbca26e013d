import type { DeviceKind, DoseUnit } from '@dosewise/domain';
import { spoken } from '../../../languages/formats/spoken.ts';

const devices: Record<DeviceKind, string> = {
  click_pen: 'pen',
  vial: 'vial',
  single_pen: 'device',
  tablet: 'pack',
};

/** The words of the calculator for any device. Amounts come as they are written. */
export const texts = spoken('dosing/any-device', {
  form: 'Calculator for any device',
  device: 'Your pen or vial',
  yourTablets: 'Your tablets',
  questions: {
    brand: 'What name is on your box?',
    strength: 'Which strength?',
    own: 'Numbers from the label',
  },
  chosen: (device: string, strength: string) => `${device}, ${strength} mg`,
  numbers: (doseMl: number, markets: string) =>
    `${doseMl} mL a dose, sold in ${markets}. Compare with your box.`,
  tabletsSold: (mg: string, markets: string) =>
    `${mg} mg in each tablet, sold in ${markets}. Compare with your box.`,
  change: 'Change',
  inMg: (amount: number | string) => `${amount} mg`,

  counted: 'Clicks you counted for one full dose',
  countedHint:
    'If you leave this empty, Dosewise works in whole doses only. People often report 0.01 mL a click, but no leaflet says so, so we don’t fill it in.',

  kind: 'Kind',
  kinds: { click_pen: 'Pen', vial: 'Vial', tablet: 'Tablets' },
  ownMedicine: 'Medicine',
  ownStrength: 'One dose, in mg',
  ownTablet: 'One tablet, in mg',
  ownTablets: 'Tablets in the pack',
  ownVolume: 'One dose, in mL',
  ownDoses: 'Number of doses',
  outside: (least: number, most: number) => `Enter a number from ${least} to ${most}.`,
  wholeOutside: (least: number, most: number) => `Enter a whole number from ${least} to ${most}.`,
  mg: 'mg',
  mL: 'mL',

  amount: 'How much',
  fields: { mg: 'Dose amount', mL: 'Volume', units: 'Syringe units' } satisfies Record<
    Exclude<DoseUnit, 'steps'>,
    string
  >,

  inUnit: {
    mg: (amount: string) => `${amount} mg`,
    mL: (amount: string) => `${amount} mL`,
    units: (amount: string) => `${amount} ${amount === '1' ? 'unit' : 'units'} of a U-100 syringe`,
  } satisfies Record<Exclude<DoseUnit, 'steps'>, (amount: string) => string>,

  result: 'Calculated Dose',
  nothingYet: 'Enter an amount to see the calculation.',
  missing: {
    device: 'Choose your pen or vial, or enter its numbers.',
    strength: 'Choose a strength.',
    numbers: 'Enter the mg and mL of one dose.',
  },
  tooMuchOfPen: (amount: string, dose: string) =>
    `${amount} is more than one full dose of this pen (${dose}).`,
  tooMuchOfVial: (amount: string, all: string) =>
    `${amount} is more than this vial holds (${all}).`,
  tooMuchOfPieces: (amount: string, pieces: string, most: string) =>
    `${amount} is more than ${pieces} (${most}), the most you can log as one dose.`,
  partOfDose: (kind: DeviceKind, dose: string) =>
    `The leaflet covers full doses only: this ${devices[kind]} gives doses of ${dose}.`,
  wholeDosesOnly: 'Enter the clicks in one dose to work out part doses.',
  log: 'Log this dose',

  about: 'Where the numbers come from',
  compare: 'Compare with your label',
  compareWhy:
    'Everything is calculated from the mg and mL of one full dose. A printed mg/mL is rounded, so it is not used.',
  facts: {
    dose: 'Full dose',
    concentration: 'Concentration',
    steps: 'Clicks or units',
    content: 'Contents',
    golden: 'Golden Dose',
  },
  doseOf: (mg: string, mL: string) => `${mg} in ${mL}`,
  compareTablets: 'Everything is calculated from the mg of one tablet.',
  tablets: (count: number, mg: string) => `${count} tablets, ${mg}`,
  perMl: (mg: string, isExact: boolean) => `${isExact ? '' : 'about '}${mg} mg/mL`,
  deviceSteps: (steps: string, mL: string) => `${steps} of ${mL} in a dose`,
  content: (doses: number, mg: string, mL: string) =>
    `${doses} ${doses === 1 ? 'dose' : 'doses'}, ${mg}, ${mL}`,
  golden: (mL: string) => `up to ${mL} may be left after its doses`,
  sourcesOf: (device: string) => `${device}: sources`,
  checkedOn: (day: string) => `Checked on ${day}.`,
  ownNumbers: 'These numbers are your own. No one has checked them.',
});
