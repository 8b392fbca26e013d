// Shows 10.16.
import { getCostSavings, type RouteDefinition } from '@dosewise/contract';
import { ALL_ROUTES } from '@dosewise/contract/routes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPen, createUser } from '../factories.ts';
import { addRows, type RowOwner } from '../large-account.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
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
