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

const ROUNDS = 41;
const WARM_UP_ROUNDS = 10;

/**
 * Times `ours` and `floor` in turns, so that a machine's moods meet both, and takes medians. Each
 * returns a number that depends on all its work, so that none of it can be left out.
 */
export function compare(
  name: string,
  goal: number,
  { ours, floor }: { readonly ours: () => number; readonly floor: () => number },
): Figure {
  const rounds: { ours: number; floor: number }[] = [];
  let seen = 0;
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    const start = performance.now();
    seen += ours();
    const middle = performance.now();
    seen += floor();
    const end = performance.now();
    if (round >= 0) rounds.push({ ours: middle - start, floor: end - middle });
  }
  if (Number.isNaN(seen)) throw new Error(`${name}: not a number`);
  return {
    name,
    unit: 'ms',
    better: 'smaller',
    ours: median(rounds.map((round) => round.ours)),
    floor: median(rounds.map((round) => round.floor)),
    ratio: median(rounds.map((round) => round.ours / round.floor)),
    goal,
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
