import type { OutgoingHttpHeaders } from 'node:http';
import { exchange, readBody } from './exchange.ts';
import { OPERATOR_LOOKUP } from './public-lookup.ts';

/** A whole answer. */
export interface HostAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/**
 * Asks a host that the operator named, or a service that is known, and reads the whole answer; follows nothing.
 * Rejects where there is none within `timeoutMs`, or more than `maxBytes` of it.
 */
export function askHost(
  url: URL,
  request: {
    readonly method: string;
    readonly headers: OutgoingHttpHeaders;
    readonly body?: string | undefined;
  },
  { timeoutMs, maxBytes }: { readonly timeoutMs: number; readonly maxBytes: number },
): Promise<HostAnswer> {
  const { method, headers, body } = request;
  return exchange(
    url,
    // Asked now and then: a connection kept from the last time may be over.
    { method, headers: { ...headers, connection: 'close' }, lookup: OPERATOR_LOOKUP },
    { ...(body !== undefined && { body }), timeoutMs },
    async (response) => {
      const pairs = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
      return {
        status: response.statusCode ?? 0,
        headers: new Headers(Object.fromEntries(pairs)),
        body: await readBody(response, maxBytes),
      };
    },
  );
}
