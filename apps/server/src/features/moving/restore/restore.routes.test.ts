// Shows 10.16, 30.7.
import {
  addSymptom,
  addWeight,
  deleteAccount,
  deleteWeight,
  listWeights,
  logDose,
  planAhead,
  restoreAll,
  setAnalyticsConsent,
  undoImport,
} from '@dosewise/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../create-context.ts';
import type { WholeDatabase } from '../../../db/database.ts';
import { openDatabase } from '../../../db/engines/open-database.ts';
import { migrate } from '../../../db/migrate.ts';
import {
  type ArchiveFile,
  comparable,
  exportedFile,
  restoredAccount,
} from '../../../testing/archive-file.ts';
import { createEmptyPlace } from '../../../testing/databases.ts';
import { createDose, createPen, createUser, standardDose } from '../../../testing/factories.ts';
import { createFullAccount } from '../../../testing/full-account.ts';
import { interleave } from '../../../testing/interleave.ts';
import { insertRows, ROWS } from '../../../testing/rows.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';

let test: TestApp;
let file: ArchiveFile;

beforeAll(async () => {
  test = await createTestApp();
  file = await exportedFile(test, await createFullAccount(test));
});
afterAll(() => test.close());

const at = (days: number) => new Date(TEST_NOW + days * 86_400_000).toISOString();
const withoutMeasurements = (key: string, value: unknown) =>
  key === 'measurements' ? undefined : value;
const PASSWORD = 'correct horse battery';

/** Another server, on SQLite. */
async function createOtherApp(): Promise<TestApp> {
  const place = await createEmptyPlace('sqlite');
  const db = openDatabase(place.location);
  await migrate(db);
  return createTestApp({}, { ...place, db, drop: () => db.destroy().then(place.drop) });
}

