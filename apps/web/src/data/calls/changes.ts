import type { RouteDefinition, Subject } from '@dosewise/contract';
import { createListeners } from '../../kit/store.ts';

/** The subjects of the routes that this page has called, by their ids: the keys of queries begin with these. */
const subjectsRead = new Map<string, readonly Subject[]>();

/** Tells of the replies that are outdated, by their routes. The listeners load them again. */
const { subscribe, tell } = createListeners<
  [isOutdated: (routeId: string) => boolean],
  Promise<unknown>
>();
let reloading: Promise<unknown> = Promise.resolve();

/** Remembers what the reply of a route is made of. */
export function noteRead({ id, reads }: RouteDefinition): void {
  if (reads) subjectsRead.set(id, reads);
}

/** Has everything loaded again that a route changed; `isAnything`: other people or tabs may have changed anything. */
export function noteChange({ changes = [] }: RouteDefinition, isAnything = false): void {
  if (changes.length === 0) return;
  const isOutdated = (routeId: string) =>
    subjectsRead.get(routeId)?.some((one) => isAnything || changes.includes(one)) ?? false;
  reloading = Promise.all(tell(isOutdated));
}

/** Resolves once everything is loaded again that the last call changed. */
export const reloaded = (): Promise<unknown> => reloading;

/** Calls back after every change, to load again. Returns what stops that. */
export const onChange = subscribe;
