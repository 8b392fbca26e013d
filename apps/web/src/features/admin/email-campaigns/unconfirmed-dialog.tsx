import type { EmailCampaign } from '@dosewise/contract';
import { useInfiniteQuery } from '../../../data/calls/use-query.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { LoadFailure } from '../../../kit/feedback/load-failure.tsx';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { showToast } from '../../../kit/feedback/toasts.ts';
import { texts as uiTexts } from '../../../kit/texts.ts';
import { unconfirmedQuery, useSendAgain } from './campaign-queries.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { texts } from './texts.ts';

interface UnconfirmedDialogProps {
  readonly campaign: EmailCampaign;
  readonly onClose: () => void;
}

/** The people who perhaps did not get a campaign, and the question whether to send it again. */
export function UnconfirmedDialog({ campaign, onClose }: UnconfirmedDialogProps) {
  const again = useSendAgain();
  const who = texts.people(campaign.analytics.unconfirmed);
  const isCancelled = campaign.status === 'cancelled';
  const sendAgain = () =>
    again.mutate(campaign._id, {
      onSuccess: () => {
        onClose();
        showToast({ tone: 'good', message: texts.sentAgain(who) });
      },
    });
  return (
    <QuestionDialog
      words={{
        title: texts.notConfirmed,
        question: texts.unconfirmed(campaign.name, who),
        confirmLabel: texts.sendAgain(who),
        dismissLabel: uiTexts.close,
        failed: texts.sendAgainFailed,
      }}
      kind="primary"
      change={again}
      onConfirm={isCancelled || campaign.analytics.unconfirmed === 0 ? null : sendAgain}
      onClose={onClose}
    >
      <Addresses campaignId={campaign._id} />
      <p className="font-semibold">{isCancelled ? texts.cancelledNote : texts.twiceNote}</p>
    </QuestionDialog>
  );
}

function Addresses({ campaignId }: { campaignId: string }) {
  const list = useInfiniteQuery(unconfirmedQuery(campaignId));
  const mails = list.data?.pages.flatMap((page) => page.mails) ?? [];
  const retry = () => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch());
  if (list.isPending) {
    return (
      <Loading>
        <Skeleton className="h-24" />
      </Loading>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <ul
        aria-label={texts.addresses}
        className="divide-y divide-line rounded-control bg-sunken px-4"
      >
        {mails.map(({ _id, email }) => (
          <li key={_id} className="py-2 wrap-anywhere">
            {email}
          </li>
        ))}
      </ul>
      {list.isError ? (
        <LoadFailure busy={list.isFetching} onRetry={retry}>
          {texts.addressesFailed}
        </LoadFailure>
      ) : null}
      {list.hasNextPage && !list.isError ? (
        <Button
          kind="secondary"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {uiTexts.loadMore}
        </Button>
      ) : null}
    </div>
  );
}
