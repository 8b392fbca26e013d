/** One measured figure: ours, the floor of the same run, and what is asked of their ratio. */
export interface Figure {
  readonly name: string;
  /** The unit of `ours` and `floor`, such as ms, requests/s or MB. */
  readonly unit: string;
  readonly ours: number;
  readonly floor: number;
  /** Ours divided by the floor. */
  readonly ratio: number;
  /** The largest good ratio of what should be small, the smallest of what should be large. */
  readonly goal: number;
  readonly better: 'smaller' | 'larger';
  /** A remark that helps to judge it. */
  readonly note?: string;
}

/** A row of the table in docs/performance.md. */
export interface Benchmark {
  /** The name to ask for: `npm run bench -- NAME`. */
  readonly name: string;
  readonly title: string;
  readonly run: () => Figure[] | Promise<Figure[]>;
}

/** True when a figure reaches its goal. */
export function isGood({ ratio, goal, better }: Figure): boolean {
  return better === 'smaller' ? ratio <= goal : ratio >= goal;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
