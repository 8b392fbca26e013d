import { DEVICE_KINDS, MAX_TABLETS_IN_PACK, maxDosesOf, OWN_DEVICE_LIMITS } from '@dosewise/domain';
import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { choice, number, text, whole } from '../fields.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentences.ts';
import { medicine } from './medicine.ts';

const hours = (what: string) => described(z.nullable(z.int()), `Hours ${what}; null: not stated`);

/** A device that is sold: one presentation in some markets. */
const catalogueDevice = named(
  'CatalogueDevice',
  z.object({
    id: z.string(),
    brand: z.string(),
    medicine: z.string(),
    markets: described(z.array(z.string()), 'Countries by their two letters, and EU'),
    kind: z.enum(DEVICE_KINDS),
    strengths: described(z.array(z.number()), 'mg in a labelled dose, ascending'),
    doseMl: described(z.nullable(z.number()), 'mL in a labelled dose; null of tablets'),
    doses: described(z.int(), 'Labelled doses in one device'),
    stepsPerDose: described(
      z.nullable(z.int()),
      'Steps of a labelled dose: clicks, units of 0.01 mL, pens, tablets; null: to be counted',
    ),
    printedMl: described(
      z.nullable(z.number()),
      'mL printed on the cartridge, where that tells it from a pen of the same doses; else null',
    ),
    goldenMl: described(z.number(), 'Most mL of a Golden Dose; 0 where there is none'),
    inUseDays: described(z.nullable(z.int()), 'Days after first use; null: not stated'),
    intervalDays: described(z.int(), 'Days from dose to dose'),
    minGapHours: hours('that must lie between two doses'),
    missedWindowHours: hours('after its time in which a missed dose may be taken'),
    sources: described(z.array(z.string()), 'Where the numbers come from'),
    checkedOn: described(z.string(), 'Calendar day on which they were compared'),
  }),
);

/** A pen's device: the numbers as they were when the pen was added. */
export const penDevice = named(
  'PenDevice',
  z.object({
    id: described(z.nullable(z.string()), "Of the catalogue; null for one's own numbers"),
    brand: z.nullable(z.string()),
    medicine: z.string(),
    kind: z.enum(DEVICE_KINDS),
    doseMl: described(z.nullable(z.number()), 'mL in a labelled dose; null of tablets'),
    doses: described(z.int(), 'Labelled doses in the whole device'),
    stepsPerDose: described(z.int(), 'Steps of a labelled dose'),
    steps: described(z.int(), 'Labelled steps in the whole device'),
    stepMl: described(z.nullable(z.number()), 'mL of a step; null of tablets'),
    goldenMl: described(z.number(), 'Most mL of a Golden Dose; 0 where there is none'),
    inUseDays: z.nullable(z.int()),
    intervalDays: z.nullable(z.int()),
    minGapHours: z.nullable(z.int()),
    missedWindowHours: z.nullable(z.int()),
  }),
);

export type PenDevice = z.output<typeof penDevice>;

const { doseMl, doses, stepsPerDose } = OWN_DEVICE_LIMITS;

const DOSES_SENTENCE = sentence('forms.whole', 'Doses', doses.least, doses.most);

/** The device of a new pen: one of the catalogue by its id, or its own numbers. */
export const newDevice = z
  .object(
    {
      id: described(z.optional(text('Device', 1, 60)), 'Of the catalogue, which has the numbers'),
      medicine: z.optional(medicine),
      kind: z.optional(choice('Kind', DEVICE_KINDS)),
      doseMl: described(
        z.nullish(number('mL of a dose', doseMl.least, doseMl.most)),
        'Of all kinds but tablets',
      ),
      doses: described(
        z.optional(whole('Doses', doses.least, MAX_TABLETS_IN_PACK)),
        'Beside an id: how many single-dose pens or tablets are in the box',
      ),
      stepsPerDose: described(
        z.optional(whole('Clicks of a dose', stepsPerDose.least, stepsPerDose.most)),
        'Needed where the catalogue has none',
      ),
    },
    sentence('requests.device'),
  )
  .check(
    z.refine(
      ({ id, medicine, kind, doseMl, doses }) =>
        id !== undefined ||
        ([medicine, kind, doses].every((value) => value !== undefined) &&
          (kind === 'tablet' || doseMl != null)),
      sentence('requests.device'),
    ),
    z.refine(
      // Of boxes and packs the catalogue and the kind say how many are too many.
      ({ kind, doses: count }) =>
        kind === undefined ||
        kind === 'single_pen' ||
        count === undefined ||
        count <= maxDosesOf(kind),
      { path: ['doses'], error: DOSES_SENTENCE },
    ),
  );

/** Lists the devices that the product knows. */
export const listDevices = defineRoute({
  id: 'listDevices',
  method: 'GET',
  path: '/devices',
  access: 'public',
  reads: [],
  summary: 'Lists the devices in the catalogue, with the sources of their numbers.',
  status: 200,
  response: z.array(catalogueDevice),
  errors: [],
});
