import { LANGUAGES } from '@dosewise/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { speakEveryLanguage } from '../../../../languages/every-language.ts';
import { voiceFor } from '../../../../languages/speak.ts';
import type { MailMessage } from '../transport/mail-message.ts';
import { type AccountNotice, composeAccountNotice } from './account-notice-mail.ts';
import { composeSubscribed, type MailIdentity, prepareTemplate } from './compose-message.ts';
import { composeLinkMail, type LinkMail } from './link-mail.ts';
import type { Door } from './opened-door.ts';
import { composeReminder } from './reminder-mail.ts';

const AT = Date.UTC(2026, 10, 28, 9, 30);
const TO = {
  userId: '01a20000-0000-7000-8000-000000000001',
  deliveryId: '01a20000-0000-7000-8000-000000000002',
  email: 'reader@example.com',
  country: 'United Kingdom',
};
const IDENTITY: MailIdentity = {
  sender: { name: 'Dosewise', address: 'mail@dosewise.example', domain: 'dosewise.example' },
  publicUrl: 'https://dosewise.example',
  postalAddress: '1 Main Street <Sydney>',
  linkSecret: 'secret of the links',
};

/** Every kind by name, so that one more does not compile without its case. */
const LINKS: Readonly<Record<LinkMail, true>> = {
  password_reset: true,
  new_address: true,
  person_invited: true,
};
const DOORS: Readonly<Record<Door, string | null>> = {
  passkey: 'Phone & key',
  oidc: 'Keycloak',
  api_token: 'Scale',
  share: '5 December 2026',
  calendar: null,
  ntfy: 'ntfy.example',
  webhook: 'hooks.example',
  person: 'carer@example.com',
  person_reminded: 'carer@example.com',
  address: 'new@example.com',
  password: null,
  reset_link: null,
  second_factor_on: null,
  second_factor_off: null,
  second_factor_of_other: 'other@example.com',
  made_admin: null,
  made_user: null,
  made_other_admin: 'other@example.com',
  made_other_user: 'other@example.com',
  invite: 'other@example.com',
  backup_made: null,
  backup_downloaded: null,
};
const NOTICES: Readonly<Record<AccountNotice['kind'], string | null>> = {
  new_device: 'Firefox on Linux',
  second_factor_removed: null,
  address_changed: null,
  door_opened: null,
  person_ended: JSON.stringify({ told: 'owner', email: 'carer@example.com' }),
};

/** A mail as it is kept here: tokens, which differ from run to run, are left out. */
function shown({ subject, text, html, headers = {} }: MailMessage): string {
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`Subject: ${subject}`, ...head, '', text, '', html]
    .join('\n')
    .replace(/(token=|\/act\/|unsubscribe\/|click\/|open\/)[\w-]{20,}/g, '$1…');
}

beforeAll(() => speakEveryLanguage(false));

describe.each(LANGUAGES)('every mail in %s', (language) => {
  it('says what it said', async () => {
    const voice = voiceFor({ language, country: 'United Kingdom' });
    const words = voice.words['outgoing/channels/email/compose'];
    const mails: Record<string, string> = {};
    for (const kind of Object.keys(LINKS) as LinkMail[]) {
      const care = {
        person_email: 'owner@example.com',
        role: 'logs',
        last_day: '2026-12-31',
      } as const;
      mails[kind] = shown(composeLinkMail(IDENTITY, kind, { ...TO, token: 'token' }, words, care));
    }
    for (const [kind, detail] of Object.entries(NOTICES) as [
      AccountNotice['kind'],
      string | null,
    ][]) {
      if (kind === 'door_opened') continue;
      mails[kind] = shown(composeAccountNotice(IDENTITY, TO, { kind, detail, at: AT }, voice));
    }
    for (const [door, about] of Object.entries(DOORS)) {
      const detail = JSON.stringify({ door, device: 'Firefox on Linux', about });
      mails[`door ${door}`] = shown(
        composeAccountNotice(IDENTITY, TO, { kind: 'door_opened', detail, at: AT }, voice),
      );
    }
    const reminder = {
      title: 'Dose due: 5 mg',
      body: '60 clicks of Pen <1>',
      about: AT,
      medicine: 'tirzepatide',
    };
    const acts = { actSecret: 'secret of the acts', now: AT };
    for (const caresFor of [null, 'owner@example.com']) {
      const name = caresFor === null ? 'reminder' : 'reminder for a carer';
      mails[name] = shown(composeReminder(IDENTITY, { ...TO, caresFor }, reminder, acts, words));
    }
    const html = '<body><p>Hello {{user_name}}</p><a href="https://example.com">One</a></body>';
    for (const tracked of [true, false]) {
      const template = prepareTemplate(
        IDENTITY,
        { subject: 'News for {{user_name}}', html, text: null },
        tracked,
      );
      mails[tracked ? 'campaign' : 'welcome'] = shown(
        composeSubscribed(IDENTITY, template, TO, words),
      );
    }
    const all = Object.entries(mails).map(([name, mail]) => `===== ${name}\n${mail}\n`);
    await expect(all.join('\n')).toMatchFileSnapshot(`golden-mails/${language}.txt`);
  });
});
