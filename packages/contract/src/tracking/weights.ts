import { MAX_NOTE_CHARACTERS, MAX_SOURCE_CHARACTERS, WEIGHT_LIMITS_KG } from '@dosewise/domain';
import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import {
  flag,
  id,
  instant,
  loggedBy,
  MAX_LISTED,
  newId,
  number,
  pageQuery,
  text,
} from '../fields.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentences.ts';

/** Most entries that one reply of weights holds. */
export const MAX_WEIGHTS = MAX_LISTED;
/** Most entries of one import. */
export const MAX_IMPORTED_WEIGHTS = 20_000;

/** A weigh-in. */
export const weight = named(
  'Weight',
  z.object({
    _id: z.string(),
    date: described(z.string(), 'UTC instant'),
    weightKg: z.number(),
    note: z.string(),
    source: described(z.string(), "Where it came from: 'manual', 'import', or what a file says"),
    isUnconfirmed: described(
      z.boolean(),
      'True: a phone sent it automatically, and it is not yet confirmed',
    ),
    loggedBy,
  }),
);

export type Weight = z.output<typeof weight>;

const weightKg = number('Weight in kg', WEIGHT_LIMITS_KG.least, WEIGHT_LIMITS_KG.most);
const note = text('Note', 0, MAX_NOTE_CHARACTERS);
const source = text('Source', 0, MAX_SOURCE_CHARACTERS);
const isUnconfirmed = flag('Unconfirmed');

/** Lists the user's weigh-ins, newest first. */
export const listWeights = defineRoute({
  id: 'listWeights',
  method: 'GET',
  path: '/weights',
  access: 'user',
  offline: 'filled',
  forPeople: 'reads',
  reads: ['weights'],
  summary: 'Lists the user’s weights, newest first.',
  query: pageQuery,
  status: 200,
  response: z.array(weight),
  errors: [],
});

/** Adds a weigh-in, in kg. One at the same instant is replaced, its id by an `_id` that is sent. */
export const addWeight = defineRoute({
  id: 'addWeight',
  method: 'POST',
  path: '/weights',
  access: 'user',
  leastScope: 'log',
  forPeople: { adds: 'weight' },
  changes: ['weights'],
  summary: 'Adds a weight, or replaces one at the same date and time.',
  body: z.object({
    _id: newId,
    date: instant('Date'),
    weightKg,
    note: z._default(note, ''),
    source: z._default(source, 'manual'),
    isUnconfirmed: described(
      z._default(isUnconfirmed, false),
      'For one that is brought back after it was deleted',
    ),
  }),
  status: 201,
  response: weight,
  errors: ['account_full'],
  idempotent: true,
  takesId: true,
});

/** Changes the fields that the body carries. It replaces no other weigh-in. */
export const editWeight = defineRoute({
  id: 'editWeight',
  method: 'PATCH',
  path: '/weights/:id',
  access: 'user',
  forPeople: { changes: 'weight' },
  changes: ['weights'],
  summary: 'Changes a weight. Fields that are left out stay the same.',
  params: z.object({ id }),
  body: z.object({
    date: z.optional(instant('Date')),
    weightKg: z.optional(weightKg),
    note: z.optional(note),
    source: z.optional(source),
    isUnconfirmed: described(
      z.optional(isUnconfirmed),
      'False: it is right. Absent: another weight or date says so too',
    ),
  }),
  status: 200,
  response: weight,
  errors: ['weigh_in_there'],
});

/** Writes many weigh-ins in one transaction: all or nothing. */
export const importWeights = defineRoute({
  id: 'importWeights',
  method: 'POST',
  path: '/weights/bulk',
  access: 'user',
  leastScope: 'log',
  changes: ['weights'],
  summary: 'Adds many weights, all or nothing. Weights at the same date and time are updated.',
  body: z.object({
    entries: z
      .array(
        z.object({
          date: instant('Date'),
          weightKg,
          note: described(z.optional(note), "Absent: stays as stored, '' for a new entry"),
          source: described(
            z.optional(source),
            "Absent: stays as stored, 'import' for a new entry",
          ),
        }),
        sentence('forms.list', 'Entries'),
      )
      .check(z.maxLength(MAX_IMPORTED_WEIGHTS, sentence('requests.tooManyWeights'))),
  }),
  status: 201,
  response: z.object({
    upserted: described(z.int(), 'Newly inserted'),
    modified: described(z.int(), 'Existing ones whose values changed'),
    processed: described(z.int(), 'Entries received'),
  }),
  errors: ['import_under_way', 'account_full'],
  idempotent: true,
  isHeavy: true,
  bodyLimitBytes: 8 * 1024 * 1024,
});

/** Deletes a weigh-in. */
export const deleteWeight = defineRoute({
  id: 'deleteWeight',
  method: 'DELETE',
  path: '/weights/:id',
  access: 'user',
  forPeople: { changes: 'weight' },
  changes: ['weights'],
  summary: 'Deletes a weight.',
  params: z.object({ id }),
  status: 204,
  response: null,
  errors: [],
});
