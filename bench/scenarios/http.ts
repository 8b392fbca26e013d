import { isDeepStrictEqual } from 'node:util';
import { DAY_MS } from '@dosewise/domain';
import { alternate, type Comparison, type Contender, RHYTHMS } from '../alternate.ts';
import type { Benchmark, Extent, Figure } from '../bench.ts';
import { databasesOn, type EngineRun, onBothEngines } from '../databases.ts';
import { askOnce, type RawRequest, rawRequest } from '../load.ts';
import { type MeasuredProcess, startServer } from '../measured-process.ts';
import {
  oneClick,
  userPenId,
  userToken,
  writeAccounts,
  writeHistories,
  writeNewPens,
} from '../people.ts';

const MEMORY_GOAL = 1.3;

const READERS = Array.from({ length: 50 }, (_, n) => n);
/** So many that each logs a few doses: a pen gives 240 clicks, a person taps now and then. */
const WRITERS = Array.from({ length: 4000 }, (_, n) => 100 + n);

/** The people of a run. */
interface People {
  readonly readers: readonly number[];
  readonly writers: readonly number[];
}

const peopleOf = (extent: Extent): People =>
  extent === 'smoke'
    ? { readers: READERS.slice(0, 8), writers: WRITERS.slice(0, 50) }
    : { readers: READERS, writers: WRITERS };

/** A kind of load. Each contender gets requests of its own, for its own database. */
interface Scenario {
  readonly name: string;
  readonly goal: number;
  readonly cpuGoal: number;
  readonly boundBy: string;
  readonly cpuBoundBy: string;
  /** Requests that make one of what is counted. */
  readonly requestsEach: number;
  readonly requests: (people: People) => () => RawRequest;
}

const get = (path: string, user: number) => rawRequest('GET', path, { token: userToken(user) });

function cycle(requests: readonly RawRequest[]): () => RawRequest {
  let count = 0;
  return () => requests[count++ % requests.length] ?? '';
}

const YESTERDAY = new Date(Date.now() - DAY_MS);
let dosesAsked = 0;

/** Each dose has a key of its own, as the Log Dose page sends it. */
function logDose(writer: number): RawRequest {
  dosesAsked += 1;
  return rawRequest('POST', '/api/doses', {
    token: userToken(writer),
    body: JSON.stringify(oneClick(userPenId(writer), YESTERDAY)),
    idempotencyKey: `bench-${dosesAsked}`,
  });
}

const LISTS = ['/api/weights?limit=2000', '/api/doses', '/api/symptoms'];

const SCENARIOS: readonly Scenario[] = [
  {
    name: 'list doses',
    goal: 0.68,
    cpuGoal: 1.8,
    boundBy: 'the processor, see its row',
    cpuBoundBy: 'the hooks and headers of Fastify; on PostgreSQL its driver and garbage collection',
    requestsEach: 1,
    requests: ({ readers }) => cycle(readers.map((reader) => get('/api/doses', reader))),
  },
  {
    name: 'dashboard loads',
    goal: 0.6,
    cpuGoal: 1.9,
    boundBy: 'reading and writing 370 rows as JSON',
    cpuBoundBy: 'reading and writing 370 rows as JSON; on PostgreSQL also garbage collection',
    requestsEach: LISTS.length,
    requests: ({ readers }) =>
      cycle(readers.flatMap((reader) => LISTS.map((path) => get(path, reader)))),
  },
  {
    name: 'log a dose',
    goal: 0.7,
    cpuGoal: 1.7,
    boundBy:
      'two statements that the floor lacks: asking again who calls, and counting the rows of the account; on PostgreSQL each of eight round trips passes Kysely and the pool',
    cpuBoundBy: 'checking the body; on PostgreSQL two fifths are writes to its socket',
    requestsEach: 1,
    requests: ({ writers }) => {
      let count = 0;
      return () => logDose(writers[count++ % writers.length] ?? 0);
    },
  },
];

