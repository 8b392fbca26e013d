import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scopeOf } from '../context.ts';
import {
  countDeliveries,
  insertCampaign,
  insertTemplate,
  insertUsers,
  readCampaignStatus,
} from '../testing/mail-factories.ts';
import { type SmtpSink, startSmtpSink } from '../testing/smtp-sink.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../testing/test-app.ts';
import { enqueueMail, enqueueMailForAddress } from './enqueue.queries.ts';
import { createMailTransport } from './mail-transport.ts';
import { type MailWorker, startMailWorker } from './mail-worker.ts';
import { startCampaign } from './start-campaign.ts';

let sink: SmtpSink;
let test: TestApp;
let workers: MailWorker[];

beforeEach(async () => {
  sink = await startSmtpSink();
  test = await createTestApp({
    SMTP_URL: sink.url,
    MAIL_FROM: 'Dosewise <mail@dosewise.example>',
    PUBLIC_URL: 'https://dosewise.example',
  });
  await test.db.deleteFrom('email_template').execute();
  workers = [];
});
afterEach(async () => {
  // First, so that no worker waits for an answer that a failed test still holds back.
  await sink.close();
  await Promise.all(workers.map((worker) => worker.stop()));
  await test.close();
});

const MINUTE = 60_000;
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 18_000, interval: 10 });

function work(options: Parameters<typeof startMailWorker>[1] = {}): MailWorker {
  const worker = startMailWorker(test.context, options);
  workers.push(worker);
  return worker;
}

async function begin(fields: Parameters<typeof insertCampaign>[1] = {}): Promise<string> {
  const id = await insertCampaign(test.db, fields);
  expect(await startCampaign(scopeOf(test.context), id)).toBe(true);
  return id;
}

const untilSent = (id: string) =>
  until(async () => expect(await readCampaignStatus(test.db, id)).toBe('sent'));

/** Lets the hours pass until everything that was put off has been tried again. */
async function untilSentInTime(id: string, worker: MailWorker): Promise<void> {
  for (let now = TEST_NOW; (await readCampaignStatus(test.db, id)) !== 'sent'; now += 5 * MINUTE) {
    expect(now).toBeLessThan(TEST_NOW + 9 * 1440 * MINUTE);
    test.setNow(now);
    worker.wake();
    await sleep(5);
  }
}

const statusOf = async (userId: string) =>
  (
    await test.db
      .selectFrom('delivery')
      .select('status')
      .where('user_id', '=', userId)
      .executeTakeFirst()
  )?.status;

