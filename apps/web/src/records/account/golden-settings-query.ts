import { getGoldenDoseSettings } from '@dosewise/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/api-client.ts';

/** The user's Golden Dose settings: whether they are on, and the volume that is usually drawn. */
export const goldenSettingsQuery = queryOptions({
  queryKey: [getGoldenDoseSettings.id],
  queryFn: ({ signal }) => call(getGoldenDoseSettings, {}, { signal }),
});
