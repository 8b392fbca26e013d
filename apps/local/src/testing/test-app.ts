import type { RouteDefinition } from '@dosewise/contract';
import { newScope } from '../../../server/src/context.ts';
import { findLiveSession } from '../../../server/src/runtime/calls/sessions.read-model.ts';
import { keyOfToken } from '../../../server/src/runtime/secrets/secret-tokens.ts';
import * as onServer from '../../../server/src/testing/test-app.ts';
import { callerLanguage, findRoutes, type Request } from '../local-routes.ts';
import { refusalOf } from '../refusals.ts';

// In place of the module of this name in apps/server/src/testing, for the project server-sqljs.

export {
  fillPath,
  TEST_NOW,
  type TestApp,
  type TestReply,
} from '../../../server/src/testing/test-app.ts';

interface Input {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/**
 * The same application, but calls of a user's own records go the way of a browser without an account. What a
 * server alone knows goes over it: other routes, API tokens, headers, and who is not logged in.
 */
export async function createTestApp(
  ...given: Parameters<typeof onServer.createTestApp>
): Promise<onServer.TestApp> {
  const test = await onServer.createTestApp(...given);
  const { config, now, newId } = test.context;
  const find = findRoutes({ ...config, db: test.db, now });

  async function callLocally(
    route: RouteDefinition,
    input: Input,
    { token, headers = {} }: { token?: string; headers?: Record<string, string> },
  ): Promise<onServer.TestReply<unknown> | null> {
    const {
      'idempotency-key': idempotencyKey,
      'accept-language': acceptLanguage,
      ...others
    } = headers;
    const found = find(requestOf(route, input));
    if (!found || token === undefined || Object.keys(others).length > 0) return null;
    const scope = newScope(test.context);
    const session = await findLiveSession(scope, keyOfToken(token));
    if (!session || session.tokenScope !== null) return null;
    const request = {
      ...requestOf(route, input),
      ...(idempotencyKey && { idempotencyKey }),
      ...(acceptLanguage && { acceptLanguage }),
    };
    const language = callerLanguage(request, session);
    // As a message to a worker and back.
    const reply = await found(structuredClone(request), { ...scope, session, language })
      .catch((error: unknown) => refusalOf(error, newId(), language))
      .then((answered) => structuredClone(answered));
    const body = reply.body === null ? undefined : JSON.parse(String(reply.body));
    return { status: reply.status, body, headers: {} };
  }

  return {
    ...test,
    call: async (route, input, options = {}) =>
      // The reply of a route is as its schema says, here as there.
      ((await callLocally(route, input, options)) ?? test.call(route, input, options)) as never,
  };
}

function requestOf({ method, path }: RouteDefinition, { params, query, body }: Input): Request {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const filled = onServer.fillPath(path, (params ?? {}) as Record<string, string>);
  const address = search.size === 0 ? filled : `${filled}?${search}`;
  return { method, path: address, ...(body !== undefined && { body }) };
}
