import type { DeviceKind } from '@dosewise/domain';
import { countOf } from '../../../../format/numbers.ts';
import { texts as penTexts, type StepName } from '../../../../records/pens/texts.ts';

/** The words of what loads late: a dose that was typed, one without a pen, Edit and Delete Dose. */
export const texts = {
  typed: (asked: string, mg: string, amount: string) =>
    `You typed ${asked} mg. ${mg} mg (${amount}) will be logged.`,
  moreThanGolden: (asked: string, ml: string, mg: string) =>
    `${asked} mg is more than the golden volume left in this pen (${ml} mL, ${mg} mg).`,
  moreThanLeft: (asked: string, mg: string) =>
    `${asked} mg is more than what is left in this vial (${mg} mg).`,
  noWholeStep: (asked: string, step: StepName) =>
    `${asked} mg is not a whole ${penTexts.steps[step]}.`,
  pairOfSteps: (lower: number, upper: string) => `${lower} and ${upper}`,
  pairOfVolumes: (lower: string, upper: string) => `${lower} and ${upper} mL`,

  withoutPenTitle: 'Dose without a pen',
  withoutPenHint:
    'For a dose that is not from one of your pens here: from before you used this app, or given elsewhere.',
  loggedWithoutPen: (dose: string, medicine: string) =>
    `Dose logged successfully! ${dose} ${medicine}, without a pen.`,
  editDose: 'Edit Dose',
  saveDose: 'Save dose',
  pen: 'Pen',
  penHint: 'If this dose was from one of your pens, choose it to count it there.',
  noPenFits: 'None of your pens can have given exactly this dose on that day.',
  penOption: (pen: string, steps: string) => `${pen} (${steps})`,
  takes: (steps: string, kind: DeviceKind, left: number) =>
    `Takes ${steps} from this ${penTexts.devices[kind]} and leaves ${left}.`,
  editDoseFailed: 'Failed to update dose.',
  doseGone: 'This dose was deleted elsewhere.',
  deleteDose: 'Delete dose',
  confirmDoseDelete: 'Are you sure you want to delete this dose? This action cannot be undone.',
  deleteDoseFailed: 'Failed to delete dose.',
  golden: 'Golden Dose',
  goldenFor: (pen: string) => ` for ${pen}`,
  goldenToggleFailed: 'Failed to update Golden Dose setting',
  historyPages: 'Dose history pages',
  totalDoses: (count: number) => countOf(count, 'total dose'),
  noDoses: 'No doses yet',
  noDosesHint: 'Your logged doses appear here, newest first.',
  editDoseOf: (when: string) => `Edit dose of ${when}`,
  deleteDoseOf: (when: string) => `Delete dose of ${when}`,
};
