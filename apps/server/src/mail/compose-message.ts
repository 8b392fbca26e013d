import type { Config } from '../config.ts';
import { findLinks } from './html-links.ts';
import { htmlToText } from './html-to-text.ts';
import { signLink } from './link-tokens.ts';
import type { MailMessage } from './mail-message.ts';
import { type MailSender, mailSender } from './mail-sender.ts';
import { escapeHtml, fillHtml, fillText, variablesOf } from './template-variables.ts';

/** A mail as an admin wrote it. */
export interface MailTemplate {
  readonly subject: string;
  readonly html: string;
  /** Null: made from the HTML. */
  readonly text: string | null;
}

/** A template that was taken apart once, to be put together for many. */
export interface PreparedTemplate {
  readonly subject: string;
  readonly text: string;
  /** The HTML around its counted links: one piece more than there are links. */
  readonly pieces: readonly string[];
  /** The HTML behind the place for the footer. */
  readonly end: string;
}

/** To whom a mail goes, and as which row of the ledger. */
export interface MailRecipient {
  readonly userId: string;
  readonly deliveryId: string;
  readonly email: string;
  readonly country: string;
}

/** What mails are signed and addressed with. */
export interface MailIdentity {
  readonly sender: MailSender;
  readonly publicUrl: string;
  readonly postalAddress: string | null;
  readonly linkSecret: string;
}

export function mailIdentity(config: Config, linkSecret: string): MailIdentity {
  return {
    sender: mailSender(config),
    publicUrl: config.publicUrl,
    postalAddress: config.mailPostalAddress,
    linkSecret,
  };
}

/** Takes a template apart. `tracked`: its links lead past our counter, by their position. */
export function prepareTemplate(template: MailTemplate, tracked: boolean): PreparedTemplate {
  const [body, end] = splitAtFooter(template.html);
  const links = tracked ? findLinks(body) : [];
  const starts = [0, ...links.map((link) => link.end)];
  return {
    subject: template.subject,
    text: template.text?.trim() ? template.text : htmlToText(template.html),
    pieces: starts.map((start, index) => body.slice(start, links[index]?.start)),
    end,
  };
}

/** Where the counted links of a template lead, by their position. */
export function linkTargets(html: string): string[] {
  const [body] = splitAtFooter(html);
  return findLinks(body).map((link) => link.url);
}

/** The HTML before and behind the place for the footer: the end of the body. */
function splitAtFooter(html: string): [string, string] {
  const at = html.toLowerCase().lastIndexOf('</body');
  return at < 0 ? [html, ''] : [html.slice(0, at), html.slice(at)];
}

/** A mail that its reader can unsubscribe from: campaigns and the welcome. */
export function composeSubscribed(
  identity: MailIdentity,
  template: PreparedTemplate,
  recipient: MailRecipient,
  tracked: boolean,
): MailMessage {
  const { publicUrl, linkSecret, sender } = identity;
  const { userId, deliveryId } = recipient;
  const values = variablesOf(recipient);
  const token = signLink(linkSecret, { purpose: 'unsubscribe', userId, deliveryId });
  const unsubscribePage = `${publicUrl}/unsubscribe?token=${token}`;
  const clickUrl = (position: number) =>
    `${publicUrl}/api/mail/click/${signLink(linkSecret, { purpose: 'click', userId, deliveryId, position })}`;
  const body = template.pieces
    .map((piece, index) => (index ? clickUrl(index - 1) : '') + fillHtml(piece, values))
    .join('');
  const pixel = tracked
    ? `<img src="${publicUrl}/api/mail/open/${signLink(linkSecret, { purpose: 'open', userId, deliveryId })}" width="1" height="1" alt="">`
    : '';
  return {
    from: sender,
    to: recipient.email,
    subject: fillText(template.subject, values),
    html: `${body}${htmlFooter(identity, unsubscribePage)}${pixel}${fillHtml(template.end, values)}`,
    text: `${fillText(template.text, values)}\n\n${textFooter(identity, unsubscribePage)}`,
    messageId: messageIdOf(identity, deliveryId),
    headers: {
      // RFC 8058: the mail program sends a POST there when its reader asks for it.
      'List-Unsubscribe': `<${publicUrl}/api/mail/unsubscribe/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** The id of a mail comes from its row, so that a mail that came twice would show. */
export function messageIdOf({ sender }: MailIdentity, deliveryId: string): string {
  return `<${deliveryId}@${sender.domain}>`;
}

const WHY = 'You get this mail because you have an account at';

function htmlFooter({ sender, postalAddress, publicUrl }: MailIdentity, page: string): string {
  const lines = [
    `${WHY} <a href="${escapeHtml(publicUrl)}">${escapeHtml(sender.name)}</a>.`,
    `<a href="${escapeHtml(page)}">Unsubscribe</a>`,
    ...(postalAddress === null ? [] : [escapeHtml(postalAddress)]),
  ];
  return `<p style="margin-top:32px;font-size:12px;color:#595959">${lines.join('<br>')}</p>`;
}

function textFooter({ sender, postalAddress, publicUrl }: MailIdentity, page: string): string {
  const lines = [`${WHY} ${sender.name} (${publicUrl}).`, `Unsubscribe: ${page}`];
  return ['-- ', ...lines, ...(postalAddress === null ? [] : [postalAddress])].join('\n');
}
