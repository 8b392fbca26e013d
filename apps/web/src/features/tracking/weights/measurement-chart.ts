import type { Measurement } from '@dosewise/contract';
import {
  DAY_MS,
  doseSteps,
  inUnit,
  isPair,
  type MeasurementKind,
  type MeasurementUnit,
  measurementUnit,
  readableInches,
  type TakenDose,
  type Units,
} from '@dosewise/domain';
import { texts as measurementTexts } from '../../../data/measurements/texts.ts';
import type { ChartModel, ChartSeries, ChartYAxis } from '../../../kit/chart/chart-model.ts';
import { localDay } from '../../../kit/forms/local-date-time.ts';
import { formatDay } from '../../../languages/formats/dates.ts';
import {
  formatMeasurement,
  formatMeasurementUnit,
} from '../../../languages/formats/measurements.ts';
import { doseSpans } from '../../../parts/doses/dose-spans.ts';
import { massAxis } from '../../../parts/weights/weight-axis.ts';
import { texts } from './texts.ts';

/** The share of the span of values that is left free above and below them. */
const PADDING = 0.1;

/** The course of one kind. */
export interface MeasurementCourse {
  readonly model: ChartModel;
  /** In a sentence. */
  readonly summary: string;
}

interface Shown {
  readonly units: Units;
  /** In the order of time: their steps are bands above the values. */
  readonly doses: readonly TakenDose[];
}

/** The chart of one kind, in the unit of its latest value; null for fewer than two values at different times. */
export function measurementCourse(
  measurements: readonly Measurement[],
  kind: MeasurementKind,
  { units, doses }: Shown,
): MeasurementCourse | null {
  const ofKind = measurements.filter((one) => one.kind === kind);
  const unit = measurementUnit(kind, ofKind[0]?.unit);
  const points = ofKind
    .map((one) => ({ ...inUnit(one, unit), x: Date.parse(one.date) }))
    .sort((a, b) => a.x - b.x);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || first.x === last.x) return null;
  const pointsOf = (values: readonly { readonly x: number; readonly value: number }[]) =>
    values.map(({ x, value }) => ({
      ...{ x, y: shownValue(value, unit, units) },
      text: formatMeasurement({ kind, value, unit }, units),
    }));
  const below = points.flatMap(({ x, diastolic }) =>
    diastolic == null ? [] : [{ x, value: diastolic }],
  );
  const line = { shape: 'line', dots: true } as const;
  const series: ChartSeries[] = [
    {
      ...{ id: kind, ...line, tone: 'first', points: pointsOf(points) },
      label: isPair(kind) ? measurementTexts.systolic : measurementTexts.kinds[kind],
    },
    ...(below.length === 0
      ? []
      : [
          {
            ...{ id: 'diastolic', label: measurementTexts.diastolic, ...line },
            ...{ tone: 'second' as const, points: pointsOf(below) },
          },
        ]),
  ];
  const y = axisOf(
    series.flatMap((one) => one.points.map((point) => point.y)),
    unit,
    units,
  );
  if (y === null) return null;
  const to = Math.max(last.x, first.x + DAY_MS);
  const measuredOn = new Map(points.map(({ x }) => [localDay(x), x]));
  return {
    model: {
      x: { from: first.x, to, format: formatDay, label: texts.date },
      y,
      series,
      spans: doseSpans(doseSteps(doses), {
        isHeld: true,
        to: Math.max(to, doses.at(-1)?.at ?? 0),
        // A change on the day of a value stands at that value, so that both are read together.
        xOf: (at) => measuredOn.get(localDay(at)) ?? at,
      }),
    },
    summary: texts.measurementSummary(
      points.length,
      formatMeasurement(first, units),
      formatMeasurement(last, units),
    ),
  };
}

const isInInches = (unit: MeasurementUnit, { height }: Units) => unit === 'cm' && height === 'ft';

/** The number that is drawn: of a mass in kg, whose axis knows pounds and stones, else as it is shown. */
const shownValue = (value: number, unit: MeasurementUnit, units: Units) =>
  isInInches(unit, units) ? readableInches(value) : value;

function axisOf(values: readonly number[], unit: MeasurementUnit, units: Units): ChartYAxis | null {
  if (unit === 'kg') return massAxis(values, PADDING, units.weight);
  // Its steps are those of any number.
  const axis = massAxis(values, PADDING, 'kg');
  const label = isInInches(unit, units) ? 'in' : formatMeasurementUnit(unit);
  const format = (y: number) => `${Math.round(y * 100) / 100}${unit === '%' ? '' : ' '}${label}`;
  return axis && { ...axis, format, label };
}
