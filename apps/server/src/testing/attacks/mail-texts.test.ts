import { createEmailCampaign, createEmailTemplate, register } from '@dosewise/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newScope } from '../../context.ts';
import { startCampaign } from '../../outgoing/campaigns/start-campaign.ts';
import { startWorker } from '../../outgoing/workers.ts';
import { ConfigError, readConfig } from '../../runtime/config/config.ts';
import { createAdmin } from '../factories.ts';
import { insertCampaign, insertUsers, readCampaignStatus } from '../mail/mail-factories.ts';
import { type SmtpSink, startSmtpSink } from '../mail/smtp-sink.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';

/** Signs that stand between the lines of a mail, or once did, or look like it. */
const BREAKS = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\u000b', '%0d%0a', '=0D=0A', '\u560a'];
const withBreak = (line: string) =>
  `x${line}Bcc: victim@example.com${line}X-Evil: yes${line}${line}<p>`;

/** As they leave the process; each mail of one person. More on headers: mail/mails.test.ts. */
let sink: SmtpSink;
let test: TestApp;
let admin: { token: string };
beforeAll(async () => {
  sink = await startSmtpSink();
  test = await createTestApp({
    SMTP_URL: sink.url,
    MAIL_FROM: 'Dosewise <mail@dosewise.example>',
    MAIL_POSTAL_ADDRESS: BREAKS.map((line) => `x${line}Bcc: victim@example.com`)
      .join(' ')
      .slice(0, 300),
    PUBLIC_URL: 'https://dosewise.example',
  });
  admin = await createAdmin(test);
});
afterAll(async () => {
  await test.close();
  await sink.close();
});

const TEMPLATE = { name: 'A', description: 'A', subject: 'A', htmlContent: '<p>A</p>' };

/** The mails that people of these countries get of a campaign, in that order. */
async function mailsOf(
  { subject = 'A', ...template }: { subject?: string; html?: string; text?: string },
  countries: readonly string[] = ['Spain'],
) {
  const addresses: string[] = [];
  for (const country of countries) {
    const [user] = await insertUsers(test.db, 1, { country });
    addresses.push(user?.email ?? '');
  }
  const campaign = await insertCampaign(test.db, { subject, template });
  await startCampaign(newScope(test.context), campaign);
  const worker = startWorker(test.context, 'email');
  await vi.waitFor(async () => expect(await readCampaignStatus(test.db, campaign)).toBe('sent'), {
    timeout: 50_000,
    interval: 10,
  });
  await worker.stop();
  const sent = addresses.map((address) => sink.mails.findLast((mail) => mail.to === address));
  // Anyone who got this mail is of no further interest.
  await test.db.deleteFrom('user_account').where('email', 'in', addresses).execute();
  return Promise.all(
    sent.map(async (mail) => ({
      raw: mail?.raw.toString('latin1') ?? '',
      ...(await sink.parse(mail)),
    })),
  );
}

const HEADERS = [
  'content-type',
  'date',
  'from',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'message-id',
  'mime-version',
  'subject',
  'to',
];

