// Shows 36.7.
import { forgotPassword, listDoses, login, makeResetLink, resetPassword } from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newScope } from '../../../context.ts';
import { createAdmin, createUser } from '../../../testing/factories.ts';
import { createTestApp, SENDS_MAIL, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';
import { makeResetLinkByOperator } from './reset-link.service.ts';

type User = Awaited<ReturnType<typeof createUser>>;

const NEW_PASSWORD = 'seven slow green boats';

let test: TestApp;
let admin: User;
let anna: User;

beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'https://dosewise.example' });
  admin = await createAdmin(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(TEST_NOW);
  anna = await createUser(test);
});

const makeFor = async (user: User, by: User = admin) =>
  test.call(makeResetLink, { params: { id: await findUserId(test.db, user.email) } }, by);

const tokenOf = (url: string) =>
  /^https:\/\/dosewise\.example\/reset-password#token=([\w-]+)$/.exec(url)?.[1] ?? expect.fail(url);

const reset = (token: string) =>
  test.call(resetPassword, { body: { token, newPassword: NEW_PASSWORD } });

const logInWith = async (password: string) =>
  (await test.call(login, { body: { email: anna.email, password } })).status;

it('lets the owner choose a new password once, and ends their sessions', async () => {
  const { status, body } = await makeFor(anna);
  expect(status).toBe(201);
  expect(body.expiresAt).toBe(new Date(TEST_NOW + DAY_MS).toISOString());
  const token = tokenOf(body.url);
  const kept = await test.db.selectFrom('password_reset').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(token);

  expect((await reset(token)).status).toBe(201);
  expect(await logInWith(NEW_PASSWORD)).toBe(200);
  expect((await test.call(listDoses, {}, anna)).status).toBe(401);
  expect(await reset(token)).toMatchObject({ body: { code: 'reset_link_dead' } });
});

it('works for a day, and ends the link before it', async () => {
  const earlier = tokenOf((await makeFor(anna)).body.url);
  const token = tokenOf((await makeFor(anna)).body.url);
  expect(await reset(earlier)).toMatchObject({ body: { code: 'reset_link_dead' } });
  test.setNow(TEST_NOW + DAY_MS);
  expect(await reset(token)).toMatchObject({ body: { code: 'reset_link_dead' } });
  test.setNow(TEST_NOW + DAY_MS - 1);
  expect((await reset(token)).status).toBe(201);
});

it('is noted with who made it, and its owner is told', async () => {
  await makeFor(anna);
  const link = await makeResetLinkByOperator(
    newScope(test.context),
    test.context.config,
    anna.email,
  );
  expect((await reset(tokenOf(link?.url ?? ''))).status).toBe(201);
  const annaId = await findUserId(test.db, anna.email);
  const noted = await test.db
    .selectFrom('audit_entry')
    .select('actor_id')
    .where('action', '=', 'reset_link_made')
    .where('subject_user_id', '=', annaId)
    .orderBy('id')
    .execute();
  expect(noted.map(({ actor_id }) => actor_id)).toEqual([
    await findUserId(test.db, admin.email),
    null,
  ]);
  const told = await test.db
    .selectFrom('delivery')
    .select('detail')
    .where('user_id', '=', annaId)
    .where('kind', '=', 'door_opened')
    .execute();
  expect(told.map(({ detail }) => JSON.parse(detail ?? '{}').door)).toContain('reset_link');
});

it('is refused to everyone else, for oneself, and for no account', async () => {
  expect((await makeFor(anna, await createUser(test))).status).toBe(403);
  expect((await makeFor(admin)).status).toBe(403);
  const nobody = await test.call(makeResetLink, { params: { id: crypto.randomUUID() } }, admin);
  expect(nobody.status).toBe(404);
  const { config } = test.context;
  expect(await makeResetLinkByOperator(newScope(test.context), config, 'no@example.com')).toBe(
    null,
  );
});

it('is not shown to who asks for one: it becomes a file that only the operator reads', async () => {
  const asked = await test.call(forgotPassword, { body: { email: anna.email } });
  expect([asked.status, asked.body]).toEqual([202, {}]);
});

it('is left to the owner where the server sends mail', async () => {
  const sending = await createTestApp(SENDS_MAIL);
  try {
    const [boss, owner] = [await createAdmin(sending), await createUser(sending)];
    const id = await findUserId(sending.db, owner.email);
    expect(await sending.call(makeResetLink, { params: { id } }, boss)).toMatchObject({
      status: 403,
      body: { error: /This server sends email/ },
    });
    const { config } = sending.context;
    const link = await makeResetLinkByOperator(newScope(sending.context), config, owner.email);
    expect(link?.url).toMatch(/^http:\/\/localhost:\d+\/reset-password#token=/);
  } finally {
    await sending.close();
  }
});
