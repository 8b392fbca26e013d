import { escapeHtml } from '../../../../runtime/http/escape-html.ts';
import { ACTS, signActs } from '../../../../runtime/secrets/act-tokens.ts';
import type { MailMessage } from '../transport/mail-message.ts';
import { type MailIdentity, type MailWords, newMessageId } from './compose-message.ts';
import { signLink } from './link-tokens.ts';
import { oneLine } from './template-variables.ts';

/** A reminder as it goes by mail. */
export interface MailedReminder {
  readonly title: string;
  /** Lines of text; '' for none. */
  readonly body: string;
  /** The planned dose that it is about, in epoch ms; null for other reminders. */
  readonly about: number | null;
  /** The medicine of that dose. */
  readonly medicine: string;
}

interface ReminderRecipient {
  readonly userId: string;
  readonly deliveryId: string;
  readonly email: string;
  /** The name and address of whom it is about, where it goes to someone who cares for them. */
  readonly caresFor?: string | null;
}

/**
 * The mail of a reminder: its words, what can be done about the dose that it is about, and a link that
 * ends these mails and no others. `now` in epoch milliseconds.
 */
export function composeReminder(
  identity: MailIdentity,
  { userId, deliveryId, email, caresFor = null }: ReminderRecipient,
  { title, body, about, medicine }: MailedReminder,
  { actSecret, now }: { readonly actSecret: string; readonly now: number },
  { reminder: texts, linked }: MailWords,
): MailMessage {
  const { sender, publicUrl, linkSecret, postalAddress } = identity;
  // Who opens them acts as the person does.
  const tokens =
    about === null || caresFor !== null
      ? null
      : signActs(actSecret, { userId, plannedAt: about, medicine }, now);
  const acts = tokens
    ? ACTS.map((act) => ({
        label: texts.acts[act],
        url: `${publicUrl}/act/${tokens[act]}`,
      }))
    : [];
  const end = signLink(linkSecret, { purpose: 'end-reminders', userId });
  const endPage = `${publicUrl}/unsubscribe#token=${end}`;
  const isCarer = caresFor !== null;
  const why = isCarer ? texts.whyCarer(sender.name, caresFor) : texts.why(sender.name);
  const [endName, endUrl] = isCarer ? [texts.people, `${publicUrl}/people`] : [texts.end, endPage];
  const address = postalAddress === null ? [] : [postalAddress];
  const lines = [title, ...body.split('\n')].filter((line) => line !== '');
  return {
    from: sender,
    to: email,
    subject: oneLine(title),
    html: [
      `<p>${lines.map(escapeHtml).join('<br>')}</p>`,
      ...acts.map(({ label, url }) => `<p><a href="${escapeHtml(url)}">${label}</a></p>`),
      `<p><a href="${escapeHtml(publicUrl)}">${escapeHtml(sender.name)}</a></p>`,
      `<p>${[escapeHtml(why), `<a href="${escapeHtml(endUrl)}">${endName}</a>`, ...address.map(escapeHtml)].join('<br>')}</p>`,
    ].join('\n'),
    text: [
      lines.join('\n'),
      ...acts.map(({ label, url }) => linked(label, url)),
      publicUrl,
      ['-- ', why, linked(endName, endUrl), ...address].join('\n'),
    ].join('\n\n'),
    messageId: newMessageId(identity, deliveryId),
    ...(isCarer ? {} : { headers: unsubscribing(publicUrl, end) }),
  };
}

const unsubscribing = (publicUrl: string, token: string) => ({
  // RFC 8058: the mail program sends a POST there when its reader asks for it.
  'List-Unsubscribe': `<${publicUrl}/api/mail/unsubscribe/${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
