import { afterAll, beforeAll, expect, it } from 'vitest';
import { newScope } from '../../context.ts';
import type { SingleMail } from '../../db/tables/outgoing-tables.ts';
import { insertTemplate, insertUsers } from '../../testing/mail/mail-factories.ts';
import { type MailTest, MINUTE, startMailTest, until } from '../../testing/mail/mail-test.ts';
import { TEST_NOW } from '../../testing/test-app.ts';
import { enqueueMail } from './enqueue.queries.ts';

const OTHER = 'other@example.com';

interface Case {
  readonly detail?: string;
  /** Rows that it needs beside the account. */
  readonly prepare?: (userId: string) => Promise<unknown>;
  /** The address that it goes to; absent: that of the account. */
  readonly to?: string;
  readonly subject: string;
}

/** Each kind, and what it needs to be sent. */
const CASES: Readonly<Record<SingleMail, Case>> = {
  welcome: {
    prepare: () => insertTemplate(mail.test.db, { category: 'welcome', subject: 'Hello' }),
    subject: 'Hello',
  },
  password_reset: { subject: 'Choose a new password for Dosewise' },
  new_device: { detail: 'Firefox on Linux', subject: 'A new login to Dosewise' },
  second_factor_removed: { subject: 'Your account: your authenticator app was removed' },
  new_address: {
    detail: OTHER,
    prepare: (userId) =>
      mail.test.db
        .insertInto('email_change')
        .values({
          user_id: userId,
          email: OTHER,
          token_hash: null,
          expires_at: TEST_NOW + 60 * MINUTE,
        })
        .execute(),
    to: OTHER,
    subject: 'Confirm your address for Dosewise',
  },
  address_changed: {
    detail: OTHER,
    to: OTHER,
    subject: 'Your account: your email address was changed',
  },
  door_opened: {
    detail: JSON.stringify({ door: 'calendar', device: 'Firefox on Linux', about: null }),
    subject: 'Your account: a calendar address was created',
  },
  person_invited: {
    detail: OTHER,
    prepare: (userId) =>
      mail.test.db
        .insertInto('carer')
        .values({
          user_id: userId,
          id: mail.test.context.newId(),
          email: OTHER,
          role: 'sees',
          last_day: null,
          reminded: 0,
          created_at: TEST_NOW,
          token_hash: null,
          token_expires_at: null,
          carer_id: null,
          ended_at: null,
        })
        .execute(),
    to: OTHER,
    subject: 'An invitation to Dosewise',
  },
  person_ended: {
    detail: JSON.stringify({ told: 'owner', email: OTHER }),
    subject: 'Your account: sharing has stopped',
  },
};

let mail: MailTest;

beforeAll(async () => {
  mail = await startMailTest();
  mail.work();
});
afterAll(() => mail.close());

it.each(Object.entries(CASES) as [SingleMail, Case][])(
  'sends a %s once, to whom it is for',
  async (kind, { detail = null, prepare, to, subject }) => {
    const [user] = await insertUsers(mail.test.db, 1);
    const { id = '', email = '' } = user ?? {};
    await prepare?.(id);
    const before = mail.sink.mails.length;
    await enqueueMail(newScope(mail.test.context), id, kind, detail);
    const statuses = () =>
      mail.test.db
        .selectFrom('delivery')
        .select('status')
        .where('user_id', '=', id)
        .where('kind', '=', kind)
        .execute();
    await until(async () => expect(await statuses()).toEqual([{ status: 'sent' }]));
    const sent = mail.sink.mails.slice(before);
    expect(sent.map((one) => one.to)).toEqual([to ?? email]);
    const parsed = await mail.sink.parse(sent[0]);
    expect(parsed.subject).toBe(subject);
  },
);
