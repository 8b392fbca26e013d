import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { WholeDatabase } from '../../apps/server/src/db/database.ts';
import { type Benchmark, type Figure, median } from '../bench.ts';
import { databasesOn, type Engine, onBothEngines } from '../databases.ts';
import { ACTS, type Act, type ActOrder, PEOPLE } from '../heavy-acts.ts';
import { writeLimitAccount } from '../limit-account.ts';
import { Connection, rawRequest } from '../load.ts';
import { type MeasuredProcess, startServer } from '../measured-process.ts';
import { userToken, writeAccounts, writeHistories } from '../people.ts';
import type { Defer } from '../scratch.ts';

const ROUNDS = 3;
const READ_LIMIT_MS = 100;
const WRITE_LIMIT_MS = 500;
const MEMORY_LIMIT_MB = 600;
/** Between two reads, and between two writes: as many as an eager person's page sends. */
const PAUSE_MS = { read: 5, write: 25 } as const;
/** The time for which the neighbour is alone before each act. */
const ALONE_MS = 400;

/** The wait of somebody else beside an account that does the worst that its limits allow. */
export const neighbour: Benchmark = {
  name: 'neighbour',
  title: "Another's longest wait beside one heavy account, above that alone",
  run: () => onBothEngines(figuresOf),
};

const ACT_THREAD = new URL('../heavy-acts.ts', import.meta.url);

async function figuresOf(engine: Engine, label: string, defer: Defer): Promise<Figure[]> {
  const databases = await databasesOn(engine, defer);
  const location = await databases.make(writePeople);
  const server = await startServer('ours', location, defer);
  const [reader, writer] = [new Connection(server.port), new Connection(server.port)];
  defer(() => reader.close());
  defer(() => writer.close());
  const person = new Neighbour(reader, writer);
  const figures: Figure[] = [];
  let memory = 0;
  for (const act of chosenActs()) {
    const rounds: Waits[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await waitsBeside(act, round, server, person));
    }
    memory = Math.max(memory, ...rounds.map(({ mb }) => mb));
    const note = `takes ${seconds(median(rounds.map(({ tookMs }) => tookMs)))}, ${seconds(median(rounds.map(({ cpu }) => cpu)))} of processor time`;
    const wait = (what: string, limit: number, ms: readonly number[]): Figure => ({
      name: `${act.name}, ${label}: ${what}`,
      unit: 'ms',
      better: 'smaller',
      ours: median(ms),
      floor: limit,
      ratio: median(ms) / limit,
      goal: 1,
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
  figures.push({
    name: `resident memory beside all of them, the most, ${label}`,
    unit: 'MB',
    better: 'smaller',
    ours: memory,
    floor: MEMORY_LIMIT_MB,
    ratio: memory / MEMORY_LIMIT_MB,
    goal: 1,
  });
  return figures;
}

/** All, or those whose names the expression `BENCH_ACTS` fits. */
function chosenActs(): readonly Act[] {
  const wanted = new RegExp(process.env.BENCH_ACTS ?? '');
  return ACTS.filter(({ name }) => wanted.test(name));
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

async function writePeople(db: WholeDatabase): Promise<void> {
  await writeLimitAccount(db, PEOPLE.limit);
  const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
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

async function waitsBeside(
  { name }: Act,
  round: number,
  server: MeasuredProcess,
  person: Neighbour,
): Promise<Waits> {
  const workerData: ActOrder = { port: server.port, act: name, round };
  const thread = new Worker(ACT_THREAD, { workerData, execArgv: [] });
  await once(thread, 'message');
  let mb = 0;
  const watching = setInterval(() => {
    mb = Math.max(mb, server.residentMb());
  }, 20);
  person.begin();
  await sleep(ALONE_MS);
  const alone = person.waited();
  const cpuBefore = server.cpuSeconds();
  const done = once(thread, 'message').finally(() => clearInterval(watching));
  thread.postMessage('go');
  const [tookMs] = await done;
  // What the act left behind counts as well.
  await sleep(ALONE_MS / 2);
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
