import { pensQuery } from '../pens/pens-query.ts';
import { aheadQuery } from '../plan/plan-queries.ts';
import { sitesQuery } from '../sites/sites-query.ts';

/** What depends on the doses: what is left in their pens, what comes next, and which site rested. */
export const AFTER_DOSES = [pensQuery.queryKey, aheadQuery.queryKey, sitesQuery.queryKey];