describe('everything that was exported', () => {
  it('comes back after the account was deleted and made again', async () => {
    const { email, token } = await createUser(test);
    await test.call(restoreAll, { body: file }, { token });
    const before = await exportedFile(test, token);
    await test.call(deleteAccount, { body: { password: PASSWORD } }, { token });
    const again = await createUser(test, email);
    const reply = await test.call(restoreAll, { body: before }, { token: again.token });
    expect([reply.status, reply.body]).toEqual([
      201,
      { pens: 5, doses: 10, weights: 4, symptoms: 3, measurements: 5 },
    ]);
    const after = await exportedFile(test, again.token);
    expect(comparable(after)).toEqual(comparable(before));
    expect(comparable(after)).toEqual(comparable(file));
  });

  it('goes to another server, on the other engine too, and back', async () => {
    const other = await createOtherApp();
    const there = await exportedFile(other, await restoredAccount(other, file));
    expect(comparable(there)).toEqual(comparable(file));
    const back = await exportedFile(test, await restoredAccount(test, there));
    expect(comparable(back)).toEqual(comparable(file));
    await other.close();
  });

  it('can be gone on with: pens give what is left, ids are known, imports are taken back', async () => {
    const token = await restoredAccount(test, file);
    const as = { token };
    const [pen] = file.pens.filter(({ batch }) => batch === 'B-1');
    const most = Number(pen?.remainingClicks);
    const log = (clicks: number) =>
      test.call(logDose, { body: standardDose(String(pen?._id), { clicks }) }, as);
    for (let left = most; left > 0; left -= 60) {
      expect((await log(Math.min(60, left))).status).toBe(201);
    }
    expect((await log(1)).body).toMatchObject({ code: 'not_enough_clicks' });

    const [deleted] = file.recordIds.filter(({ deletedAt }) => deletedAt !== null);
    const weight = { _id: deleted?._id, date: at(-4), weightKg: 80 };
    expect((await test.call(addWeight, { body: weight }, as)).status).toBe(410);

    const [{ _id: id } = expect.fail()] = file.imports;
    const undone = await test.call(undoImport, { params: { id: String(id) } }, as);
    expect(undone.body).toEqual({ removed: 3, restored: 1, kept: 0 });
    const { body } = await test.call(listWeights, {}, as);
    expect(body.map(({ weightKg }) => weightKg)).toEqual([79.1, 78.1, 77.1]);
  });

  it('gives the next dose from the pen that gave it before', async () => {
    const user = await createUser(test);
    const pens: string[] = [];
    for (const ago of [2, 1]) {
      test.setNow(TEST_NOW - ago);
      pens.push((await createPen(test, user.token))._id);
    }
    test.setNow(TEST_NOW);
    await createDose(test, user.token, standardDose(pens[0] ?? ''));
    const ahead = async (token: string) =>
      (await test.call(planAhead, { query: {} }, { token })).body;
    const before = await ahead(user.token);
    expect(before.next?.penId).toBe(pens[0]);
    const token = await restoredAccount(test, await exportedFile(test, user.token));
    expect(await ahead(token)).toEqual(before);
  });

  it('makes no one an admin, and keeps what the new account decided on analytics', async () => {
    const { token } = await createUser(test);
    const body = { agreed: true, textVersion: '2026-12' };
    await test.call(setAnalyticsConsent, { body }, { token });
    const admins = { ...file, profile: { ...file.profile, userType: 'admin' } };
    expect((await test.call(restoreAll, { body: admins }, { token })).status).toBe(201);
    const { profile, analyticsConsents } = await exportedFile(test, token);
    expect(profile).toMatchObject({ userType: 'user', analyticsConsent: true });
    expect(analyticsConsents).toHaveLength(3);
  });

  it('comes back from a file that says only which units are shown', async () => {
    const { chosenUnits, ...earlier } = file;
    const token = await restoredAccount(test, earlier);
    expect(comparable(await exportedFile(test, token))).toEqual(comparable(file));
    expect(chosenUnits).toEqual({ weight: 'st', height: 'ft' });
  });

  it('comes back from a file of a release that knew no units of measurements', async () => {
    const measurements = (file.measurements as ArchiveFile['pens']).map((one) => {
      const { unit, origin, diastolic, ...earlier } = one;
      return unit === null && diastolic === null ? earlier : one;
    });
    expect(measurements.filter((one) => !('unit' in one))).toHaveLength(3);
    const token = await restoredAccount(test, { ...file, measurements });
    expect(comparable(await exportedFile(test, token))).toEqual(comparable(file));
  });

  it('comes back from a file of a release that knew no measurements', async () => {
    const { measurements, ...earlier } = file;
    const imports = file.imports.map((one) => JSON.parse(JSON.stringify(one, withoutMeasurements)));
    const importedRecords = (file.importedRecords as ArchiveFile['pens']).filter(
      ({ kind }) => kind !== 'measurement',
    );
    const token = await restoredAccount(test, { ...earlier, imports, importedRecords });
    const after = await exportedFile(test, token);
    expect(measurements).toHaveLength(5);
    expect(after.measurements).toEqual([]);
    expect(after.imports).toMatchObject([{ added: { weights: 1, measurements: 0 } }]);
    expect(after.weights).toEqual(file.weights);
  });

  it('sends nothing to a host that this installation does not offer', async () => {
    const reminders = file.reminders as { channels: object };
    const channels = { ...reminders.channels, ntfyUrl: 'http://169.254.169.254/latest' };
    const body = { ...file, reminders: { ...reminders, channels } };
    const after = await exportedFile(test, await restoredAccount(test, body));
    expect(comparable(after)).toEqual(comparable(file));
  });

  it('holds nothing that opens a door', async () => {
    const text = JSON.stringify(file);
    for (const secret of ['fcm.googleapis.com', 'p256dh', 'calendar', 'password', 'token']) {
      expect(text).not.toContain(secret);
    }
  });
});

