import { WEIGHT_LIMITS_KG } from '@dosewise/domain';
import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { calendarDay, flag, number } from '../fields.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentences.ts';

const { least, most } = WEIGHT_LIMITS_KG;

/** The goal of a person: a weight, perhaps by a day, or a range to stay in. */
export const weightGoal = named(
  'WeightGoal',
  z.object({
    targetKg: z.nullable(z.number()),
    targetDate: described(z.nullable(z.string()), 'YYYY-MM-DD'),
    keep: described(
      z.nullable(z.object({ lowKg: z.number(), highKg: z.number() })),
      'The range to stay in, both ends inclusive; null with a target weight',
    ),
  }),
);

export type WeightGoal = z.output<typeof weightGoal>;

const keptRange = z
  .object(
    {
      lowKg: number('The lowest weight in kg', least, most),
      highKg: number('The highest weight in kg', least, most),
    },
    sentence('requests.keptRange'),
  )
  .check(z.refine(({ lowKg, highKg }) => lowKg < highKg, sentence('requests.keptOrder')));

/** The range to stay in, null for none. */
export const keep = z._default(z.nullable(keptRange), null);

/** Reads the goal; all null where there is none. */
export const getGoal = defineRoute({
  id: 'getGoal',
  method: 'GET',
  path: '/user/goal',
  access: 'user',
  offline: 'filled',
  forPeople: 'reads',
  reads: ['goal'],
  summary: 'Returns the weight goal. All fields are null if there is none.',
  status: 200,
  response: weightGoal,
  errors: [],
});

/** Sets the whole goal: what is absent is null. Weights are in kg, as a weigh-in may have them. */
export const setGoal = defineRoute({
  id: 'setGoal',
  method: 'PUT',
  path: '/user/goal',
  access: 'user',
  changes: ['goal'],
  summary: 'Sets the weight goal. Fields that are left out become null.',
  body: z.object({
    targetKg: z._default(z.nullable(number('Target weight in kg', least, most)), null),
    targetDate: z._default(z.nullable(calendarDay('Target date')), null),
    keep,
    ifNone: described(
      z.optional(flag('If none')),
      'True: written only where no goal was ever set; the reply is the goal there is',
    ),
  }),
  status: 200,
  response: weightGoal,
  errors: [],
});
