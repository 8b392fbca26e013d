import {
  type DeviceSize,
  type DoseRefusal,
  INJECTION_LOCATIONS,
  type PenMisfit,
} from '@dosewise/domain';

/** The sentences of the contract in English. A language has the same ones in its own words, by the same keys. */

/** The sentences about a wrong field, as the server says them and the web before it asks. */
export const FIELD_SENTENCES = {
  noPen: 'Please select a pen first',
  penFieldsMissing: 'Please fill in all required fields.',
  doseBeforePen: 'The date is before the start date of this pen.',
  tooFarAhead: 'You can’t plan more than 2 years ahead.',
  weighInAhead: 'The date is in the future.',
  pauseEndsEarly: 'The pause ends before it begins.',
} as const;

/** The reasons that a pen cannot give a dose, as the server says them and the web before it asks. */
export const DOSE_REFUSALS = {
  golden_pen_not_empty: 'Golden Dose can only be extracted from empty pens',
  golden_not_enabled: 'Golden Dose tracking is not enabled for this pen',
  golden_volume_exceeded: 'There is not that much golden volume left in the selected pen',
  not_enough_clicks: 'Not enough clicks remaining in the selected pen',
} as const satisfies Record<DoseRefusal, string>;

type Device = Pick<DeviceSize, 'kind' | 'stepsPerDose'>;

/** The words for a device and for its steps. */
function deviceWords({ kind, stepsPerDose }: Device): { device: string; steps: string } {
  if (kind === 'vial') return { device: 'vial', steps: 'units' };
  if (kind === 'single_pen') return { device: 'box', steps: 'pens' };
  if (kind === 'tablet') return { device: 'pack', steps: 'tablets' };
  return { device: 'pen', steps: stepsPerDose === 1 ? 'doses' : 'clicks' };
}

const mgWords = (doseMg: number) => `${Number(doseMg.toFixed(4))} mg`;

/**
 * The reasons that a dose without a pen cannot be given this one, as the server says them and the
 * web before it asks.
 */
export const PEN_MISFITS: Readonly<Record<PenMisfit, (doseMg: number, device: Device) => string>> =
  {
    other_medicine: (_doseMg, device) =>
      `This ${deviceWords(device).device} contains a different medicine.`,
    above_one_dose: (doseMg, device) =>
      `${mgWords(doseMg)} is more than one dose from this ${deviceWords(device).device}.`,
    between_steps: (doseMg, given) => {
      const { device, steps } = deviceWords(given);
      return `${mgWords(doseMg)} doesn’t come to a whole number of ${steps} from this ${device}.`;
    },
  };

/** The sentences for an amount of the other kind of dose, which nothing could be done with. */
const FOREIGN_AMOUNTS = {
  clicks: 'A Golden Dose has no clicks. Send its volume.',
  volume: 'A standard dose has no volume. Send its clicks.',
} as const;

/** The sentences for a dose that comes from no pen of the account. */
const WITHOUT_PEN = {
  clicks: 'A dose without a pen has no clicks. Send its amount in mg.',
  volume: 'A dose without a pen has no volume. Send its amount in mg.',
  doseType: 'A Golden Dose must come from an empty pen. Send the id of that pen.',
  medicine: 'Enter the name of the medicine.',
  doseAmount: 'Dose amount must be a number above 0 and at most 100 mg.',
} as const;

/** The sentences for a sub-location that the location does not have. */
const WRONG_PLACE = {
  quadrant: 'Only an injection into the abdomen has a sub-location.',
  side: 'Only an injection into the thigh, arm or buttock has a side.',
} as const;

/** The sentences for a dose that was swallowed, and for one that was not. */
const ORAL_DOSE = {
  site: 'A tablet has no injection site.',
  pain: 'A tablet has no pain level.',
  /** As `choice` says it. */
  siteNeeded: `Injection location must be one of ${INJECTION_LOCATIONS.join(', ')}.`,
  method: 'Only a tablet is taken by mouth.',
} as const;

