// Shows 1.12, 4.24, 4.25, 7.49.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countDeliveries, insertUsers } from '../../testing/mail/mail-factories.ts';
import { type MailTest, startMailTest, until } from '../../testing/mail/mail-test.ts';
import { TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { createMailTransport } from '../channels/email/transport/mail-transport.ts';

let mail: MailTest;
let test: TestApp;

beforeEach(async () => {
  mail = await startMailTest();
  test = mail.test;
});
afterEach(() => mail.close());

describe('a worker whose lease ran out', () => {
  it('loses what it claimed, and what it was sending is unconfirmed until it tells', async () => {
    await insertUsers(test.db, 200);
    const id = await mail.begin();
    const release = mail.holdTexts();
    // Its clock stands still, so for the others it is soon dead.
    mail.work({ now: () => TEST_NOW });
    await until(() => expect(mail.sink.textsTo.length).toBe(10));
    const inHand = (await countDeliveries(test.db, id)).sending ?? 0;
    expect(inHand).toBe(10);

    mail.sink.behaviour.text = () => null;
    test.setNow(TEST_NOW + test.context.config.mailLeaseMs + 1);
    const mailTransport = createMailTransport(test.context.config);
    mail.work({ mailTransport });
    await mail.untilSent(id);
    expect(await countDeliveries(test.db, id)).toEqual({ sent: 190, unconfirmed: inHand });

    release();
    await until(async () => expect(await countDeliveries(test.db, id)).toEqual({ sent: 200 }));
    expect(new Set(mail.sink.mails.map(({ to }) => to)).size).toBe(200);
    expect(mail.sink.mails.length).toBe(200);
    mailTransport.close();
  });

  it('that was killed while sending leaves unconfirmed mails and frees the rest', async () => {
    const users = await insertUsers(test.db, 3);
    const id = await mail.begin();
    const dead = test.context.newId();
    await test.db
      .insertInto('worker')
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
          channel: 'email',
          address: '',
          medicine: '',
          campaign_id: id,
          status,
          worker_id: dead,
          attempts: 0,
          next_attempt_at: 0,
          created_at: TEST_NOW,
        })
        .execute();
    }
    mail.work();
    await mail.untilSent(id);
    expect(await countDeliveries(test.db, id)).toEqual({ sent: 2, unconfirmed: 1 });
    expect(mail.sink.mails.map(({ to }) => to)).toEqual([users[0]?.email]);
  });
});

it('sends what a clock that was ahead put off further than anything is, and nothing else early', async () => {
  const users = await insertUsers(test.db, 2);
  const longest = TEST_NOW + 12 * 3_600_000;
  const id = await mail.begin();
  await test.db
    .insertInto('delivery')
    .values(
      [longest + 3_600_000, longest].map((next_attempt_at, index) => ({
        user_id: users[index]?.id ?? '',
        id: test.context.newId(),
        kind: 'campaign' as const,
        channel: 'email' as const,
        address: '',
        medicine: '',
        campaign_id: id,
        status: 'queued' as const,
        attempts: 1,
        next_attempt_at,
        created_at: TEST_NOW,
      })),
    )
    .execute();
  mail.work();
  await until(async () =>
    expect(await countDeliveries(test.db, id)).toEqual({ queued: 1, sent: 1 }),
  );
  expect(mail.sink.mails.map(({ to }) => to)).toEqual([users[0]?.email]);
});

describe('stopping', () => {
  it('finishes the mails in hand and gives back the rest', async () => {
    await insertUsers(test.db, 300);
    const id = await mail.begin();
    const release = mail.holdTexts();
    const worker = mail.work();
    await until(() => expect(mail.sink.textsTo.length).toBe(10));
    const stopped = worker.stop();
    release();
    await stopped;
    const counts = await countDeliveries(test.db, id);
    expect(Object.keys(counts).sort()).toEqual(['queued', 'sent']);
    expect(counts.sent).toBe(mail.sink.mails.length);
    // Those that the mail server had in hand; the others of their groups were not begun.
    expect(counts.sent).toBe(10);
    const tries = await test.db.selectFrom('delivery').select('attempts').distinct().execute();
    expect(tries).toEqual([{ attempts: 0 }]);
    expect(await test.db.selectFrom('worker').selectAll().execute()).toEqual([]);
    mail.work();
    await mail.untilSent(id);
    expect(mail.sink.mails.length).toBe(300);
  });
});
