import type { RouteCall, RouteDefinition, RouteReply } from '@dosewise/contract';
import { type CallOptions, call } from '../api-client.ts';

/** Calls a route that lists. A reply that is no list counts as an empty one. Throws ApiError. */
export const readList = <R extends RouteDefinition>(
  route: R,
  input: RouteCall<R>,
  options: CallOptions,
): Promise<RouteReply<R>> => call(route, input, { ...options, isList: true });
