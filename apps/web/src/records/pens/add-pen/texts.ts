import { withCount } from '../../../format/numbers.ts';

type Limits = { readonly least: number; readonly most: number };

/** The words of Add New Pen about the device. */
export const texts = {
  medicine: 'Medicine',
  strength: 'Strength',
  strengthHint: 'One full dose, as printed on the label',
  strengthTile: (mg: number) => `${mg} mg`,
  otherStrength: 'Another strength',
  device: 'Which one is it?',
  deviceHint: 'Compare the name and the numbers with your box.',
  /** The words that tell the two KwikPens apart. */
  versions: {
    'mounjaro-kwikpen': 'The original · ',
    'mounjaro-kwikpen-modified': '2026 version, no Golden Dose · ',
  } as Readonly<Record<string, string>>,
  presentationNote: (version: string, doses: number, ml: number, markets: string) =>
    `${version}${withCount(doses, 'dose')} of ${ml} mL · ${markets}`,
  notListed: 'None of these',
  notListedNote: 'Enter its numbers from the label',
  lastTime: 'Same as your last pen',
  change: 'Change',

  kind: 'Kind',
  kinds: { click_pen: 'Pen with a dial', vial: 'Vial', single_pen: 'Single-dose pens' },
  doseMl: 'Liquid in a full dose',
  doses: 'Full doses in it',
  pensInBox: 'Pens in this box',
  clicks: 'Clicks in a full dose',
  clicksHint: 'Count them on your pen. People often report 0.01 mL a click, but no label says so.',
  wholeDoses: 'The dial gives whole doses only',

  fullDose: 'full dose',
  arithmetic: (mg: number, ml: string, doses: string, steps: string | null) =>
    `${mg} mg in ${ml} mL, ${doses}${steps === null ? '' : `, ${steps} each`}. Compare with your label.`,
  sources: 'Where these numbers come from',
  checkedOn: (day: string) => `Checked on ${day}.`,

  missing: {
    strength: 'Choose a strength.',
    ownStrength: 'Enter a strength.',
    device: 'Choose one of these.',
    doseMl: 'Enter the liquid in a full dose.',
    doses: 'Enter how many full doses are in it.',
    pens: 'Enter how many pens are in the box.',
    clicks: 'Enter the clicks in a full dose.',
  },
  strengthWrong: ({ least, most }: Limits) =>
    `Strength must be a number from ${least} to ${most} mg.`,
  doseMlWrong: ({ least, most }: Limits) => `Must be a number from ${least} to ${most} mL.`,
  noWholeUnits: 'A dose from a vial must be whole units of 0.01 mL.',
  dosesWrong: ({ least, most }: Limits) => `Doses must be a whole number from ${least} to ${most}.`,
  pensWrong: ({ least, most }: Limits) => `Pens must be a whole number from ${least} to ${most}.`,
  clicksWrong: ({ least, most }: Limits) =>
    `Clicks must be a whole number from ${least} to ${most}.`,

  proposedName: (strength: string, month: string | null) =>
    `${strength} mg${month === null ? '' : `, ${month}`}`,
  copyOf: (name: string, copy: number) => `${name} (${copy})`,
};
