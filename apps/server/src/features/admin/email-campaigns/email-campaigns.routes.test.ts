// Shows 1.12, 3.43, 4.24, 4.25, 5.27, 7.38, 7.48, 7.49.
import {
  changeEmailCampaign,
  createEmailCampaign,
  createEmailTemplate,
  type EmailCampaign,
  listEmailCampaigns,
  sendEmailCampaign,
  updateEmailTemplate,
} from '@dosewise/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin } from '../../../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let token: string;
let other: string;
let templateId: string;

const TEMPLATE = {
  name: 'News',
  description: 'What is new',
  subject: 'News',
  htmlContent: '<p>Hello {{user_name}}, <a href="https://example.com/a">look</a></p>',
};

beforeAll(async () => {
  test = await createTestApp();
  token = (await createAdmin(test)).token;
  other = (await createAdmin(test)).token;
  const template = await test.call(createEmailTemplate, { body: TEMPLATE }, { token });
  templateId = template.body._id;
});
afterAll(() => test.close());

const create = (fields: Record<string, unknown> = {}) =>
  test.call(
    createEmailCampaign,
    { body: { name: 'Spring', subject: 'Hello {{user_name}}', templateId, ...fields } },
    { token },
  );
const draft = async () => (await create()).body;
const send = (id: string, as = token, query: Record<string, string> = {}) =>
  test.call(sendEmailCampaign, { params: { id }, query }, { token: as });
const change = (id: string, body: Record<string, unknown>, as = token) =>
  test.call(changeEmailCampaign, { params: { id }, body }, { token: as });
const setStatus = (id: string, status: EmailCampaign['status']) =>
  test.db.updateTable('campaign').set({ status }).where('id', '=', id).execute();
const inOneHour = new Date(TEST_NOW + 3_600_000).toISOString();

describe('creating a campaign', () => {
  it('makes a draft that no one got yet', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: body._id,
      name: 'Spring',
      subject: 'Hello {{user_name}}',
      templateId,
      templateName: 'News',
      targetSegment: 'all',
      status: 'draft',
      scheduledAt: null,
      createdAt: new Date(TEST_NOW).toISOString(),
      sentAt: null,
      version: 'draft-never',
      analytics: {
        recipients: 0,
        sent: 0,
        opened: 0,
        clicked: 0,
        waiting: 0,
        suppressed: 0,
        failed: 0,
        unconfirmed: 0,
      },
    });
    const { body: list } = await test.call(listEmailCampaigns, {}, { token });
    expect(list[0]).toEqual(body);
  });

  it.each([
    ['templateId', crypto.randomUUID()],
    ['subject', 'Hello {{nobody}}'],
  ])('refuses %s = %j beside the field', async (field, value) => {
    const { status, body } = await create({ [field]: value });
    expect(status).toBe(400);
    expect(Object.keys((body as unknown as { fields: object }).fields)).toEqual([field]);
  });

  it('says in one sentence what it needs', async () => {
    const { body } = await create({ name: '' });
    expect(body).toMatchObject({ error: 'Campaign name, subject, and template are required' });
  });
});

describe('sending a campaign', () => {
  it('begins at once, with the template as it is then', async () => {
    const { _id } = await draft();
    const reply = await send(_id);
    expect([reply.status, reply.body.status]).toEqual([202, 'sending']);
    const body = { ...TEMPLATE, htmlContent: '<p>Other words</p>' };
    await test.call(updateEmailTemplate, { params: { id: templateId }, body }, { token });
    const row = await test.db
      .selectFrom('campaign')
      .selectAll()
      .where('id', '=', _id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      html_content: TEMPLATE.htmlContent,
      category: 'manual',
      started_at: TEST_NOW,
    });
    await test.call(updateEmailTemplate, { params: { id: templateId }, body: TEMPLATE }, { token });
  });

  it.each([
    ['sending', 'This campaign is being sent, so it cannot be sent.'],
    ['sent', 'This campaign has been sent, so it cannot be sent.'],
    ['cancelled', 'This campaign has been cancelled, so it cannot be sent.'],
  ] as const)('is refused while it is %s', async (status, sentence) => {
    const { _id } = await draft();
    await setStatus(_id, status);
    const reply = await send(_id);
    expect([reply.status, reply.body]).toMatchObject([
      409,
      { code: 'campaign_state', error: sentence },
    ]);
  });

  it('is refused while no one is in its segment', async () => {
    const { body } = await create({ targetSegment: 'golden_dose_users' });
    const reply = await send(body._id);
    expect([reply.status, reply.body]).toMatchObject([409, { code: 'nobody_to_send_to' }]);
    const { body: all } = await test.call(listEmailCampaigns, {}, { token });
    expect(all.find(({ _id }) => _id === body._id)).toEqual(body);
    expect(
      await test.db
        .selectFrom('campaign_link')
        .selectAll()
        .where('campaign_id', '=', body._id)
        .execute(),
    ).toEqual([]);
  });

  it('happens once when two admins press at once, and is written down once', async () => {
    for (let round = 0; round < 5; round++) {
      const { _id } = await draft();
      await test.db.deleteFrom('audit_entry').execute();
      const replies = await Promise.all([send(_id), send(_id, other)]);
      expect(replies.map((reply) => reply.status).sort()).toEqual([202, 409]);
      const acts = await test.db.selectFrom('audit_entry').selectAll().execute();
      expect(acts).toMatchObject([{ action: 'campaign_started', detail: '{"name":"Spring"}' }]);
    }
  });

  it('or cancelling wins when two admins do one each', async () => {
    for (let round = 0; round < 5; round++) {
      const { _id } = await draft();
      const [sent, cancelled] = await Promise.all([
        send(_id),
        change(_id, { status: 'cancelled' }, other),
      ]);
      // Cancelling what has just begun is allowed as well; sending what has been cancelled is not.
      expect([
        [202, 200],
        [409, 200],
      ]).toContainEqual([sent.status, cancelled.status]);
      const { body } = await test.call(listEmailCampaigns, {}, { token });
      expect(body.find((campaign) => campaign._id === _id)?.status).toBe('cancelled');
    }
  });
});

