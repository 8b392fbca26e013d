import { type getEmailPreferences, type RouteReply, setEmailPreferences } from '@dosewise/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/api-client.ts';
import { useQuery } from '../../api/use-query.ts';
import { useTimedMessage } from '../../forms/timed-message.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { StatusLine } from '../../ui/feedback/status-line.tsx';
import { Switch } from '../../ui/fields/choice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { MESSAGES } from './messages.ts';
import { emailPreferencesQuery } from './settings-queries.ts';

type Preferences = RouteReply<typeof getEmailPreferences>;

const TOPICS = [
  { name: 'marketing', label: 'Marketing', hint: 'Offers and campaigns' },
  { name: 'productUpdates', label: 'Product updates', hint: 'What is new here' },
  { name: 'tips', label: 'Tips', hint: 'How to get more out of your records' },
] as const;

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

/** Which mails the person wants. Every change is saved at once. */
export function EmailCard() {
  const preferences = useQuery(emailPreferencesQuery);
  const [success, showSuccess] = useTimedMessage();
  const { save, hasFailed } = useSavePreferences(() => showSuccess(MESSAGES.emailSaved));
  const isUnsubscribed = preferences.data?.unsubscribed === true;
  return (
    <Card title="Email preferences" className="flex flex-col">
      {preferences.isPending ? <TopicsSkeleton /> : null}
      {preferences.isError ? (
        <LoadFailure busy={preferences.isFetching} onRetry={() => void preferences.refetch()}>
          Your email preferences could not be loaded.
        </LoadFailure>
      ) : null}
      {preferences.data === undefined ? null : (
        <>
          <div className="flex min-h-61 flex-col gap-3">
            {isUnsubscribed ? (
              <p className="mb-3 flex flex-1 items-center justify-center rounded-control bg-sunken p-6 text-center">
                You are unsubscribed from all emails, but for those about the account itself, such
                as a new password you ask for.
              </p>
            ) : (
              TOPICS.map(({ name, label, hint }) => (
                <Switch
                  key={name}
                  label={label}
                  hint={hint}
                  checked={preferences.data[name]}
                  onChange={(wanted) => save({ [name]: wanted })}
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
            {isUnsubscribed ? 'Resubscribe to All' : 'Unsubscribe from all emails'}
          </Button>
          <StatusLine
            tone={hasFailed ? 'danger' : 'good'}
            message={hasFailed ? MESSAGES.emailFailed : success}
            className="mt-2 -mb-2"
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
    <Loading label="Loading...">
      <div className="flex flex-col gap-3">
        {TOPICS.map(({ name }) => (
          <Skeleton key={name} className="h-17" />
        ))}
        <Skeleton className="mt-1 h-12 w-60 max-sm:w-full" />
        <div className="h-2" />
      </div>
    </Loading>
  );
}
