import { connect, type Socket } from 'node:net';
import { OPERATOR_LOOKUP } from '../../http/public-lookup.ts';

/** The mail server, as Nodemailer reads it from its URL. */
export interface SmtpServer {
  readonly host?: string | undefined;
  readonly port?: number | string | undefined;
  readonly secure?: boolean | undefined;
}

/**
 * Opens a connection to a mail server, by our own look-up of names, TLS still to come. Rejects with a code of
 * Nodemailer's: where it takes longer than `timeoutMs`, or ends before it is open.
 */
export function openSmtpSocket(
  { host = 'localhost', port, secure }: SmtpServer,
  timeoutMs: number,
): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const socket = connect({
    host: host.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    lookup: OPERATOR_LOOKUP,
  });
  const timer = setTimeout(() => {
    socket.destroy(Object.assign(new Error('Connection timeout'), { code: 'ETIMEDOUT' }));
  }, timeoutMs);
  const fail = (error: NodeJS.ErrnoException) => {
    const code = error.syscall === undefined ? (error.code ?? 'ESOCKET') : 'ESOCKET';
    reject(
      Object.assign(new Error('No connection to the mail server.'), { code, command: 'CONN' }),
    );
  };
  // It stays: an error between our hands and Nodemailer's would end the process.
  socket.on('error', fail);
  const end = () => {
    clearTimeout(timer);
    fail(new Error('closed'));
  };
  socket.once('close', end);
  socket.once('connect', () => {
    clearTimeout(timer);
    socket.off('close', end);
    resolve(socket);
  });
  return promise;
}
