import type { RouteCall, RouteDefinition, RouteReply } from '@dosewise/contract';
import { type CallOptions, call, UNREADABLE } from './api-client.ts';
import { ApiError } from './api-error.ts';

type ListRoute = RouteDefinition & {
  readonly response: NonNullable<RouteDefinition['response']>;
};

/** Calls a route that lists. A reply that is no list counts as an empty one. Throws ApiError. */
export function readList<R extends ListRoute>(
  route: R,
  input: RouteCall<R>,
  options: CallOptions,
): Promise<RouteReply<R>> {
  return call({ ...route, response: route.response.catch(emptyUnlessList) }, input, options);
}

/** Throws at a list whose entries cannot be read: they are there. */
function emptyUnlessList({ value }: { value: unknown }): [] {
  if (!Array.isArray(value)) return [];
  throw new ApiError(UNREADABLE);
}
