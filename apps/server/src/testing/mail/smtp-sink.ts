import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived. */
export interface SunkMail {
  readonly to: string;
  readonly raw: Buffer;
}

/** The server's answer to a command: null takes it, a reply refuses, `drop` cuts the connection. */
type Answer = { readonly code: number; readonly text: string } | 'drop' | null;

/** The behaviour that a test may change while the server runs. Each gets the recipient's address. */
interface SinkBehaviour {
  recipient: (address: string) => Answer;
  /** Asked when the whole text has arrived. */
  text: (address: string) => Answer | Promise<Answer>;
}

/** A real SMTP server on the loopback interface that keeps what it takes. */
export interface SmtpSink {
  readonly url: string;
  readonly mails: readonly SunkMail[];
  readonly behaviour: SinkBehaviour;
  /** Mails whose whole text arrived, also those that were refused then. */
  readonly textsTo: readonly string[];
  parse(mail: SunkMail | undefined): Promise<Email>;
  close(): Promise<void>;
}

/** Starts a server on `port`, or a free one. `keepText` off keeps addresses only. */
export async function startSmtpSink({
  port = 0,
  keepText = true,
}: {
  port?: number;
  keepText?: boolean;
} = {}): Promise<SmtpSink> {
  const mails: SunkMail[] = [];
  const textsTo: string[] = [];
  const behaviour: SinkBehaviour = { recipient: () => null, text: () => null };
  const sockets = new Map<number, Socket>();

  function answer(given: Answer, remotePort: number, done: (error?: Error | null) => void): void {
    if (given === 'drop') sockets.get(remotePort)?.destroy();
    else done(given && Object.assign(new Error(given.text), { responseCode: given.code }));
  }

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, { remotePort }, done) =>
      answer(behaviour.recipient(address), remotePort, done),
    onData: async (stream, { envelope, remotePort }, done) => {
      const raw = await buffer(stream).catch(() => null);
      if (raw === null) return;
      const to = envelope.rcptTo.map(({ address }) => address).join();
      textsTo.push(to);
      const given = await behaviour.text(to);
      if (given === null) mails.push({ to, raw: keepText ? raw : Buffer.alloc(0) });
      answer(given, remotePort, done);
    },
  });
  smtp.on('error', () => {});
  const server = createServer((socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
    smtp.connect(socket);
  });
  await listen(server, port);
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    textsTo,
    behaviour,
    parse: (mail) => PostalMime.parse(mail?.raw ?? ''),
    close: async () => {
      for (const socket of sockets.values()) socket.destroy();
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}

/** A port that was ours before may be another program's for a moment. */
async function listen(server: Server, port: number): Promise<void> {
  for (const end = Date.now() + 20_000; ; await sleep(50)) {
    server.listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
      return;
    } catch (error) {
      if (port === 0 || Date.now() > end) throw error;
    }
  }
}
