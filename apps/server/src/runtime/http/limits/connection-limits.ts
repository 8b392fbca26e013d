import { type ServerOptions, STATUS_CODES } from 'node:http';
import type { Server, Socket } from 'node:net';
import { SERVER_HEADER, SERVER_HEADER_VALUE } from '@dosewise/contract';
import { callerNetwork, isThisMachine } from '../callers/caller-network.ts';

/** Headers are a few hundred bytes: anyone who needs longer holds the connection on purpose. */
const HEADERS_MS = 15_000;
/** The largest body, 8 MiB, over a slow phone's line of 1 Mbit/s takes 67 s. */
const REQUEST_MS = 120_000;
/** The time that a connection may carry nothing in either direction, as when no one reads a download. */
const SILENT_MS = 120_000;
/** The time between two looks at the connections: the limits above hold to within this. */
const LOOK_EVERY_MS = 5_000;

/**
 * Connections of one process. A browser without a proxy in front opens six, and keeps them for a
 * minute or so: some 700 people at once. Those beyond are closed at once.
 */
export const MAX_CONNECTIONS = 4096;

/**
 * Those of one address, or of one line's IPv6 network: a family or an office of 170 browsers may stand behind it.
 * Three quarters are left to others.
 */
export const MAX_CONNECTIONS_OF_ONE = MAX_CONNECTIONS / 4;

/**
 * Closes connections of a caller who has `most` already, at once. Not for a server behind a proxy, from which all of
 * them come. Those of this machine do not count: its checks of health must get through, and a proxy may stand
 * here of which no one told us.
 */
export function limitEachCaller(server: Server, most = MAX_CONNECTIONS_OF_ONE): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isThisMachine(remoteAddress)) return;
    const caller = callerNetwork(remoteAddress);
    const count = counts.get(caller) ?? 0;
    if (count >= most) {
      socket.destroy();
      return;
    }
    counts.set(caller, count + 1);
    socket.once('close', () => {
      const left = (counts.get(caller) ?? 1) - 1;
      if (left > 0) counts.set(caller, left);
      else counts.delete(caller);
    });
  });
}

/** Ends slow and broken connections in a bounded time. Part of Fastify's settings. */
export const connectionLimits = {
  connectionTimeout: SILENT_MS,
  requestTimeout: REQUEST_MS,
  http: {
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: LOOK_EVERY_MS,
  } satisfies ServerOptions,
  clientErrorHandler: refuseConnection,
};

const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers bytes that are no request, and ends their connection. Nothing is logged: the error holds
 * what was sent, headers with tokens among it.
 */
function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = STATUSES[error.code ?? ''] ?? 400;
  if (socket.writable) {
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `${SERVER_HEADER}: ${SERVER_HEADER_VALUE}`,
      'Connection: close',
      'Content-Length: 0',
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  }
  socket.destroy();
}
