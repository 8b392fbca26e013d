import type { Care } from '../../../../records/doors/carers.queries.ts';
import { escapeHtml } from '../../../../runtime/http/escape-html.ts';
import { hashToken, newUserToken } from '../../../../runtime/secrets/secret-tokens.ts';
import type { MailOf } from '../mail-kinds.ts';
import type { MailMessage } from '../transport/mail-message.ts';
import { type MailIdentity, type MailWords, newMessageId } from './compose-message.ts';
import { nameWithAddress } from './name-with-address.ts';

/** A mail with a link that opens something. */
export type LinkMail = MailOf<'link'>;

/** The page where each link leads. */
const PAGES = {
  password_reset: '/reset-password#token=',
  new_address: '/confirm-email#token=',
  person_invited: '/people#',
} as const satisfies Record<LinkMail, string>;

/** The address that a token opens. Behind the #, which no browser sends to a server, nor into the log of a proxy. */
export const linkOf = (kind: LinkMail, publicUrl: string, token: string): string =>
  `${publicUrl}${PAGES[kind]}${token}`;

/** A new token for such a mail of a user, and the hash of it that the database keeps. */
export function newLinkToken(userId: string): { token: string; hash: string } {
  const token = newUserToken(userId);
  return { token, hash: hashToken(token) };
}

/** The mail with the link. It is about the account: no footer, no tracking. */
export function composeLinkMail(
  identity: MailIdentity,
  kind: LinkMail,
  { email, deliveryId, token }: { email: string; deliveryId: string; token: string },
  mails: MailWords,
  care?: Pick<Care, 'person_email' | 'person_name' | 'role' | 'last_day'>,
): MailMessage {
  const { sender, publicUrl } = identity;
  const link = linkOf(kind, publicUrl, token);
  const words = mails.links[kind];
  const person = care ? nameWithAddress(care.person_email, care.person_name) : '';
  const asked = words.asked(sender.name, person, care?.role, care?.last_day);
  const paragraphs = [
    escapeHtml(asked),
    `${words.how}<br><a href="${escapeHtml(link)}">${words.link}</a>`,
    words.otherwise,
  ];
  return {
    from: sender,
    to: email,
    subject: words.subject(sender.name),
    html: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n'),
    text: [asked, `${words.how}\n${link}`, words.otherwise].join('\n\n'),
    messageId: newMessageId(identity, deliveryId),
  };
}
