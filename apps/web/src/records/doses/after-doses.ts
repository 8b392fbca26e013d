import { pensQuery } from '../pens/pens-query.ts';
import { AHEAD_KEY } from '../plan/ahead-key.ts';
import { SITES_KEY } from '../sites/sites-key.ts';

/** What depends on the doses: what is left in their pens, what comes next, and which site rested. */
export const AFTER_DOSES = [pensQuery.queryKey, AHEAD_KEY, SITES_KEY];
