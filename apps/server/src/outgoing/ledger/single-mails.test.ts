// Shows 36.1.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newScope } from '../../context.ts';
import { insertTemplate, insertUsers } from '../../testing/mail/mail-factories.ts';
import { type MailTest, MINUTE, startMailTest, until } from '../../testing/mail/mail-test.ts';
import { TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { enqueueMail, enqueueMailForAddress } from './enqueue.queries.ts';

let mail: MailTest;
let test: TestApp;

beforeEach(async () => {
  mail = await startMailTest();
  test = mail.test;
});
afterEach(() => mail.close());

const statusOf = async (userId: string, kind: 'welcome' | 'password_reset') =>
  (
    await test.db
      .selectFrom('delivery')
      .select('status')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .executeTakeFirst()
  )?.status;

describe('single mails', () => {
  it('welcome a user with the newest template, whatever the topics, but for who wants no mail', async () => {
    const [user, quiet, off] = await insertUsers(test.db, 3);
    const none = { wants_marketing: 0, wants_product_updates: 0, wants_tips: 0 } as const;
    const set = (id: string | undefined, unsubscribed: 0 | 1) =>
      test.db
        .updateTable('user_account')
        .set({ ...none, unsubscribed })
        .where('id', '=', id ?? '')
        .execute();
    await set(quiet?.id, 0);
    await set(off?.id, 1);
    await insertTemplate(test.db, { category: 'welcome', subject: 'Old', updatedAt: 1 });
    await insertTemplate(test.db, {
      category: 'welcome',
      subject: 'Hello {{user_email}}',
      updatedAt: 2,
    });
    for (const one of [user, quiet, off]) {
      await enqueueMail(newScope(test.context), one?.id ?? '', 'welcome');
    }
    mail.work();
    await until(async () => expect(await statusOf(user?.id ?? '', 'welcome')).toBe('sent'));
    await until(async () => expect(await statusOf(quiet?.id ?? '', 'welcome')).toBe('sent'));
    await until(async () => expect(await statusOf(off?.id ?? '', 'welcome')).toBe('suppressed'));
    const parsed = await mail.sink.parse(mail.sink.mails[0]);
    expect(parsed.subject).toBe(`Hello ${user?.email}`);
    const headers = parsed.headers.map((header) => header.key);
    expect(headers).toContain('list-unsubscribe-post');
    expect(parsed.html).not.toContain('/api/mail/open/');
  });

  it('about the account reach also who wants no mail of us, each login with one', async () => {
    const [user] = await insertUsers(test.db, 1, { unsubscribed: 1 });
    const id = user?.id ?? '';
    const scope = newScope(test.context);
    await enqueueMail(scope, id, 'new_device', 'Firefox on Linux');
    await enqueueMail(scope, id, 'new_device');
    await enqueueMail(scope, id, 'second_factor_removed');
    mail.work();
    await until(() => expect(mail.sink.mails).toHaveLength(3));
    const parsed = await Promise.all(mail.sink.mails.map((one) => mail.sink.parse(one)));
    const texts = parsed.map(({ text = '' }) => text).join('\n');
    expect(texts).toContain('account: Firefox on Linux, 21 Nov 2026, 12:00 UTC.');
    expect(texts).toContain('account: an unknown device, 21 Nov 2026, 12:00 UTC.');
    expect(texts).toContain('An admin removed the authenticator app from your Dosewise account');
    for (const { html } of parsed) expect(html).toContain('https://dosewise.example/security');
    expect(parsed.map(({ subject }) => subject).sort()).toEqual([
      'A new login to Dosewise',
      'A new login to Dosewise',
      'Your account: your authenticator app was removed',
    ]);
  });

  it('are not enqueued without a welcome template or without an account', async () => {
    const [user] = await insertUsers(test.db, 1);
    await enqueueMail(newScope(test.context), user?.id ?? '', 'welcome');
    await enqueueMailForAddress(newScope(test.context), 'nobody@example.com', 'password_reset');
    expect(await test.db.selectFrom('delivery').selectAll().execute()).toEqual([]);
  });

  it('carry a fresh password link before every campaign, also to who unsubscribed', async () => {
    await insertUsers(test.db, 400);
    const [user] = await insertUsers(test.db, 1, { unsubscribed: 1, wants_marketing: 0 });
    const old = { created_at: TEST_NOW, expires_at: TEST_NOW + MINUTE, user_id: user?.id ?? '' };
    await test.db
      .insertInto('password_reset')
      .values({ ...old, token_hash: 'old' })
      .execute();
    const id = await mail.begin();
    for (let n = 0; n < 3; n++) {
      await enqueueMailForAddress(newScope(test.context), user?.email ?? '', 'password_reset');
    }
    expect(JSON.stringify(await test.db.selectFrom('delivery').selectAll().execute())).not.toMatch(
      /token/,
    );
    mail.work();
    await mail.untilSent(id);
    await until(async () => expect(await statusOf(user?.id ?? '', 'password_reset')).toBe('sent'));
    const resets = mail.sink.mails.filter(({ to }) => to === user?.email);
    expect(resets).toHaveLength(1);
    const place = mail.sink.mails.findIndex(({ to }) => to === user?.email);
    // Among the first, which go side by side.
    expect(place).toBeLessThan(10);
    const parsed = await mail.sink.parse(resets[0]);
    const token = /https:\/\/dosewise\.example\/reset-password#token=([\w-]{65})\s/.exec(
      parsed.text ?? '',
    )?.[1];
    const stored = await test.db.selectFrom('password_reset').selectAll().execute();
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(token ?? '')));
    expect(stored).toEqual([
      {
        token_hash: hash.toString('base64url'),
        user_id: user?.id,
        created_at: TEST_NOW,
        expires_at: TEST_NOW + 60 * MINUTE,
      },
    ]);
    expect(parsed.headers.filter((header) => header.key.startsWith('list-'))).toEqual([]);
    expect(parsed.html).not.toMatch(/api\/mail|unsubscribe|<img/);
  });
});
