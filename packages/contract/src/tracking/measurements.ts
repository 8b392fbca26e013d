import {
  isMeasurementValue,
  MAX_NOTE_CHARACTERS,
  MEASUREMENT_KINDS,
  MEASUREMENT_LIMITS,
  type MeasurementKind,
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
    value: described(z.number(), 'cm of waist and hips, % of body fat, kg of lean mass'),
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
} as const satisfies Record<MeasurementKind, FieldName>;

/** The sentence for a value that no body has, in the unit that values of its kind are kept in. */
export function measurementSentence(kind: MeasurementKind): string {
  const { least, most, unit } = MEASUREMENT_LIMITS[kind];
  return sentence('forms.range', NAMES[kind], least, most, unit);
}

const kind = choice('Kind', MEASUREMENT_KINDS);
const value = described(
  z.number(sentence('forms.anyNumber', 'Value')),
  'waist and hips: cm, 30 to 300; body_fat: %, 2 to 75; lean_mass: kg, 15 to 250',
);
const note = text('Note', 0, MAX_NOTE_CHARACTERS);

/** A measurement as it is sent, and as files have it. */
export const measured = { kind, value, date: instant('Date') };

interface Measured {
  readonly kind?: unknown;
  readonly value?: unknown;
}

const isKind = (given: unknown): given is MeasurementKind =>
  MEASUREMENT_KINDS.some((one) => one === given);

/** Refuses, at `value`, one that no body has of its kind. */
export const isMeasurement = z.refine<Measured>(
  (given) =>
    !isKind(given.kind) ||
    typeof given.value !== 'number' ||
    isMeasurementValue(given.kind, given.value),
  {
    path: ['value'],
    error: ({ input }) => {
      const { kind: given } = input as Measured;
      return isKind(given) ? measurementSentence(given) : undefined;
    },
    when: isObject,
  },
);

/** Lists the user's measurements, newest first: of one kind or of all. */
export const listMeasurements = defineRoute({
  id: 'listMeasurements',
  method: 'GET',
  path: '/measurements',
  access: 'user',
  offline: 'filled',
  forPeople: 'reads',
  reads: ['measurements'],
  summary: "Lists the user's body measurements, newest first.",
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
  body: z.object({ _id: newId, ...measured, note: z._default(note, '') }).check(isMeasurement),
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
  summary: 'Changes a body measurement; fields that are absent stay.',
  params: z.object({ id }),
  body: z
    .object({
      kind: z.optional(kind),
      value: z.optional(value),
      date: z.optional(instant('Date')),
      note: z.optional(note),
    })
    .check(isMeasurement),
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
