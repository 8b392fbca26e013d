import type { TemplateVariable } from '@dosewise/contract';
import { languageOfTag, type Voice, wordsIn } from '../../../../languages/speak.ts';
import type { Config } from '../../../../runtime/config/config.ts';
import { escapeHtml } from '../../../../runtime/http/escape-html.ts';
import type { MailMessage } from '../transport/mail-message.ts';
import { findLinks } from './html-links.ts';
import { htmlToText } from './html-to-text.ts';
import { type MailLink, signLink } from './link-tokens.ts';
import { type MailSender, mailSender } from './mail-sender.ts';
import {
  fillPieces,
  fillText,
  fillVariables,
  oneLine,
  type Piece,
  splitAtVariables,
} from './template-variables.ts';

/** A mail as an admin wrote it. */
export interface MailTemplate {
  readonly subject: string;
  readonly html: string;
  /** Null: made from the HTML. */
  readonly text: string | null;
}

/** The parts that differ from mail to mail; a number is the position of a counted link. */
type Gap = TemplateVariable | 'footer' | 'open' | number;

/** The words of mails in one language. */
export type MailWords = Voice['words']['outgoing/channels/email/compose'];

/** A template that was taken apart once, to be put together for many. */
export interface PreparedTemplate {
  readonly subject: string;
  readonly text: readonly Piece<Gap>[];
  readonly html: readonly Piece<Gap>[];
  /** The words of the language that its HTML says it is in; null: it says none, or one without words here. */
  readonly words: MailWords | null;
}

/** The person whom a mail goes to, and its row of the ledger. */
export interface MailRecipient {
  readonly userId: string;
  readonly deliveryId: string;
  readonly email: string;
  readonly country: string;
}

/** The sender and addresses of mails, and the secret that signs their links. */
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
export function prepareTemplate(
  identity: MailIdentity,
  template: MailTemplate,
  tracked: boolean,
): PreparedTemplate {
  const { subject, html } = template;
  const text = template.text?.trim() ? template.text : htmlToText(html);
  const [body, end] = splitAtFooter(html);
  return {
    subject,
    text: [...splitAtVariables(text), { gap: 'footer' }],
    html: [
      ...(tracked ? withCountedLinks(identity, body) : splitAtVariables(body)),
      { gap: 'footer' },
      ...(tracked ? pixel(identity) : []),
      ...splitAtVariables(end),
    ],
    words: wordsOfHtml(html),
  };
}

const LANG = /<html\b[^>]*?\slang\s*=\s*["']?([a-z]{2,3}(?:-[a-z]+)*)/i;

function wordsOfHtml(html: string): MailWords | null {
  const [, tag] = LANG.exec(html) ?? [];
  const language = tag === undefined ? undefined : languageOfTag(tag);
  return language === undefined ? null : wordsIn(language)['outgoing/channels/email/compose'];
}

function withCountedLinks({ publicUrl }: MailIdentity, html: string): Piece<Gap>[] {
  const links = findLinks(html);
  const pieces = links.flatMap((link, position): Piece<Gap>[] => [
    ...splitAtVariables(html.slice(links[position - 1]?.end ?? 0, link.start)),
    { text: `href="${publicUrl}/api/mail/click/` },
    { gap: position },
    { text: '"' },
  ]);
  return [...pieces, ...splitAtVariables(html.slice(links.at(-1)?.end ?? 0))];
}

function pixel({ publicUrl }: MailIdentity): Piece<Gap>[] {
  return [
    { text: `<img src="${publicUrl}/api/mail/open/` },
    { gap: 'open' },
    { text: '" width="1" height="1" alt="">' },
  ];
}

/** The addresses that the counted links of a template lead to, by their position. */
export function linkTargets(html: string): string[] {
  const [body] = splitAtFooter(html);
  return findLinks(body).map((link) => link.url);
}

/** The HTML before and behind the place for the footer: the end of the body. */
function splitAtFooter(html: string): [string, string] {
  const at = html.toLowerCase().lastIndexOf('</body');
  return at < 0 ? [html, ''] : [html.slice(0, at), html.slice(at)];
}

/**
 * A mail that its reader can unsubscribe from: campaigns and the welcome. Its end is in the language of the mail, or
 * where that says none, in `reader`'s.
 */
export function composeSubscribed(
  identity: MailIdentity,
  template: PreparedTemplate,
  recipient: MailRecipient,
  reader: MailWords,
): MailMessage {
  const words = template.words ?? reader;
  const { publicUrl, linkSecret, sender } = identity;
  const { userId, deliveryId } = recipient;
  const values = fillVariables(recipient);
  const sign = (link: Pick<MailLink, 'purpose' | 'position'>) =>
    signLink(linkSecret, { ...link, userId, deliveryId });
  const unsubscribe = sign({ purpose: 'unsubscribe' });
  const page = `${publicUrl}/unsubscribe#token=${unsubscribe}`;
  const fill = (gap: Gap, footer: string, format: (text: string) => string) => {
    if (typeof gap === 'number') return sign({ purpose: 'click', position: gap });
    if (gap === 'footer') return footer;
    return gap === 'open' ? sign({ purpose: 'open' }) : format(values[gap]);
  };
  const footer = {
    html: htmlFooter(identity, page, words),
    text: textFooter(identity, page, words),
  };
  return {
    from: sender,
    to: recipient.email,
    subject: oneLine(fillText(template.subject, values)),
    html: fillPieces(template.html, (gap) => fill(gap, footer.html, escapeHtml)),
    text: fillPieces(template.text, (gap) => fill(gap, footer.text, (text) => text)),
    messageId: newMessageId(identity, deliveryId),
    headers: {
      // RFC 8058: the mail program sends a POST there when its reader asks for it.
      'List-Unsubscribe': `<${publicUrl}/api/mail/unsubscribe/${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** The id of a mail comes from its row, so that a mail that came twice would show. */
export function newMessageId({ sender }: MailIdentity, deliveryId: string): string {
  return `<${deliveryId}@${sender.domain}>`;
}

/** The end of each such mail. */
function htmlFooter(
  { sender, postalAddress, publicUrl }: MailIdentity,
  page: string,
  words: MailWords,
): string {
  const home = `<a href="${escapeHtml(publicUrl)}">${escapeHtml(sender.name)}</a>`;
  const style = 'margin-top:32px;font-size:12px;color:#595959';
  const address = postalAddress === null ? '' : `<br>${escapeHtml(postalAddress)}`;
  return `<p style="${style}">${words.why(home)}<br><a href="${escapeHtml(page)}">${words.unsubscribe}</a>${address}</p>`;
}

function textFooter(
  { sender, postalAddress, publicUrl }: MailIdentity,
  page: string,
  words: MailWords,
): string {
  const why = words.why(`${sender.name} (${publicUrl})`);
  const address = postalAddress === null ? '' : `\n${postalAddress}`;
  return `\n\n-- \n${why}\n${words.linked(words.unsubscribe, page)}${address}`;
}
