// Shows 51.1.
import {
  acceptInvitation,
  changeEmail,
  invitePerson,
  listDoses,
  listPeople,
  readInvitation,
  setDisplayName,
} from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';

type User = Awaited<ReturnType<typeof createUser>>;

let test: TestApp;
let bob: User;
let anna: User;

beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'https://dosewise.example' });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(TEST_NOW);
  bob = await createUser(test);
  anna = await createUser(test);
});

async function invite(email: string, more: object = {}) {
  const body = { email, role: 'logs', until: null, ...more };
  const reply = await test.call(invitePerson, { body }, bob);
  const url = reply.body.url ?? expect.fail();
  const [, token = ''] = /^https:\/\/dosewise\.example\/people#([\w-]+)$/.exec(url) ?? [];
  return { ...reply, token };
}

const read = (token: string) => test.call(readInvitation, { body: { token } });
const accept = (token: string, user: User) =>
  test.call(acceptInvitation, { body: { token } }, user);
const invitedBy = async (user: User) => (await test.call(listPeople, {}, user)).body.invitedBy;

it('gives the link to the person who invites, and keeps only its hash', async () => {
  const { status, body, token } = await invite(anna.email);
  expect([status, body.state]).toEqual([201, 'invited']);
  const rows = await test.db.selectFrom('carer').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);

  expect((await accept(token, anna)).status).toBe(200);
  const personId = await findUserId(test.db, bob.email);
  const forBob = { ...anna, headers: { 'dosewise-for': personId } };
  expect((await test.call(listDoses, {}, forBob)).status).toBe(200);
  expect(await accept(token, anna)).toMatchObject({ body: { code: 'invitation_dead' } });
});

it('says to anyone who has the link who invites whom to what, while it works', async () => {
  const { token } = await invite(anna.email, { role: 'sees', until: '2026-12-31' });
  const rights = { role: 'sees', until: '2026-12-31' };
  const invitation = { email: bob.email, invited: anna.email, ...rights, mayRegister: true };
  expect(await read(token)).toMatchObject({ status: 200, body: invitation });
  test.setNow(TEST_NOW + 7 * DAY_MS);
  expect(await read(token)).toMatchObject({ status: 400, body: { code: 'invitation_dead' } });
  test.setNow(TEST_NOW);
  await accept(token, anna);
  expect(await read(token)).toMatchObject({ status: 400, body: { code: 'invitation_dead' } });
  for (const wrong of ['x', token.slice(0, -1), `${token.slice(0, 22)}${'A'.repeat(43)}`]) {
    expect(await read(wrong), wrong).toMatchObject({ body: { code: 'invitation_dead' } });
  }
});

it('binds the link to the invited address, and ends the one before', async () => {
  const { token: earlier } = await invite(anna.email);
  const { token } = await invite(anna.email);
  const other = await createUser(test);
  expect(await accept(token, other)).toMatchObject({ body: { code: 'not_invited' } });
  expect(await accept(earlier, anna)).toMatchObject({ body: { code: 'invitation_dead' } });
  expect((await accept(token, anna)).status).toBe(200);
});

it('lists what waits for the invited address alone, without what lets in', async () => {
  const { body, token } = await invite(anna.email, { role: 'sees' });
  await test.call(setDisplayName, { body: { displayName: 'Bob' } }, bob);
  const waiting = {
    ...{ _id: body._id, email: bob.email, name: 'Bob' },
    ...{ role: 'sees', until: null },
  };
  expect(await invitedBy(anna)).toEqual([waiting]);
  expect(await invitedBy(await createUser(test))).toEqual([]);
  expect(await invitedBy(bob)).toEqual([]);
  test.setNow(TEST_NOW + 7 * DAY_MS);
  expect(await invitedBy(anna)).toEqual([]);
  test.setNow(TEST_NOW);
  await accept(token, anna);
  expect(await invitedBy(anna)).toEqual([]);
});

it('is listed for the address that an account has, not for one that it asked for', async () => {
  await invite('anna.new@example.com');
  const body = { newEmail: 'anna.new@example.com', password: 'correct horse battery' };
  expect((await test.call(changeEmail, { body }, anna)).status).toBeLessThan(300);
  expect(await invitedBy(anna)).toEqual([]);
});
