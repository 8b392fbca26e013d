import {
  HEIGHT_LIMITS_CM,
  HEIGHT_UNITS,
  MAX_SOURCE_CHARACTERS,
  PLAN_ANCHORS,
  SHOWN_WEIGHT_UNITS,
  WEIGHT_LIMITS_KG,
} from '@dosewise/domain';
import * as z from 'zod/mini';
import { displayName } from '../account/person-names.ts';
import { units } from '../account/profile.ts';
import { reminderPreferences } from '../account/reminders.ts';
import { described } from '../annotations.ts';
import { MAX_USUAL_GOLDEN_ML } from '../dosing/golden-dose.ts';
import { medicine } from '../dosing/medicine.ts';
import { steps } from '../dosing/plan.ts';
import { endsAfterItBegins, pauseDays } from '../dosing/plans.ts';
import { zones } from '../dosing/sites.ts';
import type { FieldName } from '../field-names.ts';
import {
  calendarDay,
  choice,
  country,
  currency,
  flag,
  id,
  instant,
  isObject,
  language,
  number,
  text,
  timeZone,
  whole,
} from '../fields.ts';
import { ARCHIVED, defineRoute } from '../route.ts';
import { sentence } from '../sentences.ts';
import { keep } from '../tracking/goal.ts';
import { archivedPen } from './archived-rows.ts';
import { MAX_IMPORTED_ROWS } from './imports.ts';

/** Largest archive in bytes: an account of 1.0 with as much of everything as it could have makes 55 MiB. */
const MAX_ARCHIVE_BYTES = 64 * 1024 * 1024;

const textVersion = text('Text version', 1, 40);

const archivedGoal = z.object(
  {
    targetKg: z.nullable(
      number('Target weight in kg', WEIGHT_LIMITS_KG.least, WEIGHT_LIMITS_KG.most),
    ),
    targetDate: z.nullable(calendarDay('Target date')),
    keep,
  },
  sentence('requests.noArchive'),
);

const counts = z.object(
  {
    doses: whole('Doses', 0, MAX_IMPORTED_ROWS),
    weights: whole('Weights', 0, MAX_IMPORTED_ROWS),
    symptoms: whole('Symptoms', 0, MAX_IMPORTED_ROWS),
    measurements: z._default(whole('Measurements', 0, MAX_IMPORTED_ROWS), 0),
  },
  sentence('requests.archivedEntry'),
);

/**
 * Most entries of each list. A longer one is refused before anything else of the file is looked at. Of records
 * they are what an account of 1.0 could have, more than an account can hold now.
 */
export const ARCHIVE_LIMITS = {
  pens: 5_000,
  doses: 50_000,
  weights: 50_000,
  symptoms: 50_000,
  measurements: 50_000,
  planSkips: 2_000,
  plans: 220,
  skips: 2_000,
  pauses: 1_000,
  imports: 1_000,
  goldenDoseAcknowledgements: 1_000,
  analyticsConsents: 1_000,
} as const;

/** The most ids, and records of imports, beyond those of records: ids of deleted ones. */
export const MAX_OTHER_IDS = 10_000;

const RECORD_LISTS = [
  'pens',
  'doses',
  'weights',
  'symptoms',
  'measurements',
] as const satisfies readonly (typeof ARCHIVED)[number][];
const MAX_IDS = RECORD_LISTS.reduce((sum, name) => sum + ARCHIVE_LIMITS[name], 0) + MAX_OTHER_IDS;

const archivedPlan = z.object(
  {
    medicine,
    anchor: choice('Anchor', PLAN_ANCHORS),
    steps,
    savedAt: instant('Saved at'),
    endedAt: described(z.nullable(instant('End')), 'Null: the plan that is followed'),
  },
  sentence('requests.archivedEntry'),
);
const archivedSkip = z.object(
  { medicine, at: instant('A skip') },
  sentence('requests.archivedEntry'),
);
const archivedPause = z
  .object({ medicine, ...pauseDays.shape }, sentence('requests.archivedEntry'))
  .check(endsAfterItBegins);

function list<Entry extends z.ZodMiniType>(name: FieldName, entry: Entry, most: number) {
  const said = sentence('forms.shortList', name, most);
  return z.array(entry, sentence('requests.noArchive')).check(z.maxLength(most, said));
}

const records = (name: Exclude<(typeof RECORD_LISTS)[number], 'pens'>) =>
  described(list(name, z.unknown(), ARCHIVE_LIMITS[name]), 'As they are exported');
const ids = (name: 'recordIds' | 'importedRecords') =>
  described(
    z._default(list(name, z.unknown(), MAX_IDS), []),
    'As they are exported; absent in files of earlier releases',
  );

type Lists = Partial<Readonly<Record<string, unknown>>>;
const lengthOf = (given: unknown) => (Array.isArray(given) ? given.length : 0);

const noMoreThanRecords = (name: 'recordIds' | 'importedRecords') =>
  z.refine<Lists>(
    (body) => {
      const count = RECORD_LISTS.reduce((sum, records) => sum + lengthOf(body[records]), 0);
      return lengthOf(body[name]) <= count + MAX_OTHER_IDS;
    },
    {
      path: [name],
      error: sentence('forms.moreThanRecords', name, MAX_OTHER_IDS),
      when: isObject,
    },
  );

const recordCounts = z.object({
  pens: z.int(),
  doses: z.int(),
  weights: z.int(),
  symptoms: z.int(),
  measurements: z.int(),
});

