import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { mailSender } from '../compose/mail-sender.ts';
import { probeSmtp } from './probe-smtp.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const CONFIG = { mailFrom: 'mail@dosewise.example', publicUrl: 'https://dosewise.example' };
const MAIL = {
  from: mailSender(CONFIG),
  to: 'reader@example.com',
  subject: 'A subject',
  html: '<p>Some words.</p>',
  text: 'Some words.',
  messageId: '<1@dosewise.example>',
};

const sockets = new Set<Socket>();
let server: Server | undefined;
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server?.close();
});

/** A mail server that does as `behave` says with each connection. */
async function startServer(behave: (socket: Socket) => void): Promise<string> {
  server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    behave(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Says a piece again and again. */
const repeat = (socket: Socket, piece: string) => {
  const timer = setInterval(() => socket.write(piece), 20);
  socket.once('close', () => clearInterval(timer));
};

const GREETING = '220 mail.example ESMTP\r\n';

it.each<[string, (socket: Socket) => void]>([
  ['says nothing', () => {}],
  ['hangs up at once', (socket) => void socket.end()],
  ['resets at once', (socket) => void socket.resetAndDestroy()],
  ['greets without end', (socket) => repeat(socket, '220-hello\r\n')],
  ['greets in drops', (socket) => repeat(socket, '2')],
  ['speaks HTTP', (socket) => void socket.write('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ['greets and says no more', (socket) => void socket.write(GREETING)],
  [
    'answers without end',
    (socket) => {
      socket.write(GREETING);
      socket.once('data', () => repeat(socket, '250-SIZE\r\n'));
    },
  ],
  [
    'hangs up after the first word',
    (socket) => {
      socket.write(GREETING);
      socket.once('data', () => socket.end());
    },
  ],
])('a mail server that %s ends a mail, and the look at it', async (_name, behave) => {
  const url = await startServer(behave);
  const transport = createSmtpTransport(url, 'dosewise.example', { mailMs: 300 });
  expect(await transport.send(MAIL)).toMatchObject({ kind: 'retry', scope: 'server' });
  transport.close();
  expect(await probeSmtp(url, CONFIG, 300)).toMatchObject({ step: expect.any(String) });
});
