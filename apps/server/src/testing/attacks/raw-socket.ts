import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The time that a test waits for a server that ends a connection when it should. */
const PATIENCE_MS = 30_000;

/** A connection to the server at `url` that sends what no client would. */
export interface RawSocket {
  send(bytes: string | Buffer): void;
  /** Everything that has come so far. */
  received(): string;
  /** Waits until the server has ended the connection; what came, and how long it took. */
  ended(): Promise<{ readonly text: string; readonly afterMs: number }>;
  /** Reads nothing from now on. */
  pause(): void;
  close(): void;
}

export async function openSocket(url: string): Promise<RawSocket> {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect(Number(port), hostname);
  const opened = performance.now();
  let text = '';
  socket.setNoDelay(true);
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  // A connection that is cut in the middle of a request may come back as a reset.
  socket.on('error', () => {});
  const closed = new Promise<number>((resolve) =>
    socket.once('close', () => resolve(performance.now() - opened)),
  );
  socket.setTimeout(PATIENCE_MS, () => socket.destroy());
  await once(socket, 'connect');
  return {
    send: (bytes) => {
      if (socket.writable) socket.write(bytes);
    },
    received: () => text,
    ended: async () => {
      const afterMs = await closed;
      return { text, afterMs };
    },
    pause: () => void socket.pause(),
    close: () => socket.destroy(),
  };
}

/** Sends `bytes` and waits until the server has ended the connection; everything it answered. */
export async function rawReply(url: string, bytes: string | Buffer): Promise<string> {
  const socket = await openSocket(url);
  socket.send(bytes);
  return (await socket.ended()).text;
}
