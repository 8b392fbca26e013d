import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { DAY_MS } from '@dosewise/domain';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { VERSION } from '../../runtime/version.ts';
import { makeCertificate } from '../tls/self-made-certificate.ts';

/** The one password that the mail server takes, and the one sender. */
export const SMTP_PASSWORD = 'quokka-secret';
export const SMTP_SENDER = 'mail@pens.example';

type Answer = (reply: ServerResponse, request: IncomingMessage) => unknown;

/** The health of a Dosewise, and the description of an OpenID provider. */
const answerAsBoth: Answer = (reply, request) => {
  const isIssuer = request.url?.includes('.well-known');
  const issuer = `https://localhost:${request.socket.localPort}`;
  reply.end(JSON.stringify(isIssuer ? { issuer } : { status: 'ok', version: VERSION }));
};

const days = (number: number) => new Date(Date.now() + number * DAY_MS);

/** A server with a certificate of its own making: its address, and the authority behind it. */
export async function startTls(
  answer: Answer = answerAsBoth,
  { host = 'localhost', endsInDays = 60 }: { host?: string; endsInDays?: number } = {},
) {
  const made = makeCertificate(host, days(-90), days(endsInDays));
  const server = createServer(made, (request, reply) => void answer(reply, request));
  const port = await listen(server);
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `https://localhost:${port}`, authority: made.cert, close };
}

/** The same until the test ends. */
export async function useTls(...given: Parameters<typeof startTls>) {
  const server = await startTls(...given);
  onTestFinished(server.close);
  return server;
}

/** A mail server in the open that takes no mail: its host and port. */
export async function startSmtp() {
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === SMTP_PASSWORD ? done(null, { user: username }) : done(new Error('Wrong')),
    onMailFrom: ({ address }, _session, done) =>
      address === SMTP_SENDER
        ? done()
        : done(Object.assign(new Error('Not yours'), { responseCode: 553 })),
    onRcptTo: (_address, _session, done) => done(new Error('No mail was to be sent.')),
  });
  smtp.on('error', () => {});
  const port = await listen(smtp.server);
  return { host: `127.0.0.1:${port}`, close: () => smtp.close(() => {}) };
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
