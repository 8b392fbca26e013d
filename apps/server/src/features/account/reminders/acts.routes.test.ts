// Shows 17.1, 17.12, 42.2.
import {
  actOnReminder,
  changePassword,
  deleteAccount,
  deleteDose,
  listDoses,
  readSubscription,
  setPlan,
  setPlanOf,
  skipDose,
  unsubscribe,
} from '@dosewise/contract';
import { DAY_MS, HOUR_MS } from '@dosewise/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { signLink } from '../../../outgoing/channels/email/compose/link-tokens.ts';
import { type Act, medicineMark, signAct } from '../../../runtime/secrets/act-tokens.ts';
import { readServerSecret } from '../../../runtime/secrets/server-secret.queries.ts';
import { createDose, createPen, standardDose } from '../../../testing/factories.ts';
import {
  type Reminded,
  type ReminderTest,
  startReminderTest,
} from '../../../testing/reminders/reminder-test.ts';
import { TEST_NOW } from '../../../testing/test-app.ts';

let reminders: ReminderTest;
beforeAll(async () => {
  reminders = await startReminderTest();
});
afterAll(() => reminders.close());
beforeEach(() => reminders.test.setNow(TEST_NOW));

const AT = '2026-11-21T12:00:00.000Z';
const DOSE = { on: true, leadMinutes: 0, repeatMinutes: 0, repeatTimes: 0 };

async function due(): Promise<Reminded> {
  const user = await reminders.remind({ dose: DOSE });
  await createPen(reminders.test, user.token, { name: 'Pen 15', startDate: '2026-11-01' });
  const steps = [{ startDate: '2026-11-21', time: '12:00', everyDays: 7, doseMg: 5, doses: null }];
  const body = { medicine: 'tirzepatide', anchor: 'weekday', steps };
  expect((await reminders.test.call(setPlan, { body }, user)).status).toBe(200);
  await reminders.plan();
  return user;
}

async function tokenFor(
  { id: userId }: Reminded,
  act: Act,
  expiresAt = TEST_NOW + DAY_MS,
  medicine?: string,
) {
  const secret = await readServerSecret(reminders.test.db, 'act-links');
  const mark = medicine === undefined ? null : medicineMark(medicine);
  return signAct(secret, { act, userId, plannedAt: Date.parse(AT), mark, expiresAt });
}

const press = (token: string) => reminders.test.call(actOnReminder, { params: { token } });
const doses = async (user: Reminded) => (await reminders.test.call(listDoses, {}, user)).body;

it("'Taken' logs what the reminder named, once, however often it is pressed", async () => {
  const user = await due();
  const token = await tokenFor(user, 'taken');
  reminders.test.setNow(TEST_NOW + 60_000);
  const replies = await Promise.all([press(token), press(token), press(token)]);
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(replies.map(({ body }) => body.done).sort()).toEqual(['already', 'already', 'logged']);
  const logged = await doses(user);
  expect(logged).toMatchObject([{ clicks: 30, doseAmount: 5, date: '2026-11-21T12:01:00.000Z' }]);
  for (const { body } of replies) expect(body.dose?._id).toBe(logged[0]?._id);
  reminders.test.setNow(TEST_NOW + 20 * HOUR_MS);
  expect((await press(token)).body.done).toBe('already');
  expect(await doses(user)).toHaveLength(1);
});

it("'Taken' of a dose that was logged elsewhere says so and logs nothing", async () => {
  const user = await due();
  const pen = (
    await reminders.test.db
      .selectFrom('pen')
      .select('id')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow()
  ).id;
  const dose = await createDose(reminders.test, user.token, standardDose(pen, { clicks: 20 }));
  const { body } = await press(await tokenFor(user, 'taken'));
  expect(body).toMatchObject({ done: 'already', dose: { _id: dose._id, clicks: 20 } });
  expect(await doses(user)).toHaveLength(1);
});

it("'Taken' of one of two medicines that are planned for one instant logs that one alone", async () => {
  const user = await due();
  const pen = { name: 'Other', strength: 1, device: { catalogueId: 'ozempic' } };
  const own = { medicine: 'semaglutide', kind: 'vial', doses: 4, doseMl: 0.5 };
  await createPen(reminders.test, user.token, { ...pen, device: own, startDate: '2026-11-01' });
  const steps = [{ startDate: '2026-11-21', time: '12:00', everyDays: 7, doseMg: 1, doses: null }];
  const body = { anchor: 'weekday' as const, steps };
  const params = { medicine: 'semaglutide' };
  expect((await reminders.test.call(setPlanOf, { params, body }, user)).status).toBe(200);
  await reminders.plan();
  expect(await reminders.ledger(user)).toEqual(Array(2).fill('dose 2026-11-21T12:00'));
  const expiresAt = TEST_NOW + DAY_MS;
  const taken = await tokenFor(user, 'taken', expiresAt, 'semaglutide');
  const later = await tokenFor(user, 'later', expiresAt, 'tirzepatide');
  reminders.test.setNow(TEST_NOW + 60_000);
  expect((await press(taken)).body).toMatchObject({ done: 'logged' });
  expect((await press(taken)).body).toMatchObject({ done: 'already' });
  expect(await doses(user)).toMatchObject([{ medicine: 'semaglutide', doseAmount: 1 }]);
  expect((await press(later)).body).toMatchObject({ done: 'later' });
  expect((await press(await tokenFor(user, 'later', expiresAt, 'semaglutide'))).body.done).toBe(
    'already',
  );
  await reminders.plan();
  expect(await reminders.ledger(user)).toEqual(['dose 2026-11-21T12:00', 'later 2026-11-21T13:01']);
});

