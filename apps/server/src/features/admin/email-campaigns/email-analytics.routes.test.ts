// Shows 2.172, 2.181, 3.43, 7.38, 7.46.
import {
  changeEmailCampaign,
  createEmailCampaign,
  createEmailTemplate,
  type EmailCampaign,
  getEmailAnalytics,
  getEmailSegments,
  listEmailCampaigns,
} from '@dosewise/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DeliveryTable } from '../../../db/tables/outgoing-tables.ts';
import { createAdmin, createUser } from '../../../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';

let test: TestApp;
let token: string;
let templateId: string;

beforeEach(async () => {
  test = await createTestApp({
    MAIL_FROM: 'Dosewise <mail@example.com>',
    MAIL_POSTAL_ADDRESS: '1 Some Street',
  });
  token = (await createAdmin(test)).token;
  const body = { name: 'N', description: 'D', subject: 'S', htmlContent: '<p>Hello</p>' };
  templateId = (await test.call(createEmailTemplate, { body }, { token })).body._id;
});
afterEach(() => test.close());

const draft = async () => {
  const body = { name: 'Spring', subject: 'Hello', templateId };
  return (await test.call(createEmailCampaign, { body }, { token })).body;
};
const setStatus = (id: string, status: EmailCampaign['status'], sentAt: number | null = null) =>
  test.db.updateTable('campaign').set({ status, sent_at: sentAt }).where('id', '=', id).execute();

/** Puts a mail of a campaign to a new user into the ledger. */
async function addMail(campaignId: string, fields: Partial<DeliveryTable>): Promise<void> {
  const { email } = await createUser(test);
  const id = await findUserId(test.db, email);
  await test.db
    .insertInto('delivery')
    .values({
      user_id: id,
      id: test.context.newId(),
      kind: 'campaign',
      channel: 'email',
      address: '',
      medicine: '',
      campaign_id: campaignId,
      status: 'queued',
      attempts: 0,
      next_attempt_at: TEST_NOW,
      created_at: TEST_NOW,
      ...fields,
    })
    .execute();
}

describe('the figures', () => {
  it('count each mail once, by what became of it', async () => {
    const { _id } = await draft();
    await setStatus(_id, 'sending');
    const at = { opened_at: TEST_NOW, sent_at: TEST_NOW };
    await addMail(_id, { status: 'sent', ...at, clicked_at: TEST_NOW });
    await addMail(_id, { status: 'sent', ...at });
    await addMail(_id, { status: 'sent', sent_at: TEST_NOW });
    const rest = [
      'queued',
      'claimed',
      'sending',
      'suppressed',
      'failed',
      'unconfirmed',
      'cancelled',
    ] as const;
    for (const status of rest) await addMail(_id, { status });
    const { body } = await test.call(listEmailCampaigns, {}, { token });
    const figures = body.find((campaign) => campaign._id === _id)?.analytics;
    expect(figures).toEqual({
      recipients: 9,
      sent: 3,
      opened: 2,
      clicked: 1,
      waiting: 3,
      suppressed: 1,
      failed: 1,
      unconfirmed: 1,
    });
    const cancelled = await test.call(
      changeEmailCampaign,
      { params: { id: _id }, body: { status: 'cancelled' } },
      { token },
    );
    expect(cancelled.body.analytics).toMatchObject({ recipients: 6, waiting: 0, sent: 3 });
  });

  it('are rates in percent of sent, and their mean over campaigns that reached someone', async () => {
    const empty = await test.call(getEmailAnalytics, {}, { token });
    expect(empty.body).toEqual({
      totalSubscribers: 1,
      averageEngagement: 0,
      campaigns: [],
      delivery: {
        transport: 'outbox',
        from: 'Dosewise <mail@example.com>',
        hasPostalAddress: true,
      },
    });
    const [half, none, nobody, running] = [
      await draft(),
      await draft(),
      await draft(),
      await draft(),
    ];
    const sent = { status: 'sent', sent_at: TEST_NOW } as const;
    await addMail(half._id, { ...sent, opened_at: TEST_NOW, clicked_at: TEST_NOW });
    await addMail(half._id, { ...sent, opened_at: TEST_NOW });
    await addMail(half._id, sent);
    await addMail(half._id, sent);
    await addMail(none._id, sent);
    await addMail(running._id, { ...sent, opened_at: TEST_NOW });
    await setStatus(half._id, 'sent', TEST_NOW - 2);
    await setStatus(none._id, 'sent', TEST_NOW - 1);
    await setStatus(nobody._id, 'sent', TEST_NOW);
    await setStatus(running._id, 'sending');
    await test.db
      .updateTable('user_account')
      .set({ unsubscribed: 1 })
      .where('user_type', '=', 'admin')
      .execute();
    const { body } = await test.call(getEmailAnalytics, {}, { token });
    expect(body).toMatchObject({ totalSubscribers: 6, averageEngagement: 25 });
    expect(body.campaigns).toEqual([
      expect.objectContaining({ _id: nobody._id, sent: 0, openRate: 0, clickRate: 0 }),
      expect.objectContaining({ _id: none._id, sent: 1, openRate: 0, clickRate: 0 }),
      {
        _id: half._id,
        name: 'Spring',
        subject: 'Hello',
        sentAt: new Date(TEST_NOW - 2).toISOString(),
        sent: 4,
        openRate: 50,
        clickRate: 25,
      },
    ]);
    const { body: segments } = await test.call(getEmailSegments, {}, { token });
    expect(segments).toEqual({
      all: 7,
      new_users: 7,
      active_users: 7,
      inactive_users: 0,
      golden_dose_users: 0,
    });
  });
});
