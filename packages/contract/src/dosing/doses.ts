import {
  DOSE_TYPES,
  EXTRACTION_METHODS,
  INJECTION_LOCATIONS,
  INJECTION_SUB_LOCATIONS,
  type InjectionLocation,
  listSubLocations,
  MAX_NOTE_CHARACTERS,
  MAX_PAIN_LEVEL,
  MAX_STEPS,
  WEEKLY_PEN,
} from '@dosewise/domain';
import * as z from 'zod/mini';
import { described } from '../annotations.ts';
import { choice, id, instant, isObject, newId, number, text } from '../fields.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentences.ts';
import { dose } from './dose-list.ts';
import { medicine } from './medicine.ts';

const doseId = z.object({ id });
const CLICKS_SENTENCE = sentence('forms.whole', 'Clicks', 1, WEEKLY_PEN.clicksPerDose);
/** The clicks of a dose. The most that one may have depends on its pen. */
const clickCount = z
  .int(CLICKS_SENTENCE)
  .check(z.minimum(1, CLICKS_SENTENCE), z.maximum(MAX_STEPS, CLICKS_SENTENCE));
const doseAmount = number('Dose amount', 0, 100);
const note = text('Note', 0, MAX_NOTE_CHARACTERS);
/** The sentence for a pain level that is none. */
export const PAIN_SENTENCE = sentence('forms.whole', 'Pain level', 0, MAX_PAIN_LEVEL);
const painLevel = z
  .number(PAIN_SENTENCE)
  .check(z.minimum(0, PAIN_SENTENCE), z.maximum(MAX_PAIN_LEVEL, PAIN_SENTENCE));
const GOLDEN_SENTENCE = sentence('forms.above', 'Volume', 0, WEEKLY_PEN.goldenMl, 'mL');
const goldenVolume = described(
  z
    .number(GOLDEN_SENTENCE)
    .check(z.minimum(1e-6, GOLDEN_SENTENCE), z.maximum(WEEKLY_PEN.goldenMl, GOLDEN_SENTENCE)),
  'mL',
);

/** The ways of injecting: that of a tablet follows from it, and is taken if someone says it again. */
const METHOD_SENTENCE = sentence('forms.choice', 'Extraction method', [
  'pen_click',
  'volume_extraction',
]);

/** A new dose as it came: a part of it may be missing or wrong. */
interface DoseBody {
  readonly penId?: string | null | undefined;
  readonly doseType?: string | undefined;
  readonly medicine?: unknown;
  readonly clicks?: unknown;
  readonly volume?: unknown;
  readonly doseAmount?: unknown;
  readonly injectionLocation?: InjectionLocation | null | undefined;
  readonly injectionSubLocation?: unknown;
  readonly painLevel?: unknown;
}

type Fact = (body: DoseBody) => boolean;

const isGolden: Fact = ({ doseType }) => doseType === 'golden_dose';
const isWithoutPen: Fact = ({ penId }) => penId === null;
const isStandardOfPen: Fact = (body) => body.doseType === 'standard' && !isWithoutPen(body);
const hasQuadrant: Fact = ({ injectionSubLocation: place }) =>
  listSubLocations('abdomen').some((quadrant) => quadrant === place);
const hasPlace: Fact = ({ injectionSubLocation: place }) => Boolean(place);
const isPlaceThere: Fact = ({ injectionLocation, injectionSubLocation: place }) =>
  listSubLocations(injectionLocation ?? 'other').some((there) => there === place);
const hasWholePain: Fact = ({ painLevel: pain }) => typeof pain !== 'number' || pain % 1 === 0;
const hasAmount: Fact = ({ doseAmount }) => typeof doseAmount === 'number' && doseAmount > 0;

/** A rule: if `applies`, `holds` must hold too; else the sentence stands at the field. */
const rule = (field: keyof DoseBody, error: string, applies: Fact, holds: Fact) =>
  z.refine<DoseBody>((body) => !applies(body) || holds(body), {
    path: [field],
    error,
    when: isObject,
  });

