import {
  acknowledgeGoldenDose,
  addMeasurement,
  addSymptom,
  addWeight,
  createCalendarFeed,
  createShare,
  deleteAccount,
  getReminders,
  importHistory,
  logDose,
  pausePlan,
  setAnalyticsConsent,
  setGoal,
  setPlan,
  setReminders,
  skipDose,
} from '@dosewise/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertLink } from '../../../records/doors/oidc-links.queries.ts';
import { createPen, createUser, standardDose } from '../../../testing/factories.ts';
import { ROWS } from '../../../testing/rows.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** A user with at least one row in every table that has rows of users. */
async function createFullUser() {
  const { email, token } = await createUser(test);
  const as = { token };
  const pen = await createPen(test, token);
  const key = { ...as, headers: { 'idempotency-key': 'once' } };
  await test.call(logDose, { body: standardDose(pen._id, { clicks: 10 }) }, key);
  const date = '2026-11-20T08:00:00Z';
  await test.call(addWeight, { body: { _id: test.context.newId(), date, weightKg: 90 } }, as);
  await test.call(addSymptom, { body: { date, category: 'nausea' } }, as);
  await test.call(addMeasurement, { body: { kind: 'hips', value: 104, date } }, as);
  await test.call(createCalendarFeed, {}, as);
  const period = { from: '2026-11-01', to: '2026-11-21' };
  await test.call(createShare, { body: { days: 7, ...period } }, as);
  await test.call(
    importHistory,
    { body: { source: 'sheet', weights: [{ date: '2026-11-19T08:00:00Z', weightKg: 91 }] } },
    as,
  );
  await test.call(setGoal, { body: { targetKg: 80 } }, as);
  const { body: reminders } = await test.call(getReminders, {}, as);
  await test.call(setReminders, { body: reminders }, as);
  const step = { startDate: '2026-11-30', time: '08:00', everyDays: 7, doseMg: 5, doses: null };
  const plan = { medicine: 'tirzepatide', anchor: 'weekday' as const, steps: [step] };
  await test.call(setPlan, { body: plan }, as);
  await test.call(skipDose, { body: { at: '2026-11-30T08:00:00Z' } }, as);
  const rest = { params: { medicine: 'tirzepatide' }, body: { from: '2026-12-24', until: null } };
  await test.call(pausePlan, rest, as);
  const textVersion = '2026-11';
  await test.call(acknowledgeGoldenDose, { body: { textVersion } }, as);
  await test.call(setAnalyticsConsent, { body: { agreed: true, textVersion } }, as);
  const id = await findUserId(test.db, email);
  await addBackgroundRows(id);
  return { id, token };
}

/** Adds the rows that otherwise come about in the background. */
async function addBackgroundRows(userId: string): Promise<void> {
  await test.db
    .insertInto('dose_tally')
    .values({
      user_id: userId,
      country: 'Australia',
      medicine: 'tirzepatide',
      strength_mg: 5,
      takes_default: 1,
      price_day: '',
      cost_currency: 'AUD',
      doses: 1,
      listed_doses: 1,
      cost: 1,
    })
    .execute();
  await test.db
    .insertInto('delivery')
    .values({ ...ROWS.delivery, user_id: userId, id: test.context.newId(), instant: TEST_NOW })
    .execute();
  const endpoint = `https://fcm.googleapis.com/fcm/send/${userId}`;
  await test.db
    .insertInto('webhook')
    .values({ ...ROWS.webhook, user_id: userId, id: test.context.newId() })
    .execute();
  const own = () => ({ user_id: userId, id: test.context.newId() });
  await test.db
    .insertInto('carer')
    .values({ ...ROWS.carer, ...own() })
    .execute();
  await test.db
    .insertInto('cared_for')
    .values({ ...own(), person_id: test.context.newId() })
    .execute();
  await test.db
    .insertInto('carer_act')
    .values({ ...ROWS.carer_act, ...own() })
    .execute();
  await test.db
    .insertInto('push_subscription')
    .values({ ...ROWS.push_subscription, user_id: userId, id: test.context.newId(), endpoint })
    .execute();
  await test.db
    .insertInto('password_reset')
    .values({ token_hash: userId, user_id: userId, created_at: TEST_NOW, expires_at: TEST_NOW })
    .execute();
  const change = { user_id: userId, email: 'x', token_hash: null, expires_at: TEST_NOW };
  await test.db.insertInto('email_change').values(change).execute();
  const factor = { user_id: userId, secret: 'x', created_at: TEST_NOW, confirmed_at: TEST_NOW };
  await test.db.insertInto('second_factor').values(factor).execute();
  await test.db.insertInto('recovery_code').values({ user_id: userId, code_hash: 'x' }).execute();
  await test.db.insertInto('used_code').values({ user_id: userId, step: 1 }).execute();
  await insertLink(test.db, { ...ROWS.oidc_link, subject: userId, user_id: userId });
  await test.db
    .insertInto('passkey')
    .values({ ...ROWS.passkey, user_id: userId, id: test.context.newId() })
    .execute();
  const earlier = { kind: 'pen', id: 'x', sent_hash: '', stored_hash: '', deleted_at: 1 } as const;
  await test.db
    .insertInto('earlier_record_id')
    .values({ user_id: userId, ...earlier })
    .execute();
  const challenge = { user_id: userId, nonce: 'x', expires_at: TEST_NOW };
  await test.db.insertInto('used_challenge').values(challenge).execute();
  const mail = await test.db
    .selectFrom('delivery')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  await test.db
    .insertInto('mail_hit')
    .values({
      user_id: userId,
      id: test.context.newId(),
      delivery_id: mail.id,
      kind: 'open',
      link_position: null,
      hit_at: TEST_NOW,
      is_counted: 1,
    })
    .execute();
}

/** Number of a user's rows in each table that can have any. */
async function countRows(userId: string): Promise<Record<string, number>> {
  const tables = await test.db.introspection.getTables();
  const owned = tables.filter(({ columns }) => columns.some(({ name }) => name === 'user_id'));
  const counts: Record<string, number> = {};
  for (const { name } of owned) {
    const { rows } = await sql<{ rows: number }>`
      select count(*) as rows from ${sql.table(name)} where user_id = ${userId}`.execute(test.db);
    counts[name] = Number(rows[0]?.rows);
  }
  return counts;
}

it('removes every row of the user from every table, and none of anyone else', async () => {
  const leaver = await createFullUser();
  const stayer = await createFullUser();
  const before = await countRows(leaver.id);
  expect(Object.keys(before).length).toBeGreaterThan(12);
  // A table that is empty here proves nothing: let createFullUser fill it.
  expect(Object.entries(before).filter(([, rows]) => rows === 0)).toEqual([]);

  const body = { password: 'correct horse battery' };
  const reply = await test.call(deleteAccount, { body }, { token: leaver.token });
  expect(reply.status).toBe(204);
  expect(Object.values(await countRows(leaver.id)).every((rows) => rows === 0)).toBe(true);
  expect(await countRows(stayer.id)).toEqual(before);
});
