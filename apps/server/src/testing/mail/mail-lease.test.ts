import { afterEach, beforeEach, expect, it } from 'vitest';
import { TEST_NOW } from '../test-app.ts';
import { insertUsers } from './mail-factories.ts';
import { type MailTest, MINUTE, startMailTest, until } from './mail-test.ts';

const LEASE_MS = 700;

let mail: MailTest;
beforeEach(async () => {
  mail = await startMailTest({ MAIL_LEASE_MS: String(LEASE_MS) });
});
afterEach(() => mail.close());

it('a worker holds its mails for MAIL_LEASE_MS, and renews that while it lives', async () => {
  const { test, sink } = mail;
  await insertUsers(test.db, 1);
  const id = await mail.begin();
  const release = mail.holdTexts();
  mail.work();
  await until(() => expect(sink.textsTo).toHaveLength(1));
  const leases = () => test.db.selectFrom('worker').select('lease_until').execute();
  expect(await leases()).toEqual([{ lease_until: TEST_NOW + LEASE_MS }]);
  test.setNow(TEST_NOW + MINUTE);
  const renewed = [{ lease_until: TEST_NOW + MINUTE + LEASE_MS }];
  await until(async () => expect(await leases()).toEqual(renewed));
  release();
  await mail.untilSent(id);
  await until(async () => expect(await leases()).toEqual([]));
});
