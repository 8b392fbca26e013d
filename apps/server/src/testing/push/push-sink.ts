import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type {
  PushAddress,
  PushPayload,
} from '../../outgoing/channels/web-push/web-push-channel.ts';
import { decryptPush, type Receiver, readVapid } from './read-push.ts';

/** The answer of the service: a status, or nothing at all. */
export type SinkAnswer =
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string }
  | 'hang';

/** A message as it arrived. */
export interface PushArrival {
  readonly endpoint: string;
  /** In epoch milliseconds of the real clock. */
  readonly at: number;
  readonly headers: IncomingMessage['headers'];
  /** The message as the browser would read it. Decrypts when asked. */
  readonly payload: () => PushPayload;
}

/** A push service on this machine, and the browsers that subscribed to it. */
export interface PushSink {
  readonly origin: string;
  /** `host:port`, for PUSH_HOSTS. */
  readonly host: string;
  /** Everything that was sent here and accepted its sender, in order; refused ones too. */
  readonly arrivals: PushArrival[];
  /** Number of connections that were opened so far. */
  readonly connections: () => number;
  /** A browser subscribes; `browser` is a word of its endpoint. */
  subscribe(browser?: string): PushAddress;
  /** Sets the answers to the next messages to this endpoint, one after the other; then 201 again. */
  answerNext(endpoint: string, ...answers: readonly SinkAnswer[]): void;
  close(): Promise<void>;
}

const TAKEN: SinkAnswer = { status: 201 };

/** Starts a push service that takes VAPID (RFC 8292) from anyone, and refuses those without. */
export async function startPushSink(): Promise<PushSink> {
  const receivers = new Map<string, Receiver>();
  const scripts = new Map<string, SinkAnswer[]>();
  const arrivals: PushArrival[] = [];
  /** Signing is rare, so is what is verified here: senders keep their token. */
  const knownSenders = new Set<string>();

  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const path = request.url ?? '/';
    const endpoint = `${origin}${path}`;
    const receiver = receivers.get(path);
    if (!receiver) return answer(response, { status: 404 });
    const problem = senderProblem(request.headers.authorization, origin, knownSenders);
    if (problem) return answer(response, { status: 403, body: problem });
    if (!isWholeMessage(request)) return answer(response, { status: 400 });
    arrivals.push({
      endpoint,
      at: Date.now(),
      headers: request.headers,
      payload: () => JSON.parse(decryptPush(body, receiver)),
    });
    answer(response, scripts.get(endpoint)?.shift() ?? TAKEN);
  });
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const origin = `http://${host}`;

  return {
    origin,
    host,
    arrivals,
    connections: () => connections,
    subscribe: (browser = 'browser') => {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const coordinates = [x, y].map((text) => Buffer.from(text, 'base64url'));
      const publicPoint = Buffer.concat([Buffer.from([4]), ...coordinates]);
      const auth = randomBytes(16);
      const path = `/wpush/${browser}/${randomBytes(9).toString('base64url')}`;
      receivers.set(path, { privateKey, publicPoint, auth });
      return {
        endpoint: `${origin}${path}`,
        p256dh: publicPoint.toString('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    answerNext: (endpoint, ...answers) => {
      scripts.set(endpoint, [...(scripts.get(endpoint) ?? []), ...answers]);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The reason that a push service would not take the sender, Apple's rules included; null when it would. */
function senderProblem(
  header: string | undefined,
  origin: string,
  known: Set<string>,
): string | null {
  if (header === undefined) return 'No VAPID';
  if (known.has(header)) return null;
  try {
    const { claims } = readVapid(header);
    if (claims.aud !== origin) return 'Wrong audience';
    const hoursLeft = (claims.exp - Date.now() / 1000) / 3600;
    if (hoursLeft <= 0 || hoursLeft > 24) return 'Wrong expiry';
    if (!/^(https:\/\/|mailto:[^@\s]+@)[^\s/]+\.[^\s/]+$/.test(claims.sub)) return 'Wrong subject';
  } catch (error) {
    return String(error);
  }
  known.add(header);
  return null;
}

/** The headers that RFC 8030 and 8291 ask for. */
function isWholeMessage({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'POST' &&
    headers['content-encoding'] === 'aes128gcm' &&
    /^\d+$/.test(String(headers.ttl)) &&
    /^[\w-]{1,32}$/.test(String(headers.topic ?? 'none'))
  );
}

function answer(response: ServerResponse, reply: SinkAnswer): void {
  if (reply === 'hang') return;
  response.writeHead(reply.status, reply.headers);
  response.end(reply.body);
}
