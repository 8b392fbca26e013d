import { type getEmailPreferences, type RouteReply, setEmailPreferences } from '@dosewise/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/api-client.ts';
import { useQuery } from '../../../api/use-query.ts';
import { useTimedMessage } from '../../../forms/timed-message.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { StatusLine } from '../../../ui/feedback/status-line.tsx';
import { Switch } from '../../../ui/fields/choice.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { emailPreferencesQuery } from './settings-queries.ts';
import { texts } from './texts.ts';

type Preferences = RouteReply<typeof getEmailPreferences>;

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
  const [success, showSuccess] = useTimedMessage();
  const { save, hasFailed } = useSavePreferences(() => showSuccess(texts.emailsSaved));
  const isUnsubscribed = preferences.data?.unsubscribed === true;
  return (
    <Card title={texts.emails} className="flex flex-col">
      {preferences.isPending ? <TopicsSkeleton /> : null}
      {preferences.isError ? (
        <LoadFailure busy={preferences.isFetching} onRetry={() => void preferences.refetch()}>
          {texts.emailsLoadFailed}
        </LoadFailure>
      ) : null}
      {preferences.data === undefined ? null : (
        <>
          <div className="flex min-h-61 flex-col gap-3">
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
          <StatusLine
            tone={hasFailed ? 'danger' : 'good'}
            message={hasFailed ? texts.emailsFailed : success}
            className="mt-1 -mb-3"
          />
        </>
      )}
    </Card>
  );
}

/** Shows a change at once and saves it; what the server refuses goes back. */
function useSavePreferences(onSaved: () => void) {
  const client = useQueryClient();
  const { queryKey } = emailPreferencesQuery;
  const mutationKey = [setEmailPreferences.id];
  const isAlone = () => client.isMutating({ mutationKey }) === 1;
  // Of several changes in a row one may fail and a later one not: the failure is what must be said.
  const [hasFailed, setHasFailed] = useState(false);
  const { mutate: save } = useMutation({
    mutationKey,
    // One after the other, so that what is stored in the end is what was pressed last.
    scope: { id: setEmailPreferences.id },
    mutationFn: (change: Partial<Preferences>) => call(setEmailPreferences, { body: change }),
    onMutate: async (change) => {
      if (isAlone()) setHasFailed(false);
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (shown) => shown && { ...shown, ...change });
      return before;
    },
    onSuccess: (stored) => {
      if (isAlone()) client.setQueryData(queryKey, stored);
      onSaved();
    },
    onError: (_error, _change, before) => {
      setHasFailed(true);
      client.setQueryData(queryKey, before);
      if (isAlone()) void client.invalidateQueries({ queryKey });
    },
  });
  return { save, hasFailed };
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
