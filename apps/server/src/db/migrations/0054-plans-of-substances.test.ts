import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { findUserId } from '../../testing/user-id.ts';
import { insertRows } from '../tables/insert-rows.ts';
import { up } from './0054-plans-of-substances.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Someone with plans of these names, saved and ended at these times. */
async function createPlanner(
  plans: readonly (readonly [medicine: string, saved: number, ended: number | null])[],
) {
  const { email } = await createUser(test);
  const user_id = await findUserId(test.db, email);
  await insertRows(
    test.db,
    'plan',
    plans.map(([medicine, saved_at, ended_at]) => ({
      ...{ user_id, medicine, saved_at, ended_at },
      ...{ anchor: 'weekday' as const, steps: '[]' },
    })),
  );
  return {
    user_id,
    plans: async () => {
      const rows = await test.db
        .selectFrom('plan')
        .selectAll()
        .where('user_id', '=', user_id)
        .orderBy('saved_at')
        .execute();
      return rows.map((row) => [row.medicine, row.saved_at, row.ended_at]);
    },
  };
}

it('makes one plan of those of several names of a substance', async () => {
  const two = await createPlanner([
    ['Mounjaro', 1, null],
    ['tirzepatide', 5, 9],
    ['Zepbound', 9, null],
    ['metformin', 7, null],
  ]);
  const ended = await createPlanner([
    ['Ozempic', 3, null],
    ['semaglutide', 4, 6],
  ]);
  const { user_id } = two;
  const skips = [
    { user_id, medicine: 'Mounjaro', planned_at: 20 },
    { user_id, medicine: 'tirzepatide', planned_at: 20 },
    { user_id, medicine: 'Mounjaro', planned_at: 30 },
  ];
  await insertRows(test.db, 'plan_skip', skips);
  await insertRows(test.db, 'plan_pause', [
    { user_id, medicine: 'Mounjaro', from_day: '2026-11-01', until_day: null },
  ]);
  for (const _time of [1, 2]) {
    await up(test.db as never);
    expect(await two.plans()).toEqual([
      ['tirzepatide', 1, 5],
      ['tirzepatide', 5, 9],
      ['metformin', 7, null],
      ['tirzepatide', 9, null],
    ]);
    expect(await ended.plans()).toEqual([['semaglutide', 3, null]]);
    const own = test.db.selectFrom('plan_skip').select(['medicine', 'planned_at']);
    expect(await own.where('user_id', '=', user_id).orderBy('planned_at').execute()).toEqual([
      { medicine: 'tirzepatide', planned_at: 20 },
      { medicine: 'tirzepatide', planned_at: 30 },
    ]);
    const rests = test.db.selectFrom('plan_pause').select(['medicine', 'from_day', 'until_day']);
    expect(await rests.where('user_id', '=', user_id).execute()).toEqual([
      { medicine: 'tirzepatide', from_day: '2026-11-01', until_day: null },
    ]);
  }
});
