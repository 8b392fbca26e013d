// Shows 7.46.
import {
  createEmailCampaign,
  EMAIL_SEGMENTS,
  getEmailSegments,
  sendEmailCampaign,
  TEMPLATE_CATEGORIES,
} from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAdmin } from '../../testing/factories.ts';
import { countDeliveries, insertTemplate, insertUsers } from '../../testing/mail/mail-factories.ts';
import { type MailTest, startMailTest } from '../../testing/mail/mail-test.ts';
import { TEST_NOW } from '../../testing/test-app.ts';
import { insertRefused } from '../channels/email/mail-content.queries.ts';
import { hashAddress } from '../channels/email/may-send.ts';

let mail: MailTest;

beforeAll(async () => {
  mail = await startMailTest();
});
afterAll(() => mail.close());

const OLD = TEST_NOW - 40 * DAY_MS;
const FLAGS = [0, 1] as const;

/** People of every wish, long here or new, half of them with a mailbox that refused mails. */
async function createPeople(): Promise<void> {
  const { db } = mail.test;
  const wishes = FLAGS.flatMap((wants_marketing) =>
    FLAGS.flatMap((wants_tips) =>
      FLAGS.map((unsubscribed) => ({ wants_marketing, wants_tips, unsubscribed })),
    ),
  );
  for (const wish of wishes) {
    for (const created_at of [OLD, TEST_NOW - DAY_MS]) {
      const [gone] = await insertUsers(db, 2, { ...wish, created_at });
      await insertRefused(db, [hashAddress(gone?.email ?? '')], TEST_NOW);
    }
  }
}

it('counts for each segment and kind of mail exactly those who then get it', async () => {
  const { test } = mail;
  const admin = await createAdmin(test);
  await createPeople();
  mail.work();
  const counted: number[] = [];
  for (const category of TEMPLATE_CATEGORIES) {
    const templateId = await insertTemplate(test.db, { category });
    const query = { templateId };
    const { body: counts } = await test.call(getEmailSegments, { query }, admin);
    for (const targetSegment of EMAIL_SEGMENTS) {
      const body = { name: 'News', subject: 'News', templateId, targetSegment };
      const { _id: id } = (await test.call(createEmailCampaign, { body }, admin)).body;
      const sent = await test.call(sendEmailCampaign, { params: { id } }, admin);
      const shown = counts[targetSegment];
      counted.push(shown);
      if (shown === 0)
        expect(sent).toMatchObject({ status: 409, body: { code: 'nobody_to_send_to' } });
      else {
        await mail.untilSent(id);
        expect(await countDeliveries(test.db, id), `${category}, ${targetSegment}`).toEqual({
          sent: shown,
        });
      }
    }
  }
  // Of 32 people 16 are subscribed, and mails reach half of these.
  expect(Math.max(...counted)).toBeLessThan(10);
  expect(new Set(counted).size).toBeGreaterThan(3);
});

it('counts for no template that is gone', async () => {
  const admin = await createAdmin(mail.test);
  const query = { templateId: '00000000-0000-4000-8000-000000000000' };
  const reply = await mail.test.call(getEmailSegments, { query }, admin);
  expect(reply).toMatchObject({ status: 404 });
});
