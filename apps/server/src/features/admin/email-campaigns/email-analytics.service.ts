import type { getEmailAnalytics, RouteReply } from '@dosewise/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Scope } from '../../../context.ts';
import { countSubscribers, readSentCampaigns } from './email-campaigns.read-model.ts';

/** The figures of sent campaigns, and the way in which mail leaves this server. */
export async function readAnalytics(
  scope: Scope,
  { config }: Pick<AppContext, 'config'>,
): Promise<RouteReply<typeof getEmailAnalytics>> {
  const campaigns = await readSentCampaigns(scope.db);
  // A campaign that reached nobody says nothing about its words.
  const rates = campaigns.filter(({ sent }) => sent > 0).map(({ openRate }) => openRate);
  return {
    totalSubscribers: await countSubscribers(scope.db),
    averageEngagement:
      rates.length > 0 ? rates.reduce((sum, rate) => sum + rate) / rates.length : 0,
    campaigns,
    delivery: {
      transport: config.smtpUrl === null ? 'outbox' : 'smtp',
      from: config.mailFrom,
      hasPostalAddress: config.mailPostalAddress !== null,
    },
  };
}
