import { escapeHtml } from '../../../../http/escape-html.ts';
import type { MailMessage } from '../transport/mail-message.ts';
import { type MailIdentity, newMessageId } from './compose-message.ts';
import type { OpenedDoor } from './opened-door.ts';
import { texts } from './texts.ts';

/** An event of the own account that a person is told of, whether or not they want mails of us. */
export interface AccountNotice {
  readonly kind:
    | 'new_device'
    | 'second_factor_removed'
    | 'address_changed'
    | 'door_opened'
    | 'person_ended';
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
): MailMessage {
  const { sender, publicUrl } = identity;
  const { subject, what, advice, page = SECURITY } = wordsOf(notice, sender.name);
  const link = `${publicUrl}${page.path}`;
  return {
    from: sender,
    to: email,
    subject,
    html: [
      `<p>${escapeHtml(what)}</p>`,
      `<p>${advice}<br><a href="${escapeHtml(link)}">${page.name}</a></p>`,
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
  readonly page?: typeof SECURITY;
}

const SECURITY = { path: '/security', name: texts.notices.link };
const PEOPLE = { path: '/people', name: texts.notices.person_ended.link };

/** The end of somebody's access, as one of the two is told of it. */
export interface EndedCare {
  /** The one who is told: whose records they are, or who had access. */
  readonly told: 'owner' | 'carer';
  /** The address of the other one. */
  readonly email: string;
}

function wordsOf({ kind, detail, at }: AccountNotice, product: string): NoticeWords {
  // The server does not know where its reader is.
  const when = `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const nameOf = (device: string | null) => device ?? texts.notices.unknownDevice;
  if (kind === 'door_opened') {
    const { door, device, about } = JSON.parse(detail ?? '') as OpenedDoor;
    const words = texts.doors[door];
    const where = texts.notices.doneBy(nameOf(device), when);
    return {
      subject: texts.notices.doorSubject(words.subject),
      what: `${words.what(product, about ?? '')} ${where}`,
      advice: texts.notices.doorAdvice,
    };
  }
  if (kind === 'person_ended') {
    const { told, email } = JSON.parse(detail ?? '') as EndedCare;
    const { subject, advice, ofOwner, ofCarer } = texts.notices.person_ended;
    const what = (told === 'owner' ? ofOwner : ofCarer)(product, email);
    return { subject: subject(), what, advice, page: PEOPLE };
  }
  const words = texts.notices[kind];
  const what =
    kind === 'new_device'
      ? texts.notices.new_device.what(product, nameOf(detail), when)
      : texts.notices[kind].what(product);
  return { subject: words.subject(product), what, advice: words.advice };
}
