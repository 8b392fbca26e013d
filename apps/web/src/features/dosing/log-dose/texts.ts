import { DOSE_REFUSALS, FIELD_SENTENCES, PEN_MISFITS } from '@dosewise/contract';
import type { DeviceKind, DoseType } from '@dosewise/domain';
import { texts as penTexts, type StepName, type Thing } from '../../../data/pens/texts.ts';
import { outOfYears } from '../../../kit/forms/limits.ts';
import { withCount } from '../../../languages/formats/numbers.ts';
import { spoken } from '../../../languages/formats/spoken.ts';
import { countSteps } from '../../../parts/pens/step-words.ts';

const { devices, steps, stepLabels } = penTexts;

/** The words of Log Dose: the form, the pens, the history. */
export const texts = spoken('dosing/log-dose', {
  pageTitle: 'Log Dose · Dosewise',
  title: 'Log Dose',
  loading: 'Loading…',
  loginPrompt: 'Please log in to record your doses',
  step: (step: number) => `Step ${step}`,
  logging: 'Dose Logging',
  history: 'Dose History',
  pensUnknown: 'Failed to fetch pens',
  dosesUnknown: 'Failed to fetch doses',
  pensNotLoaded: 'We couldn’t load your pens. Nothing has been deleted.',
  dosesNotLoaded: 'We couldn’t load your doses. Nothing has been deleted.',

  doseTypes: {
    standard: 'Standard Dose',
    golden_dose: 'Golden Dose',
  } satisfies Record<DoseType, string>,
  mg: 'mg',

  form: 'Log a dose',
  doseType: 'Dose type',
  volumeLabel: 'Volume',
  stepsSpoken: (count: number, step: StepName, dose: string) =>
    `${countSteps(count, step)}, ${dose}`,
  volumeSpoken: (ml: number, dose: string) => `${ml} millilitres, ${dose}`,
  goldenLeft: (ml: string) => `Up to ${ml} mL more can be logged as a Golden Dose from this pen`,
  usual: {
    last: (amount: string) => `Same as last time: ${amount}`,
    planned: (amount: string) => `As planned: ${amount}`,
  },
  fullDose: (amount: string) => `Full dose: ${amount}`,
  restOffer: (last: string, rest: string) => `Use the last ${last}, then ${rest}`,
  restFrom: (count: number, pen: string) => `${count} from ${pen}`,
  andThen: (rest: string) => `Then ${rest}`,
  onlyThisPen: 'Only from this pen',
  penThen: (pen: string, rest: string) => `${pen}, then ${rest}`,
  part: (place: number, of: number) => `Part ${place} of ${of} of one dose`,
  sameInjection: 'Part of the same dose as',
  noOtherDose: 'None: a separate dose',
  doseAmount: 'Dose amount',
  noPenForMg: 'Select a pen to enter a dose in mg.',
  noPenForSum: 'No pen is selected',
  location: 'Injection location',
  lists: 'Choose from a list',
  quadrant: 'Exact site',
  side: 'Side',
  restedLongest: 'Rested longest',
  pain: 'Pain level',
  painHint: '0 is no pain, 10 the worst',
  note: 'Note',
  now: 'Now',
  more: 'More',
  log: 'Log Dose',
  logged: (dose: string, pen: string, place: string | null) =>
    `Dose logged successfully! ${dose} from ${[pen, place].filter(Boolean).join(', ')}.`,
  doseAt: (dose: string, place: string | null) => [dose, place].filter(Boolean).join(', '),
  loggedAlready: (when: string) => `This dose is already logged for ${when}.`,
  logFailed: 'Failed to log dose. Please try again.',
  penOfDoseGone:
    'The pen for this dose was deleted elsewhere. Nothing was logged. Check which pen is selected now.',

  logWithoutPen: (thing: Thing) => `Log a dose without a ${thing}`,

  noPen: FIELD_SENTENCES.noPen,
  stepsMissing: (step: StepName) => `Enter the number of ${steps[step]}s.`,
  refusals: DOSE_REFUSALS,
  misfits: PEN_MISFITS,
  volumeMissing: 'Enter the volume of this dose.',
  notEnough: (step: StepName, kind: DeviceKind) =>
    `Not enough ${steps[step]}s remaining in the selected ${devices[kind]}`,
  stepsWrong: (step: StepName, most: number) =>
    most === 1
      ? `${stepLabels[step]} must be 1.`
      : `${stepLabels[step]} must be a whole number from 1 to ${most}.`,
  mgWrong: (most: number) => `Dose amount must be a number above 0 and at most ${most} mg.`,
  volumeWrong: (most: number) => `Volume must be a number above 0 and at most ${most} mL.`,
  dateMissing: 'Enter the date and time of the dose.',
  dateAhead: 'The date is in the future. Log a dose once you have taken it.',
  dateBeforePen: FIELD_SENTENCES.doseBeforePen,
  openedOn: (kind: DeviceKind, day: string) =>
    `Change the start date of this ${devices[kind]} to ${day}`,
  openedFailed: 'We couldn’t change the start date. Please try again.',
  dateAfterDiscard: 'The date is after the day the pen or pack was discarded.',
  dateOutOfYears: outOfYears('The date'),

  pens: (thing: Thing) => `${thing === 'pen' ? 'Pen' : 'Pack'} for this dose`,
  showOthers: (count: number, thing: Thing) => `Show ${withCount(count, `other ${thing}`)}`,
  otherPen: (thing: Thing) => `Other ${thing}`,
  penActions: (name: string) => `Change ${name}`,
  edit: (name: string) => `Edit ${name}`,
  delete: (name: string) => `Delete ${name}`,
  firstPen: 'Add your first pen to start logging. Its strength is on the label.',

  typed: (asked: string, mg: string, amount: string) =>
    `You typed ${asked} mg. ${mg} mg (${amount}) will be logged.`,
  moreThanGolden: (asked: string, ml: string, mg: string) =>
    `${asked} mg is more than can still be logged as a Golden Dose from this pen (${ml} mL, ${mg} mg).`,
  moreThanLeft: (asked: string, mg: string) =>
    `${asked} mg is more than what is left in this vial (${mg} mg).`,
  moreThanPieces: (asked: string, pieces: string, mg: string) =>
    `${asked} mg is more than ${pieces} (${mg} mg).`,
  noWholeStep: (asked: string, step: StepName) =>
    `${asked} mg doesn’t come to a whole number of ${penTexts.steps[step]}s.`,

  withoutPenTitle: (thing: Thing) => `Dose without a ${thing}`,
  withoutPenHint: (thing: Thing) =>
    `For a dose from before you used this app, or from a ${thing} that is not listed here.`,
  byMouth: 'I take it by mouth',
  loggedWithoutPen: (dose: string, medicine: string, thing: Thing) =>
    `Dose logged successfully! ${dose} ${medicine}, without a ${thing}.`,
  editDose: 'Edit Dose',
  saveDose: 'Save dose',
  pen: 'Pen',
  penHint:
    'If this dose was from one of your pens, choose the pen. We’ll subtract the dose from what is left in it.',
  noPenFits: 'None of your pens could have given exactly this dose on that day.',
  otherPenHint:
    'If this dose was from another pen, choose that one. The dose in mg stays the same.',
  noOtherPenFits: 'None of your other pens could have given exactly this dose on that day.',
  penOption: (pen: string, steps: string) => `${pen} (${steps})`,
  takes: (steps: string, kind: DeviceKind, left: number) =>
    `Uses ${steps} of this ${penTexts.devices[kind]}, leaving ${left}.`,
  editDoseFailed: 'Failed to update dose.',
  doseGone: 'This dose was deleted elsewhere.',
  deleteDose: 'Delete dose',
  confirmDoseDelete: 'Are you sure you want to delete this dose? This action cannot be undone.',
  deleteDoseFailed: 'Failed to delete dose.',
  golden: 'Golden Dose',
  goldenFor: (pen: string) => ` for ${pen}`,
  goldenToggleFailed: 'Failed to update Golden Dose setting',
  historyPages: 'Dose history pages',
  totalDoses: (count: number) => withCount(count, 'total dose'),
  noDoses: 'No doses yet',
  noDosesHint: 'Your logged doses appear here, newest first.',
  editOwnDose: (when: string) => `Edit dose on ${when}`,
  deleteOwnDose: (when: string) => `Delete dose on ${when}`,
});
