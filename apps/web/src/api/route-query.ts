import type { RouteCall, RouteDefinition } from '@dosewise/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api-client.ts';

/** A route that may be called with nothing. */
type TakesNothing<R extends RouteDefinition> =
  Record<never, never> extends RouteCall<R> ? unknown : never;

/** The query of a route that may be called with nothing; its key is the route's id. */
export const routeQuery = <R extends RouteDefinition>(
  route: R & TakesNothing<R>,
  options: { readonly staleTime?: number } = {},
) =>
  queryOptions({
    queryKey: [route.id],
    // The type of `route` says that it takes nothing.
    queryFn: ({ signal }) => call<R>(route, {} as RouteCall<R>, { signal }),
    ...options,
  });
