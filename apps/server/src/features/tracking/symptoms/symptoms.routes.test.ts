// Shows 1.3, 3.33, 5.45, 7.29, 10.9.
import { addSymptom, deleteSymptom, editSymptom, listSymptoms } from '@dosewise/contract';
import { SYMPTOM_CATEGORIES } from '@dosewise/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await createTestApp();
  token = (await createUser(test)).token;
});
afterAll(() => test.close());

const date = '2026-11-20T08:00:00.000Z';
const add = (body: unknown) => test.call(addSymptom, { body }, { token });

it.each(SYMPTOM_CATEGORIES)('keeps %s', async (category) => {
  const { status, body } = await add({ date, category, severity: 4, note: 'mild' });
  expect(status).toBe(201);
  expect(body).toMatchObject({ date, category, severity: 4, note: 'mild' });
});

it('takes a missing severity as 0 and a missing note as none', async () => {
  const { body } = await add({ date, category: 'nausea' });
  expect(body).toMatchObject({ severity: 0, note: '' });
});

it('lists newest first and deletes', async () => {
  const { token: other } = await createUser(test);
  for (const n of [1, 3, 2]) {
    const body = { date: `2026-11-0${n}T08:00:00Z`, category: 'fatigue', severity: n };
    await test.call(addSymptom, { body }, { token: other });
  }
  const { body } = await test.call(listSymptoms, {}, { token: other });
  expect(body.map((symptom) => symptom.severity)).toEqual([3, 2, 1]);
  const params = { id: body[0]?._id ?? '' };
  expect((await test.call(deleteSymptom, { params }, { token: other })).status).toBe(204);
  const limited = { query: { limit: '1' } };
  const after = await test.call(listSymptoms, limited, { token: other });
  expect(after.body).toMatchObject([{ severity: 2 }]);
});

it('changes what is named, and nothing else', async () => {
  const { body } = await add({ date, category: 'nausea', severity: 4, note: 'mild' });
  const edit = (change: object, id = body._id) =>
    test.call(editSymptom, { params: { id }, body: change }, { token });
  const worse = await edit({ severity: 8 });
  expect([worse.status, worse.body]).toEqual([200, { ...body, severity: 8 }]);
  const change = { date: '2026-11-19T08:00:00.000Z', category: 'fatigue', note: '' };
  expect((await edit(change)).body).toEqual({ ...worse.body, ...change });
  for (const refused of [{ severity: 11 }, { category: 'sneezing' }, { date: 'today' }]) {
    expect((await edit({ note: 'x', ...refused })).status).toBe(400);
  }
  const listed = (await test.call(listSymptoms, {}, { token })).body;
  expect(listed).toContainEqual({ ...worse.body, ...change });
  await test.call(deleteSymptom, { params: { id: body._id } }, { token });
  expect((await edit({ severity: 1 })).status).toBe(404);
});
