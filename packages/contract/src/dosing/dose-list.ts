import {
  DOSE_TYPES,
  EXTRACTION_METHODS,
  INJECTION_LOCATIONS,
  INJECTION_SUB_LOCATIONS,
} from '@dosewise/domain';
import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { loggedBy, pageQuery } from '../fields.ts';
import { defineRoute } from '../route.ts';

/** A logged dose, with what its pen holds now. */
export const dose = named(
  'Dose',
  z.object({
    _id: z.string(),
    penId: described(z.nullable(z.string()), 'Null: from no pen of the account'),
    medicine: z.string(),
    date: described(z.string(), 'UTC instant'),
    plannedAt: described(
      z.nullable(z.string()),
      'The planned instant that it was taken for; null: not stated',
    ),
    partOf: described(
      z.nullable(z.string()),
      'The first entry of the injection that it is a further part of; null: it is none',
    ),
    clicks: described(z.nullable(z.int()), 'Steps of the device, standard doses of a pen only'),
    volume: described(z.nullable(z.number()), 'mL, Golden Doses only'),
    doseAmount: described(z.number(), 'mg, computed by the server; as stated without a pen'),
    doseType: z.enum(DOSE_TYPES),
    extractionMethod: z.enum(EXTRACTION_METHODS),
    injectionLocation: described(z.nullable(z.enum(INJECTION_LOCATIONS)), 'Null of tablets'),
    injectionSubLocation: z.nullable(z.enum(INJECTION_SUB_LOCATIONS)),
    painLevel: described(
      z.nullable(z.number()),
      '0 to 10; null for one from elsewhere that does not say, and of tablets',
    ),
    note: z.string(),
    remainingClicks: described(z.nullable(z.int()), 'Steps left in the pen now; null without one'),
    remainingDoses: described(
      z.nullable(z.number()),
      'Left in the pen now, labelled doses, one decimal; null without one',
    ),
    loggedBy,
  }),
);

export type Dose = z.output<typeof dose>;

/** Lists the user's doses, newest first. */
export const listDoses = defineRoute({
  id: 'listDoses',
  method: 'GET',
  path: '/doses',
  access: 'user',
  offline: 'filled',
  forPeople: 'reads',
  reads: ['doses'],
  summary: 'Lists the user’s doses, newest first.',
  query: pageQuery,
  status: 200,
  response: z.array(dose),
  errors: [],
});
