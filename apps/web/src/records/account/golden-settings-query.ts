import { getGoldenDoseSettings } from '@dosewise/contract';
import { routeQuery } from '../../api/route-query.ts';

/** The user's Golden Dose settings: whether they are on, and the volume that is usually drawn. */
export const goldenSettingsQuery = routeQuery(getGoldenDoseSettings);
