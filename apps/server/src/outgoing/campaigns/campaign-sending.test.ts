// Shows 35.1.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newScope } from '../../context.ts';
import {
  countDeliveries,
  insertCampaign,
  insertUsers,
  readCampaignStatus,
} from '../../testing/mail/mail-factories.ts';
import { type MailTest, MINUTE, startMailTest, until } from '../../testing/mail/mail-test.ts';
import { TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { enqueueMail } from '../ledger/enqueue.queries.ts';
import { startCampaign } from './start-campaign.ts';

let mail: MailTest;
let test: TestApp;

beforeEach(async () => {
  mail = await startMailTest();
  test = mail.test;
});
afterEach(() => mail.close());

describe('a campaign', () => {
  it('goes to everyone of its segment once, and ends as sent', async () => {
    const users = await insertUsers(test.db, 700);
    const id = await mail.begin();
    await insertUsers(test.db, 3, { created_at: TEST_NOW + 1 });
    mail.work();
    await mail.untilSent(id);
    expect(mail.sink.mails.map(({ to }) => to).sort()).toEqual(users.map((u) => u.email).sort());
    expect(await countDeliveries(test.db, id)).toEqual({ sent: 700 });
    const row = await test.db
      .selectFrom('campaign')
      .select(['started_at', 'sent_at'])
      .executeTakeFirst();
    expect(row).toEqual({ started_at: TEST_NOW, sent_at: TEST_NOW });
    // Anyone who holds nothing is no worker.
    await until(async () =>
      expect(await test.db.selectFrom('worker').selectAll().execute()).toEqual([]),
    );
  });

  it('starts once, however many ask, and with the template as it is then', async () => {
    const [user] = await insertUsers(test.db, 1);
    const id = await insertCampaign(test.db, { template: { html: '<p>Before</p>' } });
    const starts = await Promise.all(
      [1, 2, 3, 4].map(() => startCampaign(newScope(test.context), id)),
    );
    expect(starts.sort()).toEqual([false, false, false, true]);
    await test.db.updateTable('email_template').set({ html_content: '<p>After</p>' }).execute();
    mail.work();
    await mail.untilSent(id);
    expect(mail.sink.mails.map(({ to }) => to)).toEqual([user?.email]);
    expect((await mail.sink.parse(mail.sink.mails[0])).html).toContain('<p>Before</p>');
    expect(await startCampaign(newScope(test.context), id)).toBe(false);
  });

  it('does not start without its template', async () => {
    const id = await insertCampaign(test.db);
    await test.db.deleteFrom('email_template').execute();
    expect(await startCampaign(newScope(test.context), id)).toBe(false);
    expect(await readCampaignStatus(test.db, id)).toBe('draft');
  });

  it('that is scheduled starts when its time has come', async () => {
    await insertUsers(test.db, 1);
    const scheduled = { status: 'scheduled', scheduled_at: TEST_NOW + MINUTE } as const;
    const id = await insertCampaign(test.db, scheduled);
    const marker = await mail.begin();
    mail.work();
    await mail.untilSent(marker);
    expect(await readCampaignStatus(test.db, id)).toBe('scheduled');
    test.setNow(TEST_NOW + MINUTE);
    await mail.untilSent(id);
    expect(await countDeliveries(test.db, id)).toEqual({ sent: 1 });
  });

  it('that is scheduled for no one becomes a draft that says when', async () => {
    await insertUsers(test.db, 1, { created_at: TEST_NOW - 40 * 1440 * MINUTE });
    const scheduled = { status: 'scheduled', scheduled_at: TEST_NOW } as const;
    const id = await insertCampaign(test.db, { ...scheduled, segment: 'new_users' });
    mail.work();
    await until(async () => expect(await readCampaignStatus(test.db, id)).toBe('draft'));
    const row = await test.db
      .selectFrom('campaign')
      .select(['scheduled_at', 'started_at', 'html_content'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ scheduled_at: TEST_NOW, started_at: null, html_content: null });
    expect(await countDeliveries(test.db, id)).toEqual({});
  });

  it('leaves out who does not want it', async () => {
    const [any, tips, off, updates] = await Promise.all([
      insertUsers(test.db, 1),
      insertUsers(test.db, 1, { wants_marketing: 0, wants_product_updates: 0 }),
      insertUsers(test.db, 1, { unsubscribed: 1 }),
      insertUsers(test.db, 1, { wants_marketing: 0, wants_tips: 0 }),
    ]);
    const categories = [
      'tips',
      'welcome',
      'automated',
      'feedback',
      'manual',
      'reactivation',
    ] as const;
    const ids: string[] = [];
    for (const category of categories) ids.push(await mail.begin({ template: { category } }));
    // People who say no before they are listed get no mail.
    const [late] = await insertUsers(test.db, 1, { created_at: TEST_NOW });
    await test.db
      .updateTable('user_account')
      .set({ unsubscribed: 1 })
      .where('id', '=', late?.id ?? '')
      .execute();
    mail.work();
    for (const id of ids) await mail.untilSent(id);
    const count = (user: { email: string } | undefined) =>
      mail.sink.mails.filter(({ to }) => to === user?.email).length;
    expect([any[0], tips[0], off[0], updates[0], late].map(count)).toEqual([6, 1, 0, 3, 0]);
    expect(await countDeliveries(test.db, ids[0] ?? '')).toEqual({ sent: 2 });
  });

  it('stops at the mails in hand when someone unsubscribes or it is cancelled', async () => {
    const users = await insertUsers(test.db, 900);
    const id = await mail.begin();
    const release = mail.holdTexts();
    mail.work();
    await until(() => expect(mail.sink.textsTo.length).toBe(10));
    // All are listed, some are claimed; ten wait for the server's answer.
    const claimed = await test.db.selectFrom('delivery').select(['user_id', 'status']).execute();
    const waiting = claimed.filter((row) => row.status === 'claimed').map((row) => row.user_id);
    expect(waiting.length).toBeGreaterThan(300);
    // In whatever order they are sent, some of these come first.
    const leaving = waiting.filter((_, place) => place % 3 === 0);
    await test.db
      .updateTable('user_account')
      .set({ unsubscribed: 1 })
      .where('id', 'in', leaving)
      .execute();
    const gone = users.filter((user) => leaving.includes(user.id));
    let isCancelled = false;
    mail.sink.behaviour.text = async () => {
      if (mail.sink.mails.length >= 150 && !isCancelled) {
        isCancelled = true;
        await test.db.updateTable('campaign').set({ status: 'cancelled' }).execute();
      }
      return null;
    };
    release();
    await until(async () => {
      const counts = await countDeliveries(test.db, id);
      expect(Object.keys(counts).sort()).toEqual(['cancelled', 'sent', 'suppressed']);
    });
    const counts = await countDeliveries(test.db, id);
    expect(counts.sent).toBe(mail.sink.mails.length);
    expect(counts.sent).toBeLessThan(300);
    expect(Object.values(counts).reduce((sum, n) => sum + n)).toBeGreaterThan(400);
    const sentTo = new Set(mail.sink.mails.map(({ to }) => to));
    expect(gone.filter((user) => sentTo.has(user.email))).toEqual([]);
    expect(await readCampaignStatus(test.db, id)).toBe('cancelled');
  });

  it('is shared by several workers on one database', async () => {
    const users = await insertUsers(test.db, 900);
    const id = await mail.begin();
    for (let n = 0; n < 3; n++) mail.work();
    await mail.untilSent(id);
    expect(mail.sink.mails.length).toBe(900);
    expect(new Set(mail.sink.mails.map(({ to }) => to)).size).toBe(users.length);
    expect(await countDeliveries(test.db, id)).toEqual({ sent: 900 });
  });
});

it('is cancelled where there is no marketing, while other mails go', async () => {
  const { test } = mail;
  await insertUsers(test.db, 3);
  const begun = await mail.begin();
  const scheduled = await insertCampaign(test.db, { status: 'scheduled', scheduled_at: TEST_NOW });
  const { context } = test;
  mail.work({ config: { ...context.config, marketing: false } });
  for (const id of [begun, scheduled]) {
    await until(async () => expect(await readCampaignStatus(test.db, id)).toBe('cancelled'));
  }
  const [reader] = await test.db.selectFrom('user_account').select(['id', 'email']).execute();
  await enqueueMail(newScope(context), reader?.id ?? '', 'password_reset');
  await until(() => expect(mail.sink.mails.map(({ to }) => to)).toEqual([reader?.email]));
});
