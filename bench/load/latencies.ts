/** The answers to one kind of request. */
interface Answers {
  readonly ms: number[];
  /** Number of answers that were no success, by what they were. */
  readonly failures: Map<string, number>;
}

/** The row of a table. */
export interface Summary {
  readonly kind: string;
  readonly answered: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly failures: string;
}

/** Collects how long answers took and what failed, by kind. */
export class Latencies {
  readonly #kinds = new Map<string, Answers>();

  answered(kind: string, ms: number): void {
    this.#of(kind).ms.push(ms);
  }

  failed(kind: string, what: string): void {
    const { failures } = this.#of(kind);
    failures.set(what, (failures.get(what) ?? 0) + 1);
  }

  get failures(): number {
    const counts = [...this.#kinds.values()].flatMap(({ failures }) => [...failures.values()]);
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /** A row for each kind, and one of all. */
  summarize(seconds: number): Summary[] {
    const all = [...this.#kinds.values()];
    const failures = new Map<string, number>();
    for (const [what, count] of all.flatMap((answers) => [...answers.failures])) {
      failures.set(what, (failures.get(what) ?? 0) + count);
    }
    const total: Answers = { ms: all.flatMap(({ ms }) => ms), failures };
    return [...this.#kinds, ['all', total] as const].map(([kind, answers]) =>
      summaryOf(kind, answers, seconds),
    );
  }

  #of(kind: string): Answers {
    const known = this.#kinds.get(kind) ?? { ms: [], failures: new Map() };
    this.#kinds.set(kind, known);
    return known;
  }
}

function summaryOf(kind: string, { ms, failures }: Answers, seconds: number): Summary {
  const sorted = ms.toSorted((a, b) => a - b);
  const percentile = (share: number) =>
    Math.round((sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN) * 10) / 10;
  return {
    kind,
    answered: sorted.length,
    perSecond: Math.round((sorted.length / seconds) * 10) / 10,
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
    failures: [...failures].map(([what, count]) => `${count} × ${what}`).join(', ') || 'none',
  };
}
