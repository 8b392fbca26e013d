import type { Agent as HttpAgent, IncomingMessage } from 'node:http';
import type { Agent as HttpsAgent } from 'node:https';
import type { ReplyHead } from '../send-outcome.ts';
import { exchange } from './exchange.ts';
import type { Lookups } from './public-lookup.ts';

/** Of an answer nothing is kept; what goes on for longer than this costs its connection. */
const MAX_ANSWER_BYTES = 16 * 1024;

/** The connections that stay open between messages, and how names are found for them. */
export interface Agents {
  readonly http: HttpAgent;
  readonly https: HttpsAgent;
  /** Guards where they lead: each new connection asks it, and goes to what it says. */
  readonly lookupFor: Lookups;
}

/** The bytes of a request, headers and body. */
export interface Post {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** The connections that a message goes over, for whom, and its patience. */
export interface Way {
  readonly agents: Agents;
  /** The account that chose the address; null: the operator did, or a service that is known. */
  readonly account: string | null;
  readonly timeoutMs: number;
}

/** Sends one request and returns the head of its reply. Ends as `exchange` does. */
export function guardedPost(
  url: URL,
  { headers, body }: Post,
  { agents, account, timeoutMs }: Way,
): Promise<ReplyHead> {
  return exchange(
    url,
    {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
      agent: url.protocol === 'https:' ? agents.https : agents.http,
      lookup: agents.lookupFor(account),
    },
    { body, timeoutMs },
    (response) => {
      discard(response);
      return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] };
    },
  );
}

/** Reads a short answer to its end, so that its connection can be used again; ends a long one. */
function discard(response: IncomingMessage): void {
  let bytes = 0;
  response.on('data', (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > MAX_ANSWER_BYTES) response.destroy();
  });
  response.on('error', () => {});
}