describe('a file that does not hold together', () => {
  let token: string;
  beforeEach(async () => {
    token = (await createUser(test)).token;
  });

  const restore = (body: unknown) => test.call(restoreAll, { body } as never, { token });
  const changed = (list: string, change: object, index = 0) => ({
    ...file,
    [list]: (file[list] as object[]).map((row, n) => (n === index ? { ...row, ...change } : row)),
  });
  const twice = (list: string) => ({
    ...file,
    [list]: [...(file[list] as object[]), (file[list] as object[])[0]],
  });
  const before = (value: object | string) => ({
    ...file,
    importedRecords: (file.importedRecords as ArchiveFile['pens']).map((row) =>
      row.before === null
        ? row
        : { ...row, before: typeof value === 'string' ? value : JSON.stringify(value) },
    ),
  });

  it.each<[string, () => unknown, RegExp]>([
    ['nothing', () => ({}), /not a file with everything from Dosewise/],
    ['another program’s', () => ({ doses: [], weights: {} }), /not a file with everything/],
    ['a list that is none', () => ({ ...file, doses: 'all' }), /not a file with everything/],
    ['a date that is none', () => changed('weights', { date: 'soon' }), /^weights, entry 1: Date/],
    ['a weight of a whale', () => changed('weights', { weightKg: 1e5 }, 2), /^weights, entry 3/],
    ['an unknown symptom', () => changed('symptoms', { category: 'love' }), /^symptoms, entry 1/],
    ['an id that is none', () => changed('doses', { _id: "' or 1=1" }), /^doses, entry 1/],
    ['a country that is none', () => ({ ...file, profile: { country: 7 } }), /^Country/],
    ['a pen that was never there', () => changed('doses', { penId: newId() }), /Its pen is not/],
    [
      'more steps left',
      () => changed('pens', { remainingClicks: 9 }),
      /^pens, entry 1: The amount/,
    ],
    [
      'less golden',
      () => changed('pens', { remainingGoldenMl: 0.01 }, 4),
      /^pens, entry 5: The amount/,
    ],
    ['a pen without its doses', () => ({ ...file, doses: [] }), /^pens, entry \d: The amount left/],
    ['another amount', () => changed('doses', { doseAmount: 3 }, 1), /Its amount does not/],
    ['a stranger’s import', () => changed('importedRecords', { importId: newId() }), /Its import/],
    ['a dose twice', () => twice('doses'), /^doses, entry 11: This entry appears twice/],
    ['a weight twice', () => twice('weights'), /^weights, entry 5: This entry appears/],
    ['a symptom twice', () => twice('symptoms'), /^symptoms, entry 4: This entry appears/],
    ['a waist of a hair', () => changed('measurements', { value: 3 }), /^measurements, entry 1: /],
    [
      'a measurement twice',
      () => twice('measurements'),
      /^measurements, entry 6: This entry appears/,
    ],
    ['a pen twice', () => twice('pens'), /^pens, entry 6: This entry appears/],
    ['an id twice', () => twice('recordIds'), /^recordIds, entry \d+: This entry appears/],
    ['an import twice', () => twice('imports'), /^imports, entry 2: This entry appears/],
    ['a skip twice', () => twice('planSkips'), /This entry appears/],
    ['a skip of a medicine twice', () => twice('skips'), /^skips, entry \d: This entry appears/],
    ['a plan twice', () => twice('plans'), /^plans, entry \d: This entry appears/],
    ['a pause twice', () => twice('pauses'), /^pauses, entry 2: This entry appears/],
    [
      'two plans of a medicine at once',
      () => changed('plans', { endedAt: null }, 3),
      /^plans, entry 4: This entry appears/,
    ],
    ['a pause that ends early', () => changed('pauses', { until: '2026-12-01' }), /pause ends/],
    [
      'junk from before',
      () => before('{'),
      /^importedRecords, entry \d: The earlier value must be a weight/,
    ],
    [
      'another user from before',
      () => before({ user_id: newId(), weight_kg: 80, note: '', source: 'x' }),
      /^importedRecords, entry \d: The earlier value must be a weight/,
    ],
    [
      'two steps at once',
      () => ({ ...file, plan: { ...(file.plan as object), steps: [] } }),
      /step/,
    ],
    ['NUL', () => changed('symptoms', { note: 'a\u0000b' }), /^symptoms, entry 1: Note/],
  ])('%s is refused in a sentence, and nothing is written', async (_name, make, sentence) => {
    const empty = comparable(await exportedFile(test, token));
    const { status, body } = await restore(make());
    expect([status, body]).toMatchObject([400, { code: 'invalid_request' }]);
    expect((body as unknown as { error: string }).error).toMatch(sentence);
    expect(comparable(await exportedFile(test, token))).toEqual(empty);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a pen', () => createPen(test, token)],
    ['a weigh-in', () => test.call(addWeight, { body: { date: at(-1), weightKg: 80 } }, { token })],
    [
      'a symptom',
      () => test.call(addSymptom, { body: { date: at(-1), category: 'nausea' } }, { token }),
    ],
    [
      'a dose without a pen',
      () =>
        test.call(
          logDose,
          { body: { penId: null, medicine: 'Ozempic', doseAmount: 1, date: at(-1) } },
          { token },
        ),
    ],
  ])('is not looked at where there is %s', async (_name, add) => {
    await add();
    const { status, body } = await restore(file);
    expect([status, body]).toMatchObject([409, { code: 'not_empty' }]);
    expect(comparable(await exportedFile(test, token)).imports).toEqual([]);
  });

  it('takes the ids of what was deleted here', async () => {
    const [weight] = file.weights;
    await test.call(
      addWeight,
      { body: { _id: weight?._id, date: at(-9), weightKg: 70 } },
      { token },
    );
    const other = newId();
    await test.call(addWeight, { body: { _id: other, date: at(-8), weightKg: 70 } }, { token });
    for (const id of [String(weight?._id), other]) {
      await test.call(deleteWeight, { params: { id } }, { token });
    }
    expect((await restore(file)).status).toBe(201);
    const { recordIds } = await exportedFile(test, token);
    const ids = (recordIds as { _id: string }[]).map(({ _id }) => _id);
    expect(ids).toContain(other);
    expect(ids).toHaveLength((file.recordIds as object[]).length + 1);
  });
});

