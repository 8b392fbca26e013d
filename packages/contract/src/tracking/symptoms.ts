import { MAX_NOTE_CHARACTERS, MAX_SEVERITY, SYMPTOM_CATEGORIES } from '@dosewise/domain';
import { z } from 'zod';
import { id, instant, oneOf, pageQuery, text, whole } from '../fields.ts';
import { defineRoute } from '../route.ts';

/** A logged symptom. */
export const symptom = z
  .object({
    _id: z.string(),
    date: z.string().describe('UTC instant'),
    category: z.enum(SYMPTOM_CATEGORIES),
    severity: z.int().describe('0 to 10'),
    note: z.string(),
  })
  .meta({ id: 'Symptom' });

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
    severity: whole('Severity', 0, MAX_SEVERITY).default(0),
    note: text('Note', 0, MAX_NOTE_CHARACTERS).default(''),
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
