import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A host on this machine that answers every request with the same bytes, or behaves otherwise. */
export interface OddHost {
  readonly origin: string;
  /** `host:port`, for lists of hosts. */
  readonly host: string;
  close(): void;
}

type Behaviour = (socket: Socket) => void;

const HEAD = 'HTTP/1.1 200 OK\r\n';
const say =
  (bytes: string): Behaviour =>
  (socket) =>
    void socket.write(bytes, 'latin1');
const sayAndEnd =
  (bytes: string): Behaviour =>
  (socket) =>
    void socket.end(bytes, 'latin1');

/** Says a piece again and again until the connection is over. */
const repeat =
  (first: string, piece: string, everyMs = 5): Behaviour =>
  (socket) => {
    socket.write(first);
    const timer = setInterval(() => socket.write(piece), everyMs);
    socket.once('close', () => clearInterval(timer));
  };

/** All that a host may do instead of answering as one should. */
export const ODD_ANSWERS: Readonly<Record<string, Behaviour>> = {
  'an upgrade that nobody asked for': say(
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  ),
  'an upgrade and bytes after it': say(
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\nPRI * HTTP/2.0',
  ),
  '101 that names no protocol': say('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
  '100 and then nothing': say('HTTP/1.1 100 Continue\r\n\r\n'),
  'hints and then nothing': say('HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'),
  'hints without end': repeat('', 'HTTP/1.1 103 Early Hints\r\n\r\n'),
  nothing: () => {},
  'an end at once': (socket) => void socket.end(),
  'a reset at once': (socket) => void socket.resetAndDestroy(),
  'half a status line and then nothing': say('HTTP/1.1 20'),
  'half a status line and an end': sayAndEnd('HTTP/1.1 20'),
  'half a head and then nothing': say(`${HEAD}Content-Len`),
  'half a head and an end': sayAndEnd(`${HEAD}Content-Len`),
  'half a head and a reset': (socket) => {
    socket.write(`${HEAD}Content-Len`);
    setTimeout(() => socket.resetAndDestroy(), 20);
  },
  'a head in drops': repeat('HTTP/1.1 200 OK\r\nX-A: ', 'a', 20),
  'a head without end': repeat(HEAD, `X-A: ${'a'.repeat(500)}\r\n`, 1),
  'a head that is too large': say(`${HEAD}X-A: ${'a'.repeat(200_000)}\r\n\r\n`),
  'too many headers': say(`${HEAD}${'X-A: a\r\n'.repeat(5000)}\r\n`),
  'no HTTP': say('220 mail.example.com ESMTP ready\r\n'),
  'bytes of TLS': say('\x15\x03\x03\x00\x02\x02\x28'),
  'a status of four digits': say('HTTP/1.1 2000 OK\r\n\r\n'),
  'status 000': say('HTTP/1.1 000 Nothing\r\nContent-Length: 0\r\n\r\n'),
  'status 999': say('HTTP/1.1 999 Much\r\nContent-Length: 0\r\n\r\n'),
  'two lengths': say(`${HEAD}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`),
  'a negative length': say(`${HEAD}Content-Length: -1\r\n\r\n`),
  'a length beyond numbers': say(`${HEAD}Content-Length: 99999999999999999999\r\n\r\n`),
  'a body shorter than said': sayAndEnd(`${HEAD}Content-Length: 100\r\n\r\nab`),
  'a body that stops': say(`${HEAD}Content-Length: 100\r\n\r\nab`),
  'a body in drops': repeat(`${HEAD}Content-Length: 1000000\r\n\r\n`, 'a', 20),
  'a body without end': repeat(`${HEAD}\r\n`, 'a'.repeat(60_000), 1),
  'chunks without end': repeat(`${HEAD}Transfer-Encoding: chunked\r\n\r\n`, '1\r\na\r\n'),
  'a chunk that is none': say(`${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n`),
  'chunks and a reset': (socket) => {
    socket.write(`${HEAD}Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n`);
    setTimeout(() => socket.resetAndDestroy(), 20);
  },
  'an answer and a second one': say(
    `${HEAD}Content-Length: 0\r\n\r\n${HEAD}Content-Length: 0\r\n\r\n`,
  ),
  'an answer to no request': say(`${HEAD}Content-Length: 0\r\n\r\nrubbish`),
  'a way to itself': say('HTTP/1.1 302 Found\r\nLocation: /\r\nContent-Length: 0\r\n\r\n'),
  'a way to nowhere': say('HTTP/1.1 307 X\r\nLocation: http://[\r\nContent-Length: 0\r\n\r\n'),
};

/** Starts a host of that kind, which begins as soon as a request has come. */
export async function startOddHost(name: string): Promise<OddHost> {
  const behave = ODD_ANSWERS[name];
  if (!behave) throw new Error(`No answer is called ${name}.`);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
    socket.once('data', () => behave(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${host}`,
    host,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
