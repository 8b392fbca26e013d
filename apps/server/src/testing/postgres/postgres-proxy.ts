import { once } from 'node:events';
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

/** A way to a PostgreSQL server on which a test breaks things. */
export interface PostgresProxy {
  readonly url: string;
  /** From now on swallows what the connections say that there are; new ones work. */
  silence(): void;
  /** Cuts every connection and refuses new ones. */
  refuse(): Promise<void>;
  /** Takes connections again. */
  accept(): Promise<void>;
  stop(): Promise<void>;
}

/** Puts a proxy on 127.0.0.1 before the server that `url` leads to. */
export async function startPostgresProxy(url: string): Promise<PostgresProxy> {
  const target = placeOf(url);
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(target);
    const pair = [near, far] as const;
    pairs.add(pair);
    const cut = () => {
      for (const socket of pair) socket.destroy();
      pairs.delete(pair);
    };
    for (const socket of pair) socket.on('error', cut).on('close', cut);
    near.pipe(far);
    far.pipe(near);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const refuse = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const pair of pairs) for (const socket of pair) socket.destroy();
    await closed;
  };
  const own = new URL(url);
  own.host = `127.0.0.1:${port}`;
  own.searchParams.delete('host');
  return {
    url: own.href,
    silence: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far).resume();
        far.unpipe(near).resume();
      }
    },
    refuse,
    accept: () => listen(port),
    stop: () => (server.listening ? refuse() : Promise.resolve()),
  };
}

/** A folder of sockets stands in the query, as for the driver. */
function placeOf(url: string): NetConnectOpts {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  return folder
    ? { path: `${folder}/.s.PGSQL.${port || 5432}` }
    : { host: hostname, port: Number(port || 5432) };
}
