import {
  INJECTION_LOCATIONS,
  INJECTION_SUB_LOCATIONS,
  LATEST_BY,
  PLAN_ANCHORS,
  PLAN_LIMITS,
  type PlanRefusal,
  refusePlan,
} from '@dosewise/domain';
import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { calendarDay, choice, clockTime, instant, number, whole } from '../fields.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentences.ts';
import { plannedMedicine } from './medicine.ts';

/** The states of the next dose: before its instant, for a day from it, and until it is missed. */
const NEXT_DOSE_STATES = ['upcoming', 'due', 'overdue'] as const;

/** Most days ahead that are planned at once. */
const MAX_DAYS_AHEAD = 366;

export const savedPlan = named(
  'Plan',
  z.object({
    medicine: z.string(),
    anchor: z.enum(PLAN_ANCHORS),
    steps: z.array(
      z.object({
        startDate: described(z.string(), 'YYYY-MM-DD'),
        time: described(z.string(), "HH:MM on the user's wall clock"),
        everyDays: z.int(),
        doseMg: z.number(),
        doses: described(z.nullable(z.int()), 'Null: until the plan is changed'),
      }),
    ),
    savedAt: described(z.string(), 'When it was written last'),
  }),
);

export type SavedPlan = z.output<typeof savedPlan>;

const planReply = z.object({
  plan: described(z.nullable(savedPlan), 'The one saved last'),
  skips: described(z.array(z.string()), 'Instants of doses that are skipped; none without a plan'),
});

const step = z.object(
  {
    startDate: calendarDay('Start'),
    time: clockTime('Time'),
    everyDays: whole('Days between doses', PLAN_LIMITS.everyDays.least, PLAN_LIMITS.everyDays.most),
    doseMg: number('Dose in mg', PLAN_LIMITS.doseMg.least, PLAN_LIMITS.doseMg.most),
    doses: z.nullable(whole('Number of doses', PLAN_LIMITS.doses.least, PLAN_LIMITS.doses.most)),
  },
  sentence('requests.planStep'),
);

const REFUSALS: Readonly<Record<PlanRefusal['reason'], { field: string; sentence: string }>> = {
  starts_before_last: {
    field: 'startDate',
    sentence: sentence('requests.stepAfterStep'),
  },
  open_before_last: { field: 'doses', sentence: sentence('requests.openStep') },
};

const STEPS_SENTENCE = sentence(
  'forms.steps',
  'A plan',
  PLAN_LIMITS.steps.least,
  PLAN_LIMITS.steps.most,
);

/** The steps of a plan, in their order. */
export const steps = z.array(step, STEPS_SENTENCE).check(
  z.minLength(PLAN_LIMITS.steps.least, STEPS_SENTENCE),
  z.maxLength(PLAN_LIMITS.steps.most, STEPS_SENTENCE),
  z.superRefine((planned, context) => {
    const refusal = refusePlan(planned);
    if (refusal === null) return;
    const { field, sentence } = REFUSALS[refusal.reason];
    context.addIssue({ code: 'custom', path: [refusal.step, field], message: sentence });
  }),
);

export type PlanReply = z.output<typeof planReply>;

/** Reads the plan; null where there is none. */
export const getPlan = defineRoute({
  id: 'getPlan',
  method: 'GET',
  path: '/plan',
  access: 'user',
  forPeople: 'reads',
  reads: ['plans'],
  summary: 'Returns the most recently saved plan; null if there is none.',
  status: 200,
  response: planReply,
  errors: [],
});

/** Writes the whole plan of a medicine in place of the one there is, or of the one it is based on. */
export const setPlan = defineRoute({
  id: 'setPlan',
  method: 'PUT',
  path: '/plan',
  access: 'user',
  changes: ['plans'],
  summary:
    'Sets the plan for a medicine, with local times in the user’s time zone. If it is based on the plan for another medicine, that plan ends.',
  body: z.object({
    medicine: plannedMedicine,
    anchor: choice('Anchor', PLAN_ANCHORS),
    steps,
    basedOn: described(
      z.optional(z.nullable(instant('Based on'))),
      '`savedAt` of the plan that was changed, null for none: 409 if another one is there by now',
    ),
  }),
  status: 200,
  response: planReply,
  errors: ['conflict', 'account_full'],
});

/** Ends the plan that was saved last. */
export const deletePlan = defineRoute({
  id: 'deletePlan',
  method: 'DELETE',
  path: '/plan',
  access: 'user',
  changes: ['plans'],
  summary: 'Ends the most recently saved plan.',
  status: 204,
  response: null,
  errors: [],
});

const plannedInstant = z.object({ at: instant('Instant') });
const ofMedicine = {
  medicine: described(
    z.optional(plannedMedicine),
    'Left out: of the plan saved last that has the instant',
  ),
};

