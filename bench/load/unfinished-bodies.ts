import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MeasuredProcess } from '../measured-process.ts';

const OPENED_AT_ONCE = 100;
/** More would be no other picture, and need more than this machine has. */
const MAX_CONNECTIONS = 4000;
const SETTLE_MS = 3000;

/** The bodies that strangers sent, and the memory that the process took for them. */
export interface UnfinishedBodies {
  readonly bytesEach: number;
  readonly chunkBytes: number | null;
  /** Connections that the server still keeps, and those that it answered or closed. */
  readonly kept: number;
  readonly refused: number;
  readonly mbBefore: number;
  readonly mbWhile: number;
  readonly mbAfter: number;
}

/**
 * Opens connections to a route that needs no account, each with a body of which the last byte never
 * comes. `chunkBytes` sends it in pieces of that size; null: in one piece of a stated length.
 */
export async function holdUnfinishedBodies(
  server: MeasuredProcess,
  connections: number,
  { bytes, chunkBytes }: { readonly bytes: number; readonly chunkBytes: number | null },
): Promise<UnfinishedBodies> {
  const residentMb = () => Math.round(server.residentMb());
  const mbBefore = residentMb();
  const count = Math.min(connections, MAX_CONNECTIONS);
  const sockets: Socket[] = [];
  let refused = 0;
  while (sockets.length < count) {
    const some = Array.from({ length: Math.min(OPENED_AT_ONCE, count - sockets.length) }, () => {
      const socket = connect(server.port, '127.0.0.1');
      // Whatever comes back, an answer or an end, is a refusal: none of these is ever finished.
      socket.once('data', () => socket.destroy());
      socket.on('error', () => {});
      socket.once('close', () => {
        refused += 1;
      });
      return socket;
    });
    await Promise.all(some.map((socket) => send(socket, bytes, chunkBytes)));
    sockets.push(...some);
  }
  await sleep(SETTLE_MS);
  const kept = count - refused;
  const refusedBefore = refused;
  const mbWhile = residentMb();
  for (const socket of sockets) socket.destroy();
  await sleep(SETTLE_MS);
  return {
    bytesEach: bytes,
    chunkBytes,
    kept,
    refused: refusedBefore,
    mbBefore,
    mbWhile,
    mbAfter: residentMb(),
  };
}

async function send(socket: Socket, bytes: number, chunkBytes: number | null): Promise<void> {
  const head =
    'POST /api/password/forgot HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => {});
  if (!socket.writable) return;
  if (chunkBytes === null) {
    socket.write(`${head}Content-Length: ${bytes + 1}\r\n\r\n${'x'.repeat(bytes)}`);
  } else {
    const chunk = `${chunkBytes.toString(16)}\r\n${'x'.repeat(chunkBytes)}\r\n`;
    socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(bytes / chunkBytes)}`);
  }
}
