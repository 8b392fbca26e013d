// Shows 51.1, 51.2, 51.3, 51.4, 51.5, 51.6, 51.7, 51.8, 51.12.
import {
  acceptInvitation,
  addSymptom,
  addWeight,
  deleteAccount,
  deleteDose,
  editDose,
  editSymptom,
  endPerson,
  exportAll,
  getProfile,
  getReport,
  invitePerson,
  listDoses,
  listPeople,
  listPersonActs,
  listSymptoms,
  listWeights,
  logDose,
  logOutEverywhere,
  MAX_PEOPLE,
  planAhead,
  remindPerson,
  restoreAll,
  setPlan,
  setReminders,
  setTimeZone,
} from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createPlanRound } from '../../../outgoing/planner/reminder-planner.ts';
import { createUser } from '../../../testing/factories.ts';
import { interleave } from '../../../testing/interleave.ts';
import { type MailTest, startMailTest, until } from '../../../testing/mail/mail-test.ts';
import { letCare, type TestCarer } from '../../../testing/people.ts';
import { TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';
import { readAhead } from '../../dosing/plan/ahead.read-model.ts';
import { endOver } from './people.write-model.ts';

type User = Awaited<ReturnType<typeof createUser>>;

let mail: MailTest;
let test: TestApp;
let bob: User;
let anna: User;

beforeAll(async () => {
  mail = await startMailTest();
  test = mail.test;
  mail.work();
});
afterAll(() => mail.close());
beforeEach(async () => {
  test.setNow(TEST_NOW);
  bob = await createUser(test);
  anna = await createUser(test);
});

const PASSWORD = 'correct horse battery';
const DATE = '2026-11-20T08:00:00.000Z';
const AMOUNT = { penId: null, medicine: 'tirzepatide', doseAmount: 5, painLevel: 0 } as const;
const DOSE = { ...AMOUNT, date: DATE, injectionLocation: 'thigh', injectionSubLocation: 'left' };

const invite = (from: User, email: string, more: object = {}) =>
  test.call(invitePerson, { body: { email, role: 'logs', until: null, ...more } }, from);

/** The newest mail to an address, once there are as many with that subject. */
async function mailTo(email: string, subject: RegExp, count = 1) {
  const find = async () => {
    const mine = mail.sink.mails.filter((one) => one.to === email);
    const parsed = await Promise.all(mine.map((one) => mail.sink.parse(one)));
    return parsed.filter((one) => subject.test(one.subject ?? ''))[count - 1];
  };
  await until(async () => expect(await find()).toBeDefined());
  return (await find()) ?? expect.fail();
}

async function tokenFor(email: string, count = 1): Promise<string> {
  const { text } = await mailTo(email, /invitation/, count);
  return /\/people#([\w-]+)/.exec(text ?? '')?.[1] ?? expect.fail();
}

const people = async (user: User) => (await test.call(listPeople, {}, user)).body;

it('is invited, accepts, logs for somebody, who sees it, and is ended, both told', async () => {
  const invited = await invite(bob, anna.email);
  expect(invited).toMatchObject({
    status: 201,
    body: { email: anna.email, role: 'logs', until: null, state: 'invited' },
  });
  const token = await tokenFor(anna.email);
  const accepted = await test.call(acceptInvitation, { body: { token } }, anna);
  const personId = await findUserId(test.db, bob.email);
  const cared = { _id: invited.body._id, personId, email: bob.email, role: 'logs', until: null };
  expect([accepted.status, accepted.body]).toEqual([200, cared]);
  expect((await people(anna)).caresFor).toEqual([cared]);
  expect((await people(bob)).caredBy).toMatchObject([{ email: anna.email, state: 'accepted' }]);

  const forBob = { ...anna, headers: { 'dosewise-for': personId } };
  const logged = await test.call(logDose, { body: DOSE }, forBob);
  const by = { email: anna.email };
  expect(logged).toMatchObject({ status: 201, body: { loggedBy: by } });
  const { body: mine } = await test.call(
    logDose,
    { body: { ...DOSE, date: '2026-11-13T08:00:00Z' } },
    bob,
  );
  expect(mine.loggedBy).toBeNull();
  expect((await test.call(listDoses, {}, bob)).body).toMatchObject([{ loggedBy: by }, mine]);
  expect((await test.call(listDoses, {}, anna)).body).toEqual([]);
  const acts = await test.call(listPersonActs, {}, bob);
  expect(acts.body).toMatchObject([
    { ...by, did: 'added', kind: 'dose', date: DATE, value: 5, name: 'tirzepatide' },
  ]);

  const ended = await test.call(endPerson, { params: { id: invited.body._id } }, bob);
  expect(ended.status).toBe(204);
  const refused = await test.call(listDoses, {}, forBob);
  expect(refused).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
  expect(await people(bob)).toEqual({ caredBy: [], caresFor: [] });
  expect(await people(anna)).toEqual({ caredBy: [], caresFor: [] });
  expect((await mailTo(bob.email, /no longer has access/)).text).toContain(anna.email);
  expect((await mailTo(anna.email, /no longer has access/)).text).toContain(bob.email);
  // What was logged keeps the address.
  expect((await test.call(listDoses, {}, bob)).body[0]?.loggedBy).toEqual(by);
});

it('is ended by the one who cares as well, and by nobody else', async () => {
  const carer = await letCare(test, bob, anna, 'sees');
  const stranger = await createUser(test);
  const params = { id: carer.id };
  expect((await test.call(endPerson, { params }, stranger)).status).toBe(404);
  expect((await test.call(endPerson, { params }, anna)).status).toBe(204);
  expect((await test.call(listDoses, {}, carer)).status).toBe(403);
  expect((await test.call(endPerson, { params }, bob)).status).toBe(404);
});

it('answers an invitation the same whether somebody has the address or not', async () => {
  const there = await invite(bob, anna.email);
  const nobody = await invite(bob, 'nobody@example.com');
  const { _id, email, ...same } = there.body;
  expect(nobody).toMatchObject({ status: 201, body: same });
  expect(Object.keys(nobody.body)).toEqual(Object.keys(there.body));
});

it('takes an invitation once, in the account with its address, for seven days', async () => {
  await invite(bob, anna.email);
  const earlier = await tokenFor(anna.email);
  await invite(bob, anna.email, { role: 'sees' });
  const token = await tokenFor(anna.email, 2);
  const other = await createUser(test);
  const accept = (body: object, user: User) => test.call(acceptInvitation, { body }, user);
  expect(await accept({ token: earlier }, anna)).toMatchObject({
    body: { code: 'invitation_dead' },
  });
  expect(await accept({ token }, other)).toMatchObject({
    status: 403,
    body: { code: 'not_invited' },
  });
  test.setNow(TEST_NOW + 7 * DAY_MS);
  expect(await accept({ token }, anna)).toMatchObject({ body: { code: 'invitation_dead' } });
  test.setNow(TEST_NOW + 7 * DAY_MS - 1);
  expect(await accept({ token }, anna)).toMatchObject({ status: 200, body: { role: 'sees' } });
  expect(await accept({ token }, anna)).toMatchObject({ body: { code: 'invitation_dead' } });
  expect(await accept({ token: 'x'.repeat(65) }, anna)).toMatchObject({ status: 400 });
  test.setNow(TEST_NOW);
  const again = await invite(bob, anna.email);
  expect(again).toMatchObject({ status: 400, body: { fields: { email: /already/ } } });
});

it('keeps no token of an invitation, only its hash', async () => {
  await invite(bob, anna.email);
  const token = await tokenFor(anna.email);
  const rows = await test.db.selectFrom('carer').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  const sent = await test.db.selectFrom('delivery').selectAll().execute();
  expect(JSON.stringify(sent)).not.toContain(token);
});

it('invites no more than ten, also of many at once, nor oneself, nor until yesterday', async () => {
  expect(await invite(bob, bob.email)).toMatchObject({ body: { fields: { email: /own/ } } });
  const past = await invite(bob, anna.email, { until: '2026-11-20' });
  expect(past).toMatchObject({ status: 400, body: { fields: { until: /over/ } } });
  const replies = await Promise.all(
    Array.from({ length: 14 }, (_, index) => invite(bob, `carer${index}@example.com`)),
  );
  const statuses = replies.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(MAX_PEOPLE).fill(201), ...Array(4).fill(409)]);
  expect((await people(bob)).caredBy).toHaveLength(MAX_PEOPLE);
});

