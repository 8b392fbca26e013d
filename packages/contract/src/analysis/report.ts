import {
  DEVICE_KINDS,
  HEIGHT_UNITS,
  INJECTION_LOCATIONS,
  INJECTION_SUB_LOCATIONS,
  MAX_REPORT_DAYS,
  MEASUREMENT_KINDS,
  MEASUREMENT_UNITS,
  REPORT_PAPERS,
  reportDays,
  SHOWN_WEIGHT_UNITS,
  SYMPTOM_CATEGORIES,
} from '@dosewise/domain';
import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { calendarDay, choice } from '../fields.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentences.ts';

const utc = described(z.string(), 'UTC instant');
const plannedDose = z.object({
  date: utc,
  medicine: z.string(),
  doseAmount: described(z.number(), 'mg'),
});

const diastolic = described(z.nullable(z.number()), 'Of blood pressure; null of other kinds');
const measurementOfKind = z.object({ date: utc, value: z.number(), diastolic });

const weighIn = z.object({ date: utc, weightKg: z.number() });

/** A person's records of a period, for the prescriber. Nothing in it says whose they are. */
export const report = named(
  'Report',
  z.object({
    generatedAt: utc,
    statement: described(z.string(), 'Who says all this: the owner of the account'),
    period: z.object({
      from: described(z.string(), 'First day, YYYY-MM-DD'),
      to: described(z.string(), 'Last day, inclusive'),
      days: z.int(),
      timeZone: described(z.string(), 'IANA name; the days are those of it'),
    }),
    person: z.object({
      heightCm: z.nullable(z.number()),
      units: described(
        z.object({ weight: z.enum(SHOWN_WEIGHT_UNITS), height: z.enum(HEIGHT_UNITS) }),
        'What weights and heights are shown in; here they are in kg and cm',
      ),
    }),
    doses: described(
      z.array(
        z.object({
          date: utc,
          medicine: z.string(),
          doseAmount: described(z.number(), 'mg'),
          injectionLocation: described(z.nullable(z.enum(INJECTION_LOCATIONS)), 'Null of tablets'),
          injectionSubLocation: z.nullable(z.enum(INJECTION_SUB_LOCATIONS)),
          painLevel: described(z.nullable(z.number()), '0 to 10; null where nothing is known'),
          deviceKind: described(
            z.nullable(z.enum(DEVICE_KINDS)),
            'What it was taken from; null: from none that is kept',
          ),
          partOf: described(
            z.nullable(z.string()),
            'The date of the first entry of the injection that it is a further part of; null: it is none',
          ),
        }),
      ),
      'Oldest first',
    ),
    planned: described(
      z.nullable(
        z.object({
          medicine: z.string(),
          missed: described(z.array(plannedDose), 'No longer to be taken, and not skipped'),
          skipped: z.array(plannedDose),
          partly: described(
            z.array(z.object({ ...plannedDose.shape, takenMg: z.number() })),
            'Less than planned was taken',
          ),
        }),
      ),
      'What became of the plans of their time, of all medicines; null without one',
    ),
    plannedByMedicine: described(
      z.array(
        z.object({
          medicine: z.string(),
          from: described(z.string(), 'First day with a plan, YYYY-MM-DD'),
          until: described(z.string(), 'Last day with a plan'),
          planned: z.int(),
          taken: z.int(),
          partly: z.int(),
          skipped: z.int(),
          paused: z.int(),
          missed: z.int(),
        }),
      ),
      'How many doses were planned, and what became of them',
    ),
    doseSteps: described(
      z.array(
        z.object({
          date: described(z.nullable(z.string()), 'Its first dose; null: before the period'),
          medicine: z.string(),
          doseAmount: described(z.number(), 'mg'),
        }),
      ),
      'Runs of doses of one medicine and one amount, oldest first',
    ),
    weight: described(
      z.nullable(
        z.object({
          weighIns: described(z.int(), 'In the period'),
          first: weighIn,
          last: weighIn,
          changeKg: described(z.number(), 'From the first to the last; below 0: less'),
          changePercent: described(z.number(), 'Of the first, one decimal'),
          points: described(
            z.array(
              z.object({
                date: utc,
                weightKg: z.number(),
                smoothedKg: z.number(),
              }),
            ),
            'The last weigh-in of each day, oldest first',
          ),
        }),
      ),
      'Null without a weigh-in in the period',
    ),
    bmi: described(
      z.nullable(
        z.object({
          date: described(z.string(), 'UTC instant of the weigh-in'),
          weightKg: z.number(),
          heightCm: z.number(),
          bmi: described(z.number(), 'kg/m², one decimal'),
        }),
      ),
      'Of the last weigh-in in the period; null without it or without a height',
    ),
    measurements: described(
      z.array(
        z.object({
          kind: z.enum(MEASUREMENT_KINDS),
          unit: described(z.enum(MEASUREMENT_UNITS), 'Of all values here: that of the last'),
          count: described(z.int(), 'In the period'),
          first: measurementOfKind,
          last: measurementOfKind,
          change: described(z.number(), 'From the first to the last; below 0: less'),
          diastolicChange: diastolic,
        }),
      ),
      'Each kind that was measured in the period',
    ),
    symptoms: z.object({
      categories: described(
        z.array(
          z.object({
            category: z.enum(SYMPTOM_CATEGORIES),
            entries: z.int(),
            worst: described(z.int(), '0 to 10'),
            mean: described(z.number(), '0 to 10, one decimal'),
            lastDate: utc,
          }),
        ),
        'Most entries first',
      ),
      noSymptoms: described(z.int(), 'Entries that only say that there was nothing; counted here'),
    }),
    sources: described(
      z.object({
        doses: z.string(),
        planned: z.string(),
        doseSteps: z.string(),
        weightChange: z.string(),
        smoothedWeight: z.string(),
        measurements: z.string(),
        bmi: z.string(),
        symptoms: z.string(),
      }),
      'How each figure comes about, in a sentence',
    ),
  }),
);

