import type { EmailCampaign } from '@dosewise/contract';
import { sentenceOf } from '../../api/api-error.ts';
import { useInfiniteQuery } from '../../api/use-infinite-query.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { unconfirmedQuery, useSendAgain } from './email-queries.ts';
import { people } from './email-words.ts';
import { QuestionDialog } from './question-dialog.tsx';

interface UnconfirmedDialogProps {
  readonly campaign: EmailCampaign;
  readonly onClose: () => void;
}

/** Who perhaps did not get a campaign, and whether to send it to them again. */
export function UnconfirmedDialog({ campaign, onClose }: UnconfirmedDialogProps) {
  const again = useSendAgain();
  const who = people(campaign.analytics.unconfirmed);
  const isCancelled = campaign.status === 'cancelled';
  return (
    <QuestionDialog
      title="Not confirmed"
      question={`Nobody knows whether “${campaign.name}” reached ${who}: the sending broke off while their mail was handed over.`}
      confirmLabel={`Send again to ${who}`}
      dismissLabel="Close"
      kind="primary"
      canConfirm={!isCancelled && campaign.analytics.unconfirmed > 0}
      onClose={onClose}
      busy={again.isPending}
      failure={again.isError ? sentenceOf(again.error, 'Failed to send again') : null}
      onBack={again.reset}
      onConfirm={() =>
        again.mutate(campaign._id, {
          onSuccess: () => {
            onClose();
            showToast({ tone: 'good', message: `On its way again to ${who}` });
          },
        })
      }
    >
      <Addresses campaignId={campaign._id} />
      <p className="font-semibold">
        {isCancelled
          ? 'The campaign was cancelled, so it cannot be sent again.'
          : 'Whoever got it already gets it twice.'}
      </p>
    </QuestionDialog>
  );
}

function Addresses({ campaignId }: { campaignId: string }) {
  const list = useInfiniteQuery(unconfirmedQuery(campaignId));
  const mails = list.data?.pages.flatMap((page) => page.mails) ?? [];
  const retry = () => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch());
  if (list.isPending) {
    return (
      <Loading label="Loading...">
        <Skeleton className="h-24" />
      </Loading>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label="Addresses" className="divide-y divide-line rounded-control bg-sunken px-4">
        {mails.map(({ _id, email }) => (
          <li key={_id} className="py-2 wrap-anywhere">
            {email}
          </li>
        ))}
      </ul>
      {list.isError ? (
        <LoadFailure busy={list.isFetching} onRetry={retry}>
          The addresses could not be loaded.
        </LoadFailure>
      ) : null}
      {list.hasNextPage && !list.isError ? (
        <Button
          kind="secondary"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Load more
        </Button>
      ) : null}
    </div>
  );
}
