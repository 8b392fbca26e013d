import { addWeight, getReminders } from '@dosewise/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../../server/src/testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from './test-app.ts';

// In the project server-sqljs, whose tests go this way.

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('sends calls of records past the server, and others to it', async () => {
  const as = await createUser(test);
  const body = { date: new Date(TEST_NOW).toISOString(), weightKg: 80 };
  const added = await test.call(addWeight, { body }, as);
  // Only a server has headers.
  expect([added.status, added.headers]).toEqual([201, {}]);
  expect((await test.call(addWeight, { body })).headers).toHaveProperty('cache-control');
  expect((await test.call(getReminders, {}, as)).headers).toHaveProperty('cache-control');
  expect(test.location).toEqual({ engine: 'sqlite', file: '/nowhere/dosewise.db' });
});
