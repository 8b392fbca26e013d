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
import { texts } from './texts.ts';

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

const { constantNames, perHour, halfLifeDays } = texts;

const SIMPLE: ModelFacts = {
  title: texts.simple.title,
  lead: texts.simple.lead,
  constants: [
    { name: constantNames.uptake, value: perHour(SIMPLE_MODEL.absorptionPerHour), source: '[1]' },
    { name: constantNames.halfLife, value: halfLifeDays(SIMPLE_MODEL.halfLifeDays), source: '[1]' },
    { name: constantNames.share, value: `${SIMPLE_MODEL.bioavailability}`, source: '[1] [2]' },
    { name: constantNames.apparentVolume, value: `${SIMPLE_MODEL.volumeL} L`, source: '[2]' },
  ],
  limits: [
    texts.simple.readsLow,
    texts.simple.peaksLate,
    texts.simple.knowsNoWeight,
    texts.noDecision,
  ],
  sources: [texts.paper, texts.productInformation],
};

function published(weight: Kilograms | null): ModelFacts {
  const words = texts.published;
  const person = scaledToBody(weight ?? TYPICAL_WEIGHT_KG);
  const [slow] = dispositionRates(person);
  const percent = (cv: number) => `${Number((cv * 100).toFixed(1))} %`;
  const fromPaper = (name: string, value: string): Constant => ({ name, value, source: '[1]' });
  return {
    title: words.title,
    lead: words.lead(
      weight === null ? words.typicalPerson(TYPICAL_WEIGHT_KG) : words.scaled(weight.toFixed(1)),
    ),
    constants: [
      fromPaper(constantNames.uptake, perHour(PUBLISHED_MODEL.absorptionPerHour)),
      fromPaper(constantNames.share, `${PUBLISHED_MODEL.bioavailability}`),
      fromPaper(constantNames.clearance, `${person.clearanceLPerHour.toFixed(4)} L/h`),
      fromPaper(constantNames.exchange, `${person.exchangeLPerHour.toFixed(3)} L/h`),
      fromPaper(constantNames.central, `${person.centralL.toFixed(2)} L`),
      fromPaper(constantNames.tissue, `${person.peripheralL.toFixed(2)} L`),
      {
        name: constantNames.halfLifeFromThese,
        value: halfLifeDays((Math.LN2 / slow / 24).toFixed(1)),
        source: '–',
      },
    ],
    limits: [
      words.band(
        percent(BETWEEN_PEOPLE_CV.absorptionPerHour),
        percent(BETWEEN_PEOPLE_CV.clearanceLPerHour),
        percent(BETWEEN_PEOPLE_CV.centralL),
      ),
      words.fat,
      weight === null ? words.otherWeights : words.latestWeight,
      texts.noDecision,
    ],
    sources: [texts.paper, words.scaling],
  };
}

/** What there is to say of a model, for a person of `weight` where it matters. */
export function factsOf(model: ModelChoice, weight: Kilograms | null): ModelFacts {
  return model === 'simple' ? SIMPLE : published(weight);
}
