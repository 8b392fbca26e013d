import * as z from 'zod/mini';
import { described, named } from './annotations.ts';
import { ERRORS, type ErrorCode } from './errors.ts';

/** The body of every reply that is not a success. `fields` maps a field's name to its sentence. */
export const errorBody = named(
  'Error',
  z.object({
    error: described(z.string(), 'A sentence fit to show.'),
    code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
    requestId: described(z.string(), 'Quote it when you report a problem.'),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
);

export type ErrorBody = z.output<typeof errorBody>;
