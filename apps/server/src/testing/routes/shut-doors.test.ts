// Shows 35.1, 36.7.
import {
  createInvite,
  login,
  type RouteDefinition,
  register,
  resetPassword,
  setUp,
} from '@dosewise/contract';
import { ALL_ROUTES, type RouteId } from '@dosewise/contract/routes';
import { afterEach, describe, expect, it } from 'vitest';
import { newScope } from '../../context.ts';
import { readSetupCode } from '../../features/account/auth/gates/gates.service.ts';
import { hashToken, newUserToken } from '../../runtime/secrets/secret-tokens.ts';
import { createAdmin, createUser } from '../factories.ts';
import { createTestApp, fillPath, TEST_NOW, type TestApp } from '../test-app.ts';
import { findUserId } from '../user-id.ts';

const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'seven slow green boats';

let test: TestApp;
afterEach(() => test.close());

/** Routes that anyone may call, no matter who they are. */
const PUBLIC = ALL_ROUTES.filter(({ access }) => access === 'public');

/** Right bodies for calls of a way in. Each route that takes a body is one, or is said not to be. */
type Bodies = Readonly<Record<string, object>>;
/**
 * These let no one in: they mail, or answer about a token of theirs. A passkey needs no second factor,
 * since its device asked for one: passkeys.routes.test.ts tries those. A login at another provider takes one
 * there: oidc.routes.test.ts has it.
 */
const NO_WAY_IN: readonly RouteId[] = [
  'forgotPassword',
  'confirmEmail',
  'actOnReminder',
  'renewPushSubscription',
  'openShare',
  'readInvitation',
  'loginWithPasskey',
  'finishOidc',
];

async function callAll(bodies: Bodies) {
  const replies = new Map<string, { status: number; code: string | undefined; text: string }>();
  for (const route of PUBLIC) {
    if (route.body && !NO_WAY_IN.includes(route.id) && !bodies[route.id]) {
      throw new Error(`Say of ${route.id} with what it would let someone in.`);
    }
    const reply = await test.app.inject({
      method: route.method,
      url: pathOf(route),
      ...(route.body && { payload: bodies[route.id] ?? {} }),
    });
    const isJson = /^application\/json/.test(String(reply.headers['content-type']));
    replies.set(route.id, {
      status: reply.statusCode,
      code: isJson ? reply.json().code : undefined,
      text: reply.body,
    });
  }
  return replies;
}

function pathOf({ path }: RouteDefinition): string {
  const names = path.match(/(?<=:)\w+/g) ?? [];
  return `/api${fillPath(path, Object.fromEntries(names.map((name) => [name, 'nothing'])))}`;
}

const readDoors = async () => ({
  accounts: await test.db.selectFrom('user_account').selectAll().orderBy('id').execute(),
  sessions: await test.db.selectFrom('session').selectAll().orderBy('token_hash').execute(),
});

describe('while registration is closed', () => {
  it('no route makes an account, whatever someone has in hand', async () => {
    test = await createTestApp({ REGISTRATION: 'closed' });
    const code = await readSetupCode(newScope(test.context));
    const body = { code, email: 'admin@example.com', password: PASSWORD };
    const { token } = (await test.call(setUp, { body })).body;
    const invite = await test.call(createInvite, { body: { days: 7 } }, { token });
    const person = { email: 'ada@example.com', password: PASSWORD };
    const before = await readDoors();
    const replies = await callAll({
      register: { ...person, invite: invite.body.url?.split('=').at(-1) ?? 'x' },
      setUp: { ...person, code },
      login: person,
      resetPassword: { token: 'x'.repeat(65), newPassword: NEW_PASSWORD },
    });
    expect(await readDoors()).toEqual(before);
    expect([replies.get(register.id), replies.get(setUp.id)]).toMatchObject([
      { status: 403, code: 'registration_closed' },
      { status: 403, code: 'setup_over' },
    ]);
  });
});

describe.each([
  ['a user', createUser],
  ['an admin', createAdmin],
])('while the second factor of %s is missing', (_who, create) => {
  it('no route lets anyone in with all the rest, nor changes the password', async () => {
    test = await createTestApp();
    const user = await create(test);
    const id = await findUserId(test.db, user.email);
    const factor = { user_id: id, secret: 'A'.repeat(32), created_at: 0, confirmed_at: TEST_NOW };
    await test.db.insertInto('second_factor').values(factor).execute();
    const link = newUserToken(id);
    await test.db
      .insertInto('password_reset')
      .values({
        user_id: id,
        token_hash: hashToken(link),
        created_at: TEST_NOW,
        expires_at: TEST_NOW + 1,
      })
      .execute();
    const before = await readDoors();
    const person = { email: user.email, password: PASSWORD };
    const replies = await callAll({
      register: person,
      setUp: { ...person, code: 'x' },
      login: person,
      forgotPassword: { email: user.email },
      resetPassword: { token: link, newPassword: NEW_PASSWORD },
    });
    expect(await readDoors()).toEqual(before);
    const missing = { status: 401, code: 'second_factor_required' };
    expect([replies.get(login.id), replies.get(resetPassword.id)]).toMatchObject([
      missing,
      missing,
    ]);
    const given = PUBLIC.flatMap(({ id, method }) => (method === 'POST' ? replies.get(id) : []));
    const texts = given.filter((reply) => reply && reply.status < 400).map((reply) => reply?.text);
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.join('\n')).not.toMatch(/"token":/);
  });
});
