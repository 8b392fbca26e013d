// Shows 1.12, 4.26, 7.38.
import { deleteAccount, listUsers, logDose, setUserType, verifyToken } from '@dosewise/contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createAdmin, createPen, createUser, standardDose } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';

const ROUNDS = 12;
const PASSWORD = 'correct horse battery';

let test: TestApp;
let ada: Awaited<ReturnType<typeof createAdmin>>;

beforeEach(async () => {
  await test?.close();
  test = await createTestApp();
  ada = await createAdmin(test);
});
afterAll(() => test.close());

type Person = typeof ada;

const setType = (by: Person, email: string, userType: string) =>
  test.call(setUserType, { body: { email, userType } }, { token: by.token });

const leave = (who: Person) =>
  test.call(deleteAccount, { body: { password: PASSWORD } }, { token: who.token });

const statusOf = async (who: Person) =>
  (await test.call(verifyToken, {}, { token: who.token })).status;

async function adminCount(): Promise<number> {
  const admins = await test.db
    .selectFrom('user_account')
    .select('id')
    .where('user_type', '=', 'admin')
    .execute();
  return admins.length;
}

const auditEntries = () =>
  test.db.selectFrom('audit_entry').selectAll().orderBy('acted_at').execute();

const idOf = ({ email }: Person) => findUserId(test.db, email);

describe("changing a user's type", () => {
  it('makes an admin, ends every session of that person, and notes who did it', async () => {
    const bob = await createUser(test);
    const { status, body } = await setType(ada, `  ${bob.email.toUpperCase()} `, 'admin');
    expect(status).toBe(200);
    expect(body).toMatchObject({ email: bob.email, userType: 'admin', country: 'Australia' });
    expect([await statusOf(bob), await statusOf(ada)]).toEqual([401, 200]);
    expect(await auditEntries()).toMatchObject([
      {
        actor_id: await idOf(ada),
        subject_user_id: await idOf(bob),
        action: 'user_type_changed',
        detail: '{"userType":"admin"}',
      },
    ]);
  });

  it('takes the rights away at once', async () => {
    const bob = await createAdmin(test);
    expect((await test.call(listUsers, {}, { token: bob.token })).status).toBe(200);
    expect((await setType(ada, bob.email, 'user')).status).toBe(200);
    expect((await test.call(listUsers, {}, { token: bob.token })).status).toBe(401);
  });

  it('changes and ends nothing for the same type', async () => {
    const bob = await createUser(test);
    expect((await setType(ada, bob.email, 'user')).body.userType).toBe('user');
    expect((await setType(ada, ada.email, 'admin')).body.userType).toBe('admin');
    expect([await statusOf(bob), await statusOf(ada)]).toEqual([200, 200]);
    expect(await auditEntries()).toEqual([]);
  });

  it('names the address that has no account', async () => {
    const { status, body } = await setType(ada, 'nobody@example.com', 'admin');
    expect([status, body]).toMatchObject([
      404,
      { code: 'not_found', error: 'No account has the address nobody@example.com.' },
    ]);
    expect((await setType(ada, 'nobody@example.com', 'user')).status).toBe(404);
  });

  it('names missing fields in one sentence', async () => {
    const { status, body } = await test.call(setUserType, { body: {} }, { token: ada.token });
    expect([status, Object(body).error]).toEqual([400, 'Email and user type are required']);
  });
});

describe('the last admin', () => {
  it('stays an admin and stays', async () => {
    const demoted = await setType(ada, ada.email, 'user');
    expect([demoted.status, demoted.body]).toMatchObject([409, { code: 'last_admin' }]);
    const left = await leave(ada);
    expect([left.status, left.body]).toMatchObject([409, { code: 'last_admin' }]);
    expect([await adminCount(), await statusOf(ada)]).toEqual([1, 200]);
    expect(await auditEntries()).toEqual([]);
  });

  it('may go once there is another one; users may always', async () => {
    const bob = await createAdmin(test);
    expect((await leave(await createUser(test))).status).toBe(204);
    expect((await setType(ada, ada.email, 'user')).status).toBe(200);
    expect((await leave(bob)).status).toBe(409);
    expect(await adminCount()).toBe(1);
  });

  it('is left when two admins demote each other at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, two] = [await createAdmin(test), await createAdmin(test)];
      await test.db
        .updateTable('user_account')
        .set({ user_type: 'user' })
        .where('email', 'not in', [one.email, two.email])
        .execute();
      const replies = await Promise.all([
        setType(one, two.email, 'user'),
        setType(two, one.email, 'user'),
      ]);
      // The slower one is refused as the last, or has lost the session before it could ask.
      const statuses = replies.map((reply) => reply.status).sort();
      expect([
        [200, 401],
        [200, 409],
      ]).toContainEqual(statuses);
      expect(await adminCount()).toBe(1);
    }
  });

  it('is left when two admins delete their accounts at once, while one logs a dose', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, two] = [await createAdmin(test), await createAdmin(test)];
      await test.db
        .updateTable('user_account')
        .set({ user_type: 'user' })
        .where('email', 'not in', [one.email, two.email])
        .execute();
      const pen = await createPen(test, one.token);
      const body = standardDose(pen._id);
      const [dose, ...replies] = await Promise.all([
        test.call(logDose, { body }, { token: one.token }),
        leave(one),
        leave(two),
      ]);
      expect([201, 401, 404]).toContain(dose.status);
      expect(replies.map((reply) => reply.status).sort()).toEqual([204, 409]);
      expect(await adminCount()).toBe(1);
    }
  }, 60_000);
});
