// Shows 30.1, 30.5, 50.10.
import { setTimeout as sleep } from 'node:timers/promises';
import { deleteAccount, exportAll, importHistory, logDose } from '@dosewise/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../create-context.ts';
import { createPen, createUser } from '../../../testing/factories.ts';
import {
  counted,
  day,
  dose,
  HISTORY,
  historyCalls,
  symptom,
  weight,
} from '../../../testing/import-history.ts';
import { interleave } from '../../../testing/interleave.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';
import { importHistoryFor } from './imports.service.ts';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  token = (await createUser(test)).token;
});
afterAll(() => test.close());

const { send, doses, weights, symptoms, measurements, imports } = historyCalls(
  () => test,
  () => ({ token }),
);

describe('the history of another tracker', () => {
  it('comes in as it was written', async () => {
    const { status, body } = await send(HISTORY);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      source: 'shotsy-csv',
      added: counted(2, 2, 2, 2),
      changed: counted(0, 0, 0),
      skipped: counted(0, 0, 0),
    });
    expect(await doses()).toMatchObject([
      { date: day(7), injectionLocation: 'other', injectionSubLocation: null, painLevel: null },
      {
        penId: null,
        medicine: 'Mounjaro',
        doseAmount: 2.5,
        clicks: null,
        injectionLocation: 'thigh',
        injectionSubLocation: 'left',
        painLevel: 1.5,
        note: '',
        remainingClicks: null,
      },
    ]);
    expect(await weights()).toMatchObject([
      { weightKg: 99.5, note: 'after a run', source: 'Scale' },
      { weightKg: 100, note: '', source: 'import' },
    ]);
    expect(await symptoms()).toHaveLength(2);
    expect(await measurements()).toMatchObject([
      { kind: 'body_fat', value: 31.5, date: day(2), note: 'scale' },
      { kind: 'waist', value: 94, date: day(2), note: '' },
    ]);
    expect(await imports()).toEqual([body]);
  });

  it('adds nothing when it comes again, and only what is new of a longer one', async () => {
    await send(HISTORY);
    const again = await send(HISTORY);
    expect(again.body).toMatchObject({
      added: counted(0, 0, 0),
      changed: counted(0, 0, 0),
      skipped: counted(2, 2, 2, 2),
    });
    const longer = await send({
      ...HISTORY,
      doses: [...HISTORY.doses, dose(14)],
      weights: [weight(0, 101), ...HISTORY.weights.slice(1), weight(2, 98)],
      // One kind at one instant is there once: what is there stays.
      measurements: [
        { kind: 'waist', value: 90, date: day(2) },
        { kind: 'hips', value: 104, date: day(2) },
      ],
    });
    expect(longer.body).toMatchObject({
      added: counted(1, 1, 0, 1),
      changed: counted(0, 1, 0),
      skipped: counted(2, 1, 2, 1),
    });
    expect((await weights()).map(({ weightKg }) => weightKg)).toEqual([98, 99.5, 101]);
  });

  it('has no dose ahead by more than two clocks may differ, as one that is logged', async () => {
    const ahead = (minutes: number) => ({
      source: 'shotsy-csv',
      doses: [dose(0), dose(0, { date: new Date(TEST_NOW + minutes * 60_000).toISOString() })],
    });
    const refused = await test.call(importHistory, { body: ahead(6) }, { token });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { fields: { doses: 'Dose 2 is in the future.' } },
    ]);
    expect((await test.call(importHistory, { body: ahead(4) }, { token })).status).toBe(201);
  });

  it('counts rows of one file that are alike once', async () => {
    const { body } = await send({
      source: 'sheet',
      doses: [dose(0), dose(0), dose(0, { doseAmount: 5 })],
      weights: [weight(0, 90), weight(0, 91)],
      symptoms: [symptom(0), symptom(0, { severity: 9 })],
    });
    expect(body).toMatchObject({ added: counted(2, 1, 1), skipped: counted(1, 1, 1) });
    expect(await weights()).toMatchObject([{ weightKg: 91 }]);
  });

  it('knows a dose that was logged here, by its substance', async () => {
    const pen = await createPen(test, token, { strength: 2.5, startDate: '2026-01-01' });
    const logged = await test.call(
      logDose,
      { body: { penId: pen._id, clicks: 60, date: day(0) } },
      { token },
    );
    expect(logged).toMatchObject({ status: 201, body: { doseAmount: 2.5 } });
    const { body } = await send({
      source: 'sheet',
      doses: [dose(0), dose(0, { medicine: 'Ozempic' })],
    });
    expect(body.added.doses).toBe(1);
    expect(await doses()).toHaveLength(2);
  });

  it.each([
    [{ source: '' }, 'source'],
    [{ doses: [dose(0, { doseAmount: 0 })] }, 'doses'],
    [{ doses: [dose(0, { medicine: '' })] }, 'doses'],
    [{ doses: [dose(0, { painLevel: 11 })] }, 'doses'],
    [{ doses: [dose(0, { injectionSubLocation: 'left' })] }, 'doses'],
    [{ doses: [dose(20_000)] }, 'doses'],
    [{ weights: [weight(20_000, 80)] }, 'weights'],
    [{ weights: [weight(0, 8)] }, 'weights'],
    [{ symptoms: [symptom(0, { severity: 11 })] }, 'symptoms'],
    [{ measurements: [{ kind: 'waist', value: 94, date: day(20_000) }] }, 'measurements'],
    [{ measurements: [{ kind: 'waist', value: 29, date: day(0) }] }, 'measurements'],
    [{ weights: Array.from({ length: 20_001 }, () => weight(0, 80)) }, 'weights'],
    [{ weights: Array.from({ length: 20_000 }, () => weight(0, 80)) }, 'doses'],
  ])('%# is refused as a whole', async (wrong, field) => {
    const { status, body } = await send({ ...HISTORY, ...wrong });
    expect(status).toBe(400);
    expect(body).toHaveProperty(`fields.${field}`);
    expect(await doses()).toEqual([]);
    expect(await imports()).toEqual([]);
  });

  it('two at once add its rows once', async () => {
    const replies = await Promise.all([send(HISTORY), send(HISTORY)]);
    expect(replies.map(({ status }) => status).sort()).toSatisfy(
      ([first, second]: number[]) => first === 201 && (second === 201 || second === 429),
    );
    expect(await doses()).toHaveLength(2);
  });

  it('stands in the export of everything', async () => {
    const { body } = await send(HISTORY);
    const { body: file } = await test.call(exportAll, {}, { token });
    expect(file).toMatchObject({ imports: [body] });
    expect(file).toHaveProperty('importedRecords.length', 8);
  });
});

