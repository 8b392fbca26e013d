import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SinkAnswer } from './push-sink.ts';

/** A message as it came. */
export interface WebhookArrival {
  /** With its query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The exact body, and what it is as JSON. */
  readonly raw: string;
  readonly body: Readonly<Partial<Record<'type' | 'data' | 'content' | 'text', unknown>>>;
}

/** Programs on this machine that take messages of webhooks. */
export interface WebhookSink {
  readonly origin: string;
  /** `host:port`, for WEBHOOK_ALLOW. */
  readonly host: string;
  readonly arrivals: WebhookArrival[];
  /** Sets the answers to the next messages to this path, one after the other; then 200 again. */
  answerNext(path: string, ...answers: readonly SinkAnswer[]): void;
  /** The messages that came to a path. */
  to(path: string): readonly WebhookArrival[];
  close(): Promise<void>;
}

/** Starts a stand-in for whatever a webhook leads to. */
export async function startWebhookSink(): Promise<WebhookSink> {
  const scripts = new Map<string, SinkAnswer[]>();
  const arrivals: WebhookArrival[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const raw = await text(request);
    arrivals.push({ path, headers: request.headers, raw, body: JSON.parse(raw) });
    const answer = scripts.get(path)?.shift() ?? { status: 200, body: '{"ok":true}' };
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
    answerNext: (path, ...answers) => {
      scripts.set(path, [...(scripts.get(path) ?? []), ...answers]);
    },
    to: (path) => arrivals.filter((arrival) => arrival.path === path),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
