// Shows 1.12, 3.46, 5.29, 5.30, 7.38, 7.48, 7.52, 9.45.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createEmailCampaign,
  createEmailTemplate,
  deleteEmailTemplate,
  type EmailTemplate,
  listEmailTemplates,
  sendTestEmail,
  TEMPLATE_CATEGORIES,
  updateEmailTemplate,
} from '@dosewise/contract';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findVariables } from '../../../outgoing/channels/email/compose/template-variables.ts';
import { createAdmin } from '../../../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await createTestApp();
  token = (await createAdmin(test, 'jane.doe@example.com')).token;
});
afterAll(() => test.close());

const NEWS = {
  name: 'News',
  description: 'What is new',
  subject: 'News for {{ user_name }}',
  htmlContent: '<p>Hello {{user_name}} in {{user_country}}</p>',
  textContent: 'Hello {{user_name}}',
  category: 'tips',
};

const create = (fields: Record<string, unknown> = {}) =>
  test.call(createEmailTemplate, { body: { ...NEWS, ...fields } }, { token });
const update = (id: string, fields: Record<string, unknown> = {}) =>
  test.call(updateEmailTemplate, { params: { id }, body: { ...NEWS, ...fields } }, { token });
const remove = (id: string) => test.call(deleteEmailTemplate, { params: { id } }, { token });
const draft = (templateId: string) =>
  test.call(createEmailCampaign, { body: { name: 'C', subject: 'S', templateId } }, { token });
const actions = async () =>
  (
    await test.db.selectFrom('audit_entry').select(['action', 'detail']).orderBy('id').execute()
  ).map(({ action, detail }) => [action, JSON.parse(detail).name]);

describe('the starter templates', () => {
  let starters: EmailTemplate[];
  beforeAll(async () => {
    starters = (await test.call(listEmailTemplates, {}, { token })).body;
  });

  it('are one for each category, in the order of their names', () => {
    expect(starters.map(({ category }) => category).sort()).toEqual(
      [...TEMPLATE_CATEGORIES].sort(),
    );
    const names = starters.map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('can be saved as they are, and name no medicine', async () => {
    for (const { _id, variables, updatedAt, ...fields } of starters) {
      const { status, body } = await update(_id, fields);
      expect([status, body]).toMatchObject([200, { ...fields, variables }]);
      expect(`${fields.subject} ${fields.htmlContent} ${fields.textContent}`).not.toMatch(
        /mounjaro|zepbound|ozempic|wegovy|tirzepatide|semaglutide/i,
      );
      expect(fields.htmlContent).not.toMatch(/<script|src=|http/i);
      expect(findVariables(fields.textContent ?? '').unknown).toEqual([]);
    }
  });
});

describe('saving a template', () => {
  it('keeps it, finds its variables, and replaces it', async () => {
    const created = await create();
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      ...NEWS,
      _id: created.body._id,
      variables: ['user_country', 'user_name'],
      updatedAt: new Date(TEST_NOW).toISOString(),
    });
    const changed = await update(created.body._id, {
      subject: '{{user_email}}',
      htmlContent: '<p>Hi</p>',
      textContent: '',
    });
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { textContent: null, variables: ['user_email'] },
    ]);
    const { body } = await test.call(listEmailTemplates, {}, { token });
    expect(body.find(({ _id }) => _id === created.body._id)).toEqual(changed.body);
    expect(await actions()).toEqual(
      expect.arrayContaining([
        ['template_created', 'News'],
        ['template_changed', 'News'],
      ]),
    );
  });

  it('refuses a change of an older text, so that no admin undoes what another did', async () => {
    const { _id, updatedAt } = (await create()).body;
    const first = await update(_id, { subject: 'First', basedOn: updatedAt });
    expect(first.status).toBe(200);
    // Within the same millisecond of the clock, too.
    expect(first.body.updatedAt > updatedAt).toBe(true);
    const stale = await update(_id, { description: 'Second', basedOn: updatedAt });
    expect([stale.status, stale.body]).toMatchObject([409, { code: 'changed_meanwhile' }]);
    const { body } = await test.call(listEmailTemplates, {}, { token });
    expect(body.find((template) => template._id === _id)).toEqual(first.body);
    const fields = { subject: 'First', description: 'Second', basedOn: first.body.updatedAt };
    expect((await update(_id, fields)).body).toMatchObject({ description: 'Second' });
    // Who says nothing of what it is based on replaces whatever there is.
    expect((await update(_id)).status).toBe(200);
  });

  it('takes the same text again from whom the reply did not reach', async () => {
    const { _id, updatedAt } = (await create()).body;
    const saved = await update(_id, { subject: 'Once', basedOn: updatedAt });
    const again = await update(_id, { subject: 'Once', basedOn: updatedAt });
    expect(again).toMatchObject({ status: 200, body: saved.body });
  });

  it('lets one of two changes of the same text win when both come at once', async () => {
    for (let round = 0; round < 5; round++) {
      const { _id, updatedAt: basedOn } = (await create()).body;
      const replies = await Promise.all(
        ['One', 'Two'].map((subject) => update(_id, { subject, basedOn })),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });

  it.each(['subject', 'htmlContent', 'textContent'])(
    'refuses a variable in %s that does not exist, and names it',
    async (field) => {
      const { status, body } = await create({ [field]: 'Hello {{ first_name }}' });
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'invalid_request' });
      const { fields } = body as unknown as { fields: Record<string, string> };
      expect(Object.keys(fields)).toEqual([field]);
      expect(fields[field]).toContain('{{first_name}}');
      expect(fields[field]).toContain('{{user_name}}');
    },
  );

  it('says in one sentence which fields it needs', async () => {
    const { status, body } = await create({ name: ' ', htmlContent: '' });
    expect([status, body]).toMatchObject([
      400,
      { error: 'Name, description, subject, and HTML content are required' },
    ]);
    const twoLines = await create({ subject: 'a\r\nBcc: b@example.com' });
    expect(twoLines.body).toHaveProperty('fields.subject');
  });

  it('answers 404 for one that is not there', async () => {
    expect((await update(crypto.randomUUID())).status).toBe(404);
    expect((await remove(crypto.randomUUID())).status).toBe(404);
    const params = { id: crypto.randomUUID() };
    expect((await test.call(sendTestEmail, { params }, { token })).status).toBe(404);
  });
});

