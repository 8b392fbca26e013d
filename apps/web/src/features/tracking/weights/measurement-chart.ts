import type { Measurement } from '@dosewise/contract';
import {
  DAY_MS,
  MEASUREMENT_LIMITS,
  type MeasurementKind,
  readableInches,
  type Units,
} from '@dosewise/domain';
import { texts as measurementTexts } from '../../../data/measurements/texts.ts';
import type { ChartModel, ChartYAxis } from '../../../kit/chart/chart-model.ts';
import { formatDay } from '../../../languages/formats/dates.ts';
import { formatMeasurement } from '../../../languages/formats/measurements.ts';
import { massAxis } from '../../../parts/weights/weight-axis.ts';
import { texts } from './texts.ts';

/** The share of the span of values that is left free above and below them. */
const PADDING = 0.1;

/** The chart of one kind, of which `measurements` hold any; null for fewer than two at different times. */
export function measurementChart(
  measurements: readonly Measurement[],
  kind: MeasurementKind,
  units: Units,
): ChartModel | null {
  const points = measurements
    .filter((one) => one.kind === kind)
    .map(({ date, value }) => ({ x: Date.parse(date), y: shownValue(kind, value, units), value }))
    .sort((a, b) => a.x - b.x);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || first.x === last.x) return null;
  const y = axisOf(
    points.map((point) => point.y),
    kind,
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
        points: points.map(({ value, ...point }) => ({
          ...point,
          text: formatMeasurement(kind, value, units),
        })),
      },
    ],
  };
}

const isInInches = (kind: MeasurementKind, { height }: Units) =>
  MEASUREMENT_LIMITS[kind].unit === 'cm' && height === 'ft';

/** The number that is drawn: of a mass in kg, whose axis knows pounds and stones, else as it is shown. */
const shownValue = (kind: MeasurementKind, value: number, units: Units) =>
  isInInches(kind, units) ? readableInches(value) : value;

function axisOf(values: readonly number[], kind: MeasurementKind, units: Units): ChartYAxis | null {
  const { unit } = MEASUREMENT_LIMITS[kind];
  if (unit === 'kg') return massAxis(values, PADDING, units.weight);
  // Its steps are those of any number.
  const axis = massAxis(values, PADDING, 'kg');
  const label = isInInches(kind, units) ? 'in' : unit;
  const format = (y: number) => `${Math.round(y * 100) / 100}${unit === '%' ? '' : ' '}${label}`;
  return axis && { ...axis, format, label };
}
