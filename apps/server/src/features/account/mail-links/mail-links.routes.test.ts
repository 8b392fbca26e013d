import { deleteAccount, getEmailPreferences, readSubscription } from '@dosewise/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeliveryTable } from '../../../db/tables/outgoing-tables.ts';
import { type MailLink, signLink } from '../../../outgoing/channels/email/compose/link-tokens.ts';
import { readServerSecret } from '../../../runtime/secrets/server-secret.queries.ts';
import { createUser } from '../../../testing/factories.ts';
import { refuseRows } from '../../../testing/faults/full-disk.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const SCANNER = 'BarracudaCentral/1.0';
const TARGET = 'https://example.com/a?b=1&c=%C3%A9';
const SENT_AT = TEST_NOW - 60_000;

let test: TestApp;
let secret: string;
let token: string;
let userId: string;
let campaignId: string;
let deliveryId: string;

beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'https://pens.example' });
  secret = await readServerSecret(test.db, 'mail-links');
});
beforeEach(async () => {
  test.setNow(TEST_NOW);
  const user = await createUser(test);
  token = user.token;
  userId = await findUserId(test.db, user.email);
  campaignId = await addCampaign();
  deliveryId = await addMail({ status: 'sent', sent_at: SENT_AT });
});
afterAll(() => test.close());

async function addCampaign(): Promise<string> {
  const id = test.context.newId();
  const texts = { name: 'C', subject: 'S', template_id: 'gone', target_segment: 'all' } as const;
  await test.db
    .insertInto('campaign')
    .values({ id, ...texts, status: 'sending', created_at: TEST_NOW, is_listed: 1 })
    .execute();
  const links = [TARGET, 'javascript:alert(1)'];
  await test.db
    .insertInto('campaign_link')
    .values(links.map((url, position) => ({ campaign_id: id, position, url })))
    .execute();
  return id;
}

async function addMail(fields: Partial<DeliveryTable>): Promise<string> {
  const id = test.context.newId();
  await test.db
    .insertInto('delivery')
    .values({
      user_id: userId,
      id,
      kind: 'campaign',
      channel: 'email',
      address: '',
      medicine: '',
      campaign_id: campaignId,
      status: 'queued',
      attempts: 1,
      next_attempt_at: 0,
      created_at: SENT_AT,
      ...fields,
    })
    .execute();
  return id;
}

const sign = (link: Omit<MailLink, 'userId'>) => signLink(secret, { userId, ...link });
const stopLink = () => sign({ purpose: 'unsubscribe', deliveryId });
const openLink = () => sign({ purpose: 'open', deliveryId });
const clickLink = (position = 0) => sign({ purpose: 'click', deliveryId, position });

const get = (path: string, userAgent = BROWSER, method: 'GET' | 'HEAD' = 'GET') =>
  test.app.inject({ method, url: `/api/mail/${path}`, headers: { 'user-agent': userAgent } });
const mail = () =>
  test.db
    .selectFrom('delivery')
    .select(['opened_at', 'clicked_at'])
    .where('id', '=', deliveryId)
    .executeTakeFirstOrThrow();
const hits = () =>
  test.db
    .selectFrom('mail_hit')
    .select(['kind', 'link_position', 'is_counted', 'hit_at'])
    .where('delivery_id', '=', deliveryId)
    .orderBy('id')
    .execute();
const preferences = async () => (await test.call(getEmailPreferences, {}, { token })).body;
const OFF = { marketing: false, productUpdates: false, tips: false, unsubscribed: true };
const FORGED = ['x', 'A'.repeat(88), '..', 'a'.repeat(301), 'é'];

