import { escapeHtml } from '../../http/escape-html.ts';
import { hashToken, newToken } from '../../secret-tokens.ts';
import type { MailMessage } from '../transport/mail-message.ts';
import { type MailIdentity, messageIdOf } from './compose-message.ts';
import { texts } from './texts.ts';

/** How long a link from a password mail works. */
export const RESET_LINK_MS = 60 * 60_000;

/** A new token for a password mail, and the hash of it that the database keeps. */
export function newResetToken(): { token: string; hash: string } {
  const token = newToken();
  return { token, hash: hashToken(token) };
}

/** The mail with the link to a new password. It is about the account: no footer, no tracking. */
export function composePasswordReset(
  identity: MailIdentity,
  { email, deliveryId, token }: { email: string; deliveryId: string; token: string },
): MailMessage {
  const { sender, publicUrl } = identity;
  // Behind the #, which no browser sends to a server, nor into the log of a proxy.
  const link = `${publicUrl}/reset-password#token=${token}`;
  const { how, otherwise } = texts.reset;
  const asked = texts.reset.asked(sender.name);
  const paragraphs = [
    escapeHtml(asked),
    `${how}<br><a href="${escapeHtml(link)}">${texts.reset.link}</a>`,
    otherwise,
  ];
  return {
    from: sender,
    to: email,
    subject: texts.reset.subject(sender.name),
    html: paragraphs.map((words) => `<p>${words}</p>`).join('\n'),
    text: [asked, `${how}\n${link}`, otherwise].join('\n\n'),
    messageId: messageIdOf(identity, deliveryId),
  };
}
