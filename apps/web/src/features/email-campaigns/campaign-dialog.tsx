import type { EmailCampaign } from '@dosewise/contract';
import { sentenceOf } from '../../api/api-error.ts';
import { useQuery } from '../../api/use-query.ts';
import { isolated } from '../../format/isolated.ts';
import { formatCount } from '../../format/numbers.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import {
  segmentsQuery,
  useCancelCampaign,
  useSendCampaign,
  useTakeBackCampaign,
} from './email-queries.ts';
import { labelOf, people } from './email-words.ts';
import { MESSAGES } from './messages.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { UnconfirmedDialog } from './unconfirmed-dialog.tsx';

/** What can be done with a campaign. */
export type CampaignAct = 'send' | 'schedule' | 'take-back' | 'cancel' | 'unconfirmed';

interface CampaignDialogProps {
  readonly campaign: EmailCampaign;
  readonly onClose: () => void;
}

/** Asks before a campaign is sent, scheduled, made a draft again or cancelled. */
export function CampaignDialog({ act, ...props }: CampaignDialogProps & { act: CampaignAct }) {
  switch (act) {
    case 'send':
      return <SendDialog {...props} />;
    case 'schedule':
      return <ScheduleDialog {...props} />;
    case 'take-back':
      return <TakeBackDialog {...props} />;
    case 'cancel':
      return <CancelDialog {...props} />;
    case 'unconfirmed':
      return <UnconfirmedDialog {...props} />;
  }
}

function SendDialog({ campaign, onClose }: CampaignDialogProps) {
  const segments = useQuery(segmentsQuery);
  const send = useSendCampaign();
  const segment = labelOf(campaign.targetSegment);
  const count = segments.data?.[campaign.targetSegment];
  const isToNobody = count === 0;
  const toNobody = `Nobody is in the segment ${segment} now, so it cannot be sent.`;
  return (
    <QuestionDialog
      title={`Send ${isolated(campaign.name)}`}
      question={isToNobody ? toNobody : MESSAGES.confirmSend}
      dismissLabel={isToNobody ? 'Close' : 'Cancel'}
      confirmLabel="Send campaign"
      kind="primary"
      canConfirm={!isToNobody}
      onClose={onClose}
      busy={send.isPending}
      failure={send.isError ? sentenceOf(send.error, MESSAGES.campaignSendFailed) : null}
      onBack={send.reset}
      onConfirm={() =>
        send.mutate(campaign, {
          onSuccess: ({ wasSoBefore, campaign: { status } }) => {
            onClose();
            const already = status === 'sent' ? MESSAGES.alreadySent : MESSAGES.alreadySending;
            showToast({ tone: 'good', message: wasSoBefore ? already : MESSAGES.campaignSent });
          },
        })
      }
    >
      {isToNobody ? null : (
        <>
          <p className="font-semibold">
            To {count === undefined ? 'everybody' : people(count)} in the segment {segment}.
          </p>
          <p className="text-quiet">
            Those who do not want this kind of mail get none. The mails go out in the background,
            which may take a while; you can follow it on this page.
          </p>
        </>
      )}
    </QuestionDialog>
  );
}

function TakeBackDialog({ campaign, onClose }: CampaignDialogProps) {
  const change = useTakeBackCampaign();
  return (
    <QuestionDialog
      title="Back to draft"
      question={`Take the schedule of "${isolated(campaign.name)}" back? It will be a draft again, and not be sent by itself.`}
      confirmLabel="Make it a draft"
      dismissLabel="Keep the schedule"
      kind="primary"
      onClose={onClose}
      busy={change.isPending}
      failure={change.isError ? sentenceOf(change.error, 'Failed to change campaign') : null}
      onBack={change.reset}
      onConfirm={() => change.mutate(campaign, { onSuccess: onClose })}
    />
  );
}

function CancelDialog({ campaign, onClose }: CampaignDialogProps) {
  const change = useCancelCampaign();
  const { sent, waiting } = campaign.analytics;
  return (
    <QuestionDialog
      title="Cancel campaign"
      question={`Are you sure you want to cancel "${isolated(campaign.name)}"? This action cannot be undone.`}
      confirmLabel="Cancel campaign"
      dismissLabel="Keep it"
      onClose={onClose}
      busy={change.isPending}
      failure={change.isError ? sentenceOf(change.error, 'Failed to cancel campaign') : null}
      onBack={change.reset}
      onConfirm={() => change.mutate(campaign, { onSuccess: onClose })}
    >
      <p className="text-quiet">
        {campaign.status === 'sending'
          ? `${formatCount(sent)} mails are out already and stay so. The ${formatCount(waiting)} that still wait will not be sent.`
          : 'It has not been sent to anybody, and never will be.'}
      </p>
    </QuestionDialog>
  );
}
