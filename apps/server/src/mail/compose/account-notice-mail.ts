import { escapeHtml } from '../../http/escape-html.ts';
import type { MailMessage } from '../transport/mail-message.ts';
import { type MailIdentity, messageIdOf } from './compose-message.ts';
import { texts } from './texts.ts';

/** What a person is told of the own account, whether or not they want mails of us. */
export interface AccountNotice {
  readonly kind: 'new_device' | 'second_factor_removed' | 'address_changed';
  /** Browser and system of a login; null: not known, or no login. */
  readonly device: string | null;
  /** When it came about, epoch ms. */
  readonly at: number;
}

/** The mail of a notice. It is about the account: no footer, no tracking. */
export function composeAccountNotice(
  identity: MailIdentity,
  { email, deliveryId }: { email: string; deliveryId: string },
  notice: AccountNotice,
): MailMessage {
  const { sender, publicUrl } = identity;
  const words = texts.notices[notice.kind];
  const what =
    notice.kind === 'new_device'
      ? texts.notices.new_device.what(
          sender.name,
          notice.device ?? texts.notices.unknownDevice,
          // The server does not know where its reader is.
          new Date(notice.at).toISOString().slice(0, 16).replace('T', ' '),
        )
      : texts.notices[notice.kind].what(sender.name);
  const link = `${publicUrl}/security`;
  return {
    from: sender,
    to: email,
    subject: words.subject(sender.name),
    html: [
      `<p>${escapeHtml(what)}</p>`,
      `<p>${words.advice}<br><a href="${escapeHtml(link)}">${texts.notices.link}</a></p>`,
    ].join('\n'),
    text: [what, `${words.advice}\n${link}`].join('\n\n'),
    messageId: messageIdOf(identity, deliveryId),
  };
}
