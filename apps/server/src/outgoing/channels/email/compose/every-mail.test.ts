// Shows 60.5.
import { LANGUAGES, type Language } from '@dosewise/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { STARTER_TEMPLATES } from '../../../../db/migrations/0004-starter-templates.ts';
import { speakEveryLanguage } from '../../../../languages/every-language.ts';
import { voiceFor } from '../../../../languages/speak.ts';
import type { MailMessage } from '../transport/mail-message.ts';
import { type AccountNotice, composeAccountNotice } from './account-notice-mail.ts';
import { composeSubscribed, type MailIdentity, prepareTemplate } from './compose-message.ts';
import { composeLinkMail, type LinkMail } from './link-mail.ts';
import type { Door } from './opened-door.ts';
import { composeReminder } from './reminder-mail.ts';
import { welcomeIn } from './starter-welcome.ts';

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
  share: '2026-12-05',
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
  backup_made: 'dosewise-2026.ndjson.gz',
  backup_downloaded: 'dosewise-2026.ndjson.gz',
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

/** Every mail in a language as it is kept here, by its name. */
function everyMail(language: Language): Readonly<Record<string, string>> {
  const voice = voiceFor({ language, country: 'United Kingdom' });
  const words = voice.words['outgoing/channels/email/compose'];
  const mails: Record<string, string> = {};
  for (const kind of Object.keys(LINKS) as LinkMail[]) {
    const care = {
      person_email: 'owner@example.com',
      person_name: null,
      role: 'logs',
      last_day: '2026-12-31',
    } as const;
    mails[kind] = shown(composeLinkMail(IDENTITY, kind, { ...TO, token: 'token' }, words, care));
    if (kind !== 'person_invited') continue;
    const named = { ...care, person_name: "Anna <O'Neill>" };
    mails['person_invited by name'] = shown(
      composeLinkMail(IDENTITY, kind, { ...TO, token: 'token' }, words, named),
    );
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
    body: '60 clicks from Pen <1>',
    about: AT,
    medicine: 'tirzepatide',
  };
  const acts = { actSecret: 'secret of the acts', now: AT };
  for (const caresFor of [null, 'owner@example.com']) {
    const name = caresFor === null ? 'reminder' : 'reminder for a carer';
    const title =
      caresFor === null
        ? reminder.title
        : voice.words['outgoing/planner'].doseDue('5 mg', caresFor);
    const said = { ...reminder, title };
    mails[name] = shown(composeReminder(IDENTITY, { ...TO, caresFor }, said, acts, words));
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
  const { subject, html_content, text_content } = STARTER_TEMPLATES.find(
    ({ category }) => category === 'welcome',
  ) as (typeof STARTER_TEMPLATES)[number];
  const starter = welcomeIn({ subject, html: html_content, text: text_content }, voice);
  mails['welcome as begun'] = shown(
    composeSubscribed(IDENTITY, prepareTemplate(IDENTITY, starter, false), TO, words),
  );
  return mails;
}

/** Sentences of ours, as far as they are more than one word and no name, number or address. */
const sentencesIn = (mail: string): string[] =>
  mail
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .split(/\n|<[^>]*>|(?<=[.:?!,]) /)
    .map((part) => part.replace(/https?:\/\/\S*/g, '').trim())
    .filter((part) => !ALIKE.test(part) && /\p{L}{2,} \p{L}{2,}/u.test(part));

/** Words that someone typed, or that are the same in every language. */
const ALIKE =
  /^(News for Reader|Hello Reader|Unsubscribe-Post|List-Unsubscribe|Subject: News|1 Main Street|Phone & key|60 clicks|Dose due|Firefox on)/;

/** All our words for mails, besides those that are given something. */
const wordsIn = (words: object): string[] =>
  Object.values(words).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value ? wordsIn(value) : [],
  );

const MONTHS =
  /\b(January|February|March|May|June|July|October|December|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/;

describe.each(LANGUAGES.filter((language) => language !== 'en'))('a mail in %s', (language) => {
  it('has no English sentence, in subject, text or HTML', () => {
    const english = everyMail('en');
    for (const [name, mail] of Object.entries(everyMail(language))) {
      const left = sentencesIn(english[name] ?? '').filter((sentence) => mail.includes(sentence));
      expect(left, name).toEqual([]);
      expect(mail, name).not.toMatch(MONTHS);
    }
    const key = 'outgoing/channels/email/compose';
    const [all, own] = [
      wordsIn(voiceFor({ language: 'en', country: '' }).words[key]),
      wordsIn(voiceFor({ language, country: '' }).words[key]),
    ];
    // Some are the same word in both.
    expect(own.filter((words) => words.includes(' ') && all.includes(words))).toEqual([]);
  });
});

it.each([
  ['de', 'E-Mails abbestellen'],
  ['en-GB', 'Unsubscribe'],
  ['PT-br', 'Cancelar e-mails'],
  ['nl', 'Afmelden'],
  ['sv', 'Se désabonner'],
])('ends a mail that says it is in %s so that it is in one language', (lang, unsubscribe) => {
  const html = `<!doctype html>\n<html class="a" lang="${lang}"><body><p>Hi</p></body></html>`;
  const template = prepareTemplate(IDENTITY, { subject: 'Hi', html, text: null }, true);
  const french = voiceFor({ language: 'fr', country: 'France' });
  const mail = composeSubscribed(
    IDENTITY,
    template,
    TO,
    french.words['outgoing/channels/email/compose'],
  );
  expect(mail.html).toContain(`>${unsubscribe}</a>`);
  expect(mail.text).toContain(unsubscribe);
});

describe.each(LANGUAGES)('every mail in %s', (language) => {
  it('says what it said', async () => {
    const all = Object.entries(everyMail(language)).map(
      ([name, mail]) => `===== ${name}\n${mail}\n`,
    );
    await expect(all.join('\n')).toMatchFileSnapshot(`golden-mails/${language}.txt`);
  });
});
