import * as contract from './index.ts';
import type { RouteDefinition } from './route.ts';

const isRoute = (part: unknown): part is RouteDefinition =>
  typeof part === 'object' && part !== null && 'method' in part && 'path' in part;

const placeOf = ({ path, method }: RouteDefinition) => `${path} ${method}`;

/** Every endpoint that the contract exports, in the order of the documentation: by its path. */
export const ALL_ROUTES: readonly RouteDefinition[] = Object.values<unknown>(contract)
  .filter(isRoute)
  .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