/** A whole `all.json`. Fields that later releases add to it have defaults here, so that earlier files restore too. */
const archiveBody = z
  .object({
    profile: z.object(
      {
        displayName: described(
          z.optional(displayName),
          'Absent in files of earlier releases: the name stays',
        ),
        country,
        currency,
        language: described(
          z._default(z.nullable(language), null),
          'Absent in files of earlier releases',
        ),
        units: z.optional(units),
        defaultFifthDoseEnabled: flag('Golden Dose of new pens'),
        heightCm: z.nullable(number('Height', HEIGHT_LIMITS_CM.least, HEIGHT_LIMITS_CM.most)),
        timeZone,
      },
      sentence('requests.noArchive'),
    ),
    chosenUnits: described(
      z.optional(
        z.object(
          {
            weight: z.nullable(choice('Weight unit', SHOWN_WEIGHT_UNITS)),
            height: z.nullable(choice('Height unit', HEIGHT_UNITS)),
          },
          sentence('requests.noArchive'),
        ),
      ),
      'Null: those of the country; absent: those of the profile',
    ),
    emailPreferences: z.object(
      {
        marketing: flag('Marketing'),
        productUpdates: flag('Product updates'),
        tips: flag('Tips'),
        unsubscribed: flag('Unsubscribed'),
      },
      sentence('requests.noArchive'),
    ),
    goldenDose: z.object(
      {
        goldenDoseEnabled: flag('Golden Dose'),
        goldenDoseVolume: number('Golden Dose volume', 0, MAX_USUAL_GOLDEN_ML),
      },
      sentence('requests.noArchive'),
    ),
    goldenDoseAcknowledgements: list(
      'goldenDoseAcknowledgements',
      z.object(
        { textVersion, acknowledgedAt: instant('Acknowledged at') },
        sentence('requests.archivedEntry'),
      ),
      ARCHIVE_LIMITS.goldenDoseAcknowledgements,
    ),
    analyticsConsents: z._default(
      list(
        'analyticsConsents',
        z.object(
          { agreed: flag('Agreed'), textVersion, decidedAt: instant('Decided at') },
          sentence('requests.archivedEntry'),
        ),
        ARCHIVE_LIMITS.analyticsConsents,
      ),
      [],
    ),
    goal: z._default(archivedGoal, { targetKg: null, targetDate: null, keep: null }),
    plan: z._default(
      z.nullable(
        z.object(
          {
            medicine,
            anchor: choice('Anchor', PLAN_ANCHORS),
            steps,
            savedAt: instant('Saved at'),
          },
          sentence('requests.noArchive'),
        ),
      ),
      null,
    ),
    planSkips: z._default(
      described(
        list('planSkips', instant('A skip'), ARCHIVE_LIMITS.planSkips),
        'Those that the plan does not plan are left out',
      ),
      [],
    ),
    plans: described(
      z.optional(list('plans', archivedPlan, ARCHIVE_LIMITS.plans)),
      'Of all medicines, also those of before; absent in files of earlier releases, which have `plan` and `planSkips`',
    ),
    skips: z._default(list('skips', archivedSkip, ARCHIVE_LIMITS.skips), []),
    pauses: z._default(list('pauses', archivedPause, ARCHIVE_LIMITS.pauses), []),
    sites: z.optional(zones),
    reminders: z.optional(reminderPreferences),
    pens: list('pens', archivedPen, ARCHIVE_LIMITS.pens),
    imports: z._default(
      list(
        'imports',
        z.object(
          {
            _id: id,
            source: text('Source', 1, MAX_SOURCE_CHARACTERS),
            createdAt: instant('Created at'),
            added: counts,
            changed: counts,
            skipped: counts,
          },
          sentence('requests.archivedEntry'),
        ),
        ARCHIVE_LIMITS.imports,
      ),
      [],
    ),
    doses: records('doses'),
    weights: records('weights'),
    symptoms: records('symptoms'),
    measurements: described(
      z._default(records('measurements'), []),
      'As they are exported; absent in files of earlier releases',
    ),
    recordIds: ids('recordIds'),
    importedRecords: ids('importedRecords'),
  })
  .check(noMoreThanRecords('recordIds'), noMoreThanRecords('importedRecords'));

/**
 * Takes a whole `all.json` into an account without records, all or nothing. What it does not take:
 * address, id and rights of the account, times of creation and login, and mails.
 */
export const restoreAll = defineRoute({
  id: 'restoreAll',
  method: 'POST',
  path: '/import/all',
  access: 'user',
  opensDoor: 'for some bodies',
  changes: ARCHIVED,
  summary: 'Restores an exported all.json into an account without records, all or nothing.',
  body: archiveBody,
  status: 201,
  response: recordCounts,
  errors: ['not_empty', 'account_full', 'import_under_way'],
  isHeavy: true,
  bodyLimitBytes: MAX_ARCHIVE_BYTES,
});

/**
 * Adds the records of a whole `all.json` to those of the account by their ids, all or nothing. Plan, goal and
 * settings stay as they are. What it added is listed and taken back as an import.
 */
export const addArchive = defineRoute({
  id: 'addArchive',
  method: 'POST',
  path: '/imports/archive',
  access: 'user',
  changes: ARCHIVED,
  summary: 'Adds the records of an exported all.json to the existing ones, matched by id.',
  body: archiveBody,
  status: 201,
  response: z.object({
    importId: described(
      z.nullable(z.string()),
      'Of the import to take back; null: nothing was new',
    ),
    added: recordCounts,
    there: described(recordCounts, 'Records with these ids were there already'),
    leftOut: described(
      z.int(),
      'Weigh-ins at an instant that has another, and doses that their pen here cannot have given',
    ),
  }),
  errors: ['account_full', 'import_under_way'],
  isHeavy: true,
  idempotent: true,
  bodyLimitBytes: MAX_ARCHIVE_BYTES,
});
