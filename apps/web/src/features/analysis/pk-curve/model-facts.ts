import {
  dispositionRates,
  type Kilograms,
  LIRAGLUTIDE_PUBLISHED,
  LIRAGLUTIDE_TYPICAL_KG,
  type MedicineModelId,
  SEMAGLUTIDE_CV,
  SEMAGLUTIDE_TYPICAL_KG,
  type ShownWeightUnit,
  semaglutideFor,
  TIRZEPATIDE_CV,
  TIRZEPATIDE_REFERENCE_KG,
  TIRZEPATIDE_SIMPLE,
  TIRZEPATIDE_TYPICAL_KG,
  type TwoCompartment,
  tirzepatideFor,
} from '@dosewise/domain';
import { formatPercent } from '../../../languages/formats/measurements.ts';
import { figure } from '../../../languages/formats/numbers.ts';
import { formatTypedWeight, formatWeight } from '../../../languages/formats/weights.ts';
import { texts } from './texts.ts';

/** The person that the curve is drawn for. */
interface Person {
  /** The latest one; null where it is not known. */
  readonly weight: Kilograms | null;
  readonly unit: ShownWeightUnit;
}

interface Constant {
  readonly name: string;
  readonly value: string;
  readonly source: string;
}

/** The facts of a model, in plain words. */
interface ModelFacts {
  readonly title: string;
  readonly lead: string;
  readonly constants: readonly Constant[];
  readonly limits: readonly string[];
  readonly sources: readonly string[];
}

const { constantNames, perHour, halfLifeDays } = texts;

const simpleTirzepatide = ({ unit }: Person): ModelFacts => ({
  title: texts.simple.title,
  lead: texts.simple.lead,
  constants: [
    {
      name: constantNames.uptake,
      value: perHour(TIRZEPATIDE_SIMPLE.absorptionPerHour),
      source: '[1]',
    },
    {
      name: constantNames.halfLife,
      value: halfLifeDays(TIRZEPATIDE_SIMPLE.halfLifeDays),
      source: '[1]',
    },
    {
      name: constantNames.share,
      value: figure(TIRZEPATIDE_SIMPLE.bioavailability),
      source: '[1] [2]',
    },
    {
      name: constantNames.apparentVolume,
      value: `${figure(TIRZEPATIDE_SIMPLE.volumeL)} L`,
      source: '[2]',
    },
  ],
  limits: [
    texts.simple.readsLow,
    texts.simple.peaksLate,
    unit === 'kg' ? texts.simple.knowsNoWeight : texts.simple.knowsNoWeightInPounds,
    texts.noDecision,
  ],
  sources: [texts.paper, texts.productInformation],
});

const percent = (cv: number) => formatPercent(cv * 100);
const fromPaper = (name: string, value: string): Constant => ({ name, value, source: '[1]' });

function personIn({ weight, unit }: Person, typical: Kilograms): string {
  const { typicalPerson, scaled } = texts.published;
  return weight === null
    ? typicalPerson(formatTypedWeight(typical, unit))
    : scaled(formatWeight(weight, unit));
}

/** The parameters of a model with two compartments for one person. */
function twoCompartmentConstants(person: TwoCompartment): Constant[] {
  const [slow] = dispositionRates(person);
  return [
    fromPaper(constantNames.uptake, perHour(Number(person.absorptionPerHour.toFixed(4)))),
    fromPaper(constantNames.share, figure(person.bioavailability)),
    fromPaper(constantNames.clearance, `${figure(person.clearanceLPerHour.toFixed(4))} L/h`),
    fromPaper(constantNames.exchange, `${figure(person.exchangeLPerHour.toFixed(3))} L/h`),
    fromPaper(constantNames.central, `${figure(person.centralL.toFixed(2))} L`),
    fromPaper(constantNames.tissue, `${figure(person.peripheralL.toFixed(2))} L`),
    {
      name: constantNames.halfLifeFromThese,
      value: halfLifeDays((Math.LN2 / slow / 24).toFixed(1)),
      source: '–',
    },
  ];
}

function publishedTirzepatide(person: Person): ModelFacts {
  const { weight, unit } = person;
  const words = texts.published;
  return {
    title: words.title,
    lead: words.lead(personIn(person, TIRZEPATIDE_TYPICAL_KG)),
    constants: twoCompartmentConstants(tirzepatideFor(weight ?? TIRZEPATIDE_TYPICAL_KG)),
    limits: [
      words.band(
        percent(TIRZEPATIDE_CV.absorptionPerHour),
        percent(TIRZEPATIDE_CV.clearanceLPerHour),
        percent(TIRZEPATIDE_CV.centralL),
      ),
      words.fat(formatTypedWeight(TIRZEPATIDE_TYPICAL_KG, unit)),
      weight === null ? words.otherWeights : words.latestWeight,
      texts.noDecision,
    ],
    sources: [texts.paper, words.scaling(formatTypedWeight(TIRZEPATIDE_REFERENCE_KG, unit))],
  };
}

function semaglutide(person: Person, hasDiabetes: boolean): ModelFacts {
  const { weight, unit } = person;
  const words = texts.semaglutide;
  const { absorption, flows, volumes } = SEMAGLUTIDE_CV;
  return {
    title: words.title,
    lead: texts.published.lead(personIn(person, SEMAGLUTIDE_TYPICAL_KG)),
    constants: twoCompartmentConstants(
      semaglutideFor(weight ?? SEMAGLUTIDE_TYPICAL_KG, hasDiabetes),
    ),
    limits: [
      words.band(percent(absorption), percent(flows), percent(volumes)),
      words.published,
      words.solution,
      ...(hasDiabetes ? [words.diabetes] : []),
      weight === null ? texts.published.otherWeights : texts.published.latestWeight,
      texts.noDecision,
    ],
    sources: [words.paper, words.scaling(formatTypedWeight(SEMAGLUTIDE_TYPICAL_KG, unit))],
  };
}

const liraglutide = ({ unit }: Person): ModelFacts => ({
  title: texts.liraglutide.title,
  lead: texts.liraglutide.lead,
  constants: [
    fromPaper(constantNames.uptake, perHour(LIRAGLUTIDE_PUBLISHED.absorptionPerHour)),
    fromPaper(constantNames.apparentVolume, `${figure(LIRAGLUTIDE_PUBLISHED.volumeL)} L`),
    {
      name: constantNames.halfLifeFromThese,
      value: texts.halfLifeHours((LIRAGLUTIDE_PUBLISHED.halfLifeDays * 24).toFixed(1)),
      source: '–',
    },
  ],
  limits: [
    texts.liraglutide.noHeights,
    texts.liraglutide.slow,
    texts.liraglutide.oneForAll(formatTypedWeight(LIRAGLUTIDE_TYPICAL_KG, unit)),
    texts.noDecision,
  ],
  sources: [texts.liraglutide.paper],
});

const FACTS: Readonly<Record<MedicineModelId, (person: Person) => ModelFacts>> = {
  'tirzepatide-simple': simpleTirzepatide,
  'tirzepatide-published': publishedTirzepatide,
  semaglutide: (person) => semaglutide(person, false),
  'semaglutide-diabetes': (person) => semaglutide(person, true),
  liraglutide,
};

/** The notes on a model, for a person whose weight may matter. */
export function describeModel(model: MedicineModelId, person: Person): ModelFacts {
  return FACTS[model](person);
}
