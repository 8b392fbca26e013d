import type { ServerContext } from '../../runtime/server-context.ts';
import type { MailTransport } from './email/transport/mail-message.ts';
import type { SendingTools } from './sending-tools.ts';

/** A server's context with what sends mails, notifications and messages. */
export interface SendingContext extends ServerContext {
  readonly mailTransport: MailTransport;
  /** For notifications of browsers and messages to ntfy. */
  readonly sending: SendingTools;
}
