// Shows 30.5.
import { setTimeout as sleep } from 'node:timers/promises';
import {
  deleteWeight,
  editDose,
  editMeasurement,
  editSymptom,
  editWeight,
  importHistory,
  undoImport,
} from '@dosewise/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertRows } from '../../../db/tables/insert-rows.ts';
import { MAX_ROWS } from '../../../records/account-limits.queries.ts';
import { createUser } from '../../../testing/factories.ts';
import { counted, dose, HISTORY, historyCalls, weight } from '../../../testing/import-history.ts';
import { interleave } from '../../../testing/interleave.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  token = (await createUser(test)).token;
});
afterAll(() => test.close());

const { send, undo, doses, weights, symptoms, measurements, imports } = historyCalls(
  () => test,
  () => ({ token }),
);

describe('an import that is taken back', () => {
  it('leaves what was there before', async () => {
    await send({ source: 'before', weights: [weight(0, 88, { note: 'mine', source: 'Scale' })] });
    const before = await weights();
    const { body } = await send(HISTORY);
    expect(body.changed).toEqual(counted(0, 1, 0));
    const undone = await undo(body._id);
    expect(undone).toMatchObject({ status: 200, body: { removed: 7, restored: 1, kept: 0 } });
    expect(await weights()).toEqual(before);
    expect(await doses()).toEqual([]);
    expect(await symptoms()).toEqual([]);
    expect(await measurements()).toEqual([]);
    expect((await imports()).map(({ source }) => source)).toEqual(['before']);
  });

  it('leaves what was edited since, and does not count what was deleted', async () => {
    const { body } = await send(HISTORY);
    const [latest] = await doses();
    const [gone, kept] = await weights();
    const [other] = await symptoms();
    const [fat] = await measurements();
    const change = (id = '') => ({ params: { id } });
    await test.call(editDose, { ...change(latest?._id), body: { note: 'Left' } }, { token });
    await test.call(editWeight, { ...change(kept?._id), body: { weightKg: 90 } }, { token });
    await test.call(editSymptom, { ...change(other?._id), body: { severity: 9 } }, { token });
    await test.call(editMeasurement, { ...change(fat?._id), body: { value: 31 } }, { token });
    await test.call(deleteWeight, change(gone?._id), { token });
    expect((await undo(body._id)).body).toEqual({ removed: 3, restored: 0, kept: 4 });
    expect(await doses()).toMatchObject([{ note: 'Left' }]);
    expect(await weights()).toMatchObject([{ weightKg: 90 }]);
    expect(await symptoms()).toMatchObject([{ severity: 9 }]);
    expect(await measurements()).toMatchObject([{ kind: 'body_fat', value: 31 }]);
  });

  it.each(['dose', 'weight', 'symptom', 'measurement'] as const)(
    'leaves a %s that is just being edited',
    async (kind) => {
      await send({ source: 'before', weights: [weight(0, 88)] });
      const { body } = await send(HISTORY);
      const own = test.db.selectFrom('history_import').select('user_id').where('id', '=', body._id);
      const { user_id: userId } = await own.executeTakeFirstOrThrow();
      const first = (tx: TestApp['db']) =>
        tx.updateTable(kind).set({ note: 'edited' }).where('user_id', '=', userId).execute();
      const undone = await interleave(test.db, { first }, () => undo(body._id));
      const edited = await test.db
        .selectFrom(kind)
        .select('note')
        .where('user_id', '=', userId)
        .execute();
      expect(edited.length).toBeGreaterThan(0);
      expect(edited.every(({ note }) => note === 'edited')).toBe(true);
      expect((undone.body as { kept: number }).kept).toBe(edited.length);
    },
  );

  it('may be as large as one may be, before the engine has counted its rows', async () => {
    const body = {
      source: 'sheet',
      doses: Array.from({ length: MAX_ROWS.dose }, (_, n) => dose(-n)),
    };
    await test.call(importHistory, { body }, { token: (await createUser(test)).token });
    // To PostgreSQL everyone else has next to nothing now.
    await sql`analyze`.execute(test.db);
    const { _id } = (await send(body)).body;
    expect((await undo(_id)).body).toEqual({ removed: MAX_ROWS.dose, restored: 0, kept: 0 });
  });

  it('goes on where it was cut off', async () => {
    const doses = Array.from({ length: 9000 }, (_, n) => dose(-n));
    const { _id } = (await send({ source: 'sheet', doses })).body;
    const ofImport = sql<{ user_id: string; count: number }>`
      select user_id, count(*) as count from imported_record where import_id = ${_id} group by user_id`;
    const left = async () => (await ofImport.execute(test.db)).rows[0];
    const userId = (await left())?.user_id ?? '';
    const sessions = test.db.selectFrom('session').selectAll().where('user_id', '=', userId);
    const session = await sessions.executeTakeFirstOrThrow();

    const undone = undo(_id);
    while (Number((await left())?.count) === doses.length) await sleep(5);
    await test.db.deleteFrom('session').where('user_id', '=', userId).execute();
    expect((await undone).status).toBe(401);
    await insertRows(test.db, 'session', [session]);

    expect((await imports()).map((kept) => kept._id)).toEqual([_id]);
    const rest = Number((await left())?.count);
    expect((await undo(_id)).body).toEqual({ removed: rest, restored: 0, kept: 0 });
    expect(await imports()).toEqual([]);
    expect((await send({ source: 'sheet', doses })).body.added).toEqual(counted(9000, 0, 0));
  });

  it('can come again', async () => {
    const { body } = await send(HISTORY);
    await undo(body._id);
    expect((await send(HISTORY)).body.added).toEqual(counted(2, 2, 2, 2));
  });

  it('is not there twice, nor for someone else', async () => {
    const { body } = await send(HISTORY);
    const other = (await createUser(test)).token;
    const params = { id: body._id };
    expect((await test.call(undoImport, { params }, { token: other })).status).toBe(404);
    expect((await undo(body._id)).status).toBe(200);
    expect((await undo(body._id)).status).toBe(404);
  });
});
