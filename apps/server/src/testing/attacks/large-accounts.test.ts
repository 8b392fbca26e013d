// Shows 50.3.
import {
  addMeasurement,
  addPen,
  addSymptom,
  addWeight,
  getCostSavings,
  importWeights,
  logDose,
  type RouteDefinition,
} from '@dosewise/contract';
import { ALL_ROUTES } from '@dosewise/contract/routes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CountedTable, MAX_ROWS } from '../../records/account-limits.queries.ts';
import { createPen, createUser } from '../factories.ts';
import { addRows, type RowOwner } from '../large-account.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../test-app.ts';
import { findUserId } from '../user-id.ts';

/** One more than a list brings at once. */
const ROWS = 2001;

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await createTestApp();
  const user = await createUser(test);
  token = user.token;
  const pen = await createPen(test, token, { costPerPen: 400 });
  const owner: RowOwner = { userId: await findUserId(test.db, user.email), penId: pen._id };
  for (const table of ['dose', 'symptom', 'weight', 'measurement', 'carer_act'] as const) {
    await addRows(test.db, table, owner, ROWS);
  }
});
afterAll(() => test.close());

interface Entry {
  readonly _id: string;
  readonly date: string;
  /** Acts of others have it, and stand in its order. */
  readonly at?: string;
}

/** Lists of a user's own; what admins did has smaller pages. */
const pages = ({ access, query }: RouteDefinition) =>
  access === 'user' && query !== undefined && 'before' in query.shape;

it.each(ALL_ROUTES.filter(pages).map((route) => [route.path, route] as const))(
  '%s brings 2,000 entries at once, whatever is asked for, and the others when asked for',
  async (_path, route) => {
    const ask = async (query: Record<string, string>) =>
      (await test.call(route, { query }, { token })).body as unknown as readonly Entry[];
    const first = await ask({});
    expect(first).toHaveLength(2000);
    expect(await ask({ limit: '1000000' })).toEqual(first);
    const last = first.at(-1);
    const rest = await ask({ before: last?.at ?? last?.date ?? '' });
    expect(rest).toHaveLength(ROWS - 2000);
    expect(first.map(({ _id }) => _id)).not.toContain(rest[0]?._id);
  },
);

it('/cost-savings draws so many doses with 500 points, and sums up all of them', async () => {
  const { body } = await test.call(getCostSavings, {}, { token });
  // One a minute: those of ten minutes are one injection.
  expect(body.countedDoses).toBe(Math.ceil(ROWS / 10));
  expect(body.series.length).toBeLessThanOrEqual(500);
  expect(body.series.length).toBeGreaterThan(400);
  const last = body.series.at(-1);
  expect((last?.standard ?? 0) - (last?.actual ?? 0)).toBeCloseTo(body.lifetimeSavings, 6);
});

const DATE = new Date(TEST_NOW - 1000).toISOString();
const LATER = new Date(TEST_NOW - 500).toISOString();
const WEIGH_IN = { date: DATE, weightKg: 80 };
const MEASURED = { kind: 'hips', value: 104, date: DATE } as const;
const NEW_PEN = { name: 'One more', strength: 5, startDate: '2026-11-01' };

it.each(Object.keys(MAX_ROWS) as CountedTable[])(
  'takes so many rows of one account and not one more: %s',
  async (table) => {
    const { email, token } = await createUser(test);
    const as = { token };
    const pen = await createPen(test, token);
    const owner: RowOwner = { userId: await findUserId(test.db, email), penId: pen._id };
    const addOne = {
      pen: () => test.call(addPen, { body: NEW_PEN }, as),
      dose: () => test.call(logDose, { body: { penId: pen._id, clicks: 1, date: DATE } }, as),
      symptom: () => test.call(addSymptom, { body: { date: DATE, category: 'nausea' } }, as),
      measurement: () => test.call(addMeasurement, { body: MEASURED }, as),
      weight: () => test.call(addWeight, { body: WEIGH_IN }, as),
    }[table];
    await addRows(test.db, table, owner, MAX_ROWS[table] - (table === 'pen' ? 2 : 1));
    expect((await addOne()).status).toBe(201);
    const { status, body } = await addOne();
    expect([status, body]).toMatchObject([409, { code: 'account_full' }]);
    if (table !== 'weight') return;
    // What is there already may be imported again; what is new may not.
    const bulk = (entries: object[]) => test.call(importWeights, { body: { entries } }, as);
    expect((await bulk([WEIGH_IN])).status).toBe(201);
    expect((await bulk([WEIGH_IN, { date: LATER, weightKg: 80 }])).status).toBe(409);
  },
);