describe('unsubscribing', () => {
  it('shows whose mails a link would end, without the whole address', async () => {
    await test.db
      .updateTable('user_account')
      .set({ email: `jane${userId}@example.com` })
      .where('id', '=', userId)
      .execute();
    const read = () => test.call(readSubscription, { params: { token: stopLink() } });
    expect((await read()).body).toEqual({
      address: 'j•••@example.com',
      unsubscribed: false,
      of: 'all',
    });
    await test.app.inject({ method: 'POST', url: `/api/mail/unsubscribe/${stopLink()}` });
    expect((await read()).body.unsubscribed).toBe(true);
  });

  it('leads from a link to the page that asks, and changes nothing by that', async () => {
    for (const method of ['GET', 'HEAD'] as const) {
      const reply = await get(`unsubscribe/${stopLink()}`, BROWSER, method);
      expect(reply.statusCode).toBe(303);
      expect(reply.headers.location).toBe(`https://pens.example/unsubscribe#token=${stopLink()}`);
    }
    expect((await preferences()).unsubscribed).toBe(false);
  });

  it.each([
    ['the form of RFC 8058', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['a form with a charset', 'application/x-www-form-urlencoded; charset=utf-8', 'a=b'],
    ['a form in parts', 'multipart/form-data; boundary=x', '--x--'],
    ['JSON', 'application/json', '{}'],
    ['nothing', undefined, undefined],
  ])('happens at once by POST with %s, without a login', async (_name, type, payload) => {
    const reply = await test.app.inject({
      method: 'POST',
      url: `/api/mail/unsubscribe/${stopLink()}`,
      ...(type && { headers: { 'content-type': type }, payload }),
    });
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect(await preferences()).toEqual(OFF);
  });

  it('may be asked for again and again, years later', async () => {
    const post = () =>
      test.app.inject({ method: 'POST', url: `/api/mail/unsubscribe/${stopLink()}` });
    test.setNow(TEST_NOW + 1000);
    expect((await post()).statusCode).toBe(204);
    test.setNow(TEST_NOW + 5 * 365 * 86_400_000);
    expect((await post()).statusCode).toBe(204);
    const row = await test.db
      .selectFrom('user_account')
      .select(['email_preferences_changed_at', 'unsubscribed'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ email_preferences_changed_at: TEST_NOW + 1000, unsubscribed: 1 });
  });

  it('is for its own user only, and with a link that we signed for it', async () => {
    const bystander = (await createUser(test)).token;
    await test.app.inject({ method: 'POST', url: `/api/mail/unsubscribe/${stopLink()}` });
    const { body } = await test.call(getEmailPreferences, {}, { token: bystander });
    expect(body.unsubscribed).toBe(false);
    for (const forged of [...FORGED, openLink(), clickLink()]) {
      const url = `/api/mail/unsubscribe/${encodeURIComponent(forged)}`;
      expect((await test.app.inject({ method: 'POST', url })).statusCode).toBe(404);
      const read = await test.call(readSubscription, { params: { token: forged } });
      expect([read.status, read.body]).toMatchObject([404, { code: 'not_found' }]);
    }
  });

  it('is gone with the account', async () => {
    const link = stopLink();
    const body = { password: 'correct horse battery' };
    expect((await test.call(deleteAccount, { body }, { token })).status).toBe(204);
    expect((await test.call(readSubscription, { params: { token: link } })).status).toBe(404);
    const url = `/api/mail/unsubscribe/${link}`;
    expect((await test.app.inject({ method: 'POST', url })).statusCode).toBe(404);
    expect((await get(`click/${clickLink()}`)).statusCode).toBe(404);
    expect((await get(`open/${openLink()}`)).statusCode).toBe(200);
    expect(await hits()).toEqual([]);
  });
});

describe('the pixel', () => {
  it('is the same image for everyone, and may not be kept', async () => {
    const replies = await Promise.all(
      [openLink(), 'forged', 'A'.repeat(88), clickLink()].map((link) => get(`open/${link}`)),
    );
    for (const reply of replies) {
      expect(reply.statusCode).toBe(200);
      expect(reply.headers).toMatchObject({
        'content-type': 'image/gif',
        'content-length': '43',
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(reply.rawPayload.subarray(0, 6).toString()).toBe('GIF89a');
      expect(reply.rawPayload).toEqual(replies[0]?.rawPayload);
    }
  });

  it('counts the first time that a person opens the mail', async () => {
    await get(`open/${openLink()}`);
    test.setNow(TEST_NOW + 1000);
    await get(`open/${openLink()}`);
    expect(await mail()).toEqual({ opened_at: TEST_NOW, clicked_at: null });
    const hit = { kind: 'open', link_position: null, is_counted: 1 };
    expect(await hits()).toEqual([
      { ...hit, hit_at: TEST_NOW },
      { ...hit, hit_at: TEST_NOW + 1000 },
    ]);
  });

  it('keeps what was no person, and does not count it', async () => {
    await get(`open/${openLink()}`, SCANNER);
    await get(`open/${openLink()}`, '');
    await get(`open/${openLink()}`, BROWSER, 'HEAD');
    test.setNow(SENT_AT + 5000);
    await get(`open/${openLink()}`);
    expect(await mail()).toEqual({ opened_at: null, clicked_at: null });
    expect((await hits()).map((hit) => hit.is_counted)).toEqual([0, 0, 0, 0]);
    test.setNow(SENT_AT + 5001);
    await get(`open/${openLink()}`);
    expect((await mail()).opened_at).toBe(SENT_AT + 5001);
  });

  it.each(['queued', 'claimed', 'sending', 'failed', 'unconfirmed'] as const)(
    'counts nothing for a mail that is %s',
    async (status) => {
      await test.db.updateTable('delivery').set({ status }).where('id', '=', deliveryId).execute();
      await get(`open/${openLink()}`);
      expect((await mail()).opened_at).toBeNull();
    },
  );

  it('keeps no more hits than a few of one mail, and still counts', async () => {
    for (let n = 0; n < 60; n++) await get(`open/${openLink()}`, SCANNER);
    await get(`click/${clickLink()}`);
    expect(await hits()).toHaveLength(50);
    expect(await mail()).toEqual({ opened_at: TEST_NOW, clicked_at: TEST_NOW });
  });
});

describe('a link', () => {
  it('leads to the address that its mail was sent with, and counts as opened too', async () => {
    const reply = await get(`click/${clickLink()}`);
    expect([reply.statusCode, reply.headers.location]).toEqual([302, TARGET]);
    expect(await mail()).toEqual({ opened_at: TEST_NOW, clicked_at: TEST_NOW });
    expect(await hits()).toMatchObject([{ kind: 'click', link_position: 0, is_counted: 1 }]);
  });

  it('keeps the time of an earlier open, and of the first click', async () => {
    await get(`open/${openLink()}`);
    test.setNow(TEST_NOW + 1000);
    await get(`click/${clickLink()}`);
    test.setNow(TEST_NOW + 2000);
    await get(`click/${clickLink()}`);
    await get(`open/${openLink()}`);
    expect(await mail()).toEqual({ opened_at: TEST_NOW, clicked_at: TEST_NOW + 1000 });
  });

  it('leads scanners on as well, uncounted', async () => {
    expect((await get(`click/${clickLink()}`, SCANNER)).statusCode).toBe(302);
    expect((await get(`click/${clickLink()}`, BROWSER, 'HEAD')).statusCode).toBe(302);
    expect(await mail()).toEqual({ opened_at: null, clicked_at: null });
    expect(await hits()).toMatchObject([{ is_counted: 0 }, { is_counted: 0 }]);
  });

  it('leads nowhere else: not by a forged token, another position, or another scheme', async () => {
    const elsewhere = `${clickLink()}?url=https://evil.example`;
    expect((await get(`click/${elsewhere}`)).headers.location).toBe(TARGET);
    for (const link of [...FORGED, openLink(), stopLink(), clickLink(1), clickLink(2)]) {
      const reply = await get(`click/${encodeURIComponent(link)}`);
      expect(reply.statusCode).toBe(404);
      expect(reply.headers.location).toBeUndefined();
      expect(reply.json().code).toBe('not_found');
    }
  });

  it('of a welcome mail, which has no campaign, leads nowhere', async () => {
    deliveryId = await addMail({ kind: 'welcome', campaign_id: null, status: 'sent' });
    expect((await get(`click/${clickLink()}`)).statusCode).toBe(404);
  });

  it('leads on, and the pixel is shown, while nothing can be written', async () => {
    const [click, open] = [clickLink(), openLink()];
    const allow = await refuseRows(test.db, 'mail_hit');
    const [followed, shown] = [await get(`click/${click}`), await get(`open/${open}`)];
    await allow();
    expect([followed.statusCode, followed.headers.location]).toEqual([302, TARGET]);
    expect(shown.statusCode).toBe(200);
    expect([await hits(), await mail()]).toEqual([[], { opened_at: null, clicked_at: null }]);
  });

  it('counts once for two readers at once', async () => {
    await Promise.all([1, 2, 3, 4].map(() => get(`click/${clickLink()}`)));
    expect(await mail()).toEqual({ opened_at: TEST_NOW, clicked_at: TEST_NOW });
  });
});
