import { MAX_NOTE_CHARACTERS, MAX_SEVERITY, SYMPTOM_CATEGORIES } from '@dosewise/domain';
import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { id, instant, oneOf, pageQuery, text, whole } from '../fields.ts';
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
  }),
);

export type Symptom = z.output<typeof symptom>;

/** Lists the user's symptoms, newest first. */
export const listSymptoms = defineRoute({
  id: 'listSymptoms',
  method: 'GET',
  path: '/symptoms',
  access: 'user',
  summary: "Lists the user's symptoms, newest first.",
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
  summary: 'Logs a symptom.',
  body: z.object({
    date: instant('Date'),
    category: oneOf('Category', SYMPTOM_CATEGORIES),
    severity: z._default(whole('Severity', 0, MAX_SEVERITY), 0),
    note: z._default(text('Note', 0, MAX_NOTE_CHARACTERS), ''),
  }),
  status: 201,
  response: symptom,
  errors: ['account_full'],
  idempotent: true,
});

/** Deletes a symptom. */
export const deleteSymptom = defineRoute({
  id: 'deleteSymptom',
  method: 'DELETE',
  path: '/symptoms/:id',
  access: 'user',
  summary: 'Deletes a symptom.',
  params: z.object({ id }),
  status: 204,
  response: null,
  errors: [],
});
