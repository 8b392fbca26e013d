import { createServer } from 'node:net';

/** Settings of a server that must know its own address before it runs, for links that lead back. */
export const settingsOfOwnAddress = async (): Promise<{ PORT: string; PUBLIC_URL: string }> => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  const port = String(typeof address === 'object' && address ? address.port : 0);
  return { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` };
};
