import {
  DEVICE_KINDS,
  DISCARD_REASONS,
  DOSE_TYPES,
  EXTRACTION_METHODS,
  HEIGHT_LIMITS_CM,
  HEIGHT_UNITS,
  INJECTION_LOCATIONS,
  INJECTION_SUB_LOCATIONS,
  isTimeZone,
  MAX_NOTE_CHARACTERS,
  MAX_PAIN_LEVEL,
  MAX_SEVERITY,
  MAX_SOURCE_CHARACTERS,
  MAX_STEPS,
  OWN_DEVICE_LIMITS,
  PLAN_ANCHORS,
  SHOWN_WEIGHT_UNITS,
  SYMPTOM_CATEGORIES,
  WEIGHT_LIMITS_KG,
} from '@dosewise/domain';
import * as z from 'zod/mini';
import { setGoal } from '../account/goal.ts';
import { MAX_USUAL_GOLDEN_ML } from '../account/golden-dose.ts';
import { described } from '../annotations.ts';
import {
  calendarDay,
  country,
  currency,
  flag,
  id,
  instant,
  money,
  number,
  oneOf,
  text,
  whole,
} from '../fields.ts';
import { defineRoute } from '../route.ts';
import { medicine } from './medicine.ts';
import { MAX_BATCH_CHARACTERS, MAX_PEN_NAME_CHARACTERS, MAX_PHARMACY_CHARACTERS } from './pens.ts';
import { setPlan } from './plan.ts';
import { reminderPreferences } from './reminders.ts';
import { setSites } from './sites.ts';

/** The sentence for a file that is no archive of ours. */
const NO_ARCHIVE = 'This is not a file with everything from Dosewise (all.json).';

/** Largest archive in bytes: more than 150,000 records. */
const MAX_ARCHIVE_BYTES = 48 * 1024 * 1024;
/** Most mg that a device of ours holds, which a vial gives at once if need be. */
const MOST_MG = OWN_DEVICE_LIMITS.strengthMg.most * OWN_DEVICE_LIMITS.doses.most;
const MOST_ML = OWN_DEVICE_LIMITS.doseMl.most * OWN_DEVICE_LIMITS.doses.most;
const MOST_HOURS = 24 * 366;

const note = text('Note', 0, MAX_NOTE_CHARACTERS);
const textVersion = text('Text version', 1, 40);
const hours = (what: string) => z.nullable(whole(what, 0, MOST_HOURS));
const day = (what: string) => z.nullable(calendarDay(what));

const device = z.object(
  {
    id: z.nullable(text('Device', 1, 60)),
    brand: z.nullable(text('Brand', 1, 80)),
    medicine,
    kind: oneOf('Kind', DEVICE_KINDS),
    doseMl: number('mL of a dose', OWN_DEVICE_LIMITS.doseMl.least, OWN_DEVICE_LIMITS.doseMl.most),
    doses: whole('Doses', OWN_DEVICE_LIMITS.doses.least, OWN_DEVICE_LIMITS.doses.most),
    stepsPerDose: whole(
      'Steps of a dose',
      OWN_DEVICE_LIMITS.stepsPerDose.least,
      OWN_DEVICE_LIMITS.stepsPerDose.most,
    ),
    goldenMl: number('Golden mL', 0, OWN_DEVICE_LIMITS.doseMl.most),
    inUseDays: z.nullable(whole('Days in use', 0, 3660)),
    intervalDays: z.nullable(whole('Days between doses', 0, 3660)),
    minGapHours: hours('Hours between doses'),
    missedWindowHours: hours('Hours of a missed dose'),
  },
  'Device must have all of its numbers.',
);