it("'Taken' does nothing more after its dose was deleted; a reminder since then logs again", async () => {
  const user = await due();
  const token = await tokenFor(user, 'taken');
  reminders.test.setNow(TEST_NOW + 60_000);
  const { body } = await press(token);
  const gone = { params: { id: body.dose?._id ?? '' } };
  expect((await reminders.test.call(deleteDose, gone, user)).status).toBe(204);
  for (const dead of [token, await tokenFor(user, 'later')]) {
    const reply = await press(dead);
    expect([reply.status, reply.body]).toMatchObject([410, { code: 'act_expired' }]);
  }
  expect(await doses(user)).toEqual([]);
  reminders.test.setNow(TEST_NOW + 2 * 60_000);
  const later = await tokenFor(user, 'taken', TEST_NOW + DAY_MS + 2 * 60_000);
  expect((await press(later)).body.done).toBe('logged');
});

it('buttons do nothing after a new password, and only till then by a clock that ran ahead', async () => {
  const user = await due();
  const token = await tokenFor(user, 'taken');
  const body = { currentPassword: 'correct horse battery', newPassword: 'staple battery horse' };
  reminders.test.setNow(TEST_NOW + 20 * DAY_MS);
  expect((await reminders.test.call(changePassword, { body }, user)).status).toBe(201);
  reminders.test.setNow(TEST_NOW + 60_000);
  expect((await press(token)).body).toMatchObject({ code: 'act_expired' });
  const since = await tokenFor(user, 'taken', TEST_NOW + DAY_MS + 2 * 60_000);
  reminders.test.setNow(TEST_NOW + 2 * 60_000);
  expect((await press(since)).body.done).toBe('logged');
});

it("'Later' plans one more reminder in an hour, once", async () => {
  const user = await due();
  const token = await tokenFor(user, 'later');
  for (let n = 0; n < 3; n += 1) {
    expect((await press(token)).body).toEqual({ done: 'later', dose: null });
    reminders.test.setNow(TEST_NOW + n * 60_000);
  }
  await reminders.plan();
  expect(await reminders.ledger(user)).toEqual(['dose 2026-11-21T12:00', 'later 2026-11-21T13:00']);
  await press(await tokenFor(user, 'taken'));
  await reminders.plan();
  expect(await reminders.ledger(user)).toEqual([]);
  expect((await press(await tokenFor(user, 'later'))).body.done).toBe('already');
});

it('is refused with a sentence when the token is wrong, dead, or of no one', async () => {
  const user = await due();
  const token = await tokenFor(user, 'taken');
  const secret = await readServerSecret(reminders.test.db, 'mail-links');
  const foreign = signLink(secret, { purpose: 'unsubscribe', userId: user.id });
  for (const wrong of ['x', `${token}A`, token.slice(1), `B${token.slice(1)}`, foreign]) {
    const reply = await press(wrong);
    expect([wrong, reply.status]).toEqual([wrong, 404]);
  }
  const dead = await press(await tokenFor(user, 'taken', TEST_NOW));
  expect([dead.status, dead.body]).toMatchObject([410, { code: 'act_expired' }]);
  expect(await doses(user)).toEqual([]);
  await reminders.test.call(skipDose, { body: { at: AT } }, user);
  expect((await press(token)).status).toBe(409);
  await reminders.test.call(deleteAccount, { body: { password: 'correct horse battery' } }, user);
  expect((await press(await tokenFor(user, 'later'))).status).toBe(404);
});

it('changes nothing on a GET', async () => {
  const user = await due();
  const url = `/api/act/${await tokenFor(user, 'taken')}`;
  expect((await reminders.test.app.inject({ method: 'GET', url })).statusCode).toBe(404);
  expect(await doses(user)).toEqual([]);
});

it("a reminder mail's link ends reminders by mail, and no other mails", async () => {
  const user = await reminders.remind({
    dose: DOSE,
    channels: { push: true, email: true, ntfyUrl: null },
  });
  const secret = await readServerSecret(reminders.test.db, 'mail-links');
  const params = { token: signLink(secret, { purpose: 'end-reminders', userId: user.id }) };
  const look = async () => (await reminders.test.call(readSubscription, { params })).body;
  expect(await look()).toMatchObject({ of: 'reminders', unsubscribed: false });
  for (let n = 0; n < 2; n += 1) {
    expect((await reminders.test.call(unsubscribe, { params })).status).toBe(204);
  }
  expect(await look()).toMatchObject({ of: 'reminders', unsubscribed: true });
  const account = reminders.test.db.selectFrom('user_account').where('id', '=', user.id);
  expect(await account.select('unsubscribed').executeTakeFirst()).toEqual({ unsubscribed: 0 });
});
