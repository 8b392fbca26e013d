import { useQuery as useQueryOfLibrary } from '@tanstack/react-query';

interface Result {
  readonly data: unknown;
  readonly failureReason: Error | null;
}

/**
 * A read that failed and is tried again counts as failed at once: the library would call it pending
 * until its last try, three seconds in which a person sees nothing happen. `isFetching` says that it
 * is being tried.
 */
function failAtOnce<R extends Result>(result: R): R {
  if (result.data !== undefined || result.failureReason === null) return result;
  const failed = { status: 'error', isError: true, isPending: false, error: result.failureReason };
  return { ...result, ...failed };
}

/** A hook that reads, whose failure shows while it is tried again. */
export function showFailuresAtOnce<Hook>(useRead: Hook & ((options: never) => Result)): Hook {
  const useReadAtOnce = (options: never) => failAtOnce(useRead(options));
  // What it takes and gives is the library's; TypeScript cannot say so of an overloaded function.
  return useReadAtOnce as unknown as Hook;
}

/** `useQuery` of the library, whose failure shows while it is tried again. */
export const useQuery = showFailuresAtOnce(useQueryOfLibrary);
