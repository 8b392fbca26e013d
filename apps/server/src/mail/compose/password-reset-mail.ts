import { escapeHtml } from '../../http/escape-html.ts';
import { hashToken, newToken } from '../../secret-tokens.ts';
import type { MailMessage } from '../transport/mail-message.ts';
import { type MailIdentity, messageIdOf } from './compose-message.ts';

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
  const asked = `Somebody asked for a new password for your account at ${sender.name}.`;
  const how = 'Choose one here. The link works once, for 60 minutes.';
  const otherwise = 'If it was not you, do nothing: your password stays as it is.';
  const paragraphs = [
    escapeHtml(asked),
    `${how}<br><a href="${escapeHtml(link)}">Choose a new password</a>`,
    otherwise,
  ];
  return {
    from: sender,
    to: email,
    subject: `Choose a new password for ${sender.name}`,
    html: paragraphs.map((words) => `<p>${words}</p>`).join('\n'),
    text: [asked, `${how}\n${link}`, otherwise].join('\n\n'),
    messageId: messageIdOf(identity, deliveryId),
  };
}
