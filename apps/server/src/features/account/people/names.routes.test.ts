// Shows 51.15.
import {
  acceptInvitation,
  deleteAccount,
  endPerson,
  exportAll,
  getProfile,
  invitePerson,
  listPeople,
  listPersonActs,
  logDose,
  readInvitation,
  restoreAll,
  setDisplayName,
} from '@dosewise/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { exportedFile } from '../../../testing/archive-file.ts';
import { createUser } from '../../../testing/factories.ts';
import { type MailTest, startMailTest } from '../../../testing/mail/mail-test.ts';
import { letCare } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';

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
  bob = await createUser(test);
  anna = await createUser(test);
});

const setName = (user: object, displayName: unknown) =>
  test.call(setDisplayName, { body: { displayName } } as never, user);
const nameOf = async (user: object) => (await test.call(getProfile, {}, user)).body.displayName;
const people = async (user: User) => (await test.call(listPeople, {}, user)).body;

async function tokenFor(email: string): Promise<string> {
  const { text } = await mail.mailTo(email, /invitation/);
  return /\/people#([\w-]+)/.exec(text ?? '')?.[1] ?? expect.fail();
}

it.each([
  ['an apostrophe', "Anna O’Neill-D'Arcy"],
  ['Hebrew letters', 'חנה לוי'],
  ['60 characters', 'x'.repeat(60)],
  ['an emoji of several signs', '👩🏽‍⚕️ Anna'],
])(
  'keeps a name with %s to the letter, trimmed, and shows it to who shares',
  async (_what, name) => {
    const carer = await letCare(test, bob, anna, 'logs');
    expect((await setName(anna, `  ${name} `)).body.displayName).toBe(name);
    expect((await setName(bob, name)).status).toBe(200);
    expect(await nameOf(anna)).toBe(name);
    expect(await nameOf(carer)).toBe(name);
    expect((await people(bob)).caredBy).toMatchObject([{ email: anna.email, name }]);
    expect((await people(anna)).caresFor).toMatchObject([{ email: bob.email, name }]);
  },
);

it('has no name until one is chosen, and none again where it is taken away', async () => {
  const carer = await letCare(test, bob, anna, 'logs');
  expect(await nameOf(anna)).toBeNull();
  // Of spaces of no width no one sees anything.
  for (const nothing of [null, '', '  ', '\u200b\u200d']) {
    expect((await setName(anna, 'Anna')).body.displayName).toBe('Anna');
    expect((await setName(anna, nothing)).body.displayName).toBeNull();
    expect((await people(bob)).caredBy).toMatchObject([{ email: anna.email, name: null }]);
  }
  expect(await nameOf(carer)).toBeNull();
});

it('takes no longer name, nor one with signs that move the text around it', async () => {
  await setName(anna, 'Anna');
  const refused = [
    'x'.repeat(61),
    'An\u0000na',
    'An\nna',
    'An\u2028na',
    'An\u202ena',
    'A\u2069',
    3,
  ];
  for (const name of refused) {
    const reply = await setName(anna, name);
    expect([name, reply.status, reply.body]).toMatchObject([
      name,
      400,
      { fields: { displayName: 'Name must be text of at most 60 characters.' } },
    ]);
  }
  expect((await test.call(setDisplayName, { body: {} } as never, anna)).status).toBe(400);
  expect(await nameOf(anna)).toBe('Anna');
});

it('is not changed by someone who cares', async () => {
  const carer = await letCare(test, bob, anna, 'logs');
  await setName(bob, 'Bob');
  expect(await setName(carer, 'Rob')).toMatchObject({
    status: 403,
    body: { code: 'not_allowed' },
  });
  expect([await nameOf(bob), await nameOf(anna)]).toEqual(['Bob', null]);
});

it('tells two people of one name apart by their addresses', async () => {
  const carl = await createUser(test);
  await letCare(test, bob, anna, 'sees');
  await letCare(test, bob, carl, 'logs');
  for (const user of [anna, carl]) await setName(user, 'Anna');
  const shown = (await people(bob)).caredBy.map(({ email, name }) => [email, name]);
  expect(shown.sort()).toEqual([anna, carl].map(({ email }) => [email, 'Anna']).sort());
});

