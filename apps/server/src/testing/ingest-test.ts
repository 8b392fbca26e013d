import { readFileSync } from 'node:fs';
import {
  createApiToken,
  ingestHealthAutoExport,
  ingestHealthConnect,
  listDoses,
  listMeasurements,
  listSymptoms,
  listWeights,
} from '@dosewise/contract';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createUser } from './factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from './test-app.ts';

/** An application, and someone whose phone sends to it. */
interface Ingest {
  readonly test: TestApp;
  readonly user: Awaited<ReturnType<typeof createUser>>;
  /** An API token that may log. */
  readonly token: string;
}

type Route = typeof ingestHealthAutoExport | typeof ingestHealthConnect;

export const JSON_TYPE = { 'content-type': 'application/json' };

/** An application for the tests of a file, and another person for each of them. */
export function useIngest() {
  // A cast: it is filled before each test.
  const ingest = {} as Ingest;
  beforeAll(async () => void Object.assign(ingest, { test: await createTestApp() }));
  beforeEach(async () => {
    ingest.test.setNow(TEST_NOW);
    Object.assign(ingest, { user: await createUser(ingest.test) });
    Object.assign(ingest, { token: await tokenOf('log') });
  });
  afterAll(() => ingest.test.close());

  async function tokenOf(scope: 'read' | 'log'): Promise<string> {
    const { test, user } = ingest;
    const { body } = await test.call(createApiToken, { body: { name: scope, scope } }, user);
    return body.token;
  }
  const send = (
    route: Route,
    body: unknown,
    as = ingest.token,
    headers: Record<string, string> = JSON_TYPE,
  ) =>
    ingest.test.call(
      route,
      { body: typeof body === 'string' ? body : JSON.stringify(body) },
      { token: as, headers },
    );
  async function records() {
    const { test, user } = ingest;
    const [doses, weights, symptoms, measurements] = await Promise.all([
      test.call(listDoses, { query: {} }, user),
      test.call(listWeights, { query: {} }, user),
      test.call(listSymptoms, { query: {} }, user),
      test.call(listMeasurements, { query: {} }, user),
    ]);
    return {
      doses: doses.body,
      weights: weights.body,
      symptoms: symptoms.body,
      measurements: measurements.body,
    };
  }
  return {
    ingest,
    tokenOf,
    send,
    sendApple: (body: unknown) => send(ingestHealthAutoExport, body),
    sendConnect: (body: unknown) => send(ingestHealthConnect, body),
    records,
    counts: async () => {
      const { doses, weights, symptoms, measurements } = await records();
      return [doses.length, weights.length, symptoms.length, measurements.length];
    },
  };
}

/** The counts of a reply. */
export const added = (doses: number, weights: number, symptoms: number, measurements: number) => ({
  ...{ doses, weights, symptoms, measurements },
});

/** A body of Health Auto Export with one weigh-in. */
export const weighed = (date: string, qty: unknown, units: string | null = 'kg') => ({
  data: { metrics: [{ name: 'weight_body_mass', units, data: [{ date, qty }] }] },
});

const SAMPLES = new URL('../../../../packages/file-import/src/samples/', import.meta.url);
const sample = (name: string) => readFileSync(new URL(`migration/${name}`, SAMPLES), 'utf8');

export const HAE = sample('health-auto-export-counts.json');
export const CONNECT = sample('health-connect-webhook.json');