it('mails no more than twenty invitations a day, however many are taken back', async () => {
  const statuses = [];
  for (let count = 0; count < 21; count += 1) {
    const { status, body } = await invite(bob, 'somebody@example.com');
    statuses.push(status);
    if (status === 201) await test.call(endPerson, { params: { id: body._id } }, bob);
  }
  expect(statuses).toEqual([...Array(20).fill(201), 429]);
  test.setNow(TEST_NOW + DAY_MS + 1);
  const body = { email: 'somebody@example.com', role: 'sees' };
  // Whoever invites confirms it is them; the session of a day ago is no longer.
  expect((await test.call(invitePerson, { body }, bob)).body).toMatchObject({
    code: 'confirmation_needed',
  });
});

it('includes its last day where the person lives, and is then told and forgotten', async () => {
  await test.call(setTimeZone, { body: { timeZone: 'Australia/Sydney' } }, bob);
  const carer = await letCare(test, bob, anna, 'sees', { last_day: '2026-11-22' });
  test.setNow('2026-11-22T12:59:59.999Z');
  expect((await test.call(listDoses, {}, carer)).status).toBe(200);
  test.setNow('2026-11-22T13:00:00Z');
  expect((await test.call(listDoses, {}, carer)).status).toBe(403);
  expect(await people(anna)).toEqual({ caredBy: [], caresFor: [] });
  await endOver(test.context);
  await mailTo(anna.email, /no longer has access/);
  expect(
    (await test.db.selectFrom('carer').selectAll().where('id', '=', carer.id).execute()).length,
  ).toBe(0);
});

