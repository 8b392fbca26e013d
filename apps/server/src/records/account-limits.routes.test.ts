// Shows 10.16.
import {
  addMeasurement,
  addPen,
  addSymptom,
  addWeight,
  deleteDose,
  deleteMeasurement,
  deletePen,
  deleteSymptom,
  deleteWeight,
  editDose,
  editMeasurement,
  editPen,
  editSymptom,
  editWeight,
  importHistory,
  importWeights,
  logDose,
} from '@dosewise/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPen, createUser } from '../testing/factories.ts';
import { addRows } from '../testing/large-account.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../testing/test-app.ts';
import { findUserId } from '../testing/user-id.ts';
import { type CountedTable, MAX_ROWS, UNDO_MS } from './account-limits.queries.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const date = new Date(TEST_NOW - 1000).toISOString();
let adds = 0;
/** An instant without a weigh-in: another one at the same instant would replace it. */
const nextDate = () => new Date(TEST_NOW - 1000 - ++adds).toISOString();

/** The acts of an owner on one kind of records. */
function actsOf(kind: CountedTable, penId: string, as: { readonly token: string }) {
  const params = (id: string) => ({ params: { id } });
  const note = { note: 'edited' };
  const dose = { penId, clicks: 1, date };
  const pen = { name: 'One more', strength: 5, startDate: '2026-11-01' };
  const measured = { kind: 'hips', value: 104, date } as const;
  return {
    dose: {
      add: () => test.call(logDose, { body: dose }, as),
      edit: (id: string) => test.call(editDose, { ...params(id), body: note }, as),
      remove: (id: string) => test.call(deleteDose, params(id), as),
    },
    weight: {
      add: () => test.call(addWeight, { body: { date: nextDate(), weightKg: 80 } }, as),
      edit: (id: string) => test.call(editWeight, { ...params(id), body: note }, as),
      remove: (id: string) => test.call(deleteWeight, params(id), as),
    },
    symptom: {
      add: () => test.call(addSymptom, { body: { date, category: 'nausea' } }, as),
      edit: (id: string) => test.call(editSymptom, { ...params(id), body: note }, as),
      remove: (id: string) => test.call(deleteSymptom, params(id), as),
    },
    measurement: {
      add: () => test.call(addMeasurement, { body: measured }, as),
      edit: (id: string) => test.call(editMeasurement, { ...params(id), body: note }, as),
      remove: (id: string) => test.call(deleteMeasurement, params(id), as),
    },
    pen: {
      add: () => test.call(addPen, { body: pen }, as),
      edit: (id: string) => test.call(editPen, { ...params(id), body: { name: 'Edited' } }, as),
      remove: (id: string) => test.call(deletePen, params(id), as),
    },
  }[kind];
}

describe.each(Object.keys(MAX_ROWS) as CountedTable[])('an account with too many: %s', (kind) => {
  it('adds up to the limit, keeps what is beyond, and adds in place of one just deleted', async () => {
    test.setNow(TEST_NOW);
    const { email, token } = await createUser(test);
    const pen = await createPen(test, token);
    const userId = await findUserId(test.db, email);
    const owner = { userId, penId: pen._id };
    const { add, edit, remove } = actsOf(kind, pen._id, { token });
    const full = { status: 409, body: { code: 'account_full' } };
    await addRows(test.db, kind, owner, MAX_ROWS[kind] - (kind === 'pen' ? 2 : 1));
    expect((await add()).status).toBe(201);
    expect(await add()).toMatchObject(full);
    // As an earlier release let them in.
    await addRows(test.db, kind, owner, 3, MAX_ROWS[kind]);
    if (kind === 'dose') {
      // In no ledger, which rows written straight do not move.
      const none = { pen_id: null, clicks: null };
      await test.db.updateTable('dose').set(none).where('user_id', '=', userId).execute();
    }
    const rows = await test.db
      .selectFrom(kind)
      .select('id')
      .where('user_id', '=', userId)
      .where('id', '<>', pen._id)
      .limit(3)
      .execute();
    const [one = '', two = '', three = ''] = rows.map(({ id }) => id);

    expect(await add()).toMatchObject(full);
    expect((await edit(one)).status).toBe(200);
    expect((await remove(two)).status).toBe(204);
    expect((await edit(one)).status).toBe(200);
    // The undo of a page adds it again, under another id.
    expect((await add()).status).toBe(201);
    expect(await add()).toMatchObject(full);

    expect((await remove(three)).status).toBe(204);
    test.setNow(TEST_NOW + UNDO_MS);
    expect(await add()).toMatchObject(full);
  });
});

it('imports other kinds into an account with too many of one', async () => {
  const { email, token } = await createUser(test);
  const owner = { userId: await findUserId(test.db, email), penId: '' };
  await addRows(test.db, 'symptom', owner, MAX_ROWS.symptom + 1);
  const body = { source: 'sheet', weights: [{ date, weightKg: 80 }] };
  expect((await test.call(importHistory, { body }, { token })).body).toMatchObject({
    added: { weights: 1 },
  });
});

it('takes again from a list of weights what is there already, and nothing that is new', async () => {
  const { email, token } = await createUser(test);
  const owner = { userId: await findUserId(test.db, email), penId: '' };
  await addRows(test.db, 'weight', owner, MAX_ROWS.weight - 1);
  const bulk = (...dates: string[]) => {
    const entries = dates.map((each) => ({ date: each, weightKg: 80 }));
    return test.call(importWeights, { body: { entries } }, { token });
  };
  expect((await bulk(date)).status).toBe(201);
  expect((await bulk(date)).status).toBe(201);
  expect((await bulk(date, nextDate())).status).toBe(409);
});

it('refuses a file of more doses than there is room for, and writes nothing of it', async () => {
  const { token } = await createUser(test);
  const doses = Array.from({ length: MAX_ROWS.dose + 1 }, (_, n) => ({
    date: new Date(TEST_NOW - (n + 1) * 3_600_000).toISOString(),
    medicine: 'Mounjaro',
    doseAmount: 5,
  }));
  const weights = [{ date, weightKg: 80 }];
  const send = (rows: object[]) =>
    test.call(importHistory, { body: { source: 'sheet', doses: rows, weights } }, { token });
  expect(await send(doses)).toMatchObject({ status: 409, body: { code: 'account_full' } });
  // The weight as well is new.
  expect((await send(doses.slice(1))).body).toMatchObject({
    added: { doses: MAX_ROWS.dose, weights: 1 },
  });
});
