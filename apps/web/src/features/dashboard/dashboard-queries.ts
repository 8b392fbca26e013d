import {
  listDoses,
  listSymptoms,
  listWeights,
  MOST_WEIGHTS,
  setHeight,
  type UserProfile,
} from '@dosewise/contract';
import { type QueryClient, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { sessionStore } from '../../lib/session-store.ts';

/** Takes a reply that is no list for an empty one, and throws at a list that cannot be read. */
function emptyUnlessList({ value }: { value: unknown }): [] {
  if (!Array.isArray(value)) return [];
  throw new ApiError({ status: 0, code: 'unreadable', message: 'The list could not be read.' });
}

const weightsRoute = { ...listWeights, response: listWeights.response.catch(emptyUnlessList) };
const dosesRoute = { ...listDoses, response: listDoses.response.catch(emptyUnlessList) };
const symptomsRoute = { ...listSymptoms, response: listSymptoms.response.catch(emptyUnlessList) };

// The keys begin with the route's name, which every change to such entries invalidates.
export const weightsQuery = queryOptions({
  queryKey: [listWeights.id, { limit: MOST_WEIGHTS }],
  queryFn: ({ signal }) => call(weightsRoute, { query: { limit: MOST_WEIGHTS } }, { signal }),
});

export const dosesQuery = queryOptions({
  queryKey: [listDoses.id],
  queryFn: ({ signal }) => call(dosesRoute, { query: {} }, { signal }),
});

export const symptomsQuery = queryOptions({
  queryKey: [listSymptoms.id],
  queryFn: ({ signal }) => call(symptomsRoute, { query: {} }, { signal }),
});

/** Saves the height in cm; the session's profile follows. */
export const useSaveHeight = () =>
  useMutation({
    mutationFn: (heightCm: number) => call(setHeight, { body: { heightCm } }),
    onSuccess: (profile: UserProfile) => sessionStore.update(profile),
  });

/** Asks for what the page shows. */
export function askAhead(client: QueryClient): void {
  void client.prefetchQuery(weightsQuery);
  void client.prefetchQuery(dosesQuery);
  void client.prefetchQuery(symptomsQuery);
}
