import type { RouteDefinition, RouteInput } from '@dosewise/contract';
import type { SpokenScope } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { Repeated } from '../../records/record-ids.ts';
import { explainToCaller, writeTransactionFor } from './authorised-writes.ts';
import { type BoundRoute, Rendered } from './bind-route.ts';
import { withoutOthers, writeAsCarer } from './carers.ts';
import { compileExactCheck } from './exact-reply.ts';
import { hashRequest } from './idempotency.ts';
import type { LiveSession } from './live-session.ts';
import { parsePart } from './request-fields.ts';

type Input = RouteInput<RouteDefinition>;

/** The parts of a request as they came. */
interface Given {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly headers?: unknown;
}

/** Checks the parts of a request that its route declares. Throws as `parsePart` does. */
export function readInput(route: RouteDefinition, given: Given): Input {
  const { params, query, body, headers, missingFieldsSentence } = route;
  return {
    params: params && parsePart('params', params, given.params),
    query: query && parsePart('query', query, given.query),
    body: body && parsePart('body', body, given.body, missingFieldsSentence),
    headers: headers && parsePart('headers', headers, given.headers),
  } as Input;
}

interface Caller extends SpokenScope {
  readonly session: LiveSession | null;
  readonly ip: string;
  readonly deviceName: string | null;
  readonly cookies: string;
}

/** The outcome of a call; its body is null where the route replies with none. */
interface Outcome {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Runs a JSON route: the handler, once for each idempotency key, then the reply cut to its
 * declared fields. What an authenticated caller writes is in a transaction that begins by asking again
 * who may call.
 */
export function runnerOf({ route, handle, needs }: BoundRoute) {
  const present = presenterOf(route);
  const write = writeTransactionFor(route, needs);
  return async (input: Input, call: Caller, key: string | null): Promise<Outcome> => {
    const { session } = call;
    let status: number = route.status;
    const respond = async (db: Database) => {
      const scope = { ...call, db, carer: session?.carer };
      const result = await writeAsCarer(route, input, scope, async () => handle(input, scope));
      const isRepeated = result instanceof Repeated;
      if (isRepeated) status = 200;
      const reply = isRepeated ? result.reply : result;
      return present(scope.carer ? withoutOthers(reply, scope.carer) : reply);
    };
    const repeatable =
      key === null
        ? null
        : { key, requestHash: hashRequest(forWhom(route.id, session), input.body) };
    const isWrite = session !== null && route.method !== 'GET';
    try {
      const body = isWrite
        ? await write(call, session, repeatable, respond)
        : await respond(call.db);
      return { status, body };
    } catch (error) {
      throw await explainToCaller(error, session, call);
    }
  };
}

/** A key that stands for a request for one person stands for none for another. */
const forWhom = (routeId: string, session: LiveSession | null) =>
  session?.carer ? `${routeId} ${session.userId}` : routeId;

/** Cuts a handler's result to the fields that the contract declares. */
function presenterOf({ response }: RouteDefinition): (result: unknown) => unknown {
  if (!response) return () => null;
  // What holds nothing else already, as nearly every reply does, need not be copied.
  const isExact = compileExactCheck(response);
  return (result) =>
    result instanceof Rendered || isExact?.(result) ? result : response.parse(result);
}
