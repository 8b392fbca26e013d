// Shows 74.1.
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createDose,
  createPen,
  createUser,
  penNow,
  standardDose,
} from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { up } from './0043-opening-days.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('gives the days of open pens to their owners, and wastes nothing', async () => {
  const { token } = await createUser(test);
  const sealed = await createPen(test, token, { startDate: null });
  const open = await createPen(test, token, { startDate: null });
  await createDose(test, token, standardDose(open._id));
  for (const column of ['started_by', 'wasted_clicks']) {
    await test.db.schema.alterTable('pen').dropColumn(column).execute();
  }
  await up(test.db as never);
  expect(await penNow(test, token, sealed._id)).toMatchObject({ startedBy: null, wastedClicks: 0 });
  expect(await penNow(test, token, open._id)).toMatchObject({
    startDate: '2026-11-21',
    startedBy: 'owner',
    remainingClicks: 180,
  });
});
