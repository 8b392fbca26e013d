import type { SystemStats } from '@dosewise/contract';
import type { Database } from '../../../db/database.ts';
import { listNewestActs } from '../../../runtime/activity/audit-log.queries.ts';
import { describeAct } from '../../../runtime/activity/audit-words.ts';
import { listNewestAccounts, listNewestSentCampaigns } from './stats.queries.ts';
import { texts } from './texts.ts';

const MOST = 10;

/** The latest events, newest first. They say nothing of what users log. */
export async function readRecentActivity(db: Database): Promise<SystemStats['recentActivity']> {
  const [accounts, acts, campaigns] = await Promise.all([
    listNewestAccounts(db, MOST),
    listNewestActs(db, MOST),
    listNewestSentCampaigns(db, MOST),
  ]);
  return [
    ...campaigns.map(({ name, sent_at }) => ({
      type: 'campaign' as const,
      at: sent_at,
      description: texts.campaignSent(name),
    })),
    ...acts.map((act) => ({
      type: 'admin' as const,
      at: act.acted_at,
      description: describeAct(act),
    })),
    ...accounts.map(({ country, created_at }) => ({
      type: 'registration' as const,
      at: created_at,
      description: texts.registered(country),
    })),
  ]
    .sort((a, b) => b.at - a.at)
    .slice(0, MOST)
    .map(({ at, ...event }) => ({ ...event, timestamp: new Date(at).toISOString() }));
}
