/**
 * The amount of a run: everything with all rounds; what people feel, in under ten minutes; or every
 * scenario once on tiny data, which shows that it still runs and measures nothing.
 */
export type Extent = 'whole' | 'quick' | 'smoke';

/** One measured figure: ours, the floor of the same run, and what is asked of their ratio. */
export interface Figure {
  readonly name: string;
  /** The unit of `ours` and `floor`, such as ms, requests/s or MB. */
  readonly unit: string;
  readonly ours: number;
  /** Measured in the same run, or a limit. */
  readonly floor: number;
  /** Ours divided by the floor. */
  readonly ratio: number;
  /** The largest good ratio of what should be small, the smallest of what should be large. */
  readonly goal: number;
  readonly better: 'smaller' | 'larger';
  /** The floor is a limit that was chosen, so that `ours` alone was measured. */
  readonly isLimit?: boolean;
  /** The reason that is shown if the goal is missed: what keeps ours from being better. */
  readonly boundBy?: string;
  /** A remark that helps to judge it. */
  readonly note?: string;
}

/** A section of the figures in docs/performance.md. */
export interface Benchmark {
  /** The name to ask for: `npm run bench -- NAME`. */
  readonly name: string;
  readonly title: string;
  /** Its share of a quick run: all rows, or a part, beside which the others of an earlier run stay. */
  readonly quick?: 'all' | 'part';
  readonly run: (extent: Extent) => Figure[] | Promise<Figure[]>;
}

/** A figure that has to stay under a limit. */
export function underLimit(name: string, unit: string, ours: number, limit: number): Figure {
  const ratio = ours / limit;
  return { name, unit, better: 'smaller', ours, floor: limit, ratio, goal: 1, isLimit: true };
}

/** True when a figure reaches its goal. */
export function isGood({ ratio, goal, better }: Figure): boolean {
  return better === 'smaller' ? ratio <= goal : ratio >= goal;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
