import {
  DIASTOLIC_LIMITS,
  type DiastolicMistake,
  findDiastolicMistake,
  hasOrigin,
  isMeasurementValue,
  isUnitOf,
  MAX_NOTE_CHARACTERS,
  MEASUREMENT_KINDS,
  MEASUREMENT_ORIGINS,
  MEASUREMENT_UNITS,
  type MeasurementKind,
  type MeasurementUnit,
  measurementLimits,
  measurementUnits,
} from '@dosewise/domain';
import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import type { FieldName } from '../field-names.ts';
import { choice, id, instant, isObject, loggedBy, newId, pageQuery, text } from '../fields.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentences.ts';

/** A measurement of the body besides its weight. */
export const measurement = named(
  'Measurement',
  z.object({
    _id: z.string(),
    kind: z.enum(MEASUREMENT_KINDS),
    value: described(z.number(), 'In `unit`, as it was sent; of blood_pressure the systolic one'),
    diastolic: described(
      z.nullable(z.number()),
      'Of blood_pressure, in `unit`; null: another kind',
    ),
    unit: z.enum(MEASUREMENT_UNITS),
    origin: described(
      z.nullable(z.enum(MEASUREMENT_ORIGINS)),
      'Where fasting glucose was measured; null: not stated, or another kind',
    ),
    date: described(z.string(), 'UTC instant'),
    note: z.string(),
    loggedBy,
  }),
);

export type Measurement = z.output<typeof measurement>;

const NAMES = {
  waist: 'Waist',
  hips: 'Hips',
  body_fat: 'Body fat',
  lean_mass: 'Lean mass',
  resting_pulse: 'Resting pulse',
  blood_pressure: 'Blood pressure',
  hba1c: 'HbA1c',
  fasting_glucose: 'Fasting glucose',
} as const satisfies Record<MeasurementKind, FieldName>;

/** The sentence for a value that no body has, in a unit of its kind. */
export function measurementSentence(
  kind: MeasurementKind,
  stated?: MeasurementUnit | null,
): string {
  const { least, most, unit } = measurementLimits(kind, stated);
  return sentence('forms.range', NAMES[kind], least, most, unit);
}

/** The sentence for a unit that a kind does not have. */
export const measurementUnitSentence = (kind: MeasurementKind): string =>
  sentence('forms.choice', 'Unit', measurementUnits(kind));

/** The sentence for a mistake in the diastolic part of a value. */
export function diastolicSentence(mistake: DiastolicMistake): string {
  if (mistake === 'other-kind') return sentence('requests.diastolicOfKind');
  if (mistake === 'above') return sentence('requests.diastolicAbove');
  return sentence(
    'forms.range',
    'Diastolic',
    DIASTOLIC_LIMITS.least,
    DIASTOLIC_LIMITS.most,
    'mmHg',
  );
}

/** The sentence for an origin of a kind that has none. */
export const MEASUREMENT_ORIGIN_SENTENCE: string = sentence('requests.originOfKind');

const kind = choice('Kind', MEASUREMENT_KINDS);
const value = described(
  z.number(sentence('forms.anyNumber', 'Value')),
  'waist and hips: cm, 30 to 300; body_fat: %, 2 to 75; lean_mass: kg, 15 to 250; resting_pulse: bpm, 15 to 300; blood_pressure: mmHg, the systolic one, 30 to 500; hba1c: %, 2.5 to 25, or mmol/mol, 3 to 250; fasting_glucose: mmol/L, 0.5 to 150, or mg/dL, 9 to 2700',
);
const diastolic = z.number(sentence('forms.anyNumber', 'Diastolic'));
const unit = choice('Unit', MEASUREMENT_UNITS);
const origin = choice('Origin', MEASUREMENT_ORIGINS);
const note = text('Note', 0, MAX_NOTE_CHARACTERS);

const FIRST_UNIT =
  'Absent or null: cm, %, kg, bpm or mmHg by the kind; % of hba1c, mmol/L of fasting_glucose';
const OF_PRESSURE =
  'Of blood_pressure, which needs it: mmHg, 0 to 400, at most `value`; else absent or null';
const OF_GLUCOSE = 'Of fasting_glucose; absent or null: not stated';

/** A measurement as it is sent, and as files have it. */
export const measured = {
  kind,
  value,
  diastolic: described(z.optional(z.nullable(diastolic)), OF_PRESSURE),
  unit: described(z.optional(z.nullable(unit)), FIRST_UNIT),
  origin: described(z.optional(z.nullable(origin)), OF_GLUCOSE),
  date: instant('Date'),
};

/** The same in an archive, whose rows have every field. */
export const archivedMeasured = {
  ...measured,
  diastolic: described(z._default(z.nullable(diastolic), null), OF_PRESSURE),
  unit: described(z._default(z.nullable(unit), null), FIRST_UNIT),
  origin: described(z._default(z.nullable(origin), null), OF_GLUCOSE),
};

interface Measured {
  readonly kind?: unknown;
  readonly value?: unknown;
  readonly diastolic?: unknown;
  readonly unit?: unknown;
  readonly origin?: unknown;
}

