/** Upper limits of the buckets in seconds, from a fast read to a request that someone notices. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface Series {
  readonly counts: number[];
  sum: number;
}

/** The durations of replies, by method, route and status. Routes are patterns, so the series are few. */
export class HttpHistogram {
  readonly #series = new Map<string, Series>();

  observe(method: string, route: string, status: number, seconds: number): void {
    const labels = `method="${method}",route="${route}",status="${status}"`;
    const series = this.#series.get(labels) ?? this.#add(labels);
    const bucket = BUCKETS.findIndex((limit) => seconds <= limit);
    const index = bucket === -1 ? BUCKETS.length : bucket;
    series.counts[index] = (series.counts[index] ?? 0) + 1;
    series.sum += seconds;
  }

  /** The lines of the Prometheus text format. */
  render(): string {
    const name = 'http_request_duration_seconds';
    const lines = [
      `# HELP ${name} Time from a request to the end of its reply.`,
      `# TYPE ${name} histogram`,
    ];
    for (const [labels, { counts, sum }] of this.#series) {
      let total = 0;
      for (const [index, limit] of [...BUCKETS, '+Inf'].entries()) {
        total += counts[index] ?? 0;
        lines.push(`${name}_bucket{${labels},le="${limit}"} ${total}`);
      }
      lines.push(`${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${total}`);
    }
    return lines.join('\n');
  }

  #add(labels: string): Series {
    const series = { counts: new Array<number>(BUCKETS.length + 1).fill(0), sum: 0 };
    this.#series.set(labels, series);
    return series;
  }
}
