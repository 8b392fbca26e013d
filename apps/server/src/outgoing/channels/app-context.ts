import type { ServerContext } from '../../runtime/server-context.ts';
import type { MailTransport } from './email/transport/mail-message.ts';
import type { SendingTools } from './sending-tools.ts';

/** The things that the whole process shares. Tests put their own clock and database in. */
export interface AppContext extends ServerContext {
  readonly mailTransport: MailTransport;
  /** For notifications of browsers and messages to ntfy. */
  readonly sending: SendingTools;
}
