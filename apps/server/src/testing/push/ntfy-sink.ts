import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SinkAnswer } from './push-sink.ts';

/** A message to a topic, as ntfy understands it. */
export interface NtfyArrival {
  readonly topic: string;
  /** In epoch milliseconds of the real clock. */
  readonly at: number;
  readonly title: string;
  readonly message: string;
  readonly click: string;
  readonly actions: readonly { readonly label: string; readonly url: string }[];
}

/** An ntfy on this machine. */
export interface NtfySink {
  readonly origin: string;
  /** `host:port`, for NTFY_HOSTS. */
  readonly host: string;
  readonly arrivals: NtfyArrival[];
  /** Sets the answers to the next messages to this topic, one after the other; then 200 again. */
  answerNext(topic: string, ...answers: readonly SinkAnswer[]): void;
  close(): Promise<void>;
}

/** Starts a stand-in for ntfy that takes messages published by headers and a plain body. */
export async function startNtfySink(): Promise<NtfySink> {
  const scripts = new Map<string, SinkAnswer[]>();
  const arrivals: NtfyArrival[] = [];
  const server = createServer(async (request, response) => {
    const header = (name: string) => decoded(String(request.headers[name] ?? ''));
    const topic = (request.url ?? '/').slice(1);
    arrivals.push({
      topic,
      at: Date.now(),
      title: header('title'),
      message: await text(request),
      click: header('click'),
      actions: JSON.parse(header('actions') || '[]'),
    });
    const answer = scripts.get(topic)?.shift() ?? { status: 200, body: '{"event":"message"}' };
    if (answer === 'hang') return;
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${host}`,
    host,
    arrivals,
    answerNext: (topic, ...answers) => {
      scripts.set(topic, [...(scripts.get(topic) ?? []), ...answers]);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A header by RFC 2047. */
function decoded(header: string): string {
  const word = /^=\?UTF-8\?B\?([A-Za-z\d+/=]*)\?=$/.exec(header)?.[1];
  return word === undefined ? header : Buffer.from(word, 'base64').toString('utf8');
}
