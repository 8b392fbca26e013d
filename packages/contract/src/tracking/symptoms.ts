import { MAX_NOTE_CHARACTERS, MAX_SEVERITY, SYMPTOM_CATEGORIES } from '@dosewise/domain';
import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { choice, id, instant, loggedBy, newId, pageQuery, text, whole } from '../fields.ts';
import { defineRoute } from '../route.ts';

/** A logged symptom. */
export const symptom = named(
  'Symptom',
  z.object({
    _id: z.string(),
    date: described(z.string(), 'UTC instant'),
    category: z.enum(SYMPTOM_CATEGORIES),
    severity: described(z.int(), '0 to 10'),
    note: z.string(),
    loggedBy,
  }),
);

export type Symptom = z.output<typeof symptom>;

const category = choice('Category', SYMPTOM_CATEGORIES);
const severity = whole('Severity', 0, MAX_SEVERITY);
const note = text('Note', 0, MAX_NOTE_CHARACTERS);

/** Lists the user's symptoms, newest first. */
export const listSymptoms = defineRoute({
  id: 'listSymptoms',
  method: 'GET',
  path: '/symptoms',
  access: 'user',
  offline: 'filled',
  forPeople: 'reads',
  reads: ['symptoms'],
  summary: 'Lists the user’s symptoms, newest first.',
  query: pageQuery,
  status: 200,
  response: z.array(symptom),
  errors: [],
});

/** Logs a symptom. */
export const addSymptom = defineRoute({
  id: 'addSymptom',
  method: 'POST',
  path: '/symptoms',
  access: 'user',
  leastScope: 'log',
  forPeople: { adds: 'symptom' },
  changes: ['symptoms'],
  summary: 'Logs a symptom.',
  body: z.object({
    _id: newId,
    date: instant('Date'),
    category,
    severity: z._default(severity, 0),
    note: z._default(note, ''),
  }),
  status: 201,
  response: symptom,
  errors: ['account_full'],
  idempotent: true,
  takesId: true,
});

/** Changes the fields that the body carries. */
export const editSymptom = defineRoute({
  id: 'editSymptom',
  method: 'PATCH',
  path: '/symptoms/:id',
  access: 'user',
  forPeople: { changes: 'symptom' },
  changes: ['symptoms'],
  summary: 'Changes a symptom. Fields that are left out stay the same.',
  params: z.object({ id }),
  body: z.object({
    date: z.optional(instant('Date')),
    category: z.optional(category),
    severity: z.optional(severity),
    note: z.optional(note),
  }),
  status: 200,
  response: symptom,
  errors: [],
});

/** Deletes a symptom. */
export const deleteSymptom = defineRoute({
  id: 'deleteSymptom',
  method: 'DELETE',
  path: '/symptoms/:id',
  access: 'user',
  forPeople: { changes: 'symptom' },
  changes: ['symptoms'],
  summary: 'Deletes a symptom.',
  params: z.object({ id }),
  status: 204,
  response: null,
  errors: [],
});
