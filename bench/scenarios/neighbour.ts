import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { WholeDatabase } from '../../apps/server/src/db/database.ts';
import { type Benchmark, type Extent, type Figure, median, underLimit } from '../bench.ts';
import { databasesOn, type EngineRun, onBothEngines } from '../databases.ts';
import { ACTS, type Act, type ActOrder, PEOPLE } from '../heavy-acts.ts';
import { writeLimitAccount } from '../limit-account.ts';
import { Connection, rawRequest } from '../load.ts';
import { type MeasuredProcess, startServer } from '../measured-process.ts';
import { userToken, writeAccounts, writeHistories } from '../people.ts';

interface Amounts {
  readonly rounds: number;
  /** The share of what the limits allow an account. */
  readonly share: number;
  /** The time for which the neighbour is alone before each act. */
  readonly aloneMs: number;
}

const WHOLE: Amounts = { rounds: 3, share: 1, aloneMs: 400 };
const AMOUNTS: Readonly<Record<Extent, Amounts>> = {
  whole: WHOLE,
  quick: WHOLE,
  smoke: { rounds: 1, share: 0.005, aloneMs: 50 },
};
const READ_LIMIT_MS = 100;
const WRITE_LIMIT_MS = 500;
const MEMORY_LIMIT_MB = 500;
/** Between two reads, and between two writes: as many as an eager person's page sends. */
const PAUSE_MS = { read: 5, write: 25 } as const;

/** The wait of somebody else beside an account that does the worst that its limits allow. */
export const neighbour: Benchmark = {
  name: 'neighbour',
  title:
    'Longest wait of other users while one account does heavy work, minus their wait without it',
  quick: 'part',
  run: (extent) => onBothEngines(extent, figuresOf),
};

const ACT_THREAD = new URL('../heavy-acts.ts', import.meta.url);

async function figuresOf({ engine, label, defer, extent }: EngineRun): Promise<Figure[]> {
  const amounts = AMOUNTS[extent];
  const databases = await databasesOn(engine, defer);
  const location = await databases.make((db) => writePeople(db, amounts));
  const server = await startServer('ours', location, defer);
  const [reader, writer] = [new Connection(server.port), new Connection(server.port)];
  defer(() => reader.close());
  defer(() => writer.close());
  const person = new Neighbour(reader, writer);
  const thread = new Worker(ACT_THREAD, { execArgv: [] });
  defer(async () => void (await thread.terminate()));
  const figures: Figure[] = [];
  let memory = 0;
  for (const act of chosenActs(extent)) {
    const rounds: Waits[] = [];
    for (let round = 0; round < amounts.rounds; round += 1) {
      rounds.push(await waitsBeside(act, round, { server, person, thread, ...amounts }));
    }
    memory = Math.max(memory, ...rounds.map(({ mb }) => mb));
    const note = `takes ${seconds(median(rounds.map(({ tookMs }) => tookMs)))}, ${seconds(median(rounds.map(({ cpu }) => cpu)))} of processor time`;
    const wait = (what: string, limit: number, ms: readonly number[]): Figure => ({
      ...underLimit(`${act.name}, ${label}: ${what}`, 'ms', median(ms), limit),
      boundBy: BOUND_BY[engine],
      note,
    });
    figures.push(
      wait(
        'read',
        READ_LIMIT_MS,
        rounds.map(({ read }) => read),
      ),
      wait(
        'write',
        WRITE_LIMIT_MS,
        rounds.map(({ write }) => write),
      ),
    );
  }
  const beside = extent === 'quick' ? 'those of a quick run' : 'all of them';
  figures.push({
    ...underLimit(
      `resident memory beside ${beside}, the most, ${label}`,
      'MB',
      memory,
      MEMORY_LIMIT_MB,
    ),
    boundBy: 'the thread of heavy work, beside that which answers everybody else',
  });
  return figures;
}

const BOUND_BY = {
  sqlite: 'one writer at a time, and one thread for statements and replies',
  postgres: 'one thread for all replies',
} as const;

