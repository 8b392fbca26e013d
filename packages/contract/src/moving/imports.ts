import {
  INJECTION_LOCATIONS,
  INJECTION_SUB_LOCATIONS,
  type InjectionLocation,
  isSwallowed,
  listSubLocations,
  MAX_NOTE_CHARACTERS,
  MAX_PAIN_LEVEL,
  MAX_SEVERITY,
  MAX_SOURCE_CHARACTERS,
  SYMPTOM_CATEGORIES,
  WEIGHT_LIMITS_KG,
} from '@dosewise/domain';
import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { medicine } from '../dosing/medicine.ts';
import type { FieldName } from '../field-names.ts';
import { choice, id, instant, isObject, number, text, whole } from '../fields.ts';
import { ARCHIVED, defineRoute } from '../route.ts';
import { sentence } from '../sentences.ts';
import { isMeasurement, measured } from '../tracking/measurements.ts';

/** Most rows of one import, those of all kinds together. */
export const MAX_IMPORTED_ROWS = 20_000;

const note = text('Note', 0, MAX_NOTE_CHARACTERS);

const isOral = (name: unknown) => typeof name === 'string' && isSwallowed(name);

/** A dose from elsewhere: it comes from no pen of the account. */
const importedDose = z
  .object({
    date: instant('Date'),
    medicine: described(medicine, 'As the file names it'),
    doseAmount: described(
      z
        .number(sentence('withoutPen.doseAmount'))
        .check(
          z.gt(0, sentence('withoutPen.doseAmount')),
          z.maximum(100, sentence('withoutPen.doseAmount')),
        ),
      'mg',
    ),
    injectionLocation: described(
      z.nullish(choice('Injection location', INJECTION_LOCATIONS)),
      'Left out it is other; of tablets there is none',
    ),
    injectionSubLocation: z.nullish(choice('Sub-location', INJECTION_SUB_LOCATIONS)),
    painLevel: described(
      z._default(z.nullable(number('Pain level', 0, MAX_PAIN_LEVEL)), null),
      '0 to 10, also 1.5; null where it is not known',
    ),
    note: z._default(note, ''),
  })
  .check(
    z.refine<{
      readonly injectionLocation?: InjectionLocation | null | undefined;
      readonly injectionSubLocation?: unknown;
    }>(
      ({ injectionLocation, injectionSubLocation: place }) =>
        !place || listSubLocations(injectionLocation ?? 'other').some((there) => there === place),
      { path: ['injectionSubLocation'], error: sentence('requests.importedPlace'), when: isObject },
    ),
    z.refine<{ readonly medicine?: unknown; readonly injectionLocation?: unknown }>(
      ({ medicine, injectionLocation }) => injectionLocation == null || !isOral(medicine),
      { path: ['injectionLocation'], error: sentence('oralDose.site'), when: isObject },
    ),
    z.refine<{ readonly medicine?: unknown; readonly painLevel?: unknown }>(
      ({ medicine, painLevel }) => painLevel == null || !isOral(medicine),
      { path: ['painLevel'], error: sentence('oralDose.pain'), when: isObject },
    ),
  );

const importedWeight = z.object({
  date: instant('Date'),
  weightKg: number('Weight in kg', WEIGHT_LIMITS_KG.least, WEIGHT_LIMITS_KG.most),
  note: described(z.optional(note), "Absent: stays as stored, '' for a new entry"),
  source: described(
    z.optional(text('Source', 0, MAX_SOURCE_CHARACTERS)),
    "Absent: stays as stored, 'import' for a new entry",
  ),
});

const importedSymptom = z.object({
  date: instant('Date'),
  category: choice('Category', SYMPTOM_CATEGORIES),
  severity: z._default(whole('Severity', 0, MAX_SEVERITY), 0),
  note: z._default(note, ''),
});

const importedMeasurement = z
  .object({ ...measured, note: z._default(note, '') })
  .check(...isMeasurement);

const rows = <Row extends z.ZodMiniType>(row: Row, what: FieldName) =>
  z
    .array(row, sentence('forms.list', what))
    .check(z.maxLength(MAX_IMPORTED_ROWS, sentence('requests.tooManyRows')));

const counts = z.object({
  pens: described(z.optional(z.int()), 'Where an own archive was added'),
  doses: z.int(),
  weights: z.int(),
  symptoms: z.int(),
  measurements: z.int(),
});

const LISTS = ['doses', 'weights', 'symptoms', 'measurements'] as const;

/** An import, and what came of it. */
export const historyImport = named(
  'Import',
  z.object({
    _id: z.string(),
    source: described(z.string(), 'What the rows came from'),
    createdAt: described(z.string(), 'UTC instant'),
    added: described(counts, 'New records'),
    changed: described(counts, 'Weigh-ins that were there with other values'),
    skipped: described(counts, 'Rows that were there already'),
  }),
);

export type HistoryImport = z.output<typeof historyImport>;

/** Writes the history of another tracker in one transaction: all or nothing. */
export const importHistory = defineRoute({
  id: 'importHistory',
  method: 'POST',
  path: '/imports',
  access: 'user',
  changes: ['doses', 'weights', 'symptoms', 'measurements', 'imports'],
  summary:
    'Imports doses, weights, symptoms and measurements from another tracker, all or nothing.',
  body: z
    .object({
      source: text('Source', 1, MAX_SOURCE_CHARACTERS),
      doses: z._default(rows(importedDose, 'Doses'), []),
      weights: z._default(rows(importedWeight, 'Weights'), []),
      symptoms: z._default(rows(importedSymptom, 'Symptoms'), []),
      measurements: z._default(rows(importedMeasurement, 'Measurements'), []),
    })
    .check(
      z.refine<Partial<Record<(typeof LISTS)[number], unknown>>>(
        (body) => LISTS.reduce((sum, name) => sum + lengthOf(body[name]), 0) <= MAX_IMPORTED_ROWS,
        { path: ['doses'], error: sentence('requests.tooManyRows'), when: isObject },
      ),
    ),
  status: 201,
  response: historyImport,
  errors: ['import_under_way', 'account_full'],
  idempotent: true,
  isHeavy: true,
  bodyLimitBytes: 8 * 1024 * 1024,
});

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);

/** Lists the user's imports, newest first. */
export const listImports = defineRoute({
  id: 'listImports',
  method: 'GET',
  path: '/imports',
  access: 'user',
  reads: ['imports'],
  summary: 'Lists the user’s imports, newest first.',
  status: 200,
  response: z.array(historyImport),
  errors: [],
});

/** Takes an import back: what it added goes, what it changed is put back, what was edited stays. */
export const undoImport = defineRoute({
  id: 'undoImport',
  method: 'DELETE',
  path: '/imports/:id',
  access: 'user',
  changes: ARCHIVED,
  summary: 'Undoes an import, except for entries that have been edited since.',
  params: z.object({ id }),
  status: 200,
  response: z.object({
    removed: described(z.int(), 'Records that it had added'),
    restored: described(z.int(), 'Weigh-ins that are as before it again'),
    kept: described(z.int(), 'Records that were edited since, and stay'),
  }),
  errors: [],
  isHeavy: true,
});
