import { type Extent, median } from './bench.ts';
import { Connection, load, type RawRequest } from './load.ts';
import type { MeasuredProcess } from './measured-process.ts';

const CONNECTIONS = 16;

/** The number of turns for each, the length of one, and of the one before that does not count. */
export interface Rhythm {
  readonly rounds: number;
  readonly roundSeconds: number;
  readonly warmUpSeconds: number;
}

const WHOLE: Rhythm = { rounds: 7, roundSeconds: 0.8, warmUpSeconds: 1 };

export const RHYTHMS: Readonly<Record<Extent, Rhythm>> = {
  whole: WHOLE,
  quick: WHOLE,
  smoke: { rounds: 1, roundSeconds: 0.05, warmUpSeconds: 0.05 },
};

/** A server under load, and what it is asked. */
export interface Contender {
  readonly server: MeasuredProcess;
  readonly next: () => RawRequest;
}

/** The work of a contender in its median round. */
export interface Performance {
  readonly requestsPerSecond: number;
  readonly cpuMsPerRequest: number;
  /** The share of one core that the server had. */
  readonly busy: number;
  /** The most that was resident at the end of a round. */
  readonly residentMb: number;
}

export interface Comparison {
  readonly ours: Performance;
  readonly floor: Performance;
  /** Medians of the rounds' ratios, ours to the floor. */
  readonly speedRatio: number;
  readonly cpuRatio: number;
  /** The share of one core that the load itself took. */
  readonly loadBusy: number;
}

/**
 * Puts both under the same load in short turns, the first of each pair by turns, so that a
 * machine's moods meet both.
 */
export async function alternate(
  ours: Contender,
  floor: Contender,
  { rounds, roundSeconds, warmUpSeconds }: Rhythm,
): Promise<Comparison> {
  const [mine, theirs] = [new Turns(ours), new Turns(floor)];
  const ownCpu = process.cpuUsage();
  const start = performance.now();
  try {
    for (const turns of [mine, theirs]) await turns.warmUp(warmUpSeconds);
    for (let round = 0; round < rounds; round += 1) {
      for (const turns of round % 2 === 0 ? [mine, theirs] : [theirs, mine])
        await turns.take(roundSeconds);
    }
  } finally {
    for (const turns of [mine, theirs]) turns.close();
  }
  const { user, system } = process.cpuUsage(ownCpu);
  const loadBusy = (user + system) / 1000 / (performance.now() - start);
  const ratios = (of: (performance: Performance) => number) =>
    median(mine.rounds.map((round, n) => of(round) / of(theirs.rounds[n] ?? round)));
  return {
    ours: mine.summary(),
    floor: theirs.summary(),
    speedRatio: ratios((round) => round.requestsPerSecond),
    cpuRatio: ratios((round) => round.cpuMsPerRequest),
    loadBusy,
  };
}

class Turns {
  readonly rounds: Performance[] = [];
  readonly #contender: Contender;
  readonly #connections: readonly Connection[];

  constructor(contender: Contender) {
    this.#contender = contender;
    const { port } = contender.server;
    this.#connections = Array.from({ length: CONNECTIONS }, () => new Connection(port));
  }

  async warmUp(seconds: number): Promise<void> {
    await load(this.#connections, seconds, this.#contender.next);
  }

  async take(roundSeconds: number): Promise<void> {
    const { server, next } = this.#contender;
    const before = server.cpuSeconds();
    const { requests, seconds } = await load(this.#connections, roundSeconds, next);
    const cpuSeconds = server.cpuSeconds() - before;
    this.rounds.push({
      requestsPerSecond: requests / seconds,
      cpuMsPerRequest: (cpuSeconds * 1000) / requests,
      busy: cpuSeconds / seconds,
      residentMb: server.residentMb(),
    });
  }

  summary(): Performance {
    const medianOf = (of: (round: Performance) => number) => median(this.rounds.map(of));
    return {
      requestsPerSecond: medianOf((round) => round.requestsPerSecond),
      cpuMsPerRequest: medianOf((round) => round.cpuMsPerRequest),
      busy: medianOf((round) => round.busy),
      residentMb: Math.max(...this.rounds.map((round) => round.residentMb)),
    };
  }

  close(): void {
    for (const connection of this.#connections) connection.close();
  }
}
