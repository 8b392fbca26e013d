// Shows 35.1, 47.1.
import {
  createInvite,
  deleteInvite,
  getConfig,
  getProfile,
  getRedditStatus,
  invitePerson,
  listAudit,
  listEmailCampaigns,
  listEmailTemplates,
  listInvites,
  readInvitation,
  register,
  setUp,
} from '@dosewise/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newScope } from '../../../../context.ts';
import { createAdmin, createUser } from '../../../../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../../testing/test-app.ts';
import { readSetupCode } from './gates.service.ts';

const PASSWORD = 'correct horse battery';
const DAY_MS = 86_400_000;
let test: TestApp;
const begin = async (settings: Record<string, string>) => {
  test = await createTestApp(settings);
};
afterEach(() => test.close());

const join = (email: string, more: object = {}) =>
  test.call(register, { body: { email, password: PASSWORD, ...more } });

describe('registration', () => {
  it('is closed: for everyone, with an invitation too', async () => {
    await begin({ REGISTRATION: 'closed' });
    const reply = await join('ada@example.com', { invite: 'x' });
    expect([reply.status, reply.body]).toMatchObject([403, { code: 'registration_closed' }]);
    expect((await test.call(getConfig, {})).body).toMatchObject({ registration: 'closed' });
    expect(await test.db.selectFrom('user_account').select('id').execute()).toEqual([]);
  });

  describe('by invitation', () => {
    let token: string;
    beforeEach(async () => {
      await begin({ REGISTRATION: 'invite', PUBLIC_URL: 'https://pens.example.com' });
      const { context } = test;
      const code = await readSetupCode(newScope(context));
      const body = { code, email: 'admin@example.com', password: PASSWORD };
      token = String((await test.call(setUp, { body })).body.token);
    });
    const invite = async (body: object = { days: 7 }) => {
      const { body: made } = await test.call(createInvite, { body }, { token });
      expect(made.url).toMatch(
        /^https:\/\/pens\.example\.com\/login\?mode=register#invite=[\w-]{43}$/,
      );
      return { id: made._id, secret: made.url.split('=').at(-1) };
    };

    it('lets one person in, once, of two at once too', async () => {
      const { secret } = await invite();
      expect((await join('ada@example.com')).body).toMatchObject({ code: 'invite_needed' });
      expect((await join('ada@example.com', { invite: 'wrong' })).status).toBe(403);
      const replies = await Promise.all(
        ['ada', 'bea', 'cyd'].map((name) => join(`${name}@example.com`, { invite: secret })),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 403, 403]);
      expect((await test.call(listInvites, {}, { token })).body).toEqual([]);
    });

    it('is not used up by an account that cannot be made', async () => {
      const { secret } = await invite();
      expect((await join('admin@example.com', { invite: secret })).status).toBe(409);
      expect((await join('ada@example.com', { invite: secret })).status).toBe(201);
    });

    it('is the link, too, by which an admin without mail lets this address see their records', async () => {
      const inviteAs = async (session: string, email: string) => {
        const { body } = await test.call(
          invitePerson,
          { body: { email, role: 'sees', until: null } },
          { token: session },
        );
        const link = body.url?.split('#')[1] ?? expect.fail();
        const { body: read } = await test.call(readInvitation, { body: { token: link } });
        return { link, mayRegister: read.mayRegister };
      };
      const { link, mayRegister } = await inviteAs(token, 'ada@example.com');
      expect(mayRegister).toBe(true);
      expect((await join('bea@example.com', { invite: link })).status).toBe(403);
      const ada = await join('ada@example.com', { invite: link });
      expect(ada.status).toBe(201);
      // Ada is no admin, and brings no one in.
      const further = await inviteAs(ada.body.token, 'bea@example.com');
      expect(further.mayRegister).toBe(false);
      expect((await join('bea@example.com', { invite: further.link })).status).toBe(403);
    });

    it('may be for one address, ends, and is taken back', async () => {
      const [own, late, back] = [
        await invite({ email: 'Ada@example.com', days: 7 }),
        await invite({ days: 1 }),
        await invite(),
      ];
      expect((await join('bea@example.com', { invite: own.secret })).status).toBe(403);
      const listed = (await test.call(listInvites, {}, { token })).body;
      expect(listed.map(({ email }) => email).sort()).toEqual(['ada@example.com', null, null]);
      expect((await test.call(deleteInvite, { params: { id: back.id } }, { token })).status).toBe(
        204,
      );
      expect((await test.call(deleteInvite, { params: { id: back.id } }, { token })).status).toBe(
        404,
      );
      test.setNow(TEST_NOW + DAY_MS);
      for (const { secret } of [late, back]) {
        expect((await join('cyd@example.com', { invite: secret })).status).toBe(403);
      }
      expect((await join('ada@example.com', { invite: own.secret })).status).toBe(201);
      const acts = await test.db.selectFrom('audit_entry').select(['action', 'detail']).execute();
      expect(acts.filter(({ action }) => action.startsWith('invite'))).toHaveLength(4);
      expect(JSON.stringify(acts)).not.toContain('ada');
    });
  });
});

