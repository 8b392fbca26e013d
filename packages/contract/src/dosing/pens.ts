import {
  DISCARD_REASONS,
  isPenStrength,
  MAX_STEPS,
  OPENED_BY,
  OWN_DEVICE_LIMITS,
  PEN_STATUSES,
} from '@dosewise/domain';
import * as z from 'zod/mini';
import { described, named, withExample } from '../annotations.ts';
import {
  calendarDay,
  choice,
  currency,
  flag,
  id,
  isObject,
  money,
  newId,
  STRENGTH_SENTENCE,
  text,
  whole,
} from '../fields.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentences.ts';
import { newDevice, penDevice } from './devices.ts';

/** A pen with what is left in it. */
export const pen = named(
  'Pen',
  z.object({
    _id: z.string(),
    name: z.string(),
    strength: described(z.number(), 'mg in a labelled dose'),
    device: penDevice,
    status: z.enum(PEN_STATUSES),
    startDate: described(z.nullable(z.string()), 'Day of the first use; null while it is sealed'),
    startedBy: described(
      z.nullable(z.enum(OPENED_BY)),
      'owner: startDate was typed; dose: it is the day of the first dose and follows it',
    ),
    expiresOn: described(z.nullable(z.string()), "Calendar day, the user's own"),
    costPerPen: z.nullable(z.number()),
    costCurrency: described(z.nullable(z.string()), 'Currency of costPerPen'),
    purchaseDate: described(z.nullable(z.string()), 'Calendar day'),
    pharmacy: z.nullable(z.string()),
    enableFifthDose: described(z.boolean(), 'Whether Golden Doses may be logged'),
    remainingClicks: described(z.int(), 'Steps left of those on the label'),
    remainingDoses: described(z.number(), 'Labelled doses, one decimal'),
    remainingGoldenMl: z.number(),
    wastedClicks: described(z.int(), 'Steps of those on the label that went into no dose'),
    doseCount: z.int(),
    inUseSince: described(z.nullable(z.string()), 'UTC instant of the first dose'),
    discardOn: described(
      z.nullable(z.string()),
      'Last day in use by the label: startDate + inUseDays; null without either',
    ),
    discardedOn: described(z.nullable(z.string()), 'Day on which it was thrown away'),
    discardReason: z.nullable(z.enum(DISCARD_REASONS)),
    batch: z.nullable(z.string()),
  }),
);

export type Pen = z.output<typeof pen>;

const penId = z.object({ id });

const { strengthMg } = OWN_DEVICE_LIMITS;

/** Longest name of a pen, in UTF-16 units. */
export const MAX_PEN_NAME_CHARACTERS = 80;
/** Longest name of a pharmacy, in UTF-16 units. */
export const MAX_PHARMACY_CHARACTERS = 120;
/** Longest batch number, in UTF-16 units. */
export const MAX_BATCH_CHARACTERS = 40;

const penName = text('Name', 1, MAX_PEN_NAME_CHARACTERS);
const pharmacy = z.nullable(text('Pharmacy', 0, MAX_PHARMACY_CHARACTERS));
const batch = z.nullable(text('Batch', 0, MAX_BATCH_CHARACTERS));
const startDate = described(
  z.nullable(calendarDay('Start date')),
  'Day of the first use; null for a sealed one',
);
const cost = z.nullable(money('Cost per pen'));
const purchaseDate = z.nullable(calendarDay('Purchase date'));
const expiresOn = z.nullable(calendarDay('Expiry date'));
const wastedClicks = whole('Wasted clicks', 0, MAX_STEPS);

/** Fields that a pen may lack when it is added, and that may be changed later. */
const details = {
  costPerPen: z.optional(cost),
  costCurrency: described(
    z.optional(z.nullable(currency)),
    "Absent or null: that of the cost before; of a first cost the account's",
  ),
  purchaseDate: z.optional(purchaseDate),
  pharmacy: z.optional(pharmacy),
  batch: z.optional(batch),
  expiresOn: z.optional(expiresOn),
  wastedClicks: described(
    z.optional(wastedClicks),
    'Steps that went into no dose, at most what the doses leave',
  ),
};

