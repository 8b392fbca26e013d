import { MONTH_MS, smoothWeights, type WeightPoint } from '@dosewise/domain';

interface Box {
  readonly width: number;
  readonly height: number;
  readonly padding: number;
}

interface SparkPath {
  /** The `d` of a path. */
  readonly path: string;
  /** Where it ends. */
  readonly end: { readonly x: number; readonly y: number };
}

/** A span below this is drawn flat in the middle: scales waver by as much. In kg. */
const LEAST_SPAN_KG = 0.5;

/** The smoothed weights of the last month as a path; null for fewer than two days. Any order. */
export function sparkPath(points: readonly WeightPoint[], box: Box): SparkPath | null {
  const smoothed = smoothWeights(points);
  const latest = smoothed.at(-1);
  if (latest === undefined) return null;
  const from = latest.at - MONTH_MS;
  const shown = smoothed.filter(({ at }) => at >= from);
  if (shown.length < 2) return null;
  const { width, height, padding } = box;
  const kilograms = shown.map(({ kg }) => kg);
  const [low, high] = [Math.min(...kilograms), Math.max(...kilograms)];
  const span = Math.max(high - low, LEAST_SPAN_KG);
  const top = (low + high + span) / 2;
  const first = shown[0]?.at ?? from;
  const place = ({ at, kg }: WeightPoint) => ({
    x: tenth(padding + ((at - first) / (latest.at - first)) * (width - 2 * padding)),
    y: tenth(padding + ((top - kg) / span) * (height - 2 * padding)),
  });
  const path = shown.map(place).map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`);
  return { path: path.join(''), end: place(latest) };
}

const tenth = (value: number) => Math.round(value * 10) / 10;