const isKind = (given: unknown): given is MeasurementKind =>
  MEASUREMENT_KINDS.some((one) => one === given);

const unitIn = (given: unknown): MeasurementUnit | null =>
  MEASUREMENT_UNITS.find((one) => one === given) ?? null;

/** True for a unit of the kind, or none; a word that is no unit at all has its own sentence. */
const hasUnitOfKind = ({ kind: given, unit: stated }: Measured) => {
  const known = unitIn(stated);
  return !isKind(given) || known === null || isUnitOf(given, known);
};

const isMeasuredValue = (given: Measured) =>
  !isKind(given.kind) ||
  typeof given.value !== 'number' ||
  !hasUnitOfKind(given) ||
  isMeasurementValue(given.kind, given.value, unitIn(given.unit));

/** The mistake in the diastolic part of what is sent; null where other fields have one, too. */
function diastolicMistakeIn(given: Measured): DiastolicMistake | null {
  const { kind: stated, value: systolic, diastolic: lower = null } = given;
  if (!isKind(stated) || typeof systolic !== 'number' || !isMeasuredValue(given)) return null;
  if (lower !== null && typeof lower !== 'number') return null;
  return findDiastolicMistake({ kind: stated, value: systolic, diastolic: lower });
}

/** Refuses a unit that its kind does not have, a value that no body has of it, and the origin of another kind. */
const isMeasurementChange = [
  z.refine<Measured>(hasUnitOfKind, {
    path: ['unit'],
    error: ({ input }) => {
      const { kind: given } = input as Measured;
      return isKind(given) ? measurementUnitSentence(given) : undefined;
    },
    when: isObject,
  }),
  z.refine<Measured>(isMeasuredValue, {
    path: ['value'],
    error: ({ input }) => {
      const { kind: given, unit: stated } = input as Measured;
      return isKind(given) ? measurementSentence(given, unitIn(stated)) : undefined;
    },
    when: isObject,
  }),
  z.refine<Measured>(
    ({ kind: given, origin: stated }) => stated == null || !isKind(given) || hasOrigin(given),
    { path: ['origin'], error: MEASUREMENT_ORIGIN_SENTENCE, when: isObject },
  ),
] as const;

/** Refuses that, and a diastolic part that is missing or does not go with its kind and value. */
export const isMeasurement = [
  ...isMeasurementChange,
  z.refine<Measured>((given) => diastolicMistakeIn(given) === null, {
    path: ['diastolic'],
    error: ({ input }) => {
      const mistake = diastolicMistakeIn(input as Measured);
      return mistake === null ? undefined : diastolicSentence(mistake);
    },
    when: isObject,
  }),
] as const;

/** Lists the user's measurements, newest first: of one kind or of all. */
export const listMeasurements = defineRoute({
  id: 'listMeasurements',
  method: 'GET',
  path: '/measurements',
  access: 'user',
  offline: 'filled',
  forPeople: 'reads',
  reads: ['measurements'],
  summary: 'Lists the user’s body measurements, newest first.',
  query: z.extend(pageQuery, { kind: described(z.optional(kind), 'Absent: all kinds') }),
  status: 200,
  response: z.array(measurement),
  errors: [],
});

/** Adds a measurement. */
export const addMeasurement = defineRoute({
  id: 'addMeasurement',
  method: 'POST',
  path: '/measurements',
  access: 'user',
  leastScope: 'log',
  forPeople: { adds: 'measurement' },
  changes: ['measurements'],
  summary: 'Adds a body measurement.',
  body: z.object({ _id: newId, ...measured, note: z._default(note, '') }).check(...isMeasurement),
  status: 201,
  response: measurement,
  errors: ['account_full'],
  idempotent: true,
  takesId: true,
});

/** Changes the fields that the body carries. */
export const editMeasurement = defineRoute({
  id: 'editMeasurement',
  method: 'PATCH',
  path: '/measurements/:id',
  access: 'user',
  forPeople: { changes: 'measurement' },
  changes: ['measurements'],
  summary: 'Changes a body measurement. Fields that are left out stay the same.',
  params: z.object({ id }),
  body: z
    .object({
      kind: z.optional(kind),
      value: z.optional(value),
      diastolic: described(
        z.optional(z.nullable(diastolic)),
        'Absent: stays; with a kind other than blood_pressure none',
      ),
      unit: described(
        z.optional(z.nullable(unit)),
        'Absent: stays; with another kind, or null, as in a new one',
      ),
      origin: z.optional(z.nullable(origin)),
      date: z.optional(instant('Date')),
      note: z.optional(note),
    })
    .check(...isMeasurementChange),
  status: 200,
  response: measurement,
  errors: [],
});

/** Deletes a measurement. */
export const deleteMeasurement = defineRoute({
  id: 'deleteMeasurement',
  method: 'DELETE',
  path: '/measurements/:id',
  access: 'user',
  forPeople: { changes: 'measurement' },
  changes: ['measurements'],
  summary: 'Deletes a body measurement.',
  params: z.object({ id }),
  status: 204,
  response: null,
  errors: [],
});