/** Leaves out one planned dose. */
export const skipDose = defineRoute({
  id: 'skipDose',
  method: 'POST',
  path: '/plan/skips',
  access: 'user',
  changes: ['plans'],
  summary: 'Skips one planned dose, identified by its date and time.',
  body: z.object({ at: instant('Instant'), ...ofMedicine }),
  status: 201,
  response: z.object({ at: z.string() }),
  errors: ['not_planned'],
});

/** Plans a dose again that was skipped. */
export const unskipDose = defineRoute({
  id: 'unskipDose',
  method: 'DELETE',
  path: '/plan/skips/:at',
  access: 'user',
  changes: ['plans'],
  summary: 'Undoes the skipping of a dose.',
  params: plannedInstant,
  query: z.object(ofMedicine),
  status: 204,
  response: null,
  errors: [],
});

const penOfDose = {
  penId: described(z.nullable(z.string()), 'The pen that gives it; null: none in stock can'),
  clicks: described(z.nullable(z.int()), 'Steps of that pen'),
  parts: described(
    z.optional(z.array(z.object({ penId: z.string(), clicks: z.int() }))),
    'Only where it comes from several pens one after the other: all of these, the first among them',
  ),
};

const skippedDose = z.object({ at: z.string(), doseMg: z.number(), medicine: z.string() });

const nextDose = z.object({
  at: z.string(),
  doseMg: z.number(),
  medicine: z.string(),
  state: z.enum(NEXT_DOSE_STATES),
  earliestAt: described(
    z.nullable(z.string()),
    "The latest dose + the label's minimum gap; null without either",
  ),
  latestAt: described(z.string(), 'The plan counts it as missed after this'),
  latestBy: described(
    z.enum(LATEST_BY),
    'Whose limit that is: of the label, or of the plan, which is half an interval or the dose after it',
  ),
  ...penOfDose,
  site: described(
    z.nullable(
      z.object({
        location: z.enum(INJECTION_LOCATIONS),
        subLocation: z.nullable(z.enum(INJECTION_SUB_LOCATIONS)),
      }),
    ),
    'The longest rested place of those chosen',
  ),
  otherMedicine: described(
    z.nullable(z.object({ medicine: z.string(), at: z.string() })),
    'Another medicine of the catalogue whose latest dose lies within its own interval',
  ),
});

const doseAhead = z.object({
  at: z.string(),
  doseMg: z.number(),
  medicine: z.string(),
  ...penOfDose,
});

/** The doses to come of one medicine, and how long its pens last. */
const medicineAhead = z.object({
  medicine: z.string(),
  next: z.nullable(nextDose),
  doses: described(z.array(doseAhead), 'Planned from `next` on, within the days asked'),
  dosesLeft: described(z.int(), 'Given before the first that nothing can give'),
  runsOutOn: described(
    z.nullable(z.string()),
    'Day of the first planned dose that nothing can give; null within the days asked',
  ),
  lastDoseAt: z.nullable(z.string()),
  missedSince: described(
    z.nullable(z.object({ count: z.int(), from: z.string() })),
    'Planned doses missed one after the other since the last one taken, and the first of them',
  ),
  pausedSince: described(z.int(), 'Planned doses that rested in a pause since the last one taken'),
});

/** The next dose, and all that is planned from there on; of the medicine that comes first. */
export const ahead = named(
  'Ahead',
  z.object({
    ...medicineAhead.shape,
    medicine: described(z.nullable(z.string()), 'The one that comes first; null for none'),
    skipped: z.array(skippedDose),
    pens: described(
      z.array(
        z.object({
          penId: z.string(),
          doses: described(z.int(), 'Planned doses that it gives'),
          lastDoseAt: z.nullable(z.string()),
          discardOn: described(z.nullable(z.string()), 'Day; null where nothing says one'),
          stepsLost: described(z.int(), 'Left in it at the end of its last usable day'),
        }),
      ),
      'Of all medicines',
    ),
    plans: described(z.array(medicineAhead), 'Of each medicine, the earliest first'),
  }),
);

export type Ahead = z.output<typeof ahead>;

const DAYS_SENTENCE = sentence('forms.whole', 'Days', 1, MAX_DAYS_AHEAD);

/** Plans ahead: the next dose, those after it, the pens that give them, and when these run out. */
export const planAhead = defineRoute({
  id: 'planAhead',
  method: 'GET',
  path: '/plan/ahead',
  access: 'user',
  offline: 'filled',
  forPeople: 'reads',
  reads: ['plans', 'doses', 'pens', 'sites', 'profile'],
  summary: 'Returns the next dose, the doses planned after it, and how long the pens last.',
  query: z.object({
    days: z._default(
      z.coerce
        .number(DAYS_SENTENCE)
        .check(
          z.int(DAYS_SENTENCE),
          z.minimum(1, DAYS_SENTENCE),
          z.maximum(MAX_DAYS_AHEAD, DAYS_SENTENCE),
        ),
      90,
    ),
  }),
  status: 200,
  response: ahead,
  errors: [],
});
