import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { parentPort } from 'node:worker_threads';
import { MAX_ROWS } from '../apps/server/src/records/account-limits.queries.ts';
import { limitReport, userShareToken } from './limit-account.ts';
import { benchId, userToken } from './people.ts';

/** Accounts by what they are for. Those that are changed by an act are others in each round. */
export const PEOPLE = { limit: 0, neighbour: 1, importer: 10, restorer: 20, skipper: 30 } as const;

interface Asked {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** The user whose token comes along; none: a stranger. */
  readonly user?: number;
  readonly body?: string;
}

/** The order for a thread of the bench. */
export interface ActOrder {
  readonly port: number;
  readonly act: string;
  readonly round: number;
  /** The share of the largest amounts that is sent: 1 but where it only has to run. */
  readonly share: number;
}

/** One piece of heavy work: what is asked one after the other, and how each is to be answered. */
export interface Act {
  readonly name: string;
  readonly status: number;
  /** Of those that people may meet: a quick run has these alone. */
  readonly isQuick: boolean;
  readonly ask: (order: ActOrder) => Asked[] | Promise<Asked[]>;
}

/** Asks often enough that it takes a moment. */
const times = (count: number, asked: Asked): Asked[] => Array.from({ length: count }, () => asked);
const get = (path: string): Asked => ({ method: 'GET', path, user: PEOPLE.limit });

/** The worst that its limits allow an account. */
export const ACTS: readonly Act[] = [
  quick(act('a report of five years', () => times(3, get(`/api/report?${limitReport()}`)))),
  quick(act('its PDF', () => [get(`/api/report.pdf?${limitReport()}`)])),
  act('its public address', () =>
    times(10, { method: 'POST', path: `/api/shares/${userShareToken(PEOPLE.limit)}`, body: '{}' }),
  ),
  act('all.json', () => [get('/api/export/all.json')]),
  act('FHIR', () => [get('/api/export/fhir.json')]),
  act('doses.csv', () => [get('/api/export/doses.csv')]),
  quick(
    act(
      'an import of 10,000 doses',
      ({ round, share }) => [post('/api/imports', PEOPLE.importer + round, importBody(share))],
      201,
    ),
  ),
  act('its undo', async ({ round, port }) => {
    const user = PEOPLE.importer + round;
    const { body } = await ask(port, { method: 'GET', path: '/api/imports', user });
    const [latest]: { _id: string }[] = JSON.parse(body);
    return [{ method: 'DELETE', path: `/api/imports/${latest?._id}`, user }];
  }),
  act(
    '20,000 weigh-ins at once',
    ({ round, share }) => [post('/api/weights/bulk', PEOPLE.importer + round, weightsBody(share))],
    201,
  ),
  quick(
    act(
      'a restore of 80,000 records',
      ({ round, share }) => [post('/api/import/all', PEOPLE.restorer + round, archive(share))],
      201,
    ),
  ),
  act(
    'restore of an archive with too many skips',
    ({ round, share }) => [post('/api/import/all', PEOPLE.skipper + round, archiveOfSkips(share))],
    400,
  ),
  quick(
    act('plan/ahead with skips at the limit', () => times(20, get('/api/plan/ahead?days=366'))),
  ),
  act(
    'skip far ahead',
    () => times(10, post('/api/plan/skips', PEOPLE.limit, '{"at":"2199-01-01T08:00:00.000Z"}')),
    400,
  ),
  act('dose with far plannedAt', () => times(10, post('/api/doses', PEOPLE.limit, farDose())), 400),
];

function act(name: string, ask: Act['ask'], status = 200): Act {
  return { name, status, ask, isQuick: false };
}

function quick(one: Act): Act {
  return { ...one, isQuick: true };
}

function post(path: string, user: number, body: string): Asked {
  return { method: 'POST', path, user, body };
}

const INTERVAL_MS = 1_000_000;
const FIRST = Date.UTC(2022, 0, 1, 7);
const at = (n: number) => new Date(FIRST + n * INTERVAL_MS).toISOString();
const list = <Row>(count: number, row: (n: number) => Row): Row[] =>
  Array.from({ length: count }, (_, n) => row(n));

const importBody = (share: number) =>
  JSON.stringify({
    source: 'shotsy-csv',
    doses: list(share * MAX_ROWS.dose, (n) => ({
      date: at(n),
      medicine: 'Mounjaro',
      doseAmount: 2.5 * (1 + (n % 6)),
      injectionLocation: 'abdomen',
      injectionSubLocation: 'left_lower',
      painLevel: n % 4,
      note: 'after the weekend',
    })),
  });

