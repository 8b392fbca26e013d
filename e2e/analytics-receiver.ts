import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** An event as it arrived, with what says whose it is. */
export interface ReceivedEvent {
  readonly event: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly $set?: Readonly<Record<string, unknown>>;
}

export interface AnalyticsReceiver {
  readonly origin: string;
  /** Method and path of every request, preflights left out. */
  readonly requests: readonly string[];
  readonly events: readonly ReceivedEvent[];
  /** Answers later requests with this status. */
  answerWith(status: number): void;
  forget(): void;
  close(): Promise<void>;
}

/** Stands in for the provider of product analytics, on a free port of this machine. */
export const startAnalyticsReceiver = async (): Promise<AnalyticsReceiver> => {
  const requests: string[] = [];
  const events: ReceivedEvent[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    requests.push(`${request.method} ${request.url}`);
    void readEvents(request).then((read) => {
      if (status === 200) events.push(...read);
      response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"status":1}');
    });
    return response;
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    events,
    answerWith: (next) => {
      status = next;
    },
    forget: () => {
      requests.length = 0;
      events.length = 0;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};

const readEvents = async (request: IncomingMessage): Promise<ReceivedEvent[]> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const sent = Buffer.concat(chunks);
  const isZipped = sent[0] === 0x1f && sent[1] === 0x8b;
  const parsed = JSON.parse(String(isZipped ? gunzipSync(sent) : sent)) as
    | ReceivedEvent
    | ReceivedEvent[]
    | { batch: ReceivedEvent[] };
  if (Array.isArray(parsed)) return parsed;
  return 'batch' in parsed ? parsed.batch : [parsed];
};