it('lets who sees read records, plan, report, units and time zone, and write nothing', async () => {
  const carer = await letCare(test, bob, anna, 'sees');
  for (const route of [listDoses, listWeights, listSymptoms, planAhead, getReport, getProfile]) {
    const query = route === getReport ? { from: '2026-11-01', to: '2026-11-21' } : {};
    const { status } = await test.call(route, { query }, carer);
    expect([route.id, status]).toEqual([route.id, 200]);
  }
  const profile = await test.call(getProfile, {}, carer);
  expect(profile.body).toMatchObject({ email: bob.email, lastLogin: null, analyticsConsent: null });
  const refused = await test.call(logDose, { body: DOSE }, carer);
  expect(refused).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
  expect((await test.call(exportAll, {}, carer)).status).toBe(403);
});

it('changes and deletes only what the same person logged', async () => {
  const carer = await letCare(test, bob, anna, 'logs');
  const carl = await createUser(test);
  const other = await letCare(test, bob, carl, 'logs');
  const body = { date: DATE, category: 'nausea', severity: 2 };
  const { body: mine } = await test.call(addSymptom, { body }, bob);
  const { body: annas } = await test.call(addSymptom, { body }, carer);
  const edit = (id: string, who: object) =>
    test.call(editSymptom, { params: { id }, body: { severity: 3 } }, who);
  expect((await edit(mine._id, carer)).body).toMatchObject({ code: 'not_allowed' });
  expect((await edit(annas._id, other)).body).toMatchObject({ code: 'not_allowed' });
  expect((await edit(annas._id, carer)).status).toBe(200);
  expect((await edit(annas._id, bob)).status).toBe(200);
  const { body: dose } = await test.call(logDose, { body: DOSE }, carer);
  expect((await test.call(deleteDose, { params: { id: dose._id } }, other)).status).toBe(403);
  expect((await test.call(deleteDose, { params: { id: dose._id } }, carer)).status).toBe(204);
  const nothing = { params: { id: crypto.randomUUID() }, body: { clicks: 1 } };
  expect((await test.call(editDose, nothing, carer)).status).toBe(404);
  const acts = (await test.call(listPersonActs, {}, bob)).body.map(({ did, kind }) => [did, kind]);
  expect(acts.sort()).toEqual([
    ['added', 'dose'],
    ['added', 'symptom'],
    ['changed', 'symptom'],
    ['deleted', 'dose'],
  ]);
});

