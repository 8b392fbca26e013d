import type { Fault } from './statement-rules.ts';

interface Exception {
  readonly faults: readonly Fault[];
  readonly why: string;
}

const CLAIMS = 'a worker claims what is due of anyone: on Citus, shard by shard';
const ADMIN = 'a read model of admins, which shows several users';

/** Files of which some statements reach beyond one user, and why they may. */
export const EXCEPTIONS: Readonly<Record<string, Exception>> = {
  'outgoing/ledger/ledger.queries.ts': { faults: ['locks rows of several users'], why: CLAIMS },
  'features/admin/stats/recount-tallies.queries.ts': {
    faults: ['locks rows of several users'],
    why: CLAIMS,
  },
  'features/admin/stats/recent-activity.ts': {
    faults: ['joins rows of several users'],
    why: ADMIN,
  },
  'features/admin/system/audit.service.ts': { faults: ['joins rows of several users'], why: ADMIN },
  'features/admin/system/system.service.ts': {
    faults: ['joins rows of several users'],
    why: ADMIN,
  },
};
