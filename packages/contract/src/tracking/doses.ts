import {
  ABDOMEN_QUADRANTS,
  DOSE_TYPES,
  EXTRACTION_METHODS,
  INJECTION_LOCATIONS,
  MAX_PAIN_LEVEL,
  WEEKLY_PEN,
} from '@dosewise/domain';
import { z } from 'zod';
import { id, instant, number, oneOf, pageQuery, whole } from '../fields.ts';
import { defineRoute } from '../route.ts';

/** A logged dose, with what its pen holds now. */
export const dose = z
  .object({
    _id: z.string(),
    penId: z.string(),
    date: z.string().describe('UTC instant'),
    clicks: z.int().nullable().describe('Standard doses only'),
    volume: z.number().nullable().describe('mL, Golden Doses only'),
    doseAmount: z.number().describe('mg, computed by the server'),
    doseType: z.enum(DOSE_TYPES),
    extractionMethod: z.enum(EXTRACTION_METHODS),
    injectionLocation: z.enum(INJECTION_LOCATIONS),
    injectionSubLocation: z.enum(ABDOMEN_QUADRANTS).nullable(),
    painLevel: z.int(),
    remainingClicks: z.int().describe('Left in the pen now'),
    remainingDoses: z.number().describe('Left in the pen now, full doses, one decimal'),
  })
  .meta({ id: 'Dose' });

export type Dose = z.output<typeof dose>;

const doseId = z.object({ id });
const clickCount = whole('Clicks', 1, WEEKLY_PEN.clicksPerDose);
const GOLDEN_SENTENCE = `Volume must be a number above 0 and at most ${WEEKLY_PEN.goldenMl} mL.`;
const goldenVolume = z
  .number({ error: GOLDEN_SENTENCE })
  // A nanolitre is the smallest volume the ledger tells from nothing.
  .min(1e-6, { error: GOLDEN_SENTENCE })
  .max(WEEKLY_PEN.goldenMl, { error: GOLDEN_SENTENCE })
  .describe('mL');

const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

/** The sentences for an amount of the other kind of dose, which nothing could be done with. */
export const FOREIGN_AMOUNTS = {
  clicks: 'A Golden Dose has no clicks. Send its volume.',
  volume: 'A standard dose has no volume. Send its clicks.',
} as const;

/** The sentence for a dose without a pen. */
const NO_PEN_SELECTED = 'Please select a pen first';

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
      penId: z.uuid({ error: NO_PEN_SELECTED }),
      doseType: oneOf('Dose type', DOSE_TYPES).default('standard'),
      clicks: clickCount.optional().describe('Standard doses'),
      volume: goldenVolume.optional().describe('mL, Golden Doses'),
      doseAmount: number('Dose amount', 0, 100).optional().describe('mg, checked, not trusted'),
      date: instant('Date'),
      extractionMethod: oneOf('Extraction method', EXTRACTION_METHODS).optional(),
      injectionLocation: oneOf('Injection location', INJECTION_LOCATIONS).default('other'),
      injectionSubLocation: oneOf('Sub-location', ABDOMEN_QUADRANTS).nullish(),
      painLevel: whole('Pain level', 0, MAX_PAIN_LEVEL).default(0),
    })
    // `when` lets these run although another field is invalid, so that every one is named at once.
    .refine((body) => body.doseType !== 'standard' || body.clicks !== undefined, {
      path: ['clicks'],
      error: `Clicks must be a whole number from 1 to ${WEEKLY_PEN.clicksPerDose}.`,
      when: isObject,
    })
    .refine((body) => body.doseType !== 'golden_dose' || body.volume !== undefined, {
      path: ['volume'],
      error: GOLDEN_SENTENCE,
      when: isObject,
    })
    .refine((body) => body.doseType !== 'golden_dose' || body.clicks === undefined, {
      path: ['clicks'],
      error: FOREIGN_AMOUNTS.clicks,
      when: isObject,
    })
    .refine((body) => body.doseType !== 'standard' || body.volume === undefined, {
      path: ['volume'],
      error: FOREIGN_AMOUNTS.volume,
      when: isObject,
    })
    .refine((body) => !body.injectionSubLocation || body.injectionLocation === 'abdomen', {
      path: ['injectionSubLocation'],
      error: 'Only an injection into the abdomen has a sub-location.',
      when: isObject,
    }),
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
    clicks: clickCount.optional().describe('Standard doses'),
    volume: goldenVolume.optional().describe('mL, Golden Doses'),
    date: instant('Date').optional(),
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