/** Fields of a pen that files of earlier releases do not have. */
export const laterPenFields = {
  batch: z._default(batch, null),
  startedBy: described(
    z._default(z.nullable(choice('Started by', OPENED_BY)), null),
    'Null of an open pen, as in files of earlier releases: owner',
  ),
  wastedClicks: z._default(wastedClicks, 0),
};

/** Lists the user's pens: those in use, newest first, those in stock, first to expire first, past ones. */
export const listPens = defineRoute({
  id: 'listPens',
  method: 'GET',
  path: '/pens',
  access: 'user',
  offline: 'filled',
  forPeople: 'reads',
  reads: ['pens', 'doses'],
  summary: 'Lists the user’s pens.',
  status: 200,
  response: z.array(pen),
  errors: [],
});

/** Adds a pen. Cost and purchase date may follow later. */
export const addPen = defineRoute({
  id: 'addPen',
  method: 'POST',
  path: '/pens',
  access: 'user',
  changes: ['pens'],
  summary: 'Adds a pen.',
  body: z
    .object({
      _id: newId,
      name: penName,
      strength: withExample(
        described(z.number(STRENGTH_SENTENCE), 'mg of active substance in a labelled dose'),
        5,
      ),
      device: described(z.optional(newDevice), 'Absent: the Mounjaro KwikPen'),
      startDate,
      ...details,
      enableFifthDose: z.optional(flag('Golden Dose')),
    })
    .check(
      z.refine(
        ({ device, strength }) =>
          device !== undefined || typeof strength !== 'number' || isPenStrength(strength),
        { path: ['strength'], error: STRENGTH_SENTENCE, when: isObject },
      ),
      z.refine(
        ({ device, strength }) =>
          device === undefined ||
          (strength >= strengthMg.least && strength <= strengthMg.most) ||
          typeof strength !== 'number',
        {
          path: ['strength'],
          error: sentence('forms.number', 'Strength', strengthMg.least, strengthMg.most, 'mg'),
          when: isObject,
        },
      ),
    ),
  status: 201,
  response: pen,
  errors: ['account_full'],
  idempotent: true,
  takesId: true,
  missingFieldsSentence: sentence('fields.penFieldsMissing'),
});

/**
 * Changes the fields that the body carries. The start day may not follow the earliest dose; a pen
 * with doses cannot be sealed again.
 */
export const editPen = defineRoute({
  id: 'editPen',
  method: 'PATCH',
  path: '/pens/:id',
  access: 'user',
  changes: ['pens'],
  summary: 'Changes the details of a pen. Fields that are left out stay the same.',
  params: penId,
  body: z.object({
    name: z.optional(penName),
    startDate: z.optional(startDate),
    ...details,
  }),
  status: 200,
  response: pen,
  errors: [],
});

/** Allows or forbids Golden Doses from a pen. */
export const setFifthDose = defineRoute({
  id: 'setFifthDose',
  method: 'PATCH',
  path: '/pens/:id/fifth-dose',
  access: 'user',
  changes: ['pens'],
  summary: 'Allows or forbids logging Golden Doses from a pen.',
  params: penId,
  body: z.object({ enableFifthDose: flag('Golden Dose') }),
  status: 200,
  response: pen,
  errors: [],
});

/** Notes that a pen was thrown away; again replaces day and reason. Not before its doses. */
export const discardPen = defineRoute({
  id: 'discardPen',
  method: 'POST',
  path: '/pens/:id/discard',
  access: 'user',
  changes: ['pens'],
  summary: 'Records that a pen was discarded, on which day and why.',
  params: penId,
  body: z.object({
    on: calendarDay('Day'),
    reason: choice('Reason', DISCARD_REASONS),
  }),
  status: 201,
  response: pen,
  errors: [],
});

/** Takes back that a pen was thrown away. */
export const keepPen = defineRoute({
  id: 'keepPen',
  method: 'DELETE',
  path: '/pens/:id/discard',
  access: 'user',
  changes: ['pens'],
  summary: 'Restores a discarded pen.',
  params: penId,
  status: 204,
  response: null,
  errors: [],
});

/** Deletes a pen that has no doses. */
export const deletePen = defineRoute({
  id: 'deletePen',
  method: 'DELETE',
  path: '/pens/:id',
  access: 'user',
  changes: ['pens'],
  summary: 'Deletes a pen without doses.',
  params: penId,
  status: 204,
  response: null,
  errors: ['pen_has_doses'],
});
