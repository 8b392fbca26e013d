import { getSites, type InjectionSite, type Sites, setSites } from '@dosewise/contract';
import { type InjectionZone, zoneKey } from '@dosewise/domain';
import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../calls/api-client.ts';
import { routeQuery, useQuery } from '../calls/use-query.ts';

/** Every injection zone and the suggestion. Never fresh for long: each dose changes it. */
export const sitesQuery = routeQuery(getSites, { staleTime: 0 });

/** Every injection zone and the suggestion. */
export const useSites = () => useQuery(sitesQuery);

/** The chosen zones, in their order. */
function chosenZones({ zones }: Sites): InjectionSite[] {
  return zones
    .filter(({ on }) => on)
    .map(({ location, subLocation }) => ({ location, subLocation }));
}

/** Chooses or drops one zone after the other, at once; what the server refuses goes back. */
export function useChooseZone() {
  const client = useQueryClient();
  const { queryKey } = sitesQuery;
  const mutationKey = [setSites.id];
  const isAlone = () => client.isMutating({ mutationKey }) === 1;
  const [hasFailed, setHasFailed] = useState(false);
  const { mutate: choose } = useMutation({
    mutationKey,
    scope: { id: setSites.id },
    meta: { ahead: hashKey(queryKey) },
    // What is chosen when its turn comes: an earlier press may have been refused.
    mutationFn: (change: ZoneChoice) => {
      const shown = client.getQueryData(queryKey);
      const zones = shown === undefined ? [] : chosenZones(withChoice(shown, change));
      return call(setSites, { body: { zones } });
    },
    onMutate: async (change) => {
      if (isAlone()) setHasFailed(false);
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (shown) => shown && withChoice(shown, change));
      return before;
    },
    onSuccess: (stored) => {
      if (isAlone()) client.setQueryData(queryKey, stored);
    },
    onError: (_error, _change, before) => {
      setHasFailed(true);
      client.setQueryData(queryKey, before);
      if (isAlone()) void client.invalidateQueries({ queryKey });
    },
  });
  return { choose, hasFailed };
}

interface ZoneChoice {
  readonly zone: InjectionZone;
  readonly on: boolean;
}

/** The zones with one chosen or not. */
function withChoice(sites: Sites, { zone, on }: ZoneChoice): Sites {
  const key = zoneKey(zone);
  return {
    ...sites,
    zones: sites.zones.map((each) => (zoneKey(each) === key ? { ...each, on } : each)),
  };
}
