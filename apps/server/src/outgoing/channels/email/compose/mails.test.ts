import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { register } from '@dosewise/contract';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newScope } from '../../../../context.ts';
import { readServerSecret } from '../../../../runtime/secrets/server-secret.queries.ts';
import {
  insertCampaign,
  insertTemplate,
  insertUsers,
  readCampaignStatus,
} from '../../../../testing/mail/mail-factories.ts';
import { type SmtpSink, startSmtpSink } from '../../../../testing/mail/smtp-sink.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { startCampaign } from '../../../campaigns/start-campaign.ts';
import { startWorker } from '../../../workers.ts';
import { createMailTransport } from '../transport/mail-transport.ts';
import { sendNow } from '../transport/send-now.ts';
import { readLink } from './link-tokens.ts';
import { mailSender } from './mail-sender.ts';

const HTML = `<!doctype html><html><head><style>a{color:red}</style></head><body>
<p>Hello {{user_name}} of {{user_country}}</p>
<a href="https://example.com/one?a=1&amp;b=2">One</a>
<a href='https://example.com/{{user_name}}'>Own</a>
<a href="mailto:help@example.com">Mail</a>
<a href=https://example.com/two>Two</a>
<img src="https://example.com/picture.png" alt="Picture">
</body></html>`;

let sink: SmtpSink;
let test: TestApp;

beforeAll(async () => {
  sink = await startSmtpSink();
  test = await createTestApp({
    SMTP_URL: sink.url,
    MAIL_FROM: '"Dosewise Team" <mail@dosewise.example>',
    MAIL_POSTAL_ADDRESS: '1 Main Street <Sydney>',
    PUBLIC_URL: 'https://dosewise.example',
  });
});
afterAll(async () => {
  await test.close();
  await sink.close();
});

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 18_000, interval: 10 });

async function send(fields: Parameters<typeof insertCampaign>[1]): Promise<string> {
  const id = await insertCampaign(test.db, fields);
  await startCampaign(newScope(test.context), id);
  const worker = startWorker(test.context, 'email');
  await until(async () => expect(await readCampaignStatus(test.db, id)).toBe('sent'));
  await worker.stop();
  return id;
}

const mailTo = (address: string | undefined) => sink.mails.find((mail) => mail.to === address);

describe('the mail of a campaign', () => {
  it('has both parts, its headers, counted links and ways out', async () => {
    const [user] = await insertUsers(test.db, 1, { country: 'A & B' });
    const id = await send({ template: { html: HTML } });
    const sunk = mailTo(user?.email);
    const mail = await sink.parse(sunk);
    const row = await test.db
      .selectFrom('delivery')
      .select('id')
      .where('campaign_id', '=', id)
      .executeTakeFirst();
    const secret = await readServerSecret(test.db, 'mail-links');
    const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));

    expect(mail.from).toMatchObject({ name: 'Dosewise Team', address: 'mail@dosewise.example' });
    expect(mail.to).toMatchObject([{ address: user?.email }]);
    expect(mail.subject).toMatch(/^News for Reader /);
    expect(mail.messageId).toBe(`<${row?.id}@dosewise.example>`);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const oneClick = /^<https:\/\/dosewise\.example\/api\/mail\/unsubscribe\/([\w-]+)>$/.exec(
      headers.get('list-unsubscribe') ?? '',
    );
    expect(readLink(secret, 'unsubscribe', oneClick?.[1] ?? '')?.userId).toBe(user?.id);
    // RFC 5322: no line beyond 998 characters, and every line ends in CR LF.
    for (const line of sunk?.raw.toString('latin1').split('\r\n') ?? []) {
      expect(line.length).toBeLessThan(999);
      expect(line).not.toMatch(/[\r\n]/);
    }

    const page = `https://dosewise.example/unsubscribe#token=${oneClick?.[1]}`;
    expect(mail.text).toContain(page);
    expect(mail.text).toContain('1 Main Street <Sydney>');
    expect(mail.text).toContain('of A & B');
    expect(mail.text).toContain('https://example.com/one?a=1&b=2');
    expect(mail.html).toContain(`<a href="${page}">Unsubscribe</a>`);
    expect(mail.html).toContain('1 Main Street &lt;Sydney&gt;');
    expect(mail.html).toContain('of A &amp; B');
    expect(mail.html).toContain("<a href='https://example.com/Reader ");
    expect(mail.html).toContain('<a href="mailto:help@example.com">');
    expect(mail.html).not.toContain('https://example.com/one');
    expect(mail.html?.indexOf('Unsubscribe')).toBeLessThan(mail.html?.indexOf('</body>') ?? 0);

    const clicks = [
      ...(mail.html ?? '').matchAll(/dosewise\.example\/api\/mail\/click\/([\w-]+)/g),
    ];
    const own = { userId: user?.id, deliveryId: row?.id };
    expect(clicks.map(([, token]) => readLink(secret, 'click', token ?? ''))).toEqual([
      { ...own, position: 0 },
      { ...own, position: 1 },
    ]);
    const links = await test.db
      .selectFrom('campaign_link')
      .select(['position', 'url'])
      .where('campaign_id', '=', id)
      .orderBy('position')
      .execute();
    expect(links).toEqual([
      { position: 0, url: 'https://example.com/one?a=1&b=2' },
      { position: 1, url: 'https://example.com/two' },
    ]);
    const pixel = /<img src="https:\/\/dosewise\.example\/api\/mail\/open\/([\w-]+)"/.exec(
      mail.html ?? '',
    );
    expect(readLink(secret, 'open', pixel?.[1] ?? '')).toMatchObject(own);
  });

  it('arrives as it was written, with dots, long lines and any letters', async () => {
    const lines = ['.', '..two', 'Grüße 😀 = 100 %', 'x'.repeat(2000), '.', 'end '];
    const [user] = await insertUsers(test.db, 1);
    const before = sink.mails.length;
    const subject = `Grüße an {{user_country}}, ${'sehr '.repeat(20)}lang`;
    await send({ subject, template: { text: lines.join('\n'), html: lines.join('\n') } });
    const mail = await sink.parse(sink.mails.slice(before).find(({ to }) => to === user?.email));
    expect(mail.text?.startsWith(`${lines.join('\n')}\n\n-- \n`)).toBe(true);
    expect(mail.html).toContain(`${lines.join('\n')}<p `);
    expect(mail.subject).toBe(subject.replace('{{user_country}}', 'Australia'));
  });

  it('uses the text of its template where there is one', async () => {
    const [user] = await insertUsers(test.db, 1);
    const before = sink.mails.length;
    await send({ template: { text: 'Plain words for {{user_name}}' } });
    const mails = sink.mails.slice(before).filter((mail) => mail.to === user?.email);
    expect((await sink.parse(mails[0])).text).toMatch(/^Plain words for Reader .*\n\n-- \n/);
  });

  it.each([
    'Hello\r\nBcc: victim@example.com',
    'Hello\nX-Injected: yes\n\nbody',
    'Hello\u0007\u2028Bcc: victim@example.com',
    '=?utf-8?Q?=0D=0ABcc:_victim@example.com?=',
  ])('keeps the subject %j one header', async (subject) => {
    const [user] = await insertUsers(test.db, 1, { country: 'X\r\nBcc: victim@example.com' });
    const before = sink.mails.length;
    await send({ subject: `${subject} {{user_country}}` });
    const mail = sink.mails.slice(before).find(({ to }) => to === user?.email);
    const names = (await sink.parse(mail)).headers.map((header) => header.key);
    expect(names).not.toContain('bcc');
    expect(names).not.toContain('x-injected');
    expect(sink.textsTo).not.toContain('victim@example.com');
  });

  it('goes to one address only, whatever that address looks like', async () => {
    const odd = '"a, victim@example.com"@example.com';
    const [user] = await insertUsers(test.db, 1);
    await test.db
      .updateTable('user_account')
      .set({ email: odd })
      .where('id', '=', user?.id ?? '')
      .execute();
    await send({});
    expect(sink.textsTo).not.toContain('victim@example.com');
    for (const to of sink.textsTo) expect(to.split('@example.com').length).toBeLessThan(4);
    await test.db
      .deleteFrom('user_account')
      .where('id', '=', user?.id ?? '')
      .execute();
  });
});