describe('the first admin', () => {
  it('is made once with the code of the start, of three at once too', async () => {
    await begin({ REGISTRATION: 'closed' });
    const code = await readSetupCode(newScope(test.context));
    expect(await readSetupCode(newScope(test.context))).toBe(code);
    const make = (name: string, given = code) =>
      test.call(setUp, { body: { code: given, email: `${name}@example.com`, password: PASSWORD } });
    expect((await make('eve', 'guessed')).body).toMatchObject({ code: 'setup_over' });
    const replies = await Promise.all(['ada', 'bea', 'cyd'].map((name) => make(name)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 403, 403]);
    const token = String(replies.find(({ status }) => status === 201)?.body.token);
    expect((await test.call(getProfile, {}, { token })).body).toMatchObject({ userType: 'admin' });
    expect(await readSetupCode(newScope(test.context))).toBeNull();
    const { body } = await test.call(listAudit, {}, { token });
    const admin = (await test.call(getProfile, {}, { token })).body.email;
    expect(body.entries.map(({ description }) => description)).toEqual([
      `The person who runs this server made ${admin} an admin`,
    ]);
  });

  it('is not made beside an admin, with a code that was printed before', async () => {
    await begin({});
    const code = await readSetupCode(newScope(test.context));
    await createAdmin(test);
    const body = { code, email: 'eve@example.com', password: PASSWORD };
    expect((await test.call(setUp, { body })).status).toBe(403);
  });
});

it('without marketing has no campaigns, templates, Reddit, donation, news', async () => {
  await begin({ MARKETING: 'off', DONATION_HANDLE: 'somebody' });
  const { token } = await createAdmin(test);
  for (const route of [listEmailCampaigns, listEmailTemplates, getRedditStatus]) {
    expect((await test.call(route, {}, { token })).status, route.id).toBe(404);
  }
  const { body } = await test.call(getConfig, {});
  expect(body).toMatchObject({ donationUrl: '', marketing: false });
  await createUser(test, 'ada@example.com');
  const wants = await test.db
    .selectFrom('user_account')
    .select(['wants_marketing', 'wants_product_updates', 'wants_tips'])
    .where('email', '=', 'ada@example.com')
    .executeTakeFirst();
  expect(wants).toEqual({ wants_marketing: 0, wants_product_updates: 0, wants_tips: 0 });
  // There is a template of the welcome, which no one here could see or change.
  const welcomes = test.db.selectFrom('email_template').select('id');
  expect(await welcomes.where('category', '=', 'welcome').execute()).not.toEqual([]);
  expect(await test.db.selectFrom('delivery').select('kind').execute()).toEqual([]);
});

it.each([
  ['on', true],
  ['off', false],
])('tells whether people may use it without an account: %s', async (set, withoutAccount) => {
  await begin({ WITHOUT_ACCOUNT: set });
  expect((await test.call(getConfig, {})).body).toMatchObject({ withoutAccount });
});
