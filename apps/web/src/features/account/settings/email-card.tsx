import { type getEmailPreferences, type RouteReply, setEmailPreferences } from '@dosewise/contract';
import { call } from '../../../data/calls/api-client.ts';
import { useSavingAtOnce } from '../../../data/calls/save-at-once.ts';
import { useQuery } from '../../../data/calls/use-query.ts';
import { useSendsMail } from '../../../data/deployment-settings/deployment-settings.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { StatusLine } from '../../../kit/feedback/status-line.tsx';
import { Switch } from '../../../kit/fields/choice.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { QueryFailure } from '../../../parts/loading/loaded.tsx';
import { texts as mailTexts } from '../../../parts/mail/texts.ts';
import { emailPreferencesQuery } from './settings-queries.ts';
import { texts } from './texts.ts';

type Preferences = RouteReply<typeof getEmailPreferences>;

/** The time that the sentence about saving stays. */
const EMAILS_SAVED_MS = 3000;

const TOPICS = ['marketing', 'productUpdates', 'tips'] as const;

const UNSUBSCRIBED: Preferences = {
  marketing: false,
  productUpdates: false,
  tips: false,
  unsubscribed: true,
};
const RESUBSCRIBED: Preferences = {
  marketing: true,
  productUpdates: true,
  tips: true,
  unsubscribed: false,
};

/** The mails that the person wants. Every change is saved at once. */
export function EmailCard() {
  const preferences = useQuery(emailPreferencesQuery);
  const { save, failure } = useSavingAtOnce<Preferences>({
    queryKey: emailPreferencesQuery.queryKey,
    queue: setEmailPreferences.id,
    send: (change) => call(setEmailPreferences, { body: change }),
    saved: texts.emailsSaved,
    shownMs: EMAILS_SAVED_MS,
    explain: () => texts.emailsFailed,
  });
  const sendsMail = useSendsMail();
  const isUnsubscribed = preferences.data?.unsubscribed === true;
  return (
    <Card title={texts.emails} className="flex flex-col">
      {preferences.isPending ? <TopicsSkeleton /> : null}
      {preferences.isError ? (
        <QueryFailure query={preferences}>{texts.emailsLoadFailed}</QueryFailure>
      ) : null}
      {preferences.data === undefined ? null : (
        <>
          {sendsMail ? null : <p className="mb-3 text-quiet">{mailTexts.noMail}</p>}
          <div className="flex min-h-60 flex-col gap-3 pb-3">
            {isUnsubscribed ? (
              <p className="mb-3 flex flex-1 items-center justify-center rounded-control bg-sunken p-6 text-center">
                {texts.unsubscribed}
              </p>
            ) : (
              TOPICS.map((topic) => (
                <Switch
                  key={topic}
                  label={texts.topics[topic][0]}
                  hint={texts.topics[topic][1]}
                  checked={preferences.data[topic]}
                  onChange={(wanted) => save({ [topic]: wanted })}
                />
              ))
            )}
          </div>
          <Button
            kind="secondary"
            className="self-start max-sm:w-full max-sm:px-3"
            onClick={(event) => {
              // The second press of a double click would take the first one back.
              if (event.detail < 2) save(isUnsubscribed ? RESUBSCRIBED : UNSUBSCRIBED);
            }}
          >
            {isUnsubscribed ? texts.resubscribe : texts.unsubscribe}
          </Button>
          <StatusLine tone="danger" message={failure} className="mt-1 -mb-3" />
        </>
      )}
    </Card>
  );
}

function TopicsSkeleton() {
  return (
    <Loading label={texts.loading}>
      <div className="flex flex-col gap-3">
        {TOPICS.map((topic) => (
          <Skeleton key={topic} className="h-17" />
        ))}
        <Skeleton className="mt-1 h-12 w-60 max-sm:w-full" />
        <div className="h-2" />
      </div>
    </Loading>
  );
}
