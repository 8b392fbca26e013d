import {
  DEVICE_KINDS,
  DISCARD_REASONS,
  DOSE_TYPES,
  EXTRACTION_METHODS,
  INJECTION_LOCATIONS,
  INJECTION_SUB_LOCATIONS,
  MAX_NOTE_CHARACTERS,
  MAX_PAIN_LEVEL,
  MAX_SEVERITY,
  MAX_SOURCE_CHARACTERS,
  MAX_STEPS,
  MAX_TABLETS_IN_PACK,
  OWN_DEVICE_LIMITS,
  SYMPTOM_CATEGORIES,
  WEIGHT_LIMITS_KG,
} from '@dosewise/domain';
import * as z from 'zod/mini';
import { described } from '../annotations.ts';
import { medicine } from '../dosing/medicine.ts';
import {
  laterPenFields,
  MAX_PEN_NAME_CHARACTERS,
  MAX_PHARMACY_CHARACTERS,
} from '../dosing/pens.ts';
import type { FieldName } from '../field-names.ts';
import {
  calendarDay,
  choice,
  currency,
  flag,
  id,
  instant,
  money,
  number,
  text,
  whole,
} from '../fields.ts';
import { sentence } from '../sentences.ts';
import { archivedMeasured, isMeasurement } from '../tracking/measurements.ts';

/** Most mg that a device of ours holds, which a vial gives at once if need be. */
const MAX_MG = OWN_DEVICE_LIMITS.strengthMg.most * OWN_DEVICE_LIMITS.doses.most;
const MAX_ML = OWN_DEVICE_LIMITS.doseMl.most * OWN_DEVICE_LIMITS.doses.most;
const MAX_HOURS = 24 * 366;

const note = text('Note', 0, MAX_NOTE_CHARACTERS);
/** The address of who logged it for the person. It is kept as it is said: it lets no one in. */
const loggedBy = z._default(
  z.nullable(z.object({ email: text('Logged by', 1, 254) }, sentence('requests.loggedBy'))),
  null,
);
const hours = (what: FieldName) => z.nullable(whole(what, 0, MAX_HOURS));
const day = (what: FieldName) => z.nullable(calendarDay(what));

