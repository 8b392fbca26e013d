import type { RouteCall, RouteDefinition, RouteReply } from '@dosewise/contract';
import { MAX_LISTED } from '@dosewise/contract';
import { type CallOptions, call } from '../calls/api-client.ts';
/** An entry of a list by time. */
export interface Listed {
  readonly _id: string;
  readonly date: string;
}

/** Newest first. Of two at the same instant the one added later stands above. */
export const newestFirst = <Entry extends Listed>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date) || (a._id < b._id ? 1 : -1));

/** Calls a route that lists. A reply that is no list counts as an empty one. Throws ApiError. */
export const readList = <R extends RouteDefinition>(
  route: R,
  input: RouteCall<R>,
  options: CallOptions,
): Promise<RouteReply<R>> => call(route, input, { ...options, isList: true });

interface Entry {
  readonly _id: string;
  readonly date: string;
}

/** Every entry of a list, newest first, of which one reply holds so many at most. */
export async function readWholeList<T extends Entry>(
  ask: (page: { before?: string }) => Promise<T[]>,
): Promise<T[]> {
  const entries = new Map<string, T>();
  let before: string | undefined;
  for (;;) {
    const page = await ask(before === undefined ? {} : { before });
    for (const entry of page) entries.set(entry._id, entry);
    const [newest, oldest] = [page[0], page.at(-1)];
    if (!newest || !oldest || page.length < MAX_LISTED) return [...entries.values()];
    // The page may end among entries of one instant: the others come with this instant again.
    const again = newest.date === oldest.date ? 0 : 1;
    before = new Date(Date.parse(oldest.date) + again).toISOString();
  }
}
