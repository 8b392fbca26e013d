import type { RouteCall, RouteDefinition, RouteReply } from '@dosewise/contract';
import { ApiError } from './api-error.ts';
import { request } from './http.ts';
import { sessionStore } from './session-store.ts';
import { readStored } from './storage.ts';

export interface CallOptions {
  /** Makes a repeated call harmless on routes that allow it. */
  readonly idempotencyKey?: string;
  /** Another token than the kept one, for the call that ends a session. */
  readonly token?: string;
  readonly signal?: AbortSignal;
}

type Values = Readonly<Record<string, unknown>>;

/** Calls one route of the contract. Resolves to its parsed reply; throws ApiError. */
export async function call<R extends RouteDefinition>(
  route: R,
  input: RouteCall<R>,
  { idempotencyKey, token: givenToken, signal }: CallOptions = {},
): Promise<RouteReply<R>> {
  const { params, query, body } = input as { params?: Values; query?: Values; body?: Values };
  const token = route.access === 'public' ? null : (givenToken ?? readStored('token'));
  if (route.access !== 'public' && token === null) {
    throw new ApiError({
      status: 401,
      code: 'unauthorized',
      message: 'No authentication token found',
    });
  }
  try {
    const reply = await request(route.method, fillPath(route.path, params) + queryString(query), {
      body,
      token,
      signal,
      headers: idempotencyKey === undefined ? undefined : { 'Idempotency-Key': idempotencyKey },
    });
    return parseReply(route, reply);
  } catch (error) {
    // A token of an older session that fails late must not end the session of a newer one.
    const isDead = error instanceof ApiError && error.status === 401;
    if (isDead && token !== null && token === readStored('token')) sessionStore.end();
    throw error;
  }
}

function parseReply<R extends RouteDefinition>(route: R, reply: unknown): RouteReply<R> {
  if (route.response === null) return undefined as RouteReply<R>;
  const parsed = route.response.safeParse(reply);
  // The schema is R's own, which the compiler cannot follow through the generic parameter.
  if (parsed.success) return parsed.data as RouteReply<R>;
  throw new ApiError({
    status: 0,
    code: 'unreadable',
    message: 'The server gave an answer that this page does not understand. Please reload it.',
  });
}

function fillPath(path: string, params: Values = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function queryString(query: Values = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? '' : `?${search}`;
}