it("replaces no weigh-in of the person's at the same instant", async () => {
  const carer = await letCare(test, bob, anna, 'logs');
  await test.call(addWeight, { body: { date: DATE, weightKg: 80 } }, bob);
  const body = { date: DATE, weightKg: 90 };
  for (const _id of [undefined, test.context.newId()]) {
    const reply = await test.call(addWeight, { body: { ...body, _id } }, carer);
    expect(reply).toMatchObject({ status: 409, body: { code: 'weigh_in_there' } });
  }
  expect((await test.call(listWeights, {}, bob)).body).toMatchObject([{ weightKg: 80 }]);
});

it('keeps one dose of two who log the same planned one at once', async () => {
  const carer = await letCare(test, bob, anna, 'logs');
  const step = { startDate: '2026-11-21', time: '11:00', everyDays: 7, doseMg: 5, doses: null };
  const plan = { medicine: 'tirzepatide', anchor: 'weekday', steps: [step] };
  expect((await test.call(setPlan, { body: plan }, bob)).status).toBe(200);
  const plannedAt = '2026-11-21T11:00:00.000Z';
  const log = (date: string, who: object) =>
    test.call(logDose, { body: { ...DOSE, date, plannedAt } }, who);
  const replies = await Promise.all([
    log('2026-11-21T11:01:00Z', bob),
    log('2026-11-21T11:02:00Z', carer),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 201]);
  expect((await test.call(listDoses, {}, bob)).body).toHaveLength(1);
});

it('stands for another request under the same key for another person', async () => {
  const carer = await letCare(test, bob, anna, 'logs');
  const key = { 'idempotency-key': 'one' };
  const own = { token: anna.token, headers: key };
  const forBob = { ...carer, headers: { ...carer.headers, ...key } };
  expect((await test.call(logDose, { body: DOSE }, own)).status).toBe(201);
  expect((await test.call(logDose, { body: DOSE }, forBob)).body).toMatchObject({
    code: 'idempotency_mismatch',
  });
});

it('refuses a write that is under way when it is ended', async () => {
  const write = (carer: TestCarer, headers: object = {}) =>
    test.call(logDose, { body: DOSE }, { ...carer, headers: { ...carer.headers, ...headers } });
  const refused = { status: 403, body: { code: 'not_allowed' } };
  const carer = await letCare(test, bob, anna, 'logs');
  const end = {
    first: (tx: TestApp['db']) => tx.deleteFrom('carer').where('id', '=', carer.id).execute(),
  };
  expect(await interleave(test.db, end, () => write(carer))).toMatchObject(refused);
  const other = await letCare(test, bob, await createUser(test), 'logs');
  const endAll = {
    first: (tx: TestApp['db']) =>
      tx.updateTable('carer').set({ ended_at: 1 }).where('id', '=', other.id).execute(),
  };
  const once = { 'idempotency-key': 'once' };
  expect(await interleave(test.db, endAll, () => write(other, once))).toMatchObject(refused);
  expect((await test.call(listDoses, {}, bob)).body).toEqual([]);
});