describe('a campaign', () => {
  it('goes to everybody of its segment once, and ends as sent', async () => {
    const users = await insertUsers(test.db, 700);
    const id = await begin();
    await insertUsers(test.db, 3, { created_at: TEST_NOW + 1 });
    work();
    await untilSent(id);
    expect(sink.mails.map((mail) => mail.to).sort()).toEqual(users.map((u) => u.email).sort());
    expect(await countDeliveries(test.db, id)).toEqual({ sent: 700 });
    const row = await test.db
      .selectFrom('campaign')
      .select(['started_at', 'sent_at'])
      .executeTakeFirst();
    expect(row).toEqual({ started_at: TEST_NOW, sent_at: TEST_NOW });
    // Whoever holds nothing is no worker.
    await until(async () =>
      expect(await test.db.selectFrom('mail_worker').selectAll().execute()).toEqual([]),
    );
  });

  it('starts once, however many ask, and with the template as it is then', async () => {
    const [user] = await insertUsers(test.db, 1);
    const id = await insertCampaign(test.db, { template: { html: '<p>Before</p>' } });
    const starts = await Promise.all(
      [1, 2, 3, 4].map(() => startCampaign(scopeOf(test.context), id)),
    );
    expect(starts.sort()).toEqual([false, false, false, true]);
    await test.db.updateTable('email_template').set({ html_content: '<p>After</p>' }).execute();
    work();
    await untilSent(id);
    expect(sink.mails.map((mail) => mail.to)).toEqual([user?.email]);
    expect((await sink.parse(sink.mails[0])).html).toContain('<p>Before</p>');
    expect(await startCampaign(scopeOf(test.context), id)).toBe(false);
  });

  it('does not start without its template', async () => {
    const id = await insertCampaign(test.db);
    await test.db.deleteFrom('email_template').execute();
    expect(await startCampaign(scopeOf(test.context), id)).toBe(false);
    expect(await readCampaignStatus(test.db, id)).toBe('draft');
  });

  it('that is scheduled starts when its time has come', async () => {
    await insertUsers(test.db, 1);
    const scheduled = { status: 'scheduled', scheduled_at: TEST_NOW + MINUTE } as const;
    const id = await insertCampaign(test.db, scheduled);
    const marker = await begin();
    const worker = work();
    await untilSent(marker);
    expect(await readCampaignStatus(test.db, id)).toBe('scheduled');
    test.setNow(TEST_NOW + MINUTE);
    worker.wake();
    await untilSent(id);
    expect(await countDeliveries(test.db, id)).toEqual({ sent: 1 });
  });

  it('leaves out who does not want it at the moment of sending', async () => {
    const [tips, off, updates] = await Promise.all([
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
    for (const category of categories) ids.push(await begin({ template: { category } }));
    // Whoever says no between the start and the sending is not written to.
    const [late] = await insertUsers(test.db, 1, { created_at: TEST_NOW });
    await test.db
      .updateTable('user_account')
      .set({ unsubscribed: 1 })
      .where('id', '=', late?.id ?? '')
      .execute();
    work();
    for (const id of ids) await untilSent(id);
    const count = (user: { email: string } | undefined) =>
      sink.mails.filter((mail) => mail.to === user?.email).length;
    expect([tips[0], off[0], updates[0], late].map(count)).toEqual([1, 0, 3, 0]);
    expect(await countDeliveries(test.db, ids[0] ?? '')).toEqual({ sent: 1, suppressed: 3 });
  });

  it('stops at the mails in hand when somebody unsubscribes or it is cancelled', async () => {
    const users = await insertUsers(test.db, 900);
    const id = await begin();
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    sink.behaviour.text = () => held.then(() => null);
    work();
    await until(() => expect(sink.textsTo.length).toBe(10));
    // All are listed, some are claimed; ten wait for the server's answer.
    const claimed = await test.db.selectFrom('delivery').select(['user_id', 'status']).execute();
    const waiting = claimed.filter((row) => row.status === 'claimed').map((row) => row.user_id);
    expect(waiting.length).toBeGreaterThan(300);
    await test.db
      .updateTable('user_account')
      .set({ unsubscribed: 1 })
      .where('id', 'in', waiting.slice(0, 100))
      .execute();
    const gone = users.filter((user) => waiting.slice(0, 100).includes(user.id));
    let isCancelled = false;
    sink.behaviour.text = async () => {
      if (sink.mails.length >= 150 && !isCancelled) {
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
    expect(counts.sent).toBe(sink.mails.length);
    expect(counts.sent).toBeLessThan(300);
    expect(Object.values(counts).reduce((sum, n) => sum + n)).toBeGreaterThan(400);
    const sentTo = new Set(sink.mails.map((mail) => mail.to));
    expect(gone.filter((user) => sentTo.has(user.email))).toEqual([]);
    expect(await readCampaignStatus(test.db, id)).toBe('cancelled');
  });

  it('is shared by several workers on one database', async () => {
    const users = await insertUsers(test.db, 900);
    const id = await begin();
    for (let n = 0; n < 3; n++) work();
    await untilSent(id);
    expect(sink.mails.length).toBe(900);
    expect(new Set(sink.mails.map((mail) => mail.to)).size).toBe(users.length);
    expect(await countDeliveries(test.db, id)).toEqual({ sent: 900 });
  });
});

describe('a mail that is not taken', () => {
  it('for now is tried again later, and given up in the end', async () => {
    const [user, never] = await insertUsers(test.db, 2);
    const id = await begin();
    sink.behaviour.recipient = () => ({ code: 450, text: '4.2.0 greylisted' });
    const worker = work();
    const isQueued = async () => {
      expect(await countDeliveries(test.db, id)).toEqual({ queued: 2 });
      const rows = await test.db.selectFrom('delivery').select('attempts').execute();
      expect(rows.map((row) => row.attempts)).toEqual([1, 1]);
    };
    await until(isQueued);
    sink.behaviour.recipient = (address) =>
      address === never?.email ? { code: 451, text: 'later' } : null;
    worker.wake();
    await isQueued();
    await untilSentInTime(id, worker);
    expect(sink.mails.map((mail) => mail.to)).toEqual([user?.email]);
    expect(await countDeliveries(test.db, id)).toEqual({ sent: 1, failed: 1 });
    const failed = await test.db
      .selectFrom('delivery')
      .select(['attempts', 'failure'])
      .where('status', '=', 'failed')
      .execute();
    expect(failed).toEqual([{ attempts: 8, failure: '451' }]);
  });

  it('for good fails, and an address without a mailbox is not tried by the next campaign', async () => {
    const [gone, spam] = await insertUsers(test.db, 2);
    sink.behaviour.recipient = (address) =>
      address === gone?.email ? { code: 550, text: '5.1.1 no such user' } : null;
    sink.behaviour.text = () => ({ code: 554, text: '5.7.1 spam' });
    const first = await begin();
    const worker = work();
    await untilSent(first);
    expect(await countDeliveries(test.db, first)).toEqual({ failed: 2 });
    sink.behaviour.text = () => null;
    sink.behaviour.recipient = () => null;
    const second = await begin();
    worker.wake();
    await untilSent(second);
    expect(await countDeliveries(test.db, second)).toEqual({ sent: 1, suppressed: 1 });
    expect(sink.mails.map((mail) => mail.to)).toEqual([spam?.email]);
    const refused = await test.db.selectFrom('refused_address').selectAll().execute();
    expect(refused).toHaveLength(1);
    expect(JSON.stringify(refused)).not.toContain('example.com');
  });

  it('because the connection broke after its text is unconfirmed and never sent again', async () => {
    const users = await insertUsers(test.db, 30);
    const lost = new Set(users.slice(0, 5).map((user) => user.email));
    sink.behaviour.text = (address) => (lost.has(address) ? 'drop' : null);
    const id = await begin();
    const worker = work();
    await untilSent(id);
    expect(await countDeliveries(test.db, id)).toEqual({ sent: 25, unconfirmed: 5 });
    test.setNow(TEST_NOW + 10 * 1440 * MINUTE);
    worker.wake();
    const marker = await begin();
    await untilSent(marker);
    for (const address of lost) {
      expect(sink.textsTo.filter((to) => to === address)).toHaveLength(2);
    }
    expect(sink.mails.length).toBe(50);
  });

  it('because the connection broke before its text goes out later', async () => {
    const users = await insertUsers(test.db, 30);
    const id = await begin();
    let drops = 3;
    sink.behaviour.recipient = () => (drops-- > 0 ? 'drop' : null);
    await untilSentInTime(id, work());
    expect(drops).toBeLessThan(0);
    expect(await countDeliveries(test.db, id)).toEqual({ sent: 30 });
    expect(sink.mails.map((mail) => mail.to).sort()).toEqual(users.map((u) => u.email).sort());
  });

  it('because no server is there waits for it to come back', async () => {
    await insertUsers(test.db, 50);
    const port = Number(new URL(sink.url).port);
    await sink.close();
    const id = await begin();
    const worker = work();
    await until(async () => {
      const rows = await test.db
        .selectFrom('delivery')
        .select('failure')
        .where('failure', 'is not', null)
        .execute();
      expect(rows.length).toBeGreaterThan(0);
      expect(await countDeliveries(test.db, id)).toEqual({ queued: 50 });
    });
    sink = await startSmtpSink({ port });
    test.setNow(TEST_NOW + MINUTE);
    worker.wake();
    await untilSent(id);
    expect(await countDeliveries(test.db, id)).toEqual({ sent: 50 });
  });
});

describe('a worker whose lease ran out', () => {
  it('loses what it claimed, and what it was sending is unconfirmed until it tells', async () => {
    await insertUsers(test.db, 200);
    const id = await begin();
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    sink.behaviour.text = () => held.then(() => null);
    // Its clock stands still, so for the others it is soon dead.
    const stuck = startMailWorker({ ...test.context, now: () => TEST_NOW }, { leaseMs: 10_000 });
    workers.push(stuck);
    await until(() => expect(sink.textsTo.length).toBe(10));
    const inHand = (await countDeliveries(test.db, id)).sending ?? 0;
    expect(inHand).toBe(100);

    sink.behaviour.text = () => null;
    test.setNow(TEST_NOW + 10_001);
    const mailTransport = createMailTransport(test.context.config);
    workers.push(startMailWorker({ ...test.context, mailTransport }));
    await untilSent(id);
    expect(await countDeliveries(test.db, id)).toEqual({ sent: 100, unconfirmed: inHand });

    release();
    await until(async () => expect(await countDeliveries(test.db, id)).toEqual({ sent: 200 }));
    expect(new Set(sink.mails.map((mail) => mail.to)).size).toBe(200);
    expect(sink.mails.length).toBe(200);
    mailTransport.close();
  });

  it('that was killed while sending leaves unconfirmed mails and frees the rest', async () => {
    const users = await insertUsers(test.db, 3);
    const id = await begin();
    const dead = test.context.newId();
    await test.db
      .insertInto('mail_worker')
      .values({ id: dead, lease_until: TEST_NOW - 1 })
      .execute();
    const states = ['claimed', 'sending', 'sent'] as const;
    for (const [index, status] of states.entries()) {
      await test.db
        .insertInto('delivery')
        .values({
          user_id: users[index]?.id ?? '',
          id: test.context.newId(),
          kind: 'campaign',
          campaign_id: id,
          status,
          worker_id: dead,
          attempts: 0,
          next_attempt_at: 0,
          created_at: TEST_NOW,
        })
        .execute();
    }
    work();
    await untilSent(id);
    expect(await countDeliveries(test.db, id)).toEqual({ sent: 2, unconfirmed: 1 });
    expect(sink.mails.map((mail) => mail.to)).toEqual([users[0]?.email]);
  });
});

describe('stopping', () => {
  it('finishes the mails in hand and gives back the rest', async () => {
    await insertUsers(test.db, 300);
    const id = await begin();
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    sink.behaviour.text = () => held.then(() => null);
    const worker = work();
    await until(() => expect(sink.textsTo.length).toBe(10));
    const stopped = worker.stop();
    release();
    await stopped;
    const counts = await countDeliveries(test.db, id);
    expect(Object.keys(counts).sort()).toEqual(['queued', 'sent']);
    expect(counts.sent).toBe(sink.mails.length);
    // Those that the mail server had in hand; the others of their groups were not begun.
    expect(counts.sent).toBe(10);
    const tries = await test.db.selectFrom('delivery').select('attempts').distinct().execute();
    expect(tries).toEqual([{ attempts: 0 }]);
    expect(await test.db.selectFrom('mail_worker').selectAll().execute()).toEqual([]);
    work();
    await untilSent(id);
    expect(sink.mails.length).toBe(300);
  });
});

describe('single mails', () => {
  it('welcome a user with the newest template, unless it is not wanted', async () => {
    const [user, off] = await insertUsers(test.db, 2);
    await test.db
      .updateTable('user_account')
      .set({ wants_product_updates: 0 })
      .where('id', '=', off?.id ?? '')
      .execute();
    await insertTemplate(test.db, { category: 'welcome', subject: 'Old', updatedAt: 1 });
    await insertTemplate(test.db, {
      category: 'welcome',
      subject: 'Hello {{user_email}}',
      updatedAt: 2,
    });
    for (const one of [user, off]) {
      await enqueueMail(scopeOf(test.context), one?.id ?? '', 'welcome');
    }
    work();
    await until(async () => expect(await statusOf(user?.id ?? '')).toBe('sent'));
    await until(async () => expect(await statusOf(off?.id ?? '')).toBe('suppressed'));
    const mail = await sink.parse(sink.mails[0]);
    expect(mail.subject).toBe(`Hello ${user?.email}`);
    const headers = mail.headers.map((header) => header.key);
    expect(headers).toContain('list-unsubscribe-post');
    expect(mail.html).not.toContain('/api/mail/open/');
  });

  it('are not enqueued without a welcome template or without an account', async () => {
    const [user] = await insertUsers(test.db, 1);
    await enqueueMail(scopeOf(test.context), user?.id ?? '', 'welcome');
    await enqueueMailForAddress(scopeOf(test.context), 'nobody@example.com', 'password_reset');
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
    const id = await begin();
    for (let n = 0; n < 3; n++) {
      await enqueueMailForAddress(scopeOf(test.context), user?.email ?? '', 'password_reset');
    }
    expect(JSON.stringify(await test.db.selectFrom('delivery').selectAll().execute())).not.toMatch(
      /token/,
    );
    work();
    await untilSent(id);
    await until(async () => expect(await statusOf(user?.id ?? '')).toBe('sent'));
    const resets = sink.mails.filter((mail) => mail.to === user?.email);
    expect(resets).toHaveLength(1);
    const place = sink.mails.findIndex((mail) => mail.to === user?.email);
    // In one of the first two groups, which go side by side.
    expect(place).toBeLessThan(100);
    const mail = await sink.parse(resets[0]);
    const token = /https:\/\/dosewise\.example\/reset-password\?token=([\w-]{43})\s/.exec(
      mail.text ?? '',
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
    expect(mail.headers.filter((header) => header.key.startsWith('list-'))).toEqual([]);
    expect(mail.html).not.toMatch(/api\/mail|unsubscribe|<img/);
  });
});
