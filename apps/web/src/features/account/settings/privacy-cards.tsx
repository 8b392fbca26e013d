import type { UserProfile } from '@dosewise/contract';
import { useQuery } from '../../../data/calls/use-query.ts';
import { useMarketing } from '../../../data/deployment-settings/deployment-settings.ts';
import { Card } from '../../../kit/layout/card.tsx';
import { lazyPart } from '../../../kit/loading/lazy-part.tsx';
import { EmailCard } from './email-card.tsx';
import { analyticsTargetQuery } from './settings-queries.ts';
import { texts } from './texts.ts';

/** Few deployments count anything. */
const AnalyticsConsent = lazyPart(
  async () => (await import('./analytics-consent-card.tsx')).AnalyticsConsent,
  null,
  { whenShown: true },
);

/** The mails to the person, and the statistics about them. */
export function PrivacyCards({ user }: { user: UserProfile }) {
  const isMarketing = useMarketing();
  return (
    <>
      {isMarketing ? (
        <EmailCard />
      ) : (
        <Card title={texts.emails}>
          <p>{texts.onlyAccountEmails}</p>
        </Card>
      )}
      <AnalyticsCard user={user} />
    </>
  );
}

/** The consent to counting the app's use. Only where the deployment does that at all. */
function AnalyticsCard({ user }: { user: UserProfile }) {
  const target = useQuery(analyticsTargetQuery);
  if (target.isPending) return null;
  return (
    <Card title={texts.analytics}>
      {target.data ? <AnalyticsConsent user={user} /> : <p>{texts.noAnalytics}</p>}
    </Card>
  );
}