/** Those of the run, of which the expression `BENCH_ACTS` may choose some by their names. */
function chosenActs(extent: Extent): readonly Act[] {
  const wanted = new RegExp(process.env.BENCH_ACTS ?? '');
  return ACTS.filter(({ name, isQuick }) => wanted.test(name) && (isQuick || extent !== 'quick'));
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

async function writePeople(db: WholeDatabase, amounts: Amounts): Promise<void> {
  await writeLimitAccount(db, PEOPLE.limit, amounts.share);
  const rounds = Array.from({ length: amounts.rounds }, (_, round) => round);
  const { importer, restorer, skipper, neighbour } = PEOPLE;
  const others = [importer, restorer, skipper].flatMap((first) => rounds.map((n) => first + n));
  await writeAccounts(db, [neighbour, ...others]);
  await writeHistories(db, [neighbour]);
}

/** The cost of an act to others, and to itself. */
interface Waits {
  readonly read: number;
  readonly write: number;
  readonly tookMs: number;
  readonly cpu: number;
  readonly mb: number;
}

interface Beside extends Amounts {
  readonly server: MeasuredProcess;
  readonly person: Neighbour;
  readonly thread: Worker;
}

async function waitsBeside(
  { name }: Act,
  round: number,
  { server, person, thread, share, aloneMs }: Beside,
): Promise<Waits> {
  const order: ActOrder = { port: server.port, act: name, round, share };
  const ready = once(thread, 'message');
  thread.postMessage(order);
  await ready;
  let mb = 0;
  const watching = setInterval(() => {
    mb = Math.max(mb, server.residentMb());
  }, 20);
  person.begin();
  await sleep(aloneMs);
  const alone = person.waited();
  const cpuBefore = server.cpuSeconds();
  const done = once(thread, 'message').finally(() => clearInterval(watching));
  thread.postMessage('go');
  const [tookMs] = await done;
  // What the act left behind counts as well.
  await sleep(aloneMs / 2);
  const cpu = (server.cpuSeconds() - cpuBefore) * 1000;
  const beside = person.waited();
  await person.end();
  const longer = (kind: 'read' | 'write') =>
    Math.max(0, Math.max(...beside[kind]) - median(alone[kind]));
  return { read: longer('read'), write: longer('write'), tookMs, cpu, mb };
}

type Kind = keyof typeof PAUSE_MS;

/** Somebody who reads and writes all the time. */
class Neighbour {
  readonly #connections: Readonly<Record<Kind, Connection>>;
  #waits: Record<Kind, number[]> = { read: [], write: [] };
  #isOver = true;
  #asking: Promise<unknown> = Promise.resolve();
  #writes = 0;

  constructor(read: Connection, write: Connection) {
    this.#connections = { read, write };
  }

  begin(): void {
    this.#isOver = false;
    this.#asking = Promise.all([this.#ask('read'), this.#ask('write')]);
  }

  /** The time of each answer since this was last asked for. */
  waited(): Record<Kind, number[]> {
    const waits = this.#waits;
    this.#waits = { read: [], write: [] };
    return waits;
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#asking;
    this.waited();
  }

  async #ask(kind: Kind): Promise<void> {
    while (!this.#isOver) {
      const start = performance.now();
      const { status, body } = await this.#connections[kind].ask(this.#requestTo(kind));
      if (status >= 300) throw new Error(`The neighbour's ${kind} is answered ${status}: ${body}`);
      this.#waits[kind].push(performance.now() - start);
      await sleep(PAUSE_MS[kind]);
    }
  }

  #requestTo(kind: Kind): string {
    const token = userToken(PEOPLE.neighbour);
    if (kind === 'read') return rawRequest('GET', '/api/doses?limit=20', { token });
    this.#writes += 1;
    // A minute for each, long before the history.
    const date = new Date(Date.UTC(2001, 0, 1) + this.#writes * 60_000).toISOString();
    return rawRequest('POST', '/api/weights', { token, body: `{"date":"${date}","weightKg":80}` });
  }
}
