import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countDeliveries, insertUsers } from '../../testing/mail/mail-factories.ts';
import { type MailTest, MINUTE, startMailTest, until } from '../../testing/mail/mail-test.ts';
import { startSmtpSink } from '../../testing/mail/smtp-sink.ts';
import { TEST_NOW, type TestApp } from '../../testing/test-app.ts';

let mail: MailTest;
let test: TestApp;

beforeEach(async () => {
  mail = await startMailTest();
  test = mail.test;
});
afterEach(() => mail.close());

describe('a mail that is not taken', () => {
  it('for now is tried again later, and given up in the end', async () => {
    const [user, never] = await insertUsers(test.db, 2);
    const id = await mail.begin();
    mail.sink.behaviour.recipient = () => ({ code: 450, text: '4.2.0 greylisted' });
    mail.work();
    const isQueued = async () => {
      expect(await countDeliveries(test.db, id)).toEqual({ queued: 2 });
      const rows = await test.db.selectFrom('delivery').select('attempts').execute();
      expect(rows.map((row) => row.attempts)).toEqual([1, 1]);
    };
    await until(isQueued);
    mail.sink.behaviour.recipient = (address) =>
      address === never?.email ? { code: 451, text: 'later' } : null;
    await isQueued();
    await mail.untilSentInTime(id);
    expect(mail.sink.mails.map(({ to }) => to)).toEqual([user?.email]);
    expect(await countDeliveries(test.db, id)).toEqual({ sent: 1, failed: 1 });
    const failed = await test.db
      .selectFrom('delivery')
      .select(['attempts', 'answer'])
      .where('status', '=', 'failed')
      .execute();
    expect(failed).toEqual([{ attempts: 8, answer: '451' }]);
  });

  it('for good fails, and an address without a mailbox is not tried by the next campaign', async () => {
    const [gone, spam] = await insertUsers(test.db, 2);
    mail.sink.behaviour.recipient = (address) =>
      address === gone?.email ? { code: 550, text: '5.1.1 no such user' } : null;
    mail.sink.behaviour.text = () => ({ code: 554, text: '5.7.1 spam' });
    const first = await mail.begin();
    mail.work();
    await mail.untilSent(first);
    expect(await countDeliveries(test.db, first)).toEqual({ failed: 2 });
    mail.sink.behaviour.text = () => null;
    mail.sink.behaviour.recipient = () => null;
    const second = await mail.begin();
    await mail.untilSent(second);
    expect(await countDeliveries(test.db, second)).toEqual({ sent: 1 });
    expect(mail.sink.mails.map(({ to }) => to)).toEqual([spam?.email]);
    const refused = await test.db.selectFrom('refused_address').selectAll().execute();
    expect(refused).toHaveLength(1);
    expect(JSON.stringify(refused)).not.toContain('example.com');
  });

  it('because the connection broke after its text is unconfirmed and never sent again', async () => {
    const users = await insertUsers(test.db, 30);
    const lost = new Set(users.slice(0, 5).map((user) => user.email));
    mail.sink.behaviour.text = (address) => (lost.has(address) ? 'drop' : null);
    const id = await mail.begin();
    mail.work();
    await mail.untilSent(id);
    expect(await countDeliveries(test.db, id)).toEqual({ sent: 25, unconfirmed: 5 });
    test.setNow(TEST_NOW + 10 * 1440 * MINUTE);
    const marker = await mail.begin();
    await mail.untilSent(marker);
    for (const address of lost) {
      expect(mail.sink.textsTo.filter((to) => to === address)).toHaveLength(2);
    }
    expect(mail.sink.mails.length).toBe(50);
  });

  it('because the connection broke before its text goes out later', async () => {
    const users = await insertUsers(test.db, 30);
    const id = await mail.begin();
    let drops = 3;
    mail.sink.behaviour.recipient = () => (drops-- > 0 ? 'drop' : null);
    mail.work();
    await mail.untilSentInTime(id);
    expect(drops).toBeLessThan(0);
    expect(await countDeliveries(test.db, id)).toEqual({ sent: 30 });
    expect(mail.sink.mails.map(({ to }) => to).sort()).toEqual(users.map((u) => u.email).sort());
  });

  it('because no server is there waits for it to come back', async () => {
    await insertUsers(test.db, 50);
    const port = Number(new URL(mail.sink.url).port);
    await mail.sink.close();
    const id = await mail.begin();
    mail.work();
    await until(async () => {
      const rows = await test.db
        .selectFrom('delivery')
        .select('answer')
        .where('answer', 'is not', null)
        .execute();
      expect(rows.length).toBeGreaterThan(0);
      expect(await countDeliveries(test.db, id)).toEqual({ queued: 50 });
    });
    mail.sink = await startSmtpSink({ port });
    test.setNow(TEST_NOW + MINUTE);
    await mail.untilSent(id);
    expect(await countDeliveries(test.db, id)).toEqual({ sent: 50 });
  });
});
