import {
  BETWEEN_PEOPLE_CV,
  dispositionRates,
  type Kilograms,
  PUBLISHED_MODEL,
  SIMPLE_MODEL,
  scaledToBody,
  TYPICAL_WEIGHT_KG,
} from '@dosewise/domain';
import type { ModelChoice } from './model-choice.ts';

interface Constant {
  readonly name: string;
  readonly value: string;
  readonly source: string;
}

/** What the page says of a model, in plain words. */
interface ModelFacts {
  readonly title: string;
  readonly lead: string;
  readonly constants: readonly Constant[];
  readonly limits: readonly string[];
  readonly sources: readonly string[];
}

const PAPER =
  '[1] Schneck K, Urva S. Population pharmacokinetics of the GIP/GLP receptor agonist tirzepatide. ' +
  'CPT Pharmacometrics Syst Pharmacol 2024;13(3):494–503, doi 10.1002/psp4.13099, table 3.';
const LABEL = '[2] EMA product information of Mounjaro, section 5.2.';

const NO_DECISION =
  'It knows nothing of food, illness, other medicines or how an injection went. It is no ground ' +
  'for a decision about a dose.';

const SIMPLE: ModelFacts = {
  title: 'The simple model',
  lead:
    'A dose is taken up from under the skin at a steady rate and leaves the blood at a slower one. ' +
    'The same numbers for everybody.',
  constants: [
    { name: 'Uptake rate', value: `${SIMPLE_MODEL.absorptionPerHour} /h`, source: '[1]' },
    { name: 'Half-life', value: `${SIMPLE_MODEL.halfLifeDays} days`, source: '[1]' },
    { name: 'Share that arrives', value: `${SIMPLE_MODEL.bioavailability}`, source: '[1] [2]' },
    { name: 'Apparent volume', value: `${SIMPLE_MODEL.volumeL} L`, source: '[2]' },
  ],
  limits: [
    'It reads about 20 % low against published means: 10.3 L is an apparent volume, which already ' +
      'contains the share of a dose that does not arrive. Taking 0.8 of the dose as well counts ' +
      'that share twice.',
    'It peaks 61 hours after a dose; measured peaks came after 24 to 48 hours.',
    'It does not know your weight. A heavier person has a lower level, by about 1 % for each kg.',
    NO_DECISION,
  ],
  sources: [PAPER, LABEL],
};

function published(weight: Kilograms | null): ModelFacts {
  const person = scaledToBody(weight ?? TYPICAL_WEIGHT_KG);
  const [slow] = dispositionRates(person);
  const percent = (cv: number) => `${Number((cv * 100).toFixed(1))} %`;
  return {
    title: 'The published model',
    lead:
      weight === null
        ? `A dose is taken up from under the skin, moves between blood and tissue, and is broken down. Your weight is not known here, so this is drawn for a person of ${TYPICAL_WEIGHT_KG} kg.`
        : `A dose is taken up from under the skin, moves between blood and tissue, and is broken down. Scaled to your latest weight, ${weight.toFixed(1)} kg.`,
    constants: [
      {
        name: 'Uptake rate',
        value: `${PUBLISHED_MODEL.absorptionPerHour} /h`,
        source: '[1]',
      },
      { name: 'Share that arrives', value: `${PUBLISHED_MODEL.bioavailability}`, source: '[1]' },
      { name: 'Clearance', value: `${person.clearanceLPerHour.toFixed(4)} L/h`, source: '[1]' },
      {
        name: 'Blood to tissue',
        value: `${person.exchangeLPerHour.toFixed(3)} L/h`,
        source: '[1]',
      },
      { name: 'Central volume', value: `${person.centralL.toFixed(2)} L`, source: '[1]' },
      { name: 'Tissue volume', value: `${person.peripheralL.toFixed(2)} L`, source: '[1]' },
      {
        name: 'Half-life from these',
        value: `${(Math.LN2 / slow / 24).toFixed(1)} days`,
        source: '–',
      },
    ],
    limits: [
      'Low and high hold 9 of 10 people, by the published differences: ' +
        `uptake ${percent(BETWEEN_PEOPLE_CV.absorptionPerHour)}, clearance ` +
        `${percent(BETWEEN_PEOPLE_CV.clearanceLPerHour)}, central volume ` +
        `${percent(BETWEEN_PEOPLE_CV.centralL)}. How far the model itself is off is not in there.`,
      'The volumes depend on how much of the body is fat, which is not known here: 38 % is assumed, ' +
        'as in a typical person of 94 kg.',
      weight === null
        ? 'A lighter person has a higher level, a heavier one a lower level.'
        : 'The latest weight is used for the whole curve, also for doses from before it changed.',
      NO_DECISION,
    ],
    sources: [
      PAPER,
      'The published numbers are for 70 kg. Clearances grow with weight to the power of 0.8, volumes ' +
        'with fat-free mass and 48.2 % of the fat.',
    ],
  };
}

/** What there is to say of a model, for a person of `weight` where it matters. */
export function factsOf(model: ModelChoice, weight: Kilograms | null): ModelFacts {
  return model === 'simple' ? SIMPLE : published(weight);
}
