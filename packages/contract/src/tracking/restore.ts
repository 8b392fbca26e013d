import {
  HEIGHT_LIMITS_CM,
  HEIGHT_UNITS,
  isTimeZone,
  MAX_SOURCE_CHARACTERS,
  PLAN_ANCHORS,
  SHOWN_WEIGHT_UNITS,
  WEIGHT_LIMITS_KG,
} from '@dosewise/domain';
import * as z from 'zod/mini';
import { keep } from '../account/goal.ts';
import { MAX_USUAL_GOLDEN_ML } from '../account/golden-dose.ts';
import { units } from '../account/profile.ts';
import { described } from '../annotations.ts';
import {
  calendarDay,
  country,
  currency,
  flag,
  id,
  instant,
  number,
  oneOf,
  text,
  whole,
} from '../fields.ts';
import { defineRoute } from '../route.ts';
import { archivedPen, ENTRY_SENTENCE } from './archived-rows.ts';
import { MAX_IMPORTED_ROWS } from './imports.ts';
import { medicine } from './medicine.ts';
import { steps } from './plan.ts';
import { reminderPreferences } from './reminders.ts';
import { zones } from './sites.ts';

/** The sentence for a file that is no archive of ours. */
const NO_ARCHIVE = 'This is not a file with everything from Dosewise (all.json).';

/** Largest archive in bytes: more than 150,000 records. */
const MAX_ARCHIVE_BYTES = 48 * 1024 * 1024;

const textVersion = text('Text version', 1, 40);

const archivedGoal = z.object(
  {
    targetKg: z.nullable(
      number('Target weight in kg', WEIGHT_LIMITS_KG.least, WEIGHT_LIMITS_KG.most),
    ),
    targetDate: z.nullable(calendarDay('Target date')),
    keep,
  },
  NO_ARCHIVE,
);

const counts = z.object(
  {
    doses: whole('Doses', 0, MAX_IMPORTED_ROWS),
    weights: whole('Weights', 0, MAX_IMPORTED_ROWS),
    symptoms: whole('Symptoms', 0, MAX_IMPORTED_ROWS),
  },
  ENTRY_SENTENCE,
);

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
        units: z.optional(units),
        defaultFifthDoseEnabled: flag('Golden Dose of new pens'),
        heightCm: z.nullable(number('Height', HEIGHT_LIMITS_CM.least, HEIGHT_LIMITS_CM.most)),
        timeZone: z
          .string('Time zone must be an IANA name.')
          .check(z.refine(isTimeZone, 'Time zone must be an IANA name.')),
      },
      NO_ARCHIVE,
    ),
    chosenUnits: described(
      z.optional(
        z.object(
          {
            weight: z.nullable(oneOf('Weight unit', SHOWN_WEIGHT_UNITS)),
            height: z.nullable(oneOf('Height unit', HEIGHT_UNITS)),
          },
          NO_ARCHIVE,
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
      z.object({ textVersion, acknowledgedAt: instant('Acknowledged at') }, ENTRY_SENTENCE),
      NO_ARCHIVE,
    ),
    analyticsConsents: z._default(
      z.array(
        z.object(
          { agreed: flag('Agreed'), textVersion, decidedAt: instant('Decided at') },
          ENTRY_SENTENCE,
        ),
        NO_ARCHIVE,
      ),
      [],
    ),
    goal: z._default(archivedGoal, { targetKg: null, targetDate: null, keep: null }),
    plan: z._default(
      z.nullable(
        z.object(
          {
            medicine,
            anchor: oneOf('Anchor', PLAN_ANCHORS),
            steps,
            savedAt: instant('Saved at'),
          },
          NO_ARCHIVE,
        ),
      ),
      null,
    ),
    planSkips: z._default(z.array(instant('A skip'), NO_ARCHIVE), []),
    sites: z.optional(zones),
    reminders: z.optional(reminderPreferences),
    pens: z.array(archivedPen, NO_ARCHIVE),
    imports: z._default(
      z.array(
        z.object(
          {
            _id: id,
            source: text('Source', 1, MAX_SOURCE_CHARACTERS),
            createdAt: instant('Created at'),
            added: counts,
            changed: counts,
            skipped: counts,
          },
          ENTRY_SENTENCE,
        ),
        NO_ARCHIVE,
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
