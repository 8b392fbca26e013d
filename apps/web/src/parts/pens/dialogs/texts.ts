import { FIELD_SENTENCES } from '@dosewise/contract';
import type { DeviceKind, DiscardReason } from '@dosewise/domain';
import { texts as penTexts, type StepName, type Thing } from '../../../data/pens/texts.ts';
import { amountSentence } from '../../../kit/forms/limits.ts';
import { spoken } from '../../../languages/formats/spoken.ts';

const { devices: DEVICES } = penTexts;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The words of the dialogs about a pen. They come with the dialogs. */
export const texts = spoken('parts/pens/dialogs', {
  editPenTitle: (thing: Thing) => `Edit ${capital(thing)}`,
  savePen: (thing: Thing) => `Save ${thing}`,
  editPenFailed: 'Failed to update pen',
  sealedWithoutStart: (thing: Thing) => `Leave this field empty while the ${thing} is unopened.`,
  startsTooLate: (day: string) => `Must be on or before the day of the first dose, ${day}.`,
  costTitle: (thing: Thing) => `Update ${capital(thing)} Cost Data`,
  askCost: (name: string) =>
    `Your dose is logged. What did ‘${name}’ cost? You can also fill in the cost later.`,
  saveCost: 'Save cost',
  saveCostFailed: 'Failed to update pen.',
  remindLater: 'Not now – remind me later',
  deletePen: (thing: Thing) => `Delete ${thing}`,
  confirmPenDelete: (name: string) =>
    `Are you sure you want to delete "${name}"? This action cannot be undone.`,
  deletePenFailed: (reason: string) => `Failed to delete pen: ${reason}`,
  tryAgain: 'please try again.',

  addSealedTitle: (thing: Thing) => `Add unopened ${thing}s`,
  add: (kind: DeviceKind) => `Add ${DEVICES[kind]}`,
  addSealed: (kind: DeviceKind) =>
    `Add unopened ${kind === 'single_pen' ? 'boxes' : `${DEVICES[kind]}s`}`,
  count: 'How many',
  countHint: 'All unopened, with the same details',
  countWrong: (most: number) => `Must be a whole number from 1 to ${most}.`,

  openTitle: (thing: Thing) => `Open ${thing}`,
  openQuestion: (name: string) =>
    `‘${name}’ counts as in use from this day. Logging its first dose also marks it as in use.`,
  openedOn: 'Opened on',
  openFailed: (name: string) => `We couldn’t open ${name}.`,

  discardTitle: (thing: Thing) => `Discard ${thing}`,
  discardNote: (name: string, thing: Thing) =>
    `‘${name}’ moves to past ${thing}s and is left out of your plan. You can undo this.`,
  discardedOn: 'Discarded on',
  reason: 'Reason',
  reasons: {
    in_use_days: 'In use too long',
    empty: 'Empty',
    broken: 'Broken',
    warm: 'Too warm or frozen',
    lost: 'Lost',
    other: 'Something else',
  } satisfies Record<DiscardReason, string>,
  discardFailed: (name: string) => `We couldn’t discard ${name}.`,
  dayNeeded: 'Enter a day.',
  dayAhead: 'This day is in the future.',
  beforeStart: (day: string) => `Must be on or after the start date, ${day}.`,

  allowGolden: 'Allow a Golden Dose from this pen',
  addPenFailed: 'Failed to create pen.',
  penGone: 'This entry was deleted elsewhere.',
  penName: (kind: DeviceKind) => `${capital(DEVICES[kind])} name`,
  penNameExample: (thing: Thing) => `e.g. November ${thing}`,
  startDate: 'Start date',
  expiryDate: 'Expiry date',
  expiryHint: (kind: DeviceKind) => `As printed on the ${DEVICES[kind]}`,
  batch: 'Batch',
  batchHint: 'Next to ‘Lot’ on the label',
  cost: (kind: DeviceKind, currency: string) => `Cost per ${DEVICES[kind]} (${currency})`,
  purchaseDate: 'Purchase date',
  currency: 'Currency',
  pharmacy: 'Pharmacy',
  wasted: (step: StepName) => `Wasted ${step}s`,
  wastedHint: 'What was not part of a dose, such as extra priming or leaks',
  wastedWrong: (most: number) => `Must be a whole number from 0 to ${most}.`,
  requiredFields: FIELD_SENTENCES.penFieldsMissing,
  missing: {
    name: 'Enter a name.',
    startDate: 'Enter a start date.',
    costPerPen: 'Enter the cost.',
    purchaseDate: 'Enter a purchase date.',
  },
  costWrong: amountSentence('Cost'),
});