/** Logs a dose and takes it off its pen in one step. */
export const logDose = defineRoute({
  id: 'logDose',
  method: 'POST',
  path: '/doses',
  access: 'user',
  leastScope: 'log',
  forPeople: { adds: 'dose' },
  changes: ['doses'],
  summary: 'Logs a dose and subtracts it from its pen.',
  body: z
    .object({
      _id: newId,
      penId: described(
        z.nullable(z.uuid(sentence('fields.noPen'))),
        'Null: from no pen of the account; then with medicine and doseAmount',
      ),
      medicine: described(z.optional(medicine), 'Without a pen only'),
      doseType: z._default(choice('Dose type', DOSE_TYPES), 'standard'),
      clicks: described(z.optional(clickCount), 'Standard doses'),
      volume: described(z.optional(goldenVolume), 'mL, Golden Doses'),
      doseAmount: described(z.optional(doseAmount), 'mg; of a pen checked, not trusted'),
      date: instant('Date'),
      plannedAt: described(
        z.nullish(instant('Planned at')),
        'The planned dose that it is: taken already, the reply is 200 with the dose that was logged for it',
      ),
      partOf: described(
        z.nullish(id),
        'The first entry of the injection that it is a further part of: of the same medicine, within 12 hours, at most three parts',
      ),
      extractionMethod: z.optional(z.enum(EXTRACTION_METHODS, METHOD_SENTENCE)),
      injectionLocation: described(
        z.nullish(choice('Injection location', INJECTION_LOCATIONS)),
        'Left out it is other; of tablets there is none',
      ),
      injectionSubLocation: described(
        z.nullish(choice('Sub-location', INJECTION_SUB_LOCATIONS)),
        'A quadrant of the abdomen, else a side; of other none',
      ),
      painLevel: described(
        z.nullish(painLevel),
        'Whole but for a dose without a pen; left out 0; null: not known; of tablets none',
      ),
      note: z._default(note, ''),
    })
    .check(
      rule('clicks', CLICKS_SENTENCE, isStandardOfPen, (body) => body.clicks !== undefined),
      rule('volume', GOLDEN_SENTENCE, isGolden, (body) => body.volume !== undefined),
      rule(
        'clicks',
        sentence('foreignAmounts.clicks'),
        isGolden,
        (body) => body.clicks === undefined,
      ),
      rule(
        'volume',
        sentence('foreignAmounts.volume'),
        isStandardOfPen,
        (body) => body.volume === undefined,
      ),
      rule(
        'clicks',
        sentence('withoutPen.clicks'),
        isWithoutPen,
        (body) => body.clicks === undefined,
      ),
      rule(
        'volume',
        sentence('withoutPen.volume'),
        isWithoutPen,
        (body) => body.volume === undefined,
      ),
      rule('doseType', sentence('withoutPen.doseType'), isWithoutPen, (body) => !isGolden(body)),
      rule(
        'medicine',
        sentence('withoutPen.medicine'),
        isWithoutPen,
        (body) => body.medicine !== undefined,
      ),
      rule('doseAmount', sentence('withoutPen.doseAmount'), isWithoutPen, hasAmount),
      rule('painLevel', PAIN_SENTENCE, (body) => !isWithoutPen(body), hasWholePain),
      rule('injectionSubLocation', sentence('wrongPlace.quadrant'), hasQuadrant, isPlaceThere),
      rule('injectionSubLocation', sentence('wrongPlace.side'), hasPlace, isPlaceThere),
    ),
  status: 201,
  response: dose,
  errors: [
    'not_found',
    'golden_pen_not_empty',
    'golden_not_enabled',
    'golden_volume_exceeded',
    'not_enough_clicks',
    'pen_discarded',
    'account_full',
  ],
  idempotent: true,
  takesId: true,
});

/** Changes amount, date, place, pain and note of a dose, its pen or its injection; its pens follow. */
export const editDose = defineRoute({
  id: 'editDose',
  method: 'PATCH',
  path: '/doses/:id',
  access: 'user',
  forPeople: { changes: 'dose' },
  changes: ['doses'],
  summary:
    'Changes a dose’s clicks or volume, date, site, pain level and note, or moves it to another pen or injection.',
  params: doseId,
  body: z.object({
    clicks: described(z.optional(clickCount), 'Standard doses'),
    volume: described(z.optional(goldenVolume), 'mL, Golden Doses'),
    doseAmount: described(z.optional(doseAmount), 'mg, only of a dose without a pen'),
    penId: described(
      z.optional(z.uuid(sentence('fields.noPen'))),
      'The pen that it was from, of the same medicine. Its mg stay unless clicks or volume of that pen are sent, and must be a whole number of its steps',
    ),
    date: z.optional(instant('Date')),
    plannedAt: described(
      z.nullish(instant('Planned at')),
      'The planned instant that it was taken for; null: of none',
    ),
    partOf: described(
      z.nullish(id),
      'The first entry of the injection that it joins, as in logging; null takes it out of its injection',
    ),
    injectionLocation: described(
      z.nullish(choice('Injection location', INJECTION_LOCATIONS)),
      'Null of tablets only',
    ),
    injectionSubLocation: described(
      z.nullish(choice('Sub-location', INJECTION_SUB_LOCATIONS)),
      'One that the location has; left out, it stays where the location has it, else it is null',
    ),
    painLevel: described(
      z.nullish(painLevel),
      'Whole but for a dose without a pen; null: not known',
    ),
    note: z.optional(note),
  }),
  status: 200,
  response: dose,
  errors: ['not_enough_clicks', 'golden_volume_exceeded', 'pen_discarded', 'conflict'],
});

/** Deletes a dose and gives what it took back to its pen. */
export const deleteDose = defineRoute({
  id: 'deleteDose',
  method: 'DELETE',
  path: '/doses/:id',
  access: 'user',
  forPeople: { changes: 'dose' },
  changes: ['doses'],
  summary: 'Deletes a dose and returns its clicks or volume to the pen.',
  params: doseId,
  status: 204,
  response: null,
  errors: [],
});