/** All else that schemas of requests say. No page needs it. */
const REQUEST_SENTENCES = {
  noId: 'This is not a valid ID.',
  email: 'Email must be an address such as name@example.com.',
  newId: 'The id must be a UUID of version 7 in lower case.',
  timeZone: 'Time zone must be an IANA name such as Australia/Sydney.',
  limit: 'Limit must be a whole number of at least 1.',
  passwordRequired: 'Password is required.',
  passwordTooLong: 'Password is too long.',
  knownDevice: 'Device must be the text that an earlier login returned.',
  linkToken: 'Token must be the one from the emailed link.',
  oneConfirmation: 'Send one of password, code, passkey or oidc.',
  confirm: 'Confirm must be 1.',
  personLink: 'This link is incomplete.',
  credential: 'Credential must be the browser’s reply, as JSON.',
  pushKeys: "The keys must be the browser's: p256dh and auth.",
  oldSubscription: 'The old subscription must have its endpoint and auth.',
  repeatMinutes: 'Minutes between repeats must be 0, or a whole number from 15 to 240.',
  weekdays: 'Days must be a list of different days from 1 (Monday) to 7.',
  quietHours: 'Quiet hours must start and end at different times.',
  allSettings: 'This part must have all of its settings.',
  oneDay: 'Choose at least one day.',
  webhookUrl:
    'The address must be a whole https address without a name and password, such as https://example.com/hook.',
  device: 'Device must be one from the catalogue, or give medicine, kind, doseMl and doses.',
  planStep:
    'A step must have a start, a time, days between doses, a dose in mg and a number of doses.',
  stepAfterStep: 'A step must start after the one before it.',
  openStep: 'Only the last step can have no end.',
  zonePair: 'Choose a site that belongs to this part of the body.',
  zoneTwice: 'Each site can be listed only once.',
  zoneList: 'Sites must be a list, each with a location and a sub-location.',
  tooManyRows: 'One import holds at most 20,000 rows.',
  tooManyWeights: 'One import holds at most 20,000 entries.',
  importedPlace: 'Sub-location must be one that the injection location has.',
  originOfKind: 'Only a fasting glucose entry can say where it was measured.',
  diastolicOfKind: 'Only blood pressure has a diastolic value.',
  diastolicAbove: 'The diastolic value can’t be above the systolic one.',
  ingestedJson: 'The body must be JSON.',
  ingestedBytes: 'The body must be at most 20 MB.',
  noArchive: 'This is not a file with everything from Dosewise (all.json).',
  archivedEntry: 'An entry must have all of its fields.',
  archivedDevice: 'Device must have all of its numbers.',
  archivedTablet: 'Tablets have no mL; every other device must have it.',
  archivedDiscard: 'A discarded pen must have a day and a reason.',
  archivedAmount:
    'A dose has clicks, a Golden Dose has a volume, and one without a pen has neither.',
  archivedSite: 'A tablet has neither site nor pain, and every injection has a site.',
  digestText: 'A digest must be text.',
  digest: 'A digest must be base64url.',
  archivedBefore: 'The earlier value must be a weight.',
  loggedBy: 'Logged by must have an email.',
  keptRange: 'The target range must have a lowest and a highest weight.',
  keptOrder: 'The lowest weight must be below the highest.',
} as const;

const whole = (value: number) => value.toLocaleString('en-GB');

/**
 * The forms in which a schema says what it wants of the field that `what` names. A language has the names, too,
 * and puts them where its grammar lets every one of them stand.
 */
const FORMS = {
  text: (what: string, min: number, max: number) =>
    min === 0
      ? `${what} must be text of at most ${max} characters.`
      : `${what} must be text of ${min} to ${max} characters.`,
  number: (what: string, min: number, max: number, unit = '') =>
    `${what} must be a number from ${min} to ${whole(max)}${unit === '' ? '' : ` ${unit}`}.`,
  anyNumber: (what: string) => `${what} must be a number.`,
  above: (what: string, above: number, most: number, unit: string) =>
    `${what} must be a number above ${above} and at most ${most} ${unit}.`,
  range: (what: string, min: number, max: number, unit: string) =>
    `${what} must be from ${min} to ${max}${unit === '%' ? '' : ' '}${unit}.`,
  whole: (what: string, min: number, max: number) =>
    `${what} must be a whole number from ${min} to ${max}.`,
  characters: (what: string, min: number, max: number) =>
    `${what} must have ${min} to ${max} characters.`,
  choice: (what: string, values: readonly string[]) =>
    `${what} must be one of ${values.join(', ')}.`,
  someOf: (what: string, values: readonly string[]) =>
    `${what} must be a list of one or more of ${values.join(', ')}, each once.`,
  strengths: (what: string, values: readonly number[]) =>
    `${what} must be one of ${values.slice(0, -1).join(', ')} or ${values.at(-1)} mg.`,
  flag: (what: string) => `${what} must be true or false.`,
  instant: (what: string) => `${what} must be a date and time such as 2026-11-21T08:30:00Z.`,
  day: (what: string) => `${what} must be a day such as 2026-11-21.`,
  clock: (what: string) => `${what} must be a time of day such as 08:30.`,
  years: (what: string, first: number, last: number) =>
    `${what} must be between the years ${first} and ${last}.`,
  list: (what: string) => `${what} must be a list.`,
  shortList: (what: string, most: number) =>
    `${what} must be a list of at most ${whole(most)} entries.`,
  steps: (what: string, min: number, max: number) => `${what} must have ${min} to ${max} steps.`,
  reportDays: (what: string, most: number) =>
    `${what} must cover at least one day and at most five years (${whole(most)} days).`,
  moreThanRecords: (what: string, more: number) =>
    `${what} must be at most ${whole(more)} more than the number of records.`,
} as const;

/** Every sentence of the contract, by the names that each language has for them. */
export const CONTRACT_SENTENCES = {
  forms: FORMS,
  fields: FIELD_SENTENCES,
  doseRefusals: DOSE_REFUSALS,
  penMisfits: PEN_MISFITS,
  foreignAmounts: FOREIGN_AMOUNTS,
  withoutPen: WITHOUT_PEN,
  wrongPlace: WRONG_PLACE,
  oralDose: ORAL_DOSE,
  requests: REQUEST_SENTENCES,
} as const;
