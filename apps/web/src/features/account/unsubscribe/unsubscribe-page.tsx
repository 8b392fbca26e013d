import { readSubscription, unsubscribe } from '@dosewise/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../data/calls/api-client.ts';
import { ApiError, sentenceOf } from '../../../data/calls/api-error.ts';
import { useQuery } from '../../../data/calls/use-query.ts';
import { useLocation } from '../../../data/navigation/address.ts';
import { useFragment } from '../../../data/navigation/fragment.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { Button, buttonClass } from '../../../kit/buttons/button.tsx';
import { DeadEnd, GoodEnd } from '../../../kit/feedback/dead-end.tsx';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { QueryFailure } from '../../../parts/loading/loaded.tsx';
import { QueryProvider } from '../../../parts/loading/query-provider.tsx';
import { Link } from '../../../parts/navigation/link.tsx';
import { texts } from './texts.ts';

/**
 * The page behind the link at the end of each mail. Works without a login, and asks before it acts. Mails of
 * earlier releases have the token in the query.
 */
export function UnsubscribePage() {
  const inQuery = useLocation().search.get('token');
  const token = useFragment().get('token') ?? inQuery ?? '';
  return (
    <Card className="mx-auto my-auto w-full max-w-lg">
      <title>{texts.pageTitle}</title>
      <QueryProvider>{token === '' ? <DeadLink /> : <Subscription token={token} />}</QueryProvider>
    </Card>
  );
}

/** A token that the server knows nothing about, or that is no token at all. */
const isDeadLink = (error: Error | null) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** The address whose mails the link is about, and the one button that ends them. */
function Subscription({ token }: { token: string }) {
  const subscription = useQuery({
    queryKey: [readSubscription.id, token],
    queryFn: ({ signal }) => call(readSubscription, { params: { token } }, { signal }),
    // What is on the screen stays while someone reads it.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const ending = useMutation({ mutationFn: () => call(unsubscribe, { params: { token } }) });

  if (subscription.isPending) return <SubscriptionSkeleton />;
  if (isDeadLink(subscription.error) || isDeadLink(ending.error)) return <DeadLink />;
  if (subscription.isError) {
    return (
      <>
        <h1 className="mb-4 text-title">{texts.title}</h1>
        <QueryFailure query={subscription}>
          {sentenceOf(subscription.error, texts.loadFailed)}
        </QueryFailure>
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
        <span>{words.endsMailsTo}</span>
        <span className="font-semibold wrap-anywhere">{address}</span>
        <span>{words.endsWhat}</span>
      </p>
      {ending.isError ? (
        <Notice tone="danger">{explainError(ending.error, texts.unsubscribeFailed)}</Notice>
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

const TO_SETTINGS = (
  <Link to={PATHS.settingsPrivacy} className={buttonClass('secondary')}>
    {texts.toSettings}
  </Link>
);

/** The link is not, or no longer, one of ours: what to do in its place. */
function DeadLink() {
  return (
    <DeadEnd title={texts.deadLink} action={TO_SETTINGS}>
      {texts.deadLinkAdvice}
    </DeadEnd>
  );
}

interface UnsubscribedProps {
  readonly title: string;
  readonly address: string;
  /** True when only reminders ended. */
  readonly isReminders: boolean;
}

/** No mails any more. */
function Unsubscribed({ title, address, isReminders }: UnsubscribedProps) {
  return (
    <GoodEnd title={title} action={TO_SETTINGS}>
      <p>
        <span className="font-semibold wrap-anywhere">{address}</span>
        <span>{isReminders ? texts.reminders.getsNoMore : texts.getsNoMore}</span>
      </p>
      <p className="mt-2">{isReminders ? texts.reminders.onAgain : texts.resubscribe}</p>
    </GoodEnd>
  );
}