const archivedPen = z
  .object({
    _id: id,
    name: text('Name', 1, MAX_PEN_NAME_CHARACTERS),
    strength: number(
      'Strength',
      OWN_DEVICE_LIMITS.strengthMg.least,
      OWN_DEVICE_LIMITS.strengthMg.most,
    ),
    device: described(z.optional(device), 'Absent in files of earlier releases: the KwikPen'),
    startDate: day('Start date'),
    expiresOn: day('Expiry date'),
    costPerPen: z.nullable(money('Cost per pen')),
    costCurrency: z.nullable(currency),
    purchaseDate: day('Purchase date'),
    pharmacy: z.nullable(text('Pharmacy', 0, MAX_PHARMACY_CHARACTERS)),
    batch: z._default(z.nullable(text('Batch', 0, MAX_BATCH_CHARACTERS)), null),
    enableFifthDose: flag('Golden Dose'),
    remainingClicks: described(whole('Steps left', 0, MAX_STEPS), 'As its doses have left it'),
    remainingGoldenMl: number('Golden mL left', 0, OWN_DEVICE_LIMITS.doseMl.most),
    discardedOn: z._default(day('Discard day'), null),
    discardReason: z._default(z.nullable(oneOf('Reason', DISCARD_REASONS)), null),
  })
  .check(
    z.refine(
      ({ discardedOn, discardReason }) => (discardedOn === null) === (discardReason === null),
      'A pen that was thrown away has a day and a reason.',
    ),
  );

const archivedDose = z
  .object({
    _id: id,
    penId: z.nullable(id),
    date: instant('Date'),
    doseType: oneOf('Dose type', DOSE_TYPES),
    extractionMethod: oneOf('Extraction method', EXTRACTION_METHODS),
    clicks: z.nullable(whole('Clicks', 1, MAX_STEPS)),
    volume: z.nullable(number('Volume', 0, MOST_ML)),
    doseAmount: number('Dose amount in mg', 0, MOST_MG),
    injectionLocation: oneOf('Injection location', INJECTION_LOCATIONS),
    injectionSubLocation: z.nullable(oneOf('Sub-location', INJECTION_SUB_LOCATIONS)),
    painLevel: z.nullable(number('Pain level', 0, MAX_PAIN_LEVEL)),
    medicine: described(z.optional(medicine), 'Absent in files of earlier releases: of the pen'),
    note: z._default(note, ''),
  })
  .check(
    z.refine(
      ({ penId, doseType, clicks, volume, medicine: named }) =>
        penId === null
          ? doseType === 'standard' && clicks === null && volume === null && named !== undefined
          : doseType === 'standard'
            ? clicks !== null && volume === null
            : clicks === null && volume !== null,
      'A dose has clicks, a Golden Dose has a volume, and one without a pen has neither.',
    ),
  );

/** A digest of ours. Empty for what has none. */
const digest = z
  .string('A digest must be text.')
  .check(z.regex(/^[\w-]{0,64}$/, 'A digest must be base64url.'));
/** What an import changes of a weigh-in, and nothing else: undoing it writes this back. */
const weighedBefore = z.strictObject({
  weight_kg: number('Weight in kg', WEIGHT_LIMITS_KG.least, WEIGHT_LIMITS_KG.most),
  note,
  source: text('Source', 0, MAX_SOURCE_CHARACTERS),
});
const BEFORE_SENTENCE = 'What was there before must be a weigh-in.';

function isJsonOf(schema: z.ZodMiniType) {
  return (json: string): boolean => {
    try {
      return schema.safeParse(JSON.parse(json)).success;
    } catch {
      return false;
    }
  };
}

const RECORD_KINDS = ['dose', 'weight', 'symptom'] as const;

/** The records of an archive, which are many: each is checked by itself. */
export const ARCHIVED_ROWS = {
  doses: archivedDose,
  weights: z.object({
    _id: id,
    date: instant('Date'),
    weightKg: number('Weight in kg', WEIGHT_LIMITS_KG.least, WEIGHT_LIMITS_KG.most),
    note,
    source: text('Source', 0, MAX_SOURCE_CHARACTERS),
  }),
  symptoms: z.object({
    _id: id,
    date: instant('Date'),
    category: oneOf('Category', SYMPTOM_CATEGORIES),
    severity: whole('Severity', 0, MAX_SEVERITY),
    note,
  }),
  recordIds: z.object({
    kind: oneOf('Kind', ['pen', ...RECORD_KINDS]),
    _id: id,
    sentHash: digest,
    storedHash: digest,
    deletedAt: z.nullable(instant('Deleted at')),
  }),
  importedRecords: z.object({
    importId: id,
    kind: oneOf('Kind', RECORD_KINDS),
    _id: id,
    writtenHash: digest,
    before: described(
      z.nullable(
        z.string(BEFORE_SENTENCE).check(z.refine(isJsonOf(weighedBefore), BEFORE_SENTENCE)),
      ),
      'JSON of a weigh-in as it was before: weight_kg, note, source',
    ),
  }),
} as const;

