import { isDeepStrictEqual } from 'node:util';
import { DAY_MS } from '@dosewise/domain';
import { alternate, type Comparison, type Contender } from '../alternate.ts';
import type { Benchmark, Figure } from '../bench.ts';
import { databasesOn, type Engine, onBothEngines } from '../databases.ts';
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
import type { Defer } from '../scratch.ts';

const MEMORY_GOAL = 1.25;
const READ_GOAL = 0.6;
const WRITE_GOAL = 0.75;
const CPU_GOAL = 1.7;
const RHYTHM = { rounds: 7, roundSeconds: 0.8 };

const READERS = Array.from({ length: 50 }, (_, n) => n);
/** So many that each logs a few doses: a pen gives 240 clicks, a person taps now and then. */
const WRITERS = Array.from({ length: 4000 }, (_, n) => 100 + n);

/** A kind of load. Each contender gets requests of its own, for its own database. */
interface Scenario {
  readonly name: string;
  readonly goal: number;
  /** Requests that make one of what is counted. */
  readonly requestsEach: number;
  readonly requests: () => () => RawRequest;
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
    goal: READ_GOAL,
    requestsEach: 1,
    requests: () => cycle(READERS.map((reader) => get('/api/doses', reader))),
  },
  {
    name: 'dashboard loads',
    goal: READ_GOAL,
    requestsEach: LISTS.length,
    requests: () => cycle(READERS.flatMap((reader) => LISTS.map((path) => get(path, reader)))),
  },
  {
    name: 'log a dose',
    goal: WRITE_GOAL,
    requestsEach: 1,
    requests: () => {
      let count = 0;
      return () => logDose(WRITERS[count++ % WRITERS.length] ?? 0);
    },
  },
];

/** The routes that people use most, with all protections on. */
export const http: Benchmark = {
  name: 'http',
  title: 'HTTP under load, against bare node:http with SQL prepared by hand',
  run: () => onBothEngines(figuresOf),
};

async function figuresOf(engine: Engine, label: string, defer: Defer): Promise<Figure[]> {
  const databases = await databasesOn(engine, defer);
  const location = await databases.make(async (db) => {
    await writeAccounts(db, [...READERS, ...WRITERS]);
    await writeHistories(db, READERS);
    await writeNewPens(db, WRITERS);
  });
  const copy = await databases.copy(location);
  const ours = await startServer('ours', location, defer);
  const floor = await startServer('floor', copy, defer);
  await requireSameReplies(ours, floor);

  const figures: Figure[] = [];
  let residentMb = { ours: 0, floor: 0 };
  for (const scenario of SCENARIOS) {
    const contend = (server: MeasuredProcess): Contender => ({ server, next: scenario.requests() });
    const result = await alternate(contend(ours), contend(floor), RHYTHM);
    figures.push(...speedAndCpu(`${scenario.name}, ${label}`, scenario, result));
    residentMb = {
      ours: Math.max(residentMb.ours, result.ours.residentMb),
      floor: Math.max(residentMb.floor, result.floor.residentMb),
    };
  }
  figures.push(memory(label, residentMb));
  return figures;
}

function speedAndCpu(name: string, { goal, requestsEach }: Scenario, result: Comparison): Figure[] {
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
      note: `${percent(ours.busy)} and ${percent(floor.busy)} of a core in use, ${percent(result.loadBusy)} by the load`,
    },
    {
      name: `${name}, CPU`,
      unit: 'ms/request',
      better: 'smaller',
      ours: ours.cpuMsPerRequest,
      floor: floor.cpuMsPerRequest,
      ratio: result.cpuRatio,
      goal: CPU_GOAL,
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
  };
}

/** Both must do the same work, or their speed compares nothing. */
async function requireSameReplies(ours: MeasuredProcess, floor: MeasuredProcess): Promise<void> {
  const writer = (WRITERS[0] ?? 0) + WRITERS.length - 1;
  const asked = [...LISTS.map((path) => get(path, READERS[7] ?? 0)), logDose(writer)];
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
