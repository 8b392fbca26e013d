import { readSubscription, unsubscribe } from '@dosewise/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/api-client.ts';
import { ApiError, sentenceOf } from '../../../api/api-error.ts';
import { useQuery } from '../../../api/use-query.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { texts } from './texts.ts';
import { DeadLink, Unsubscribed } from './unsubscribe-notes.tsx';

/** A token that the server knows nothing about, or that is no token at all. */
const isDeadLink = (error: Error | null) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Whose mails the link is about, and the one button that ends them. */
export function Subscription({ token }: { token: string }) {
  const subscription = useQuery({
    queryKey: [readSubscription.id, token],
    queryFn: ({ signal }) => call(readSubscription, { params: { token } }, { signal }),
    // What is on the screen stays while somebody reads it.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const ending = useMutation({ mutationFn: () => call(unsubscribe, { params: { token } }) });

  if (subscription.isPending) return <SubscriptionSkeleton />;
  if (isDeadLink(subscription.error) || isDeadLink(ending.error)) return <DeadLink />;
  if (subscription.isError) {
    return (
      <>
        <h1 className="mb-4 text-title">{texts.title}</h1>
        <LoadFailure busy={subscription.isFetching} onRetry={() => void subscription.refetch()}>
          {sentenceOf(subscription.error, texts.loadFailed)}
        </LoadFailure>
      </>
    );
  }
  const { address, unsubscribed, of } = subscription.data;
  const isReminders = of === 'reminders';
  if (ending.isSuccess || unsubscribed) {
    const title = ending.isSuccess ? texts.done : texts.doneBefore;
    return <Unsubscribed title={title} address={address} isReminders={isReminders} />;
  }
  const words = isReminders ? texts.reminders : texts;
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-title">{texts.title}</h1>
      <p>
        {words.endsMailsTo}
        <span className="font-semibold wrap-anywhere">{address}</span>
        {words.endsWhat}
      </p>
      {ending.isError ? (
        <Notice tone="danger">{sentenceOf(ending.error, texts.unsubscribeFailed)}</Notice>
      ) : null}
      <Button busy={ending.isPending} onClick={() => ending.mutate()}>
        {words.unsubscribe}
      </Button>
      {isReminders ? null : <p className="text-small text-quiet">{texts.onlySome}</p>}
    </div>
  );
}

function SubscriptionSkeleton() {
  return (
    <>
      <h1 className="mb-5 text-title">{texts.title}</h1>
      <Loading>
        <div className="flex flex-col gap-5">
          <Skeleton className="h-18" />
          <Skeleton className="h-12" />
          <Skeleton className="h-10" />
        </div>
      </Loading>
    </>
  );
}
