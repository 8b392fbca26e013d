import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SinkAnswer } from './push-sink.ts';

/** A service on this machine that answers as it is told. */
export interface ScriptedServer {
  readonly origin: string;
  /** `host:port`, for lists of hosts. */
  readonly host: string;
  /** Sets the answers to the next messages to this target, one after the other; then 200 again. */
  answerNext(target: string, ...answers: readonly SinkAnswer[]): void;
  close(): Promise<void>;
}

/** Starts one that reads each message with `read`, which gives its target, and answers `body` unless told otherwise. */
export async function startScriptedServer(
  body: string,
  read: (request: IncomingMessage) => Promise<string>,
): Promise<ScriptedServer> {
  const scripts = new Map<string, SinkAnswer[]>();
  const server = createServer(async (request, response) => {
    const target = await read(request);
    const answer = scripts.get(target)?.shift() ?? { status: 200, body };
    if (answer === 'hang') return;
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${host}`,
    host,
    answerNext: (target, ...answers) => {
      scripts.set(target, [...(scripts.get(target) ?? []), ...answers]);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
