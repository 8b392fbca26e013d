import type { UserProfile } from '@dosewise/contract';
import { useMutation } from '@tanstack/react-query';
import { browserObjects } from '../../../analytics/analytics.ts';
import { answerAnalytics } from '../../../analytics/analytics-consent.ts';
import { AnalyticsFacts } from '../../../analytics/analytics-facts.tsx';
import { texts as analyticsTexts } from '../../../analytics/texts.ts';
import { explainError } from '../../../api/api-error.ts';
import { useMarketing } from '../../../api/deployment-settings.ts';
import { useQuery } from '../../../api/use-query.ts';
import { useTimedMessage } from '../../../forms/timed-message.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { StatusLine } from '../../../ui/feedback/status-line.tsx';
import { Switch } from '../../../ui/fields/choice.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { EmailCard } from './email-card.tsx';
import { analyticsTargetQuery } from './settings-queries.ts';
import { texts } from './texts.ts';

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
  const [success, showSuccess] = useTimedMessage();
  const answering = useMutation({
    scope: { id: 'analytics' },
    mutationFn: answerAnalytics,
    onSuccess: (_reply, agreed) => showSuccess(agreed ? texts.analyticsOn : texts.analyticsOff),
  });
  if (target.isPending) return null;
  if (!target.data) {
    return (
      <Card title={texts.analytics}>
        <p>{texts.noAnalytics}</p>
      </Card>
    );
  }
  const isAgreed = answering.isPending ? answering.variables : user.analyticsConsent === true;
  return (
    <Card title={texts.analytics}>
      <div className="flex flex-col gap-4">
        <p>{analyticsTexts.meaning}</p>
        {browserObjects() ? (
          <Notice tone="info">
            <p className="text-ink">{texts.analyticsObjected}</p>
          </Notice>
        ) : (
          <Switch
            label={texts.analyticsAllowed}
            checked={isAgreed}
            onChange={(agreed) => answering.mutate(agreed)}
          />
        )}
        <AnalyticsFacts />
      </div>
      <StatusLine
        tone={answering.isError ? 'danger' : 'good'}
        message={answering.isError ? explainError(answering.error, texts.analyticsFailed) : success}
        className="mt-1 -mb-3"
      />
    </Card>
  );
}
