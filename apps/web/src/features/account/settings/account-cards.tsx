import { logOutEverywhere, type UserProfile } from '@dosewise/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { browserObjects } from '../../../analytics/analytics.ts';
import { answerAnalytics } from '../../../analytics/analytics-consent.ts';
import { AnalyticsFacts } from '../../../analytics/analytics-facts.tsx';
import { texts as analyticsTexts } from '../../../analytics/texts.ts';
import { call } from '../../../api/api-client.ts';
import { explainError } from '../../../api/api-error.ts';
import { useMarketing } from '../../../api/deployment-settings.ts';
import { useQuery } from '../../../api/use-query.ts';
import { formatDay, formatDayAndTime } from '../../../format/dates.ts';
import { useOneAtATime } from '../../../forms/one-at-a-time.ts';
import { useTimedMessage } from '../../../forms/timed-message.ts';
import { PATHS } from '../../../navigation/paths.ts';
import { Link } from '../../../navigation/router.tsx';
import { PasskeysQuestion } from '../../../records/passkeys/passkeys.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { StatusLine } from '../../../ui/feedback/status-line.tsx';
import { Switch } from '../../../ui/fields/choice.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { COLUMNS, STACK } from './columns.ts';
import { DeleteAccountCard } from './delete-account-card.tsx';
import { EmailCard } from './email-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { analyticsTargetQuery } from './settings-queries.ts';
import { texts } from './texts.ts';

interface AccountCardsProps {
  /** Whoever logged in. */
  readonly user: UserProfile;
  /** The same, as it is stored now. */
  readonly profile: UserProfile;
}

/** The cards of the account itself: its mails, its password, its sessions and its end. */
export function AccountCards({ user, profile }: AccountCardsProps) {
  const isMarketing = useMarketing();
  return (
    <>
      <div className={COLUMNS}>
        <div className={STACK}>
          <AccountCard profile={profile} />
          {isMarketing ? <EmailCard /> : null}
        </div>
        <div className={STACK}>
          <PasswordCard email={user.email} />
          <SessionsCard />
        </div>
      </div>
      <AnalyticsCard user={user} />
      <DeleteAccountCard email={user.email} />
    </>
  );
}

/** The person who is logged in. */
function AccountCard({ profile }: { profile: UserProfile }) {
  const facts = [
    [texts.email, profile.email],
    [texts.accountType, texts.types[profile.userType]],
    [texts.memberSince, formatDay(profile.createdAt)],
    [
      texts.lastLogin,
      profile.lastLogin === null ? texts.never : formatDayAndTime(profile.lastLogin),
    ],
  ] as const;
  return (
    <Card title={texts.account}>
      <dl className="-my-3 divide-y divide-line">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 py-3">
            <dt className="text-quiet">{name}</dt>
            <dd className="font-semibold wrap-anywhere numbers">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
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
  if (!target.data) return null;
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

/** Ends every session but this one, with all else that can get at the account. */
function SessionsCard() {
  const [success, showSuccess] = useTimedMessage();
  const [asks, setAsks] = useState(false);
  const client = useQueryClient();
  const revoking = useOneAtATime({
    mutationFn: () => call(logOutEverywhere, { body: { passkeys: false } }),
  });
  const stopAsking = useCallback(() => setAsks(false), []);
  return (
    <Card title={texts.sessions} className="flex flex-col">
      <p className="mb-4">{texts.sessionsHint}</p>
      <Button
        kind="secondary"
        busy={revoking.isPending}
        className="sm:self-start"
        onClick={() =>
          revoking.mutate(undefined, {
            onSuccess: () => {
              showSuccess(texts.sessionsEnded);
              setAsks(true);
              // What the other cards show of it has ended.
              void client.invalidateQueries();
            },
          })
        }
      >
        {texts.endSessions}
      </Button>
      <Link
        to={PATHS.security}
        className="-mx-3 mt-1 inline-flex min-h-11 items-center self-start rounded-control px-3 font-semibold text-accent hover:bg-accent-tint"
      >
        {texts.security}
      </Link>
      <StatusLine
        tone={revoking.isError ? 'danger' : 'good'}
        message={revoking.isError ? explainError(revoking.error, texts.sessionsFailed) : success}
        className="-mb-2"
      />
      {asks ? <PasskeysQuestion onClose={stopAsking} /> : null}
    </Card>
  );
}
