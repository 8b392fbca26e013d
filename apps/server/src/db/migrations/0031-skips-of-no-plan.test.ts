import { DAY_MS } from '@dosewise/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { findUserId } from '../../testing/user-id.ts';
import { insertRows } from '../tables/insert-rows.ts';
import { up } from './0031-skips-of-no-plan.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Someone with a plan and these skips; what is left of them after the migration. */
async function createSkipper(skips: readonly number[]) {
  const { email } = await createUser(test);
  const user_id = await findUserId(test.db, email);
  const plan = {
    medicine: 'tirzepatide',
    anchor: 'weekday' as const,
    steps: '[]',
    saved_at: 1,
    ended_at: null,
  };
  await insertRows(test.db, 'plan', [{ user_id, ...plan }]);
  await insertRows(
    test.db,
    'plan_skip',
    skips.map((planned_at) => ({ user_id, medicine: 'tirzepatide', planned_at })),
  );
  return async () => {
    const rows = await test.db
      .selectFrom('plan_skip')
      .select('planned_at')
      .where('user_id', '=', user_id)
      .orderBy('planned_at')
      .execute();
    return rows.map(({ planned_at }) => planned_at);
  };
}

it('takes away what no plan can plan, and leaves the latest of the rest', async () => {
  const now = Date.now();
  const own = [now - 700 * DAY_MS, now - DAY_MS, now + 700 * DAY_MS];
  const far = [now + 740 * DAY_MS, Date.parse('2199-12-30T09:00:00Z')];
  const crowd = Array.from({ length: 2_500 }, (_, n) => now - (2_500 - n) * 60_000);
  const usual = await createSkipper([...own, ...far]);
  const crowded = await createSkipper([...crowd, ...far]);
  await up(test.db as never);
  expect(await usual()).toEqual(own);
  expect(await crowded()).toEqual(crowd.slice(500));
});
