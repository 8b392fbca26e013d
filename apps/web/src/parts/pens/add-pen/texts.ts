import type { DeviceKind } from '@dosewise/domain';
import { spoken } from '../../../languages/formats/spoken.ts';

type Limits = { readonly least: number; readonly most: number };

/** The words of Add New Pen about the device. */
export const texts = spoken('parts/pens/add-pen', {
  questions: {
    brand: 'What name is on your box?',
    strength: 'Which strength?',
    printed: 'Which pen is it?',
    numbers: 'What does its label say?',
    use: 'In use or unopened?',
    cost: 'What did it cost?',
  },
  countClicks: 'How many clicks in a full dose?',
  countPens: 'How many pens are in the box?',
  countTablets: 'How many tablets are in the pack?',
  costOfEach: 'What did each cost?',
  next: 'Next',
  strength: 'Strength',
  strengthHint: (kind: DeviceKind) =>
    kind === 'tablet'
      ? 'mg in one tablet, as printed on the label'
      : 'mg in one full dose, not in the whole pen. See the label',
  inUse: 'In use',
  inUseNote: 'You’ve used it, or will use it today',
  sealed: 'Unopened',
  sealedNote: (kind: DeviceKind) => (kind === 'tablet' ? 'For later' : 'In the fridge for later'),
  nameOf: (name: string, strength: string) => `${name}, ${strength} mg`,
  change: 'Change',
  moreDetails: 'More details',

  kind: 'Kind',
  kinds: {
    click_pen: 'Pen with a dial',
    vial: 'Vial',
    single_pen: 'Single-dose pens',
    tablet: 'Tablets',
  },
  doseMl: 'Volume of a full dose',
  doses: 'Number of full doses',
  pensInBox: 'Pens in this box',
  tabletsInPack: 'Tablets in this pack',
  clicks: 'Clicks in a full dose',
  clicksHint:
    'Count them on your pen. People often report 0.01 mL a click, but no leaflet says so.',
  wholeDoses: 'I don’t know, or it gives whole doses only',
  wholeDosesHint: 'You can then log whole doses only.',

  arithmetic: (mg: number, ml: string, doses: string, steps: string | null) =>
    `${mg} mg in ${ml} mL, ${doses}${steps === null ? '' : ` of ${steps}`}. Compare with your label.`,
  tablets: (mg: number, tablets: string) =>
    `${mg} mg in each tablet, ${tablets} in this pack. Compare with your label.`,
  sources: 'Where these numbers come from',
  checkedOn: (day: string) => `Checked on ${day}.`,

  missing: {
    strength: 'Choose a strength.',
    ownStrength: 'Enter a strength.',
    doseMl: 'Enter the volume of a full dose.',
    doses: 'Enter the number of full doses.',
    pieces: {
      click_pen: '',
      vial: '',
      single_pen: 'Enter how many pens are in the box.',
      tablet: 'Enter how many tablets are in the pack.',
    } satisfies Record<DeviceKind, string>,
    clicks: 'Enter the clicks in a full dose.',
  },
  strengthWrong: ({ least, most }: Limits) =>
    `Strength must be a number from ${least} to ${most} mg.`,
  doseMlWrong: ({ least, most }: Limits) => `Must be a number from ${least} to ${most} mL.`,
  dosesWrong: ({ least, most }: Limits) => `Doses must be a whole number from ${least} to ${most}.`,
  piecesWrong: (kind: DeviceKind, { least, most }: Limits) =>
    `${kind === 'tablet' ? 'Tablets' : 'Pens'} must be a whole number from ${least} to ${most}.`,
  clicksWrong: ({ least, most }: Limits) =>
    `Clicks must be a whole number from ${least} to ${most}.`,

  proposedName: (name: string, strength: string) => `${name} ${strength} mg`,
  tabletsOf: (brand: string) => `${brand} tablets`,
  copyOf: (name: string, copy: number) => `${name} (${copy})`,
});