describe('a restore that meets something else', () => {
  const restore = (token: string) => test.call(restoreAll, { body: file }, { token });

  it('is one of two that come at once', async () => {
    const { token } = await createUser(test);
    const replies = await Promise.all([restore(token), restore(token)]);
    const [done, refused] = replies.map(({ status }) => status).sort();
    expect([done, [409, 429].includes(refused ?? 0)]).toEqual([201, true]);
    expect(comparable(await exportedFile(test, token))).toEqual(comparable(file));
  });

  it('gives way to a weigh-in that is just being written', async () => {
    const { email, token } = await createUser(test);
    const own = { user_id: await findUserId(test.db, email), id: newId(), created_at: TEST_NOW };
    const measured_at = Date.parse(String(file.weights[0]?.date));
    const first = (tx: WholeDatabase) =>
      insertRows(tx, 'weight', [{ ...ROWS.weight, ...own, measured_at }]);
    const reply = await interleave(test.db, { first }, () => restore(token));
    expect([reply.status, reply.body]).toMatchObject([409, { code: 'not_empty' }]);
    expect((await exportedFile(test, token)).pens).toEqual([]);
  });

  it('writes nothing for an account that is just being deleted', async () => {
    const { email, token } = await createUser(test);
    const first = (tx: WholeDatabase) =>
      tx.deleteFrom('user_account').where('email', '=', email).execute();
    const reply = await interleave(test.db, { first }, () => restore(token));
    expect(reply.status).toBe(401);
  });
});