describe('a line break', () => {
  it.each(BREAKS)('%j begins no header, wherever it is', async (line) => {
    const evil = withBreak(line);
    const [mail] = await mailsOf({ subject: `${evil} {{user_country}}`, text: evil }, [evil]);
    expect(mail?.headers.map(({ key }) => key).sort()).toEqual(HEADERS);
    expect(mail?.to?.map(({ address }) => address)).toEqual([expect.stringMatching(/^reader-/)]);
    expect([mail?.bcc, mail?.cc]).toEqual([undefined, undefined]);
  });

  it.each(['\r\n.\r\n', '\n.\n', '\r.\r', '\n.\r\n', '\r\n.\n', '\r\n.\r'])(
    'with a dot, %j, ends no mail and begins no other',
    async (end) => {
      const before = sink.mails.length;
      const evil = `x${end}MAIL FROM:<evil@example.com>\r\nRCPT TO:<victim@example.com>\r\nDATA\r\nSubject: evil\r\n\r\nevil${end}QUIT\r\n`;
      const [mail] = await mailsOf({ html: `<p>{{user_country}}</p>${evil}`, text: evil }, [evil]);
      expect(sink.textsTo).not.toContain('victim@example.com');
      expect(mail?.text).toContain('RCPT TO:<victim@example.com>');
      expect(sink.mails.slice(before).map(({ to }) => to)).not.toContain('victim@example.com');
      // No bare break, which mail servers do not agree about.
      expect(mail?.raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    },
  );

  it('is refused in the subject of a template and of a campaign', async () => {
    const { body: made } = await test.call(createEmailTemplate, { body: TEMPLATE }, admin);
    for (const line of ['\r\n', '\n', '\r']) {
      const subject = `A${line}Bcc: victim@example.com`;
      const body = { ...TEMPLATE, subject };
      expect((await test.call(createEmailTemplate, { body }, admin)).status).toBe(400);
      const campaign = { name: 'A', subject, templateId: made._id };
      expect((await test.call(createEmailCampaign, { body: campaign }, admin)).status).toBe(400);
    }
  });

  it('is refused in an address, with all that means something in a header', async () => {
    for (const email of [
      'a@example.com\r\nBcc: victim@example.com',
      'a@example.com\n',
      'a\r\n@example.com',
      'a@example.com, victim@example.com',
      'a@example.com>',
      '<a@example.com>',
      '"a"@example.com',
      'a@[127.0.0.1]',
      'a b@example.com',
      'a@example.com;x',
      'a%00@example.com',
      'a@exam\u0000ple.com',
      'ａ@example.com',
    ]) {
      const body = { email, password: 'correct horse battery' };
      const { status } = await test.call(register, { body });
      // A break at the end is trimmed off like a blank.
      expect([email, status]).toEqual([email, email === 'a@example.com\n' ? 201 : 400]);
    }
  });

  it('stops the start when it is in the name of the sender', () => {
    for (const name of ['A\r\nBcc: victim@example.com', 'A\nB', 'A <x@example.com>, B']) {
      const settings = { MAIL_FROM: `${name} <mail@example.com>` };
      expect(() => readConfig(settings)).toThrow(ConfigError);
    }
  });
});

describe('braces', () => {
  it.each([
    '{{constructor}}',
    '{{__proto__}}',
    '{{toString}}',
    '{{user_email.constructor}}',
    "{{user_email['constructor']}}",
    '{{#if user_email}}x{{/if}}',
    '{{> partial}}',
    '{{{user_email}}}{{process.env}}',
    '{{ 7*7 }}',
    '{{user_emai1}}',
    '{{USER_EMAIL}}',
  ])('around %s are refused when a template is saved', async (text) => {
    for (const field of ['subject', 'htmlContent', 'textContent']) {
      const { status, body } = await test.call(
        createEmailTemplate,
        { body: { ...TEMPLATE, [field]: text } },
        admin,
      );
      expect([field, status]).toEqual([field, 400]);
      expect(body).toHaveProperty(`fields.${field}`);
    }
  });

  it('of other tongues are just text', async () => {
    const tongues = ['$', '#', '@'].map((sign) => `${sign}{7*7}`);
    for (const text of [
      ...tongues,
      '<%= 7*7 %>',
      '[[7*7]]',
      '{% 7*7 %}',
      '{{',
      '}}',
      '{ {user_email} }',
    ]) {
      const [mail] = await mailsOf({ subject: text, html: `<p>${text}</p>`, text });
      expect(mail?.subject).toBe(text);
      expect(mail?.text).toContain(text);
      expect(mail?.html).toContain(`<p>${text}</p>`);
    }
  });

  it('of a value are not filled again, and no value is more than text', async () => {
    const values = [
      ...HOSTILE_TEXTS,
      '{{user_email}}',
      '{{user_{{user_name}}}}',
      '$&$1$`',
      'a\r\n.\r\nb',
    ];
    const mails = await mailsOf(
      {
        subject: '{{user_country}}',
        html: '<p title="{{user_country}}">{{user_country}}</p>',
        text: '{{user_country}}',
      },
      values,
    );
    expect(mails).toHaveLength(values.length);
    for (const [index, mail] of mails.entries()) {
      const value = values[index] ?? '';
      // The paragraph, then our own footer.
      const tags = mail.html?.match(/<[a-z]+/g);
      expect([value, tags]).toEqual([value, ['<p', '<p', '<a', '<br', '<a', '<br', '<img']]);
      expect(mail.html).not.toContain('reader-');
      expect(mail.subject).not.toContain('reader-');
      expect(mail.headers.map(({ key }) => key).sort()).toEqual(HEADERS);
    }
  });
});