export type Report = z.output<typeof report>;

const DAYS_SENTENCE = sentence('forms.reportDays', 'A report', MAX_REPORT_DAYS);

interface Period {
  readonly from: string;
  readonly to: string;
}

/** The days of a report, both inclusive. */
export const reportPeriod = { from: calendarDay('From'), to: calendarDay('To') };

/** Refuses a period that ends before it begins, or is longer than five years. */
export const isReportPeriod = z.refine<Period>(
  // A day that is none has its own sentence.
  ({ from, to }) => !(reportDays(from, to) < 1 || reportDays(from, to) > MAX_REPORT_DAYS),
  { path: ['to'], error: DAYS_SENTENCE },
);

/** A person's records of a period, for the prescriber. */
export const getReport = defineRoute({
  id: 'getReport',
  method: 'GET',
  path: '/report',
  access: 'user',
  forPeople: 'reads',
  reads: ['doses', 'pens', 'plans', 'weights', 'symptoms', 'measurements', 'goal', 'profile'],
  summary: 'Returns what was logged from one day to another, with figures worked out from it.',
  query: z.object(reportPeriod).check(isReportPeriod),
  status: 200,
  response: report,
  errors: [],
  isHeavy: true,
});

/** The same on paper. */
export const getReportPdf = defineRoute({
  id: 'getReportPdf',
  method: 'GET',
  path: '/report.pdf',
  access: 'user',
  forPeople: 'reads',
  summary: 'Streams the report as a tagged PDF.',
  query: z
    .object({
      ...reportPeriod,
      paper: described(
        z.optional(choice('Paper', REPORT_PAPERS)),
        'Absent: letter in the United States and Canada, else a4',
      ),
    })
    .check(isReportPeriod),
  status: 200,
  response: described(z.string(), 'PDF'),
  errors: ['too_many_requests'],
  isHeavy: true,
  download: 'application/pdf',
});
