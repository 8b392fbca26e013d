import * as contract from './index.ts';
import type { RouteDefinition } from './route.ts';

type Contract = typeof contract;

/** The id of a route of the contract, for lists of routes: one that is misspelt does not compile. */
export type RouteId = {
  [Name in keyof Contract]: Contract[Name] extends {
    readonly id: infer Id extends string;
    readonly method: string;
  }
    ? Id
    : never;
}[keyof Contract];

/** A route of which one knows no more than that the contract has it. */
type Route = RouteDefinition & { readonly id: RouteId };

const isRoute = (part: unknown): part is Route =>
  typeof part === 'object' && part !== null && 'method' in part && 'path' in part;

const placeOf = ({ path, method }: RouteDefinition) => `${path} ${method}`;

/** Every endpoint that the contract exports, in the order of the documentation: by its path. */
export const ALL_ROUTES: readonly Route[] = Object.values<unknown>(contract)
  .filter(isRoute)
  .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