describe('changing a campaign', () => {
  it('schedules it, moves the time, takes it back, and keeps a log', async () => {
    const { _id } = await draft();
    await test.db.deleteFrom('audit_entry').execute();
    const scheduled = await change(_id, { scheduledAt: inOneHour });
    expect(scheduled.body).toMatchObject({ status: 'scheduled', scheduledAt: inOneHour });
    const later = new Date(TEST_NOW + 7_200_000).toISOString();
    expect((await change(_id, { scheduledAt: later })).body.scheduledAt).toBe(later);
    const back = await change(_id, { scheduledAt: null });
    expect(back.body).toMatchObject({ status: 'draft', scheduledAt: null });
    expect((await change(_id, { status: 'cancelled' })).body.status).toBe('cancelled');
    const acts = await test.db.selectFrom('audit_entry').select('action').orderBy('id').execute();
    expect(acts.map(({ action }) => action)).toEqual([
      'campaign_scheduled',
      'campaign_scheduled',
      'campaign_unscheduled',
      'campaign_cancelled',
    ]);
  });

  it.each([
    [{}],
    [{ scheduledAt: inOneHour, status: 'cancelled' }],
    [{ scheduledAt: null, status: 'cancelled' }],
    [{ scheduledAt: new Date(TEST_NOW).toISOString() }],
  ])('refuses %j beside the field', async (body) => {
    const { _id } = await draft();
    const reply = await change(_id, body);
    expect(reply.status).toBe(400);
    expect(reply.body).toHaveProperty('fields.scheduledAt');
  });

  it.each([
    [
      'draft',
      { scheduledAt: null },
      'This campaign is a draft, so it cannot be taken off the schedule.',
    ],
    [
      'sending',
      { scheduledAt: inOneHour },
      'This campaign is being sent, so it cannot be scheduled.',
    ],
    ['sent', { status: 'cancelled' }, 'This campaign has been sent, so it cannot be cancelled.'],
    [
      'cancelled',
      { status: 'cancelled' },
      'This campaign has been cancelled, so it cannot be cancelled.',
    ],
    [
      'cancelled',
      { scheduledAt: inOneHour },
      'This campaign has been cancelled, so it cannot be scheduled.',
    ],
  ] as const)(
    'of which one is %s to %j is refused with its state',
    async (status, body, sentence) => {
      const { _id } = await draft();
      await setStatus(_id, status);
      const reply = await change(_id, body);
      expect([reply.status, reply.body]).toMatchObject([409, { error: sentence }]);
    },
  );

  it('takes one schedule back once when two admins do', async () => {
    const { _id } = await draft();
    await change(_id, { scheduledAt: inOneHour });
    const replies = await Promise.all([
      change(_id, { scheduledAt: null }),
      change(_id, { scheduledAt: null }, other),
    ]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
  });

  it('is refused to an admin who looks at an older state, and undoes nothing', async () => {
    const first = await draft();
    const { _id, version: basedOn } = first;
    const changed = await change(_id, { scheduledAt: inOneHour, basedOn });
    expect(changed.body).toMatchObject({ status: 'scheduled' });
    const later = new Date(TEST_NOW + 7_200_000).toISOString();
    for (const reply of [
      await change(_id, { scheduledAt: later, basedOn }, other),
      await change(_id, { status: 'cancelled', basedOn }, other),
      await send(_id, other, { basedOn }),
    ]) {
      expect([reply.status, reply.body]).toMatchObject([
        409,
        {
          code: 'changed_meanwhile',
          error: 'This campaign was changed elsewhere: it is scheduled.',
        },
      ]);
    }
    const { body: all } = await test.call(listEmailCampaigns, {}, { token });
    expect(all.find((campaign) => campaign._id === _id)).toEqual(changed.body);
    const moved = await change(_id, { scheduledAt: later, basedOn: changed.body.version }, other);
    expect(moved.body).toMatchObject({ status: 'scheduled', scheduledAt: later });
    const back = await change(_id, { scheduledAt: null, basedOn: moved.body.version });
    expect(back.body.version).toBe(basedOn);
  });

  it('answers 404 for one that is not there', async () => {
    expect((await send(crypto.randomUUID())).status).toBe(404);
    expect((await change(crypto.randomUUID(), { status: 'cancelled' })).status).toBe(404);
  });
});
