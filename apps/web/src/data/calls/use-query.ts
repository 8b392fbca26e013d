import type { RouteCall, RouteDefinition } from '@dosewise/contract';
import {
  queryOptions,
  useInfiniteQuery as useInfiniteQueryOfLibrary,
  useQuery as useQueryOfLibrary,
} from '@tanstack/react-query';
import { call } from './api-client.ts';
import { isUnanswered } from './api-error.ts';

interface Result {
  readonly data: unknown;
  readonly error: Error | null;
  readonly failureReason: Error | null;
}

/**
 * Lets data that was loaded before stay good without a network: the page says once that there is
 * none. A read that failed and is tried again counts as failed at once: the library would call it
 * pending until its last try, three seconds in which a person sees nothing happen. `isFetching`
 * says that it is being tried.
 */
function failAtOnce<R extends Result>(result: R): R {
  if (result.data !== undefined)
    return isUnanswered(result.error) ? { ...result, ...LOADED } : result;
  if (result.failureReason === null) return result;
  const failed = { status: 'error', isError: true, isPending: false, error: result.failureReason };
  return { ...result, ...failed };
}

/** A hook that reads, whose failure shows while it is tried again. */
function showFailuresAtOnce<Hook>(useRead: Hook & ((options: never) => Result)): Hook {
  const useReadAtOnce = (options: never) => failAtOnce(useRead(options));
  // What it takes and gives is the library's; TypeScript cannot say so of an overloaded function.
  return useReadAtOnce as unknown as Hook;
}

const LOADED = { status: 'success', isError: false, isSuccess: true, error: null };

/** `useQuery` of the library, whose failure shows while it is tried again. */
export const useQuery = showFailuresAtOnce(useQueryOfLibrary);

/** `useInfiniteQuery` of the library, whose failure shows while it is tried again. */
export const useInfiniteQuery = showFailuresAtOnce(useInfiniteQueryOfLibrary);

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