describe('sending at once', () => {
  const mail = { to: 'admin@example.com', subject: 'News', html: '<p>Hi</p>', text: 'Hi' };

  it('marks it as a test', async () => {
    await sendNow(test.context, mail);
    const parsed = await sink.parse(mailTo(mail.to));
    expect(parsed).toMatchObject({ subject: '[Test] News', text: 'Hi\n' });
    expect(parsed.html).toContain('<p>Hi</p>');
  });

  it('tells nothing of what the mail server said', async () => {
    sink.behaviour.recipient = () => ({ code: 550, text: 'secret hostname.internal' });
    const failing = sendNow(test.context, mail);
    await expect(failing).rejects.toMatchObject({ code: 'mail_failed', status: 502 });
    await expect(failing).rejects.not.toThrow(/secret/);
    sink.behaviour.recipient = () => null;
  });
});

it('welcomes who registers', async () => {
  const before = sink.mails.length;
  await insertTemplate(test.db, {
    category: 'welcome',
    subject: 'Welcome, {{user_name}}',
    updatedAt: Date.now() * 2,
  });
  const body = { email: 'new.person@example.com', password: 'correct horse battery' };
  expect((await test.call(register, { body })).status).toBe(201);
  const worker = startWorker(test.context, 'email');
  await until(() => expect(sink.mails.length).toBe(before + 1));
  await worker.stop();
  expect((await sink.parse(sink.mails.at(-1))).subject).toBe('Welcome, New Person');
});

describe('the outbox', () => {
  const folder = () => join(test.context.config.outbox, 'deeper');
  const transport = () =>
    createMailTransport({ smtpUrl: null, outbox: folder(), publicUrl: 'https://dosewise.example' });
  const message = {
    from: mailSender({ mailFrom: 'mail@dosewise.example', publicUrl: 'https://dosewise.example' }),
    to: 'ann@example.com',
    subject: 'Grüße',
    html: '<p>Hi</p>',
    text: 'Hi',
    messageId: '<1@dosewise.example>',
  };

  it('keeps each mail as a whole file that only its owner reads', async () => {
    const outbox = transport();
    expect(outbox.kind).toBe('outbox');
    expect(await Promise.all([1, 2, 3].map(() => outbox.send(message)))).toEqual(
      [1, 2, 3].map(() => ({ kind: 'sent' })),
    );
    const files = readdirSync(folder());
    expect(files).toHaveLength(3);
    for (const file of files) {
      expect(file).toMatch(/\.eml$/);
      expect(statSync(join(folder(), file)).mode & 0o777).toBe(0o600);
      const mail = await PostalMime.parse(readFileSync(join(folder(), file)));
      expect(mail).toMatchObject({ subject: 'Grüße', text: 'Hi\n', to: [{ address: message.to }] });
    }
    rmSync(folder(), { recursive: true });
  });

  it('says so when it cannot write', async () => {
    mkdirSync(test.context.config.outbox, { recursive: true });
    writeFileSync(folder(), 'a file in its place');
    expect(await transport().send(message)).toMatchObject({ kind: 'retry', scope: 'server' });
    rmSync(folder());
  });
});
