import {
  ABDOMEN_QUADRANTS,
  DOSE_TYPES,
  EXTRACTION_METHODS,
  INJECTION_LOCATIONS,
  MAX_PAIN_LEVEL,
  WEEKLY_PEN,
} from '@dosewise/domain';
import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { FIELD_SENTENCES } from '../errors.ts';
import { id, instant, number, oneOf, pageQuery, whole } from '../fields.ts';
import { defineRoute } from '../route.ts';

/** A logged dose, with what its pen holds now. */
export const dose = named(
  'Dose',
  z.object({
    _id: z.string(),
    penId: z.string(),
    date: described(z.string(), 'UTC instant'),
    clicks: described(z.nullable(z.int()), 'Standard doses only'),
    volume: described(z.nullable(z.number()), 'mL, Golden Doses only'),
    doseAmount: described(z.number(), 'mg, computed by the server'),
    doseType: z.enum(DOSE_TYPES),
    extractionMethod: z.enum(EXTRACTION_METHODS),
    injectionLocation: z.enum(INJECTION_LOCATIONS),
    injectionSubLocation: z.nullable(z.enum(ABDOMEN_QUADRANTS)),
    painLevel: z.int(),
    remainingClicks: described(z.int(), 'Left in the pen now'),
    remainingDoses: described(z.number(), 'Left in the pen now, full doses, one decimal'),
  }),
);

export type Dose = z.output<typeof dose>;

const doseId = z.object({ id });
const clickCount = whole('Clicks', 1, WEEKLY_PEN.clicksPerDose);
const GOLDEN_SENTENCE = `Volume must be a number above 0 and at most ${WEEKLY_PEN.goldenMl} mL.`;
const goldenVolume = described(
  z
    .number(GOLDEN_SENTENCE)
    .check(z.minimum(1e-6, GOLDEN_SENTENCE), z.maximum(WEEKLY_PEN.goldenMl, GOLDEN_SENTENCE)),
  'mL',
);

const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

/** The sentences for an amount of the other kind of dose, which nothing could be done with. */
export const FOREIGN_AMOUNTS = {
  clicks: 'A Golden Dose has no clicks. Send its volume.',
  volume: 'A standard dose has no volume. Send its clicks.',
} as const;

/** Lists the user's doses, newest first. */
export const listDoses = defineRoute({
  id: 'listDoses',
  method: 'GET',
  path: '/doses',
  access: 'user',
  summary: "Lists the user's doses, newest first.",
  query: pageQuery,
  status: 200,
  response: z.array(dose),
  errors: [],
});

/** Logs a dose and takes it off its pen in one step. */
export const logDose = defineRoute({
  id: 'logDose',
  method: 'POST',
  path: '/doses',
  access: 'user',
  summary: 'Logs a dose and takes it off its pen.',
  body: z
    .object({
      penId: z.uuid(FIELD_SENTENCES.noPen),
      doseType: z._default(oneOf('Dose type', DOSE_TYPES), 'standard'),
      clicks: described(z.optional(clickCount), 'Standard doses'),
      volume: described(z.optional(goldenVolume), 'mL, Golden Doses'),
      doseAmount: described(z.optional(number('Dose amount', 0, 100)), 'mg, checked, not trusted'),
      date: instant('Date'),
      extractionMethod: z.optional(oneOf('Extraction method', EXTRACTION_METHODS)),
      injectionLocation: z._default(oneOf('Injection location', INJECTION_LOCATIONS), 'other'),
      injectionSubLocation: z.nullish(oneOf('Sub-location', ABDOMEN_QUADRANTS)),
      painLevel: z._default(whole('Pain level', 0, MAX_PAIN_LEVEL), 0),
    })
    .check(
      z.refine((body) => body.doseType !== 'standard' || body.clicks !== undefined, {
        path: ['clicks'],
        error: `Clicks must be a whole number from 1 to ${WEEKLY_PEN.clicksPerDose}.`,
        when: isObject,
      }),
      z.refine((body) => body.doseType !== 'golden_dose' || body.volume !== undefined, {
        path: ['volume'],
        error: GOLDEN_SENTENCE,
        when: isObject,
      }),
      z.refine((body) => body.doseType !== 'golden_dose' || body.clicks === undefined, {
        path: ['clicks'],
        error: FOREIGN_AMOUNTS.clicks,
        when: isObject,
      }),
      z.refine((body) => body.doseType !== 'standard' || body.volume === undefined, {
        path: ['volume'],
        error: FOREIGN_AMOUNTS.volume,
        when: isObject,
      }),
      z.refine((body) => !body.injectionSubLocation || body.injectionLocation === 'abdomen', {
        path: ['injectionSubLocation'],
        error: 'Only an injection into the abdomen has a sub-location.',
        when: isObject,
      }),
    ),
  status: 201,
  response: dose,
  errors: [
    'not_found',
    'golden_pen_not_empty',
    'golden_not_enabled',
    'golden_volume_exceeded',
    'not_enough_clicks',
    'account_full',
  ],
  idempotent: true,
});

/** Changes amount and/or date of a dose; its pen follows. */
export const editDose = defineRoute({
  id: 'editDose',
  method: 'PATCH',
  path: '/doses/:id',
  access: 'user',
  summary: "Changes a dose's clicks (or volume) and date; its pen follows.",
  params: doseId,
  body: z.object({
    clicks: described(z.optional(clickCount), 'Standard doses'),
    volume: described(z.optional(goldenVolume), 'mL, Golden Doses'),
    date: z.optional(instant('Date')),
  }),
  status: 200,
  response: dose,
  errors: ['not_enough_clicks', 'golden_volume_exceeded', 'conflict'],
});

/** Deletes a dose and gives what it took back to its pen. */
export const deleteDose = defineRoute({
  id: 'deleteDose',
  method: 'DELETE',
  path: '/doses/:id',
  access: 'user',
  summary: 'Deletes a dose and gives its clicks or volume back to the pen.',
  params: doseId,
  status: 204,
  response: null,
  errors: [],
});
