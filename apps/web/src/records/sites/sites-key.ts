import type { getSites } from '@dosewise/contract';

/** Under which the injection zones are cached. The route itself would bring its reply's shape along. */
export const SITES_KEY: readonly [(typeof getSites)['id']] = ['getSites'];
