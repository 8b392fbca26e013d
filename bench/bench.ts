/** One measured figure: ours, the floor of the same run, and what is asked of them. */
export interface Figure {
  readonly name: string;
  /** Milliseconds, the median of the rounds. */
  readonly oursMs: number;
  readonly floorMs: number;
  /** Ours divided by the floor: the median of the rounds' ratios. */
  readonly ratio: number;
  /** The largest ratio that is good. */
  readonly goal: number;
}

/** A benchmark: a row of the table in docs/pharmacokinetics.md and its like. */
export interface Benchmark {
  readonly name: string;
  readonly run: () => Figure[];
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
    oursMs: median(rounds.map((round) => round.ours)),
    floorMs: median(rounds.map((round) => round.floor)),
    ratio: median(rounds.map((round) => round.ours / round.floor)),
    goal,
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
