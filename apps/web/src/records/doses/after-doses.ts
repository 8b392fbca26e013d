import { pensQuery } from '../pens/pens-query.ts';
import { aheadQuery } from '../plan/plan-queries.ts';
import { sitesQuery } from '../sites/sites-query.ts';

/** They show what is left in the pens, what comes next, and which site rested. */
export const QUERIES_AFFECTED_BY_DOSES = [pensQuery.queryKey, aheadQuery.queryKey, sitesQuery.queryKey];
