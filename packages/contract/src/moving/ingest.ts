import * as z from 'zod/mini';
import { described } from '../annotations.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentences.ts';

/** Largest body of what a program sends, in bytes. */
const MAX_INGESTED_BYTES = 20 * 1024 * 1024;

/** Most entries that are left out and named in one reply. */
export const MAX_NAMED_LEFT_OUT = 1_000;

/** The body as its text, by the name that faults of all of it have: its form is the other program's. */
const documents = z.object({
  data: described(
    z
      .string(sentence('requests.ingestedJson'))
      .check(z.maxLength(MAX_INGESTED_BYTES, sentence('requests.ingestedBytes'))),
    'What the program sends: one JSON document, or one on each line',
  ),
});

const ingested = z.object({
  added: z.object({
    doses: z.int(),
    weights: z.int(),
    symptoms: z.int(),
    measurements: z.int(),
  }),
  changed: described(z.int(), 'Records that were edited on the phone: here they are as there now'),
  unchanged: described(
    z.int(),
    'Entries that are there already, were there and are deleted, or meet another record of their time',
  ),
  leftOut: described(
    z.array(
      z.object({
        path: described(z.string(), 'Such as metrics[1].data[1]'),
        reason: described(
          z.string(),
          'Such as ask-unit, not-confirmed, future, other-kind or duplicate',
        ),
      }),
    ),
    `Entries that did not come in, the first ${MAX_NAMED_LEFT_OUT.toLocaleString('en-GB')}`,
  ),
});

const pushed = {
  method: 'POST',
  access: 'user',
  leastScope: 'log',
  changes: ['doses', 'weights', 'symptoms', 'measurements'],
  body: documents,
  takesDocuments: true,
  status: 200,
  response: ingested,
  errors: ['import_under_way', 'account_full'],
  isHeavy: true,
  bodyLimitBytes: MAX_INGESTED_BYTES,
} as const;

/** Takes what Health Auto Export sends from an iPhone. Nothing is asked, and nothing comes in twice. */
export const ingestHealthAutoExport = defineRoute({
  ...pushed,
  id: 'ingestHealthAutoExport',
  path: '/ingest/health-auto-export',
  summary: 'Receives data from Health Auto Export. Sending the same data again adds nothing.',
});

/** Takes what bridges of Health Connect send from an Android phone, in the same way. */
export const ingestHealthConnect = defineRoute({
  ...pushed,
  id: 'ingestHealthConnect',
  path: '/ingest/health-connect',
  summary: 'Receives data from Health Connect webhooks. Sending the same data again adds nothing.',
});
