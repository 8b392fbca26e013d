import { PLAN_ANCHORS } from '@dosewise/domain';
import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { calendarDay, choice, instant } from '../fields.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentences.ts';
import { plannedMedicine } from './medicine.ts';
import { savedPlan, steps } from './plan.ts';

/** Days on which nothing of a plan is due, both included, as they are sent. */
export const pauseDays = z.object({
  from: described(calendarDay('Start'), 'May lie in the past'),
  until: described(
    z._default(z.nullable(calendarDay('End')), null),
    'Null or left out: until it is ended',
  ),
});

/** Refuses a pause that ends before it begins. */
export const endsAfterItBegins = z.refine<z.output<typeof pauseDays>>(
  ({ from, until }) => until === null || until >= from,
  { path: ['until'], error: sentence('fields.pauseEndsEarly') },
);

const pause = z.object({
  from: described(z.string(), 'YYYY-MM-DD'),
  until: described(z.nullable(z.string()), 'YYYY-MM-DD; null: until it is ended'),
});

/** The plan of a medicine with what is left out of it. */
export const planOfMedicine = named(
  'PlanOfMedicine',
  z.object({
    plan: savedPlan,
    skips: described(z.array(z.string()), 'Instants of doses that are skipped'),
    pauses: z.array(pause),
  }),
);
export type PlanOfMedicine = z.output<typeof planOfMedicine>;

/** Most former plans that are kept of an account. */
export const MAX_FORMER_PLANS = 200;
/** Most medicines that have a plan at once. */
export const MAX_PLANS = 20;
/** Most pauses that are kept of an account. */
export const MAX_PAUSES = 500;

const plansReply = z.object({
  plans: described(z.array(planOfMedicine), 'The one saved last stands first'),
  former: described(
    z.array(z.object({ plan: savedPlan, from: z.string(), until: z.string() })),
    'Plans that were replaced or deleted, with the time in which they were followed',
  ),
});
export type PlansReply = z.output<typeof plansReply>;

const ofMedicine = z.object({ medicine: plannedMedicine });

/** Reads the plans of all medicines, and those of before. */
export const listPlans = defineRoute({
  id: 'listPlans',
  method: 'GET',
  path: '/plans',
  access: 'user',
  offline: 'filled',
  forPeople: 'reads',
  reads: ['plans'],
  summary: 'Returns the current plan for each medicine, and former plans.',
  status: 200,
  response: plansReply,
  errors: [],
});

/** Writes the plan of a medicine in place of the one there is. */
export const setPlanOf = defineRoute({
  id: 'setPlanOf',
  method: 'PUT',
  path: '/plans/:medicine',
  access: 'user',
  changes: ['plans'],
  summary: 'Sets the plan for a medicine. Any earlier plan is kept as a former plan.',
  params: ofMedicine,
  body: z.object({
    anchor: choice('Anchor', PLAN_ANCHORS),
    steps,
    basedOn: described(
      z.optional(z.nullable(instant('Based on'))),
      '`savedAt` of the plan that was changed, null for none: 409 if another one is there by now',
    ),
  }),
  status: 200,
  response: planOfMedicine,
  errors: ['conflict', 'account_full'],
});

/** Ends the plan of a medicine. */
export const deletePlanOf = defineRoute({
  id: 'deletePlanOf',
  method: 'DELETE',
  path: '/plans/:medicine',
  access: 'user',
  changes: ['plans'],
  summary: 'Ends the plan for a medicine and keeps it as a former plan.',
  params: ofMedicine,
  status: 204,
  response: null,
  errors: [],
});

/** Lets the plan of a medicine rest. */
export const pausePlan = defineRoute({
  id: 'pausePlan',
  method: 'POST',
  path: '/plans/:medicine/pause',
  access: 'user',
  changes: ['plans'],
  summary: 'Pauses the plan for a medicine: its doses on these days are neither due nor missed.',
  params: ofMedicine,
  body: pauseDays.check(endsAfterItBegins),
  status: 200,
  response: planOfMedicine,
  errors: ['account_full'],
});

/** Goes on with the plan of a medicine from today on. */
export const resumePlan = defineRoute({
  id: 'resumePlan',
  method: 'DELETE',
  path: '/plans/:medicine/pause',
  access: 'user',
  changes: ['plans'],
  summary:
    'Ends the pause of a plan. Days that have passed stay paused; a pause in the future is removed.',
  params: ofMedicine,
  status: 204,
  response: null,
  errors: [],
});
