import type { WeightPoint } from '@dosewise/domain';

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

/** Weights in the order of time as a path; null for fewer than two. */
export function sparkPath(line: readonly WeightPoint[], box: Box): SparkPath | null {
  const [first, latest] = [line[0], line.at(-1)];
  if (first === undefined || latest === undefined || first === latest) return null;
  const { width, height, padding } = box;
  const kilograms = line.map(({ kg }) => kg);
  const [low, high] = [Math.min(...kilograms), Math.max(...kilograms)];
  const span = Math.max(high - low, LEAST_SPAN_KG);
  const top = (low + high + span) / 2;
  const place = ({ at, kg }: WeightPoint) => ({
    x: tenth(padding + ((at - first.at) / (latest.at - first.at)) * (width - 2 * padding)),
    y: tenth(padding + ((top - kg) / span) * (height - 2 * padding)),
  });
  const path = line.map(place).map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`);
  return { path: path.join(''), end: place(latest) };
}

const tenth = (value: number) => Math.round(value * 10) / 10;
