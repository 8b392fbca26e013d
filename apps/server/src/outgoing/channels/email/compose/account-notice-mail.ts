import { dateFormatIn } from '@dosewise/contract';
import { perLocale } from '../../../../languages/locales.ts';
import type { Voice } from '../../../../languages/speak.ts';
import { escapeHtml } from '../../../../runtime/http/escape-html.ts';
import type { MailOf } from '../mail-kinds.ts';
import type { MailMessage } from '../transport/mail-message.ts';
import { type MailIdentity, type MailWords, newMessageId } from './compose-message.ts';
import { nameWithAddress } from './name-with-address.ts';
import type { Door, OpenedDoor } from './opened-door.ts';
import { texts as english } from './texts.ts';

/** An event of the own account that a person is told of, whether or not they want mails of us. */
export interface AccountNotice {
  readonly kind: MailOf<'notice'>;
  /** The browser and system of a login, an `OpenedDoor` or `EndedCare` as JSON; null: not known, or none. */
  readonly detail: string | null;
  /** The time of the event, epoch ms. */
  readonly at: number;
}

/** The mail of a notice. It is about the account: no footer, no tracking. */
export function composeAccountNotice(
  identity: MailIdentity,
  { email, deliveryId }: { email: string; deliveryId: string },
  notice: AccountNotice,
  voice: Voice,
): MailMessage {
  const { sender, publicUrl } = identity;
  const texts = voice.words['outgoing/channels/email/compose'];
  const security = { path: '/security', name: texts.notices.link };
  const { subject, what, advice, page = security } = wordsOf(notice, sender.name, voice);
  const link = `${publicUrl}${page.path}`;
  return {
    from: sender,
    to: email,
    subject,
    html: [
      `<p>${escapeHtml(what)}</p>`,
      `<p>${escapeHtml(advice)}<br><a href="${escapeHtml(link)}">${page.name}</a></p>`,
    ].join('\n'),
    text: [what, `${advice}\n${link}`].join('\n\n'),
    messageId: newMessageId(identity, deliveryId),
  };
}

interface NoticeWords {
  readonly subject: string;
  readonly what: string;
  readonly advice: string;
  /** The page that the mail leads to; absent: that of security. */
  readonly page?: { readonly path: string; readonly name: string };
}

/** The end of a user's access, as one of the two is told of it. */
export interface EndedCare {
  /** The one who is told: whose records they are, or who had access. */
  readonly told: 'owner' | 'carer';
  /** The address of the other one. */
  readonly email: string;
  /** The name that they chose; absent in what was queued before there were any. */
  readonly name?: string | null;
}

function wordsOf(
  { kind, detail, at }: AccountNotice,
  product: string,
  { words: { 'outgoing/channels/email/compose': texts }, locale }: Voice,
): NoticeWords {
  // The server does not know where its reader is.
  const when = `${MOMENT(locale)(at)} UTC`;
  const nameOf = (device: string | null) => deviceWords(device, texts.notices);
  if (kind === 'door_opened') {
    const { door, device, about } = JSON.parse(detail ?? '') as OpenedDoor;
    const words = texts.doors[door];
    const where = texts.notices.doneBy(nameOf(device), when);
    return {
      subject: texts.notices.doorSubject(words.subject),
      what: `${words.what(product, about ?? '')} ${where}`,
      advice: doorAdvice(door, texts.notices, product),
    };
  }
  if (kind === 'person_ended') {
    const { told, email, name } = JSON.parse(detail ?? '') as EndedCare;
    const { subject, advice, ofOwner, ofCarer } = texts.notices.person_ended;
    const what = (told === 'owner' ? ofOwner : ofCarer)(product, nameWithAddress(email, name));
    const page = { path: '/people', name: texts.notices.person_ended.link };
    return { subject: subject(), what, advice, page };
  }
  const words = texts.notices[kind];
  const what =
    kind === 'new_device'
      ? texts.notices.new_device.what(product, nameOf(detail), when)
      : texts.notices[kind].what(product);
  return { subject: words.subject(product), what, advice: words.advice(product) };
}

/** The advice for someone who did not open that door, by the ways in that are left. */
function doorAdvice(door: Door, notices: MailWords['notices'], product: string): string {
  switch (door) {
    case 'made_admin':
    case 'made_user':
      return notices.rightsAdvice;
    case 'passkey':
    case 'password':
    case 'reset_link':
    case 'second_factor_on':
      return notices.advices[door](product);
    case 'backup_downloaded':
    case 'backup_made':
    case 'made_other_admin':
    case 'made_other_user':
    case 'second_factor_of_other':
      return notices.advices.others(product);
    default:
      return notices.doorAdvice;
  }
}

const MOMENT = perLocale((locale) =>
  dateFormatIn(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
);

/** A browser and its system, which are kept in English words. */
function deviceWords(device: string | null, notices: MailWords['notices']): string {
  if (device === null) return notices.unknownDevice;
  if (device === english.notices.commandLine) return notices.commandLine;
  const [, browser, system] = /^(.+) on (.+)$/.exec(device) ?? [];
  return browser && system ? notices.device(browser, notices.systems[system] ?? system) : device;
}