/** The names of the lists of records in an archive. */
export type ArchivedList = keyof typeof ARCHIVED_ROWS;
/** One record of a list, checked. */
export type ArchivedRow<List extends ArchivedList> = z.output<(typeof ARCHIVED_ROWS)[List]>;

const counts = z.object({
  doses: whole('Doses', 0, 1e6),
  weights: whole('Weights', 0, 1e6),
  symptoms: whole('Symptoms', 0, 1e6),
});

const records = () => described(z.array(z.unknown(), NO_ARCHIVE), 'As they are exported');
const recordsOrNone = () =>
  described(
    z._default(z.array(z.unknown(), NO_ARCHIVE), []),
    'As they are exported; absent in files of earlier releases',
  );

/**
 * Takes a whole `all.json` into an account without records, all or nothing. What it does not take:
 * address, id and rights of the account, times of creation and login, and mails. Fields that later
 * releases add to a file have defaults here, so that earlier files restore too.
 */
export const restoreAll = defineRoute({
  id: 'restoreAll',
  method: 'POST',
  path: '/import/all',
  access: 'user',
  summary: 'Restores an exported all.json into an account without records, all or nothing.',
  body: z.object({
    profile: z.object(
      {
        country,
        currency,
        defaultFifthDoseEnabled: flag('Golden Dose of new pens'),
        heightCm: z.nullable(number('Height', HEIGHT_LIMITS_CM.least, HEIGHT_LIMITS_CM.most)),
        timeZone: z
          .string('Time zone must be an IANA name.')
          .check(z.refine(isTimeZone, 'Time zone must be an IANA name.')),
      },
      NO_ARCHIVE,
    ),
    chosenUnits: z._default(
      z.object({
        weight: z.nullable(oneOf('Weight unit', SHOWN_WEIGHT_UNITS)),
        height: z.nullable(oneOf('Height unit', HEIGHT_UNITS)),
      }),
      { weight: null, height: null },
    ),
    emailPreferences: z.object(
      {
        marketing: flag('Marketing'),
        productUpdates: flag('Product updates'),
        tips: flag('Tips'),
        unsubscribed: flag('Unsubscribed'),
      },
      NO_ARCHIVE,
    ),
    goldenDose: z.object(
      {
        goldenDoseEnabled: flag('Golden Dose'),
        goldenDoseVolume: number('Golden Dose volume', 0, MAX_USUAL_GOLDEN_ML),
      },
      NO_ARCHIVE,
    ),
    goldenDoseAcknowledgements: z.array(
      z.object({ textVersion, acknowledgedAt: instant('Acknowledged at') }),
      NO_ARCHIVE,
    ),
    analyticsConsents: z._default(
      z.array(z.object({ agreed: flag('Agreed'), textVersion, decidedAt: instant('Decided at') })),
      [],
    ),
    goal: z._default(z.omit(setGoal.body, { ifNone: true }), {
      targetKg: null,
      targetDate: null,
      keep: null,
    }),
    plan: z._default(
      z.nullable(
        z.object({
          medicine,
          anchor: oneOf('Anchor', PLAN_ANCHORS),
          steps: setPlan.body.shape.steps,
          savedAt: instant('Saved at'),
        }),
      ),
      null,
    ),
    planSkips: z._default(z.array(instant('A skip')), []),
    sites: z.optional(setSites.body.shape.zones),
    reminders: z.optional(reminderPreferences),
    pens: z.array(archivedPen, NO_ARCHIVE),
    imports: z._default(
      z.array(
        z.object({
          _id: id,
          source: text('Source', 1, MAX_SOURCE_CHARACTERS),
          createdAt: instant('Created at'),
          added: counts,
          changed: counts,
          skipped: counts,
        }),
      ),
      [],
    ),
    doses: records(),
    weights: records(),
    symptoms: records(),
    recordIds: recordsOrNone(),
    importedRecords: recordsOrNone(),
  }),
  status: 201,
  response: z.object({
    pens: z.int(),
    doses: z.int(),
    weights: z.int(),
    symptoms: z.int(),
  }),
  errors: ['not_empty', 'account_full', 'import_under_way'],
  oneAtATime: true,
  bodyLimitBytes: MAX_ARCHIVE_BYTES,
});
