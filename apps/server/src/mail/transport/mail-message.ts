import type { MailSender } from '../compose/mail-sender.ts';
import type { QuotedPrintable } from '../compose/quoted-printable.ts';

/** A mail that is ready to go. Addresses are bare, without names or brackets. */
export interface MailMessage {
  readonly from: MailSender;
  readonly to: string;
  readonly subject: string;
  readonly html: QuotedPrintable;
  readonly text: QuotedPrintable;
  /** With its angle brackets. */
  readonly messageId: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Mails handed over at once, a connection each; common servers allow ten or more to one client. */
export const MAILS_AT_ONCE = 10;

/** What came of handing over one mail. A code is the mail server's, nothing of its text. */
export type MailOutcome =
  | { readonly kind: 'sent' }
  /** Not taken for now. `server`: nothing to do with this mail, the next one would fare alike. */
  | { readonly kind: 'retry'; readonly code: string; readonly scope: 'mail' | 'server' }
  /** Refused for good. `isAddress`: because there is no such mailbox. */
  | { readonly kind: 'refused'; readonly code: string; readonly isAddress: boolean }
  /** The connection broke after the text began to flow: perhaps sent, so never to be sent again. */
  | { readonly kind: 'unconfirmed'; readonly code: string };

/** How mail leaves this server. */
export interface MailTransport {
  readonly kind: 'smtp' | 'outbox';
  /** Hands over one mail. Rejects only when it could not be written at all. */
  send(message: MailMessage): Promise<MailOutcome>;
  /** Ends idle connections, and those in use after their mail. */
  close(): void;
}
