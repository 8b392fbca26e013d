import type { Socket } from 'node:net';
import { type Readable, Transform } from 'node:stream';
import {
  MAILS_AT_ONCE,
  type MailOutcome,
  type MailTransport,
  nodemailerMessage,
} from './mail-message.ts';
import { outcomeOfFailure } from './smtp-outcome.ts';
import { openSmtpSocket, type SmtpServer } from './smtp-socket.ts';

/** The longest that a mail server may take, in ms, before it counts as away. */
export const SMTP_TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
} as const;
/** The longest that one mail may take in all, also where the server says a byte now and then, in ms. */
const MAIL_MS = 3 * 60_000;

const POOL = {
  ...SMTP_TIMEOUTS,
  pool: true,
  maxConnections: MAILS_AT_ONCE,
  /** Mails over one connection before it is replaced: some servers set such a limit. */
  maxMessages: 500,
  /** The server may have hung up while a connection was idle; a new one shows how it really is. */
  maxRequeues: 1,
  /** Shorter than the time after which servers hang up, so that we rarely write into the void. */
  idleTimeout: 20_000,
  socketTimeout: 60_000,
  socketCloseTimeout: 1000,
} as const;

type SocketOpened = (error: Error | null, found?: { readonly connection: Socket }) => void;

/** Sends through one SMTP server over a few connections that stay open between mails. */
export function createSmtpTransport(
  url: string,
  clientName: string,
  { mailMs = MAIL_MS }: { mailMs?: number } = {},
): MailTransport {
  /** The text of each mail that a connection has in hand, by the mail's id. */
  const texts = new Map<string | undefined, Readable>();
  const openTransporter = async () => {
    const { createTransport } = await import('nodemailer');
    const transporter = createTransport({
      ...POOL,
      url,
      name: clientName,
      requireTLS: requiresTls(url),
      getSocket: (server: SmtpServer, done: SocketOpened) => {
        openSmtpSocket(server, SMTP_TIMEOUTS.connectionTimeout).then(
          (connection) => done(null, { connection }),
          (error: Error) => done(error),
        );
      },
    });
    transporter.use('stream', ({ message, data }, done) => {
      message?.transform(inOnePiece);
      message?.processFunc((text) => {
        texts.set(data.messageId, text);
        return text;
      });
      done();
    });
    return transporter;
  };
  /** Opened for the first mail; tried again where its library could not be read. */
  let opened: ReturnType<typeof openTransporter> | null = null;
  const open = () => {
    opened ??= openTransporter().catch((error) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  return {
    kind: 'smtp',
    send: async (message): Promise<MailOutcome> => {
      try {
        const signal = AbortSignal.timeout(mailMs);
        const transporter = await open();
        await transporter.sendMail({ ...nodemailerMessage(message), signal });
        return { kind: 'sent' };
      } catch (error) {
        return outcomeOfFailure(error, texts.get(message.messageId)?.readableDidRead === true);
      } finally {
        texts.delete(message.messageId);
      }
    },
    close: () =>
      void opened?.then(
        (transporter) => transporter.close(),
        () => {},
      ),
  };
}

/**
 * True: a password never travels in the open unless the URL says so: a server, or anyone who stands between, that
 * offers no STARTTLS does not get it.
 */
export const requiresTls = (url: string): boolean => new URL(url).username !== '';

/** Gathers a text, so that it reaches the socket in one write instead of ten. */
function inOnePiece(): Transform {
  const pieces: Buffer[] = [];
  return new Transform({
    transform: (piece: Buffer, _encoding, done) => {
      pieces.push(piece);
      done();
    },
    flush: (done) => done(null, Buffer.concat(pieces)),
  });
}