it('ends with either account, and with all that was opened, both told', async () => {
  const carer = await letCare(test, bob, anna, 'logs');
  await test.call(logOutEverywhere, { body: { passkeys: false } }, bob);
  expect((await test.call(listDoses, {}, carer)).status).toBe(403);
  await endOver(test.context);
  await mailTo(anna.email, /no longer has access/);
  const again = await letCare(test, bob, anna, 'logs');
  await test.call(addSymptom, { body: { date: DATE, category: 'nausea' } }, again);
  const gone = await test.call(deleteAccount, { body: { password: PASSWORD } }, anna);
  expect(gone.status).toBe(204);
  await mailTo(bob.email, /no longer has access/, 2);
  expect(await people(bob)).toEqual({ caredBy: [], caresFor: [] });
  // The account is gone; who logged it is still known by the address.
  expect((await test.call(listSymptoms, {}, bob)).body).toMatchObject([
    { loggedBy: { email: anna.email } },
  ]);
  const carl = await createUser(test);
  const forBob = await letCare(test, bob, carl, 'sees');
  await test.call(deleteAccount, { body: { password: PASSWORD } }, bob);
  await mailTo(carl.email, /no longer has access/);
  expect((await test.call(listDoses, {}, forBob)).status).toBe(403);
  expect(await people(carl)).toEqual({ caredBy: [], caresFor: [] });
});

it('may be invited anew at once after all that was opened was ended', async () => {
  await letCare(test, bob, anna, 'logs');
  await test.call(logOutEverywhere, { body: { passkeys: false } }, bob);
  expect((await invite(bob, anna.email)).status).toBe(201);
  expect((await people(bob)).caredBy).toMatchObject([{ email: anna.email, state: 'invited' }]);
});

it('waits while the records of the person are being restored', async () => {
  const carer = await letCare(test, bob, anna, 'logs');
  await test.db
    .updateTable('user_account')
    .set({ restoring_until: TEST_NOW + 1 })
    .where('email', '=', bob.email)
    .execute();
  for (const reply of [
    await test.call(listDoses, {}, carer),
    await test.call(logDose, { body: DOSE }, carer),
  ]) {
    expect(reply).toMatchObject({ status: 503, body: { code: 'not_ready' } });
  }
});

it('keeps in an archive who logged something, and restores nobody with it', async () => {
  const carer = await letCare(test, bob, anna, 'logs');
  await test.call(logDose, { body: DOSE }, carer);
  const { body: archive } = await test.call(exportAll, {}, bob);
  expect(archive).toMatchObject({ doses: [{ loggedBy: { email: anna.email } }] });
  const carl = await createUser(test);
  const restored = await test.call(restoreAll, { body: archive }, carl);
  expect(restored.status).toBeLessThan(300);
  expect((await test.call(listDoses, {}, carl)).body).toMatchObject([
    { loggedBy: { email: anna.email } },
  ]);
  expect(await people(carl)).toEqual({ caredBy: [], caresFor: [] });
});

it('sends reminders to somebody who cares too, where the person says so, without their buttons', async () => {
  const carer = await letCare(test, bob, anna, 'sees');
  const step = { startDate: '2026-11-21', time: '12:30', everyDays: 7, doseMg: 5, doses: null };
  await test.call(
    setPlan,
    { body: { medicine: 'tirzepatide', anchor: 'weekday', steps: [step] } },
    bob,
  );
  const body = {
    dose: { on: true, leadMinutes: 0, repeatMinutes: 60, repeatTimes: 0 },
    stock: { on: false, daysBefore: 14 },
    discard: { on: false },
    weighIn: { on: false, days: [1], time: '08:00' },
    weeklySummary: { on: false, day: 7, time: '18:00' },
    quiet: null,
    discreet: true,
    channels: { push: false, email: false, ntfyUrl: null },
  };
  expect((await test.call(setReminders, { body }, bob)).status).toBe(200);
  const set = (reminded: boolean) =>
    test.call(remindPerson, { params: { id: carer.id }, body: { reminded } }, bob);
  expect(await set(true)).toMatchObject({ status: 200, body: { reminded: true } });
  const plan = createPlanRound(test.context, {
    readAhead,
    onError: (error) => {
      throw error;
    },
  });
  await plan();
  test.setNow('2026-11-21T12:30:00Z');
  const { text, subject } = await mailTo(anna.email, /./);
  expect(text).toContain(bob.email);
  expect(text).not.toContain('/act/');
  expect(text).not.toContain('/unsubscribe');
  const told = await Promise.all(
    mail.sink.mails.filter(({ to }) => to === bob.email).map((one) => mail.sink.parse(one)),
  );
  expect(told.map((one) => one.subject)).not.toContain(subject);
});
