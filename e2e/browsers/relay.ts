import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** An address of its own for a server, and what leads there: a network that can be cut. */
export interface Relay {
  readonly url: string;
  /** Nobody answers at the address any more, and what is under way breaks off. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/**
 * Leads to the server at `target` from a port of its own. To a browser that is another site with
 * nothing kept, and without a network while it is cut.
 */
export const startRelay = async (target: string): Promise<Relay> => {
  const there = new URL(target);
  const open = new Set<Socket>();
  const join = (near: Socket) => {
    const far = connect(Number(there.port), there.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.once('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  };
  const server = createServer(join);
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    cut: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    mend: () => listen(port),
  };
};