describe('deleting a template', () => {
  it('works unless a campaign waits to be sent with it', async () => {
    const { _id } = (await create()).body;
    const campaign = (await draft(_id)).body;
    for (const status of ['draft', 'scheduled'] as const) {
      await test.db
        .updateTable('campaign')
        .set({ status })
        .where('id', '=', campaign._id)
        .execute();
      const refused = await remove(_id);
      expect([refused.status, refused.body]).toMatchObject([409, { code: 'template_in_use' }]);
    }
    const status = 'cancelled';
    await test.db.updateTable('campaign').set({ status }).where('id', '=', campaign._id).execute();
    expect((await remove(_id)).status).toBe(204);
    expect((await remove(_id)).status).toBe(404);
    expect((await draft(_id)).body).toHaveProperty('fields.templateId');
    expect(await actions()).toContainEqual(['template_deleted', 'News']);
  });

  it('never leaves a draft without its template when both happen at once', async () => {
    for (let round = 0; round < 8; round++) {
      const { _id } = (await create()).body;
      const [created, deleted] = await Promise.all([draft(_id), remove(_id)]);
      expect([
        [201, 409],
        [400, 204],
      ]).toContainEqual([created.status, deleted.status]);
    }
  });
});

describe('a test mail', () => {
  it('goes to the admin who asks, filled with that admin’s values', async () => {
    const { _id } = (await create({ htmlContent: '<p>{{user_name}} &amp; {{user_email}}</p>' }))
      .body;
    const reply = await test.call(sendTestEmail, { params: { id: _id } }, { token });
    expect([reply.status, reply.body]).toEqual([
      200,
      { sentTo: 'jane.doe@example.com', transport: 'outbox' },
    ]);
    const { outbox } = test.context.config;
    const files = readdirSync(outbox, { recursive: true }).map(String);
    const file = files.find((name) => name.endsWith('.eml'));
    const mail = await PostalMime.parse(readFileSync(join(outbox, file ?? '')));
    expect(mail.to?.[0]?.address).toBe('jane.doe@example.com');
    expect(mail.subject).toContain('News for Jane Doe');
    expect(mail.html).toContain('<p>Jane Doe &amp; jane.doe@example.com</p>');
    expect(mail.text).toContain('Hello Jane Doe');
  });

  it('says so when the mail server does not take it', async () => {
    const refusing = await createTestApp({
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'mail@example.com',
    });
    const admin = await createAdmin(refusing);
    const as = { token: admin.token };
    const [template] = (await refusing.call(listEmailTemplates, {}, as)).body;
    const params = { id: template?._id ?? '' };
    const reply = await refusing.call(sendTestEmail, { params }, as);
    expect([reply.status, reply.body]).toMatchObject([502, { code: 'mail_failed' }]);
    await refusing.close();
  });

  it('is not sent again and again', async () => {
    const limited = await createTestApp({ RATE_LIMIT: 'on' });
    const admin = await createAdmin(limited);
    const as = { token: admin.token };
    const [template] = (await limited.call(listEmailTemplates, {}, as)).body;
    const params = { id: template?._id ?? '' };
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) {
      statuses.push((await limited.call(sendTestEmail, { params }, as)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    await limited.close();
  });
});