/** The routes that people use most, with all protections on. */
export const http: Benchmark = {
  name: 'http',
  title: 'HTTP under load, against bare node:http with SQL prepared by hand',
  quick: 'all',
  run: (extent) => onBothEngines(extent, figuresOf),
};

async function figuresOf({ engine, label, defer, extent }: EngineRun): Promise<Figure[]> {
  const people = peopleOf(extent);
  const { readers, writers } = people;
  const databases = await databasesOn(engine, defer);
  const location = await databases.make(async (db) => {
    await writeAccounts(db, [...readers, ...writers]);
    await writeHistories(db, readers);
    await writeNewPens(db, writers);
  });
  const copy = await databases.copy(location);
  const ours = await startServer('ours', location, defer);
  const floor = await startServer('floor', copy, defer);
  await requireSameReplies(ours, floor, people);

  const figures: Figure[] = [];
  let residentMb = { ours: 0, floor: 0 };
  for (const scenario of SCENARIOS) {
    const contend = (server: MeasuredProcess): Contender => ({
      server,
      next: scenario.requests(people),
    });
    const result = await alternate(contend(ours), contend(floor), RHYTHMS[extent]);
    figures.push(...speedAndCpu(`${scenario.name}, ${label}`, scenario, result));
    residentMb = {
      ours: Math.max(residentMb.ours, result.ours.residentMb),
      floor: Math.max(residentMb.floor, result.floor.residentMb),
    };
  }
  figures.push(memory(label, residentMb));
  return figures;
}

function speedAndCpu(
  name: string,
  { goal, cpuGoal, boundBy, cpuBoundBy, requestsEach }: Scenario,
  result: Comparison,
): Figure[] {
  const { ours, floor } = result;
  return [
    {
      name,
      unit: requestsEach === 1 ? 'requests/s' : 'loads/s',
      better: 'larger',
      ours: ours.requestsPerSecond / requestsEach,
      floor: floor.requestsPerSecond / requestsEach,
      ratio: result.speedRatio,
      goal,
      boundBy,
      note: `${percent(ours.busy)} and ${percent(floor.busy)} of a core in use, ${percent(result.loadBusy)} by the load`,
    },
    {
      name: `${name}, CPU`,
      unit: 'ms/request',
      better: 'smaller',
      ours: ours.cpuMsPerRequest,
      floor: floor.cpuMsPerRequest,
      ratio: result.cpuRatio,
      goal: cpuGoal,
      boundBy: cpuBoundBy,
    },
  ];
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

function memory(label: string, { ours, floor }: { ours: number; floor: number }): Figure {
  return {
    name: `resident memory under load, ${label}`,
    unit: 'MB',
    better: 'smaller',
    ours,
    floor,
    ratio: ours / floor,
    goal: MEMORY_GOAL,
    boundBy: 'strings of the driver that live long enough to reach the old generation of the heap',
  };
}

/** Both must do the same work, or their speed compares nothing. */
async function requireSameReplies(
  ours: MeasuredProcess,
  floor: MeasuredProcess,
  { readers, writers }: People,
): Promise<void> {
  const [reader = 0, writer = 0] = [readers.at(-1), writers.at(-1)];
  const asked = [...LISTS.map((path) => get(path, reader)), logDose(writer)];
  for (const request of asked) {
    const replies = await Promise.all([ours, floor].map(({ port }) => askOnce(port, request)));
    const [mine, theirs] = replies.map(({ status, body }) => {
      const content = JSON.parse(String(body));
      // A new dose has an id of its own.
      return { status, content: Array.isArray(content) ? content : { ...content, _id: null } };
    });
    if (mine?.status === undefined || mine.status >= 300 || !isDeepStrictEqual(mine, theirs)) {
      throw new Error(`Ours and the floor answer differently:\n${JSON.stringify([mine, theirs])}`);
    }
  }
}
