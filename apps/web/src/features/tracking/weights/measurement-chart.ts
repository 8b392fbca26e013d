import type { Measurement } from '@dosewise/contract';
import {
  DAY_MS,
  inUnit,
  type MeasurementKind,
  type MeasurementUnit,
  measurementUnit,
  readableInches,
  type Units,
} from '@dosewise/domain';
import { texts as measurementTexts } from '../../../data/measurements/texts.ts';
import type { ChartModel, ChartYAxis } from '../../../kit/chart/chart-model.ts';
import { formatDay } from '../../../languages/formats/dates.ts';
import {
  formatMeasurement,
  formatMeasurementUnit,
} from '../../../languages/formats/measurements.ts';
import { massAxis } from '../../../parts/weights/weight-axis.ts';
import { texts } from './texts.ts';

/** The share of the span of values that is left free above and below them. */
const PADDING = 0.1;

/** The chart of one kind, in the unit of its latest value; null for fewer than two values at different times. */
export function measurementChart(
  measurements: readonly Measurement[],
  kind: MeasurementKind,
  units: Units,
): ChartModel | null {
  const ofKind = measurements.filter((one) => one.kind === kind);
  const unit = measurementUnit(kind, ofKind[0]?.unit);
  const points = ofKind
    .map((one) => ({ ...inUnit(one, unit), x: Date.parse(one.date) }))
    .map((one) => ({ ...one, y: shownValue(one.value, unit, units) }))
    .sort((a, b) => a.x - b.x);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || first.x === last.x) return null;
  const y = axisOf(
    points.map((point) => point.y),
    unit,
    units,
  );
  if (y === null) return null;
  return {
    x: {
      from: first.x,
      to: Math.max(last.x, first.x + DAY_MS),
      format: formatDay,
      label: texts.date,
    },
    y,
    series: [
      {
        id: kind,
        label: measurementTexts.kinds[kind],
        tone: 'first',
        shape: 'line',
        dots: true,
        points: points.map((point) => ({
          ...{ x: point.x, y: point.y },
          text: formatMeasurement(point, units),
        })),
      },
    ],
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
