import type { IncomingHttpHeaders } from 'node:http';

/** The header that names a request, in a reply and from a proxy of ours. */
export const REQUEST_ID = 'x-request-id';

/** One plain word, so that nothing of a caller's making breaks a line of the log or a page. */
const FIT = /^[\w.-]{8,64}$/;

/** The id that a request brings along; null where it has none that may stand in a log. */
export function readRequestId(headers: IncomingHttpHeaders): string | null {
  const given = headers[REQUEST_ID];
  return typeof given === 'string' && FIT.test(given) ? given : null;
}
