import { listWeights, MAX_WEIGHTS, type Weight } from '@dosewise/contract';
import { kg, type WeightPoint } from '@dosewise/domain';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { useQuery } from '../calls/use-query.ts';
import { readList } from '../lists/lists.ts';
import { useWithDrafts } from '../outbox/use-outbox.ts';

/** The user's weigh-ins, newest first, as many as one reply holds. */
export const weightsQuery = queryOptions({
  queryKey: [listWeights.id],
  queryFn: ({ signal }) => readList(listWeights, { query: { limit: MAX_WEIGHTS } }, { signal }),
});

/**
 * The latest weigh-in, in a list of at most one, for who needs no more: years of them are a long
 * reply. Its key begins with the list's, so that what invalidates the list invalidates this too.
 */
export const latestWeightQuery = queryOptions({
  queryKey: [...weightsQuery.queryKey, 'latest'],
  queryFn: ({ signal }) => readList(listWeights, { query: { limit: 1 } }, { signal }),
});

/** True when there may be weigh-ins before these: a reply holds no more than so many. */
export function mayHaveOlder(weights: readonly unknown[]): boolean {
  return weights.length >= MAX_WEIGHTS;
}

/** The weigh-ins, newest first, with those that wait to be sent. */
export const useWeights = () => useWithDrafts('weight', useQuery(weightsQuery));

/** The weigh-ins that the page knows already, as a file is read with them; none where no screen has shown them. */
export const knownWeighIns = (client: QueryClient) =>
  (client.getQueryData(weightsQuery.queryKey) ?? []).map(({ date, weightKg }) => ({
    date: Date.parse(date),
    weightKg: kg(weightKg),
  }));

/** Weigh-ins in the order of time. */
export function toWeightPoints(weights: readonly Weight[]): WeightPoint[] {
  return weights
    .map(({ date, weightKg }) => ({ at: Date.parse(date), kg: kg(weightKg) }))
    .sort((a, b) => a.at - b.at);
}
