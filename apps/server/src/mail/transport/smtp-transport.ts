import { renderMime } from '../compose/render-mime.ts';
import {
  MAILS_AT_ONCE,
  type MailMessage,
  type MailOutcome,
  type MailTransport,
} from './mail-message.ts';
import { outcomeOfFailure } from './smtp-outcome.ts';
import { type HandOver, openSession, type SmtpSession } from './smtp-session.ts';

/** Sends through one SMTP server over a few connections that stay open between mails. */
export function createSmtpTransport(url: string, clientName: string): MailTransport {
  const idle: SmtpSession[] = [];
  const waiting: (() => void)[] = [];
  let free = MAILS_AT_ONCE;
  let isClosed = false;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  }

  function takeIdle(): SmtpSession | undefined {
    for (let session = idle.pop(); session; session = idle.pop()) {
      if (session.isUsable()) return session;
    }
    return undefined;
  }

  async function handOver(message: MailMessage, content: string): Promise<HandOver> {
    const used = takeIdle();
    const session = used ?? (await openSession(url, clientName));
    const result = await session.send(message.from.address, message.to, content);
    if (session.isUsable() && !isClosed) idle.push(session);
    else session.close();
    const hungUp = result && !result.textBegan && !session.isUsable();
    // The server had ended a connection that was idle; a new one shows how it really is.
    return used && hungUp ? handOver(message, content) : result;
  }

  return {
    kind: 'smtp',
    send: (message) => {
      const content = renderMime(message);
      return inTurn(async (): Promise<MailOutcome> => {
        const result = await handOver(message, content).catch((error: unknown) => ({
          error,
          textBegan: false,
        }));
        return result ? outcomeOfFailure(result.error, result.textBegan) : { kind: 'sent' };
      });
    },
    close: () => {
      isClosed = true;
      for (const session of idle.splice(0)) session.close();
    },
  };
}