const weightsBody = (share: number) =>
  JSON.stringify({
    entries: list(share * MAX_ROWS.weight, (n) => ({ date: at(n), weightKg: 80 + (n % 40) / 10 })),
  });

const settings = {
  exportedAt: at(0),
  profile: {
    country: 'United Kingdom',
    currency: 'GBP',
    units: { weight: 'kg', height: 'cm' },
    defaultFifthDoseEnabled: false,
    heightCm: 172,
    timeZone: 'Europe/London',
  },
  emailPreferences: { marketing: false, productUpdates: false, tips: false, unsubscribed: false },
  goldenDose: { goldenDoseEnabled: false, goldenDoseVolume: 0.5 },
  goldenDoseAcknowledgements: [],
  pens: [],
  doses: [],
  weights: [],
  symptoms: [],
};

/** As many records as an account can hold, without pens. */
const archive = (share: number) =>
  JSON.stringify({
    ...settings,
    doses: list(share * MAX_ROWS.dose, (n) => ({
      _id: benchId(50, n),
      penId: null,
      date: at(n),
      doseType: 'standard',
      extractionMethod: 'pen_click',
      clicks: null,
      volume: null,
      doseAmount: 5,
      injectionLocation: 'abdomen',
      injectionSubLocation: 'left_lower',
      painLevel: 1,
      medicine: 'tirzepatide',
      note: '',
    })),
    weights: list(share * MAX_ROWS.weight, (n) => ({
      _id: benchId(51, n),
      date: at(n),
      weightKg: 80,
      note: '',
      source: 'Scale',
    })),
    symptoms: list(share * MAX_ROWS.symptom, (n) => ({
      _id: benchId(52, n),
      date: at(n),
      category: 'nausea',
      severity: 1,
      note: '',
    })),
    measurements: list(share * MAX_ROWS.measurement, (n) => ({
      _id: benchId(53, n),
      date: at(n),
      kind: 'waist',
      value: 94,
      note: '',
    })),
  });

const archiveOfSkips = (share: number) => {
  const step = { startDate: '2022-01-01', time: '08:00', everyDays: 1, doseMg: 5, doses: null };
  const plan = { medicine: 'tirzepatide', anchor: 'weekday', steps: [step], savedAt: at(0) };
  return JSON.stringify({ ...settings, plan, planSkips: list(share * 1_000_000, at) });
};

const farDose = () =>
  JSON.stringify({
    penId: null,
    medicine: 'tirzepatide',
    doseAmount: 5,
    date: new Date().toISOString(),
    plannedAt: '2199-01-01T08:00:00.000Z',
  });

/** Asks, and gives what is answered; of success only how it begins, as it may be large. */
function ask(port: number, { method, path, user, body }: Asked) {
  const headers = {
    ...(user !== undefined && { authorization: `Bearer ${userToken(user)}` }),
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    }),
  };
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const read = (reply: IncomingMessage) => {
    let start = '';
    reply.setEncoding('latin1').on('data', (piece) => {
      if (start.length < 2000) start += piece;
    });
    reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body: start }));
    reply.on('error', reject);
  };
  request({ host: '127.0.0.1', port, method, path, headers }, read).on('error', reject).end(body);
  return promise;
}

/** Does what is asked, and gives the time that it took in ms. */
async function perform({ name, status }: Act, asked: readonly Asked[], port: number) {
  const start = performance.now();
  for (const one of asked) {
    const reply = await ask(port, one);
    if (reply.status !== status) {
      throw new Error(`${name} is answered ${reply.status}: ${reply.body.slice(0, 300)}`);
    }
  }
  return performance.now() - start;
}

// As a thread: what is to be sent takes a while to make and to read, during which the bench measures.
if (parentPort) {
  const bench = parentPort;
  // An order is prepared, the next message begins it.
  bench.on('message', async (order: ActOrder | 'go') => {
    if (order === 'go') return;
    const chosen = ACTS.find(({ name }) => name === order.act);
    if (chosen === undefined) throw new Error(`There is no act ${order.act}.`);
    const asked = await chosen.ask(order);
    const begun = once(bench, 'message');
    bench.postMessage('ready');
    await begun;
    bench.postMessage(await perform(chosen, asked, order.port));
  });
}
