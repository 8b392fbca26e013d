// Shows 51.1, 51.4.
import {
  acceptInvitation,
  addSymptom,
  deleteAccount,
  endPerson,
  invitePerson,
  listDoses,
  listPeople,
  listPersonActs,
  listSymptoms,
  logDose,
  logOutEverywhere,
  MAX_PEOPLE,
  setTimeZone,
} from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { type MailTest, startMailTest } from '../../../testing/mail/mail-test.ts';
import { letCare } from '../../../testing/people.ts';
import { ROWS } from '../../../testing/rows.ts';
import { TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';
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

async function tokenFor(email: string, count = 1): Promise<string> {
  const { text } = await mail.mailTo(email, /invitation/, count);
  return /\/people#([\w-]+)/.exec(text ?? '')?.[1] ?? expect.fail();
}

const people = async (user: User) => (await test.call(listPeople, {}, user)).body;

it('is invited, accepts, logs for someone, who sees it, and is ended, both told', async () => {
  const invited = await invite(bob, anna.email);
  expect(invited).toMatchObject({
    status: 201,
    body: { email: anna.email, role: 'logs', until: null, state: 'invited' },
  });
  const token = await tokenFor(anna.email);
  const accepted = await test.call(acceptInvitation, { body: { token } }, anna);
  const personId = await findUserId(test.db, bob.email);
  const cared = {
    _id: invited.body._id,
    personId,
    email: bob.email,
    name: null,
    role: 'logs',
    until: null,
  };
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
  expect(await people(bob)).toEqual({ caredBy: [], caresFor: [], invitedBy: [] });
  expect(await people(anna)).toEqual({ caredBy: [], caresFor: [], invitedBy: [] });
  expect((await mail.mailTo(bob.email, /sharing has stopped/)).text).toContain(anna.email);
  expect((await mail.mailTo(anna.email, /sharing has stopped/)).text).toContain(bob.email);
  // What was logged keeps the address.
  expect((await test.call(listDoses, {}, bob)).body[0]?.loggedBy).toEqual(by);
});

it('is ended by the one who cares as well, and by no one else', async () => {
  const carer = await letCare(test, bob, anna, 'sees');
  const stranger = await createUser(test);
  const params = { id: carer.id };
  expect((await test.call(endPerson, { params }, stranger)).status).toBe(404);
  expect((await test.call(endPerson, { params }, anna)).status).toBe(204);
  expect((await test.call(listDoses, {}, carer)).status).toBe(403);
  expect((await test.call(endPerson, { params }, bob)).status).toBe(404);
});

it('answers an invitation the same whether someone has the address or not', async () => {
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

it('is invited by two, and each may invite again, without ending what the other allowed', async () => {
  const carl = await createUser(test);
  const carer = await letCare(test, carl, anna, 'logs');
  await invite(bob, anna.email, { role: 'sees' });
  await invite(bob, anna.email);
  expect((await people(bob)).caredBy).toMatchObject([{ email: anna.email, role: 'logs' }]);
  expect((await people(carl)).caredBy).toMatchObject([{ _id: carer.id, state: 'accepted' }]);
  expect((await test.call(listDoses, {}, carer)).status).toBe(200);
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
  // Anyone who invites confirms it is them; the session of a day ago is no longer.
  expect((await test.call(invitePerson, { body }, bob)).body).toMatchObject({
    code: 'confirmation_needed',
  });
});

it('counts no invitation of a day that has not come: the clock was put right', async () => {
  const { _id: id } = (await invite(bob, 'somebody@example.com')).body;
  const user_id = await findUserId(test.db, bob.email);
  const mails = Array.from({ length: 20 }, (_, n) => ({
    ...ROWS.delivery,
    user_id,
    id: `ahead ${n}`,
    kind: 'person_invited' as const,
    status: 'sent' as const,
    created_at: TEST_NOW + 365 * DAY_MS,
  }));
  await test.db.insertInto('delivery').values(mails).execute();
  await test.call(endPerson, { params: { id } }, bob);
  expect((await invite(bob, 'somebody@example.com')).status).toBe(201);
});

it('includes its last day where the person lives, and is then told and forgotten', async () => {
  await test.call(setTimeZone, { body: { timeZone: 'Australia/Sydney' } }, bob);
  const carer = await letCare(test, bob, anna, 'sees', { last_day: '2026-11-22' });
  test.setNow('2026-11-22T12:59:59.999Z');
  expect((await test.call(listDoses, {}, carer)).status).toBe(200);
  test.setNow('2026-11-22T13:00:00Z');
  expect((await test.call(listDoses, {}, carer)).status).toBe(403);
  expect(await people(anna)).toEqual({ caredBy: [], caresFor: [], invitedBy: [] });
  await endOver(test.context);
  await mail.mailTo(anna.email, /sharing has stopped/);
  expect(
    (await test.db.selectFrom('carer').selectAll().where('id', '=', carer.id).execute()).length,
  ).toBe(0);
});

it('ends with either account, and with all that was opened, both told', async () => {
  const carer = await letCare(test, bob, anna, 'logs');
  await test.call(logOutEverywhere, { body: { passkeys: false } }, bob);
  expect((await test.call(listDoses, {}, carer)).status).toBe(403);
  await endOver(test.context);
  await mail.mailTo(anna.email, /sharing has stopped/);
  const again = await letCare(test, bob, anna, 'logs');
  await test.call(addSymptom, { body: { date: DATE, category: 'nausea' } }, again);
  const gone = await test.call(deleteAccount, { body: { password: PASSWORD } }, anna);
  expect(gone.status).toBe(204);
  await mail.mailTo(bob.email, /sharing has stopped/, 2);
  expect(await people(bob)).toEqual({ caredBy: [], caresFor: [], invitedBy: [] });
  // The account is gone; who logged it is still known by the address.
  expect((await test.call(listSymptoms, {}, bob)).body).toMatchObject([
    { loggedBy: { email: anna.email } },
  ]);
  const carl = await createUser(test);
  const forBob = await letCare(test, bob, carl, 'sees');
  await test.call(deleteAccount, { body: { password: PASSWORD } }, bob);
  await mail.mailTo(carl.email, /sharing has stopped/);
  expect((await test.call(listDoses, {}, forBob)).status).toBe(403);
  expect(await people(carl)).toEqual({ caredBy: [], caresFor: [], invitedBy: [] });
});

it('may be invited again at once after all that was opened was ended', async () => {
  await letCare(test, bob, anna, 'logs');
  await test.call(logOutEverywhere, { body: { passkeys: false } }, bob);
  expect((await invite(bob, anna.email)).status).toBe(201);
  expect((await people(bob)).caredBy).toMatchObject([{ email: anna.email, state: 'invited' }]);
});
