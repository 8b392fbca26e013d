import type {
  InjectionLocation,
  InjectionSubLocation,
  MeasurementKind,
  MeasurementUnit,
  SymptomCategory,
  Units,
} from '@dosewise/domain';
import { MAX_SEVERITY } from '@dosewise/domain';
import type { LocalChoice } from '@dosewise/local/protocol';
import { texts as doseTexts } from '../../data/doses/texts.ts';
import { texts as measurementTexts } from '../../data/measurements/texts.ts';
import { texts as symptomTexts } from '../../data/symptoms/texts.ts';
import { formatDay, formatDayAndTime } from '../../languages/formats/dates.ts';
import { formatMeasurement } from '../../languages/formats/measurements.ts';
import { formatToTenths } from '../../languages/formats/numbers.ts';
import { formatTypedWeight } from '../../languages/formats/weights.ts';
import { medicineTitle } from '../medicines/medicines.ts';
import { texts } from './texts.ts';

type State = NonNullable<LocalChoice['other']>;

/** The subject of a choice, and its two versions in words. */
export interface DescribedChoice {
  readonly title: string;
  readonly kept: string;
  readonly other: string;
  /** True if the other version is one that its pen cannot have given: it can only be read. */
  readonly isInformation: boolean;
}

/** Describes a choice as someone sees it who has these units. */
export function describeChoice({ key, kept, other }: LocalChoice, units: Units): DescribedChoice {
  const [kind = '', name = ''] = key.split(/\/(.*)/s);
  const isInformation =
    kind === 'doses' && kept.penId === null && other?.penId !== null && other !== null;
  return {
    title: titleOf(kind, name, kept),
    kept: factsOf(kind, kept, units),
    other: other === null ? texts.deleted : factsOf(kind, other, units),
    isInformation,
  };
}

function titleOf(kind: string, name: string, state: State): string {
  const { records, settings } = texts;
  if (kind === 'measurements') return measurementTexts.kinds[state.kind as MeasurementKind];
  if (kind === 'plans' || kind === 'skips' || kind === 'pauses') {
    return `${records[kind]}: ${medicineTitle(String(state.medicine))}`;
  }
  if (kind in records) return records[kind as keyof typeof records];
  return settings[name as keyof typeof settings] ?? records.others;
}

/** The facts of a record by which someone tells two versions apart. Its schema was asked when it arrived. */
function factsOf(kind: string, state: State, units: Units): string {
  return [
    ...(FACTS[kind as keyof typeof FACTS]?.(state, units) ?? settingFacts(state)),
    noteOf(state),
  ]
    .filter((fact) => fact !== null && fact !== '')
    .join(' · ');
}

const when = (instant: unknown) => formatDayAndTime(String(instant));
const noteOf = ({ note }: State) => (typeof note === 'string' ? note : null);

const FACTS = {
  doses: ({ doseAmount, date, medicine, penId, injectionLocation, injectionSubLocation }) => [
    doseTexts.mgOf(formatToTenths(Number(doseAmount))),
    typeof medicine === 'string' ? medicineTitle(medicine) : null,
    when(date),
    penId === null ? doseTexts.withoutPen : null,
    placeOf(injectionLocation, injectionSubLocation),
  ],
  weights: ({ weightKg, date }, { weight }) => [
    formatTypedWeight(Number(weightKg), weight),
    when(date),
  ],
  symptoms: ({ category, severity, date }) => [
    symptomTexts.categories[category as SymptomCategory],
    `${severity}/${MAX_SEVERITY}`,
    when(date),
  ],
  measurements: ({ kind, value, diastolic, unit, date }, units) => [
    formatMeasurement(
      {
        kind: kind as MeasurementKind,
        value: Number(value),
        diastolic: diastolic as number | null,
        unit: unit as MeasurementUnit | null,
      },
      units,
    ),
    when(date),
  ],
  pens: ({ name, strength, startDate }) => [
    String(name),
    doseTexts.mgOf(String(strength)),
    typeof startDate === 'string' ? formatDay(startDate) : null,
  ],
  plans: ({ savedAt }) => [texts.changedIn(when(savedAt))],
  skips: ({ at }) => [when(at)],
  pauses: ({ from, until }) => [
    [from, until]
      .filter((day) => typeof day === 'string')
      .map((day) => formatDay(String(day)))
      .join(' – '),
  ],
} satisfies Record<string, (state: State, units: Units) => readonly (string | null)[]>;

function placeOf(location: unknown, within: unknown): string | null {
  if (typeof location !== 'string') return null;
  return typeof within === 'string'
    ? doseTexts.place(location as InjectionLocation, within as InjectionSubLocation)
    : doseTexts.locations[location as InjectionLocation];
}

/** The values of a setting, without their names. */
const settingFacts = ({ value }: State): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value)
        .filter((one) => typeof one === 'string' || typeof one === 'number')
        .map(String)
    : [value === null || value === undefined ? '–' : String(value)];