describe('an import of an account that is being deleted', () => {
  const body = { password: 'correct horse battery' };
  /** The rows of a user in the tables that an import writes. */
  const rowsOf = async (userId: string) => {
    const tables = [
      'dose',
      'weight',
      'symptom',
      'measurement',
      'history_import',
      'imported_record',
    ] as const;
    const found = tables.map((table) =>
      test.db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute(),
    );
    return (await Promise.all(found)).flat();
  };
  const LONG = {
    source: 'sheet',
    doses: Array.from({ length: 2000 }, (_, n) => dose(-n)),
    weights: Array.from({ length: 2000 }, (_, n) => weight(-n, 80)),
    symptoms: Array.from({ length: 2000 }, (_, n) => symptom(-n)),
  };

  it('leaves nothing behind, no matter who comes first', async () => {
    const statuses = new Set<number>();
    for (const pauseMs of [0, 20, 60, 120, 200]) {
      const leaver = await createUser(test);
      const userId = await findUserId(test.db, leaver.email);
      const importing = test.call(importHistory, { body: LONG }, { token: leaver.token });
      await sleep(pauseMs);
      const left = await test.call(deleteAccount, { body }, { token: leaver.token });
      expect(left.status).toBe(204);
      statuses.add((await importing).status);
      expect(await rowsOf(userId)).toEqual([]);
    }
    expect([201, 401]).toEqual(expect.arrayContaining([...statuses]));
  });

  it('is refused once the account is gone', async () => {
    const leaver = await createUser(test);
    const userId = await findUserId(test.db, leaver.email);
    const first = (db: TestApp['db']) =>
      db.deleteFrom('user_account').where('id', '=', userId).execute();
    const reply = await interleave(test.db, { first }, () =>
      test.call(importHistory, { body: LONG }, { token: leaver.token }),
    );
    expect(reply.status).toBe(401);
    expect(await rowsOf(userId)).toEqual([]);
  });

  it('goes with it when it was nearly written', async () => {
    const leaver = await createUser(test);
    const userId = await findUserId(test.db, leaver.email);
    const history = importHistory.body.parse(LONG);
    const first = (db: TestApp['db']) =>
      importHistoryFor({ db, now: TEST_NOW, newId }, userId, history);
    const left = await interleave(test.db, { first }, () =>
      test.call(deleteAccount, { body }, { token: leaver.token }),
    );
    expect(left.status).toBe(204);
    expect(await rowsOf(userId)).toEqual([]);
  });
});
