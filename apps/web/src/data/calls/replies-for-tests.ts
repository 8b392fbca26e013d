import { SERVER_HEADER, SERVER_HEADER_VALUE } from '@dosewise/contract/headers';

/** A reply of our server, as every one of its replies names it. */
export function ourReply(body: unknown, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set(SERVER_HEADER, SERVER_HEADER_VALUE);
  if (body === undefined) return new Response(null, { ...init, headers });
  return Response.json(body, { ...init, headers });
}

/** A refusal of our server. */
export const ourRefusal = (status: number): Response =>
  ourReply({ error: 'refused', code: 'refused' }, { status });