const device = z
  .object(
    {
      id: z.nullable(text('Device', 1, 60)),
      brand: z.nullable(text('Brand', 1, 80)),
      medicine,
      kind: choice('Kind', DEVICE_KINDS),
      doseMl: z.nullable(
        number('mL of a dose', OWN_DEVICE_LIMITS.doseMl.least, OWN_DEVICE_LIMITS.doseMl.most),
      ),
      doses: whole('Doses', OWN_DEVICE_LIMITS.doses.least, MAX_TABLETS_IN_PACK),
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
    sentence('requests.archivedDevice'),
  )
  .check(
    z.refine(
      ({ kind, doseMl, doses }) =>
        (kind === 'tablet') === (doseMl === null) &&
        doses <= (kind === 'tablet' ? MAX_TABLETS_IN_PACK : OWN_DEVICE_LIMITS.doses.most),
      sentence('requests.archivedTablet'),
    ),
  );

/** A pen of an archive, with what its doses have left in it. */
export const archivedPen = z
  .object(
    {
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
      ...laterPenFields,
      enableFifthDose: flag('Golden Dose'),
      remainingClicks: described(whole('Steps left', 0, MAX_STEPS), 'As its doses have left it'),
      remainingGoldenMl: number('Golden mL left', 0, OWN_DEVICE_LIMITS.doseMl.most),
      discardedOn: z._default(day('Discard day'), null),
      discardReason: z._default(z.nullable(choice('Reason', DISCARD_REASONS)), null),
    },
    sentence('requests.archivedEntry'),
  )
  .check(
    z.refine(
      ({ discardedOn, discardReason }) => (discardedOn === null) === (discardReason === null),
      sentence('requests.archivedDiscard'),
    ),
  );

/** A dose of an archive. */
const archivedDose = z
  .object(
    {
      _id: id,
      penId: z.nullable(id),
      date: instant('Date'),
      plannedAt: described(
        z._default(z.nullable(instant('Planned at')), null),
        'Absent in files of earlier releases',
      ),
      partOf: described(z._default(z.nullable(id), null), 'Absent in files of earlier releases'),
      doseType: choice('Dose type', DOSE_TYPES),
      extractionMethod: choice('Extraction method', EXTRACTION_METHODS),
      clicks: z.nullable(whole('Clicks', 1, MAX_STEPS)),
      volume: z.nullable(number('Volume', 0, MAX_ML)),
      doseAmount: number('Dose amount in mg', 0, MAX_MG),
      injectionLocation: z.nullable(choice('Injection location', INJECTION_LOCATIONS)),
      injectionSubLocation: z.nullable(choice('Sub-location', INJECTION_SUB_LOCATIONS)),
      painLevel: z.nullable(number('Pain level', 0, MAX_PAIN_LEVEL)),
      medicine: described(z.optional(medicine), 'Absent in files of earlier releases: of the pen'),
      note: z._default(note, ''),
      loggedBy,
    },
    sentence('requests.archivedEntry'),
  )
  .check(
    z.refine(
      ({ penId, doseType, clicks, volume, medicine: named }) =>
        penId === null
          ? doseType === 'standard' && clicks === null && volume === null && named !== undefined
          : doseType === 'standard'
            ? clicks !== null && volume === null
            : clicks === null && volume !== null,
      sentence('requests.archivedAmount'),
    ),
    z.refine(
      ({ extractionMethod, injectionLocation, injectionSubLocation, painLevel }) =>
        extractionMethod === 'oral'
          ? [injectionLocation, injectionSubLocation, painLevel].every((value) => value === null)
          : injectionLocation !== null,
      sentence('requests.archivedSite'),
    ),
  );

/** A digest of ours. Empty for what has none. */
const digest = z
  .string(sentence('requests.digestText'))
  .check(z.regex(/^[\w-]{0,64}$/, sentence('requests.digest')));
/** The fields of a weigh-in that an import changes, and no others: undoing it writes this back. */
const weighedBefore = z.strictObject({
  weight_kg: number('Weight in kg', WEIGHT_LIMITS_KG.least, WEIGHT_LIMITS_KG.most),
  note,
  source: text('Source', 0, MAX_SOURCE_CHARACTERS),
});
/** JSON writes a character of a note in six at most, `\\u001f`. */
const MAX_BEFORE_CHARACTERS = 200 + 6 * (MAX_NOTE_CHARACTERS + MAX_SOURCE_CHARACTERS);

function isJsonOf(schema: z.ZodMiniType) {
  return (json: string): boolean => {
    try {
      return schema.safeParse(JSON.parse(json)).success;
    } catch {
      return false;
    }
  };
}

const RECORD_KINDS = ['dose', 'weight', 'symptom', 'measurement'] as const;

/** The records of an archive, which are many: each is checked by itself. */
export const ARCHIVED_ROWS = {
  doses: archivedDose,
  weights: z.object(
    {
      _id: id,
      date: instant('Date'),
      weightKg: number('Weight in kg', WEIGHT_LIMITS_KG.least, WEIGHT_LIMITS_KG.most),
      note,
      source: text('Source', 0, MAX_SOURCE_CHARACTERS),
      isUnconfirmed: described(
        z._default(flag('Unconfirmed'), false),
        'Absent in files of earlier releases',
      ),
      loggedBy,
    },
    sentence('requests.archivedEntry'),
  ),
  symptoms: z.object(
    {
      _id: id,
      date: instant('Date'),
      category: choice('Category', SYMPTOM_CATEGORIES),
      severity: whole('Severity', 0, MAX_SEVERITY),
      note,
      loggedBy,
    },
    sentence('requests.archivedEntry'),
  ),
  measurements: z
    .object({ _id: id, ...archivedMeasured, note, loggedBy }, sentence('requests.archivedEntry'))
    .check(...isMeasurement),
  recordIds: z.object(
    {
      kind: choice('Kind', ['pen', ...RECORD_KINDS]),
      _id: id,
      sentHash: digest,
      storedHash: digest,
      deletedAt: z.nullable(instant('Deleted at')),
    },
    sentence('requests.archivedEntry'),
  ),
  importedRecords: z.object(
    {
      importId: id,
      kind: choice('Kind', RECORD_KINDS),
      _id: id,
      writtenHash: digest,
      before: described(
        z.nullable(
          z.string(sentence('requests.archivedBefore')).check(
            z.maxLength(MAX_BEFORE_CHARACTERS, {
              error: sentence('requests.archivedBefore'),
              abort: true,
            }),
            z.refine(isJsonOf(weighedBefore), sentence('requests.archivedBefore')),
          ),
        ),
        'JSON of a weigh-in as it was before: weight_kg, note, source',
      ),
    },
    sentence('requests.archivedEntry'),
  ),
} as const;

/** The names of the lists of records in an archive. */
export type ArchivedList = keyof typeof ARCHIVED_ROWS;
/** One record of a list, checked. */
export type ArchivedRow<List extends ArchivedList> = z.output<(typeof ARCHIVED_ROWS)[List]>;
