// Shows 51.1, 51.4.
import {
  addMeasurement,
  addSymptom,
  addWeight,
  deleteDose,
  editDose,
  editSymptom,
  exportAll,
  getProfile,
  getReport,
  listDoses,
  listMeasurements,
  listPeople,
  listPersonActs,
  listSymptoms,
  listWeights,
  logDose,
  planAhead,
  remindPerson,
  restoreAll,
  setDisplayName,
  setPlan,
  setReminders,
} from '@dosewise/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createPlanRound } from '../../../outgoing/planner/reminder-planner.ts';
import { createUser } from '../../../testing/factories.ts';
import { interleave } from '../../../testing/interleave.ts';
import { type MailTest, startMailTest } from '../../../testing/mail/mail-test.ts';
import { letCare, type TestCarer } from '../../../testing/people.ts';
import { TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { readAhead } from '../../dosing/plan/ahead.read-model.ts';

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

const DATE = '2026-11-20T08:00:00.000Z';
const AMOUNT = { penId: null, medicine: 'tirzepatide', doseAmount: 5, painLevel: 0 } as const;
const DOSE = { ...AMOUNT, date: DATE, injectionLocation: 'thigh', injectionSubLocation: 'left' };

const people = async (user: User) => (await test.call(listPeople, {}, user)).body;

it('lets who sees read records, plan, report, units and time zone, and write nothing', async () => {
  const carer = await letCare(test, bob, anna, 'sees');
  for (const route of [listDoses, listWeights, listSymptoms, planAhead, getReport, getProfile]) {
    const query = route === getReport ? { from: '2026-11-01', to: '2026-11-21' } : {};
    const { status } = await test.call(route, { query }, carer);
    expect([route.id, status]).toEqual([route.id, 200]);
  }
  const profile = await test.call(getProfile, {}, carer);
  expect(profile.body).toMatchObject({ email: bob.email, timeZone: expect.any(String) });
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

it('tells of a measurement in the unit in which it was logged', async () => {
  const carer = await letCare(test, bob, anna, 'logs');
  const body = { kind: 'fasting_glucose', value: 101, unit: 'mg/dL', date: DATE };
  await test.call(addMeasurement, { body }, carer);
  const acts = await test.call(listPersonActs, {}, bob);
  expect(acts.body).toMatchObject([{ kind: 'measurement', value: 101, unit: 'mg/dL' }]);
  expect((await test.call(listMeasurements, {}, carer)).body).toMatchObject([
    { value: 101, unit: 'mg/dL', loggedBy: { email: anna.email } },
  ]);
});

it('tells of a blood pressure as the pair that it is, which those who only see read, too', async () => {
  const carer = await letCare(test, bob, anna, 'logs');
  const pair = { kind: 'blood_pressure', value: 128, diastolic: 82 };
  await test.call(addMeasurement, { body: { ...pair, date: DATE } }, carer);
  expect((await test.call(listPersonActs, {}, bob)).body).toMatchObject([
    { kind: 'measurement', name: 'blood_pressure', value: 128, diastolic: 82 },
  ]);
  const other = await createUser(test);
  const reader = await letCare(test, bob, other, 'sees');
  expect((await test.call(listMeasurements, {}, reader)).body).toMatchObject([pair]);
  const refused = await test.call(addMeasurement, { body: { ...pair, date: DATE } }, reader);
  expect(refused.status).toBe(403);
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

it('keeps in an archive who logged something, and restores no one with it', async () => {
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
  expect(await people(carl)).toEqual({ caredBy: [], caresFor: [], invitedBy: [] });
});

it('sends reminders to someone who cares too, where the person says so, without their buttons', async () => {
  const carer = await letCare(test, bob, anna, 'sees');
  await test.call(setDisplayName, { body: { displayName: 'Bob' } }, bob);
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
  const { text, subject } = await mail.mailTo(anna.email, /./);
  expect(text).toContain(`Bob (${bob.email}) shares their records`);
  expect(text).not.toContain('/act/');
  expect(text).not.toContain('/unsubscribe');
  expect(subject).toBe('Dosewise: something is due');
  expect(text?.split('\n')[0]).toBe(subject);
  const told = await Promise.all(
    mail.sink.mails.filter(({ to }) => to === bob.email).map((one) => mail.sink.parse(one)),
  );
  expect(told.map((one) => one.subject)).not.toContain(subject);

  // Where it says what is due, it says whose dose that is.
  test.setNow('2026-11-28T08:00:00Z');
  await test.call(setReminders, { body: { ...body, discreet: false } }, bob);
  await plan();
  test.setNow('2026-11-28T12:30:00Z');
  const open = await mail.mailTo(anna.email, /^Dose due/);
  expect(open.subject).toBe('Dose due for Bob: 5 mg');
  expect(open.text?.split('\n')[0]).toBe(open.subject);
});
