import type { UserProfile } from '@dosewise/contract';
import { useMutation } from '@tanstack/react-query';
import { browserObjects } from '../../../data/analytics/analytics.ts';
import { answerAnalytics } from '../../../data/analytics/analytics-consent.ts';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { StatusLine } from '../../../kit/feedback/status-line.tsx';
import { Switch } from '../../../kit/fields/choice.tsx';
import { useTimedMessage } from '../../../kit/forms/timed-message.ts';
import { AnalyticsFacts } from '../../../parts/analytics/analytics-facts.tsx';
import { texts as analyticsTexts } from '../../../parts/analytics/texts.ts';
import { texts } from './texts.ts';

/** The answer to the question about counting the app's use, to be changed. */
export function AnalyticsConsent({ user }: { user: UserProfile }) {
  const [success, showSuccess] = useTimedMessage();
  const answering = useMutation({
    scope: { id: 'analytics' },
    mutationFn: answerAnalytics,
    onSuccess: (_reply, agreed) => showSuccess(agreed ? texts.analyticsOn : texts.analyticsOff),
  });
  const isAgreed = answering.isPending ? answering.variables : user.analyticsConsent === true;
  return (
    <>
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
    </>
  );
}
