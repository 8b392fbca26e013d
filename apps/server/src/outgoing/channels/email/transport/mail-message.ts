import type { SendMailOptions } from 'nodemailer';
import type { MailSender } from '../compose/mail-sender.ts';

/** A mail that is ready to go. Addresses are bare, without names or brackets. */
export interface MailMessage {
  readonly from: MailSender;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** With its angle brackets. */
  readonly messageId: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A mail as Nodemailer takes it. */
export function nodemailerMessage({ from, to, headers = {}, ...rest }: MailMessage) {
  return {
    ...rest,
    // As objects: text in a name or an address can then never be read as further addresses.
    from: { name: from.name, address: from.address },
    to: { name: '', address: to },
    envelope: { from: from.address, to: [to] },
    // As they are: folding or encoding would break the addresses in them.
    headers: Object.fromEntries(
      Object.entries(headers).map(([key, value]) => [key, { prepared: true, value }]),
    ),
    textEncoding: 'quoted-printable',
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions;
}

/** Mails handed over at once, a connection each; common servers allow ten or more to one client. */
export const MAILS_AT_ONCE = 10;

/** The outcome of handing over one mail. A code is the mail server's, nothing of its text. */
export type MailOutcome =
  | { readonly kind: 'sent' }
  /** Not taken for now. `server`: nothing to do with this mail, the next one would fare alike. */
  | { readonly kind: 'retry'; readonly code: string; readonly scope: 'mail' | 'server' }
  /** Refused for good. `isAddress`: because there is no such mailbox. */
  | { readonly kind: 'refused'; readonly code: string; readonly isAddress: boolean }
  /** The connection broke after the text began to flow: perhaps sent, so never to be sent again. */
  | { readonly kind: 'unconfirmed'; readonly code: string };

/** The way in which mail leaves this server. */
export interface MailTransport {
  readonly kind: 'smtp' | 'outbox';
  /** Hands over one mail. Rejects only when it could not be written at all. */
  send(message: MailMessage): Promise<MailOutcome>;
  /** Ends idle connections, and those in use after their mail. */
  close(): void;
}