it('says who invites to what, and not the name of who is invited before they accept', async () => {
  await setName(bob, "Bob <i> O'Neill");
  await setName(anna, 'Anna');
  await test.call(invitePerson, { body: { email: anna.email, role: 'logs', until: null } }, bob);
  const { text, html } = await mail.mailTo(anna.email, /invitation/);
  const who = `Bob <i> O'Neill (${bob.email}) uses Dosewise to keep track of their doses, weight and symptoms. They have invited you to see their records and log for them`;
  expect(text).toContain(who);
  expect(html).not.toContain('<i>');
  const token = await tokenFor(anna.email);
  const { body: invitation } = await test.call(readInvitation, { body: { token } });
  expect(invitation).toMatchObject({ email: bob.email, name: "Bob <i> O'Neill", role: 'logs' });
  expect((await people(bob)).caredBy).toMatchObject([{ state: 'invited', name: null }]);
  const accepted = await test.call(acceptInvitation, { body: { token } }, anna);
  expect(accepted.body).toMatchObject({ email: bob.email, name: "Bob <i> O'Neill" });
  expect((await people(bob)).caredBy).toMatchObject([{ state: 'accepted', name: 'Anna' }]);
});

it('names who logged something while they have access, and the other one when that ends', async () => {
  await setName(bob, 'בוב');
  await setName(anna, 'Anna');
  const carer = await letCare(test, bob, anna, 'logs');
  const body = {
    ...{ penId: null, medicine: 'tirzepatide', doseAmount: 5, painLevel: 0 },
    ...{ injectionLocation: 'thigh', injectionSubLocation: 'left' },
    date: '2026-11-20T08:00:00.000Z',
  };
  expect((await test.call(logDose, { body }, carer)).status).toBe(201);
  const acts = async () => (await test.call(listPersonActs, {}, bob)).body;
  const act = { email: anna.email, name: 'tirzepatide' };
  expect(await acts()).toMatchObject([{ ...act, personName: 'Anna' }]);
  await test.call(endPerson, { params: { id: carer.id } }, bob);
  expect(await acts()).toMatchObject([{ ...act, personName: null }]);
  const owners = await mail.mailTo(bob.email, /sharing has stopped/);
  expect(owners.text).toContain(`Anna (${anna.email}) can no longer`);
  const carers = await mail.mailTo(anna.email, /sharing has stopped/);
  expect(carers.text).toContain(`\u2068בוב\u2069 (${bob.email})`);
});

it('goes with the account', async () => {
  await setName(anna, 'Annabel Unmistakable');
  await letCare(test, bob, anna, 'logs');
  const password = 'correct horse battery';
  expect((await test.call(deleteAccount, { body: { password } }, anna)).status).toBe(204);
  await mail.mailTo(bob.email, /sharing has stopped/);
  const id = await findUserId(test.db, bob.email);
  await expect
    .poll(async () => {
      const rows = await test.db
        .selectFrom('delivery')
        .selectAll()
        .where('user_id', '=', id)
        .execute();
      return JSON.stringify([
        rows,
        await people(bob),
        await test.db.selectFrom('user_account').selectAll().execute(),
      ]);
    })
    .not.toContain('Unmistakable');
});

it('is in the archive and comes back; a file of an earlier release leaves the present one', async () => {
  await setName(anna, 'חנה');
  const file = await exportedFile(test, anna.token);
  expect(file).toMatchObject({ profile: { displayName: 'חנה' } });
  await setName(bob, 'Bob');
  const { displayName, ...profile } = file.profile as { displayName: string };
  const restore = async (body: unknown) => {
    const app = await createTestApp();
    const user = await createUser(app);
    await app.call(setDisplayName, { body: { displayName: 'Bob' } }, user);
    const reply = await app.call(restoreAll, { body } as never, user);
    const shown = (await app.call(getProfile, {}, user)).body.displayName;
    await app.close();
    return [reply.status, shown];
  };
  expect(await restore(file)).toEqual([201, displayName]);
  expect(await restore({ ...file, profile })).toEqual([201, 'Bob']);
  expect(await restore({ ...file, profile: { ...profile, displayName: null } })).toEqual([
    201,
    null,
  ]);
  expect((await test.call(exportAll, {}, anna)).status).toBe(200);
});
