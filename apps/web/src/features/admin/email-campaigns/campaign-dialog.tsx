import type { EmailCampaign } from '@dosewise/contract';
import { useQuery } from '../../../data/calls/use-query.ts';
import { showToast } from '../../../kit/feedback/toasts.ts';
import { DateTimeField } from '../../../kit/fields/date-time-field.tsx';
import { GuardedFormDialog } from '../../../kit/forms/guarded-form-dialog.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { texts as uiTexts } from '../../../kit/texts.ts';
import { formatDayAndTime } from '../../../languages/formats/dates.ts';
import { isolated } from '../../../languages/formats/isolated.ts';
import { formatCount } from '../../../languages/formats/numbers.ts';
import { checkTime, suggestTime } from './campaign-form.ts';
import {
  readersQuery,
  scheduleCampaign,
  useCancelCampaign,
  useSendCampaign,
  useTakeBackCampaign,
} from './campaign-queries.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { texts } from './texts.ts';
import { UnconfirmedDialog } from './unconfirmed-dialog.tsx';

/** The buttons of a campaign. */
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
  const readers = useQuery(readersQuery(campaign.templateId));
  const send = useSendCampaign();
  const segment = texts.segments[campaign.targetSegment];
  const count = readers.data?.[campaign.targetSegment];
  const isToNobody = count === 0;
  const sendNow = () =>
    send.mutate(campaign, {
      onSuccess: ({ wasSoBefore, campaign: { status } }) => {
        onClose();
        const already = status === 'sent' ? texts.alreadySent : texts.alreadySending;
        showToast({ tone: 'good', message: wasSoBefore ? already : texts.campaignSent });
      },
    });
  return (
    <QuestionDialog
      words={{
        title: texts.sendTitle(isolated(campaign.name)),
        question: isToNobody ? texts.nobody(segment) : texts.confirmSend,
        dismissLabel: isToNobody ? uiTexts.close : uiTexts.cancel,
        confirmLabel: texts.send,
        failed: texts.sendFailed,
      }}
      kind="primary"
      onClose={onClose}
      change={send}
      onConfirm={isToNobody ? null : sendNow}
    >
      {isToNobody ? null : (
        <>
          <p className="font-semibold">
            {count === undefined
              ? texts.sendToWilling(segment)
              : texts.sendTo(texts.people(count), segment)}
          </p>
          <p className="text-quiet">{texts.sendMeaning}</p>
        </>
      )}
    </QuestionDialog>
  );
}

function TakeBackDialog({ campaign, onClose }: CampaignDialogProps) {
  const change = useTakeBackCampaign();
  return (
    <QuestionDialog
      words={{
        title: texts.acts['take-back'],
        question: texts.confirmTakeBack(isolated(campaign.name)),
        confirmLabel: texts.makeDraft,
        dismissLabel: texts.keepSchedule,
        failed: texts.changeFailed,
      }}
      kind="primary"
      onClose={onClose}
      change={change}
      onConfirm={() => change.mutate(campaign, { onSuccess: onClose })}
    />
  );
}

function CancelDialog({ campaign, onClose }: CampaignDialogProps) {
  const change = useCancelCampaign();
  const { sent, waiting } = campaign.analytics;
  return (
    <QuestionDialog
      words={{
        title: texts.cancel,
        question: texts.confirmCancel(isolated(campaign.name)),
        confirmLabel: texts.cancel,
        dismissLabel: texts.keepIt,
        failed: texts.cancelFailed,
      }}
      onClose={onClose}
      change={change}
      onConfirm={() => change.mutate(campaign, { onSuccess: onClose })}
    >
      <p className="text-quiet">
        {campaign.status === 'sending'
          ? texts.cancelSending(formatCount(sent), formatCount(waiting))
          : texts.cancelUnsent}
      </p>
    </QuestionDialog>
  );
}

interface ScheduleDialogProps {
  readonly campaign: EmailCampaign;
  readonly onClose: () => void;
}

/** Asks when a draft is to go out by itself. */
function ScheduleDialog({ campaign, onClose }: ScheduleDialogProps) {
  const { name, targetSegment, templateId } = campaign;
  const count = useQuery(readersQuery(templateId)).data?.[targetSegment];
  const form = useForm({
    initial: { scheduledAt: suggestTime(Date.now()) },
    check: ({ scheduledAt }) => ({ scheduledAt: checkTime(scheduledAt, Date.now()) }),
    body: ({ scheduledAt }) => new Date(scheduledAt).toISOString(),
    send: (at) => scheduleCampaign(campaign, at),
    failed: texts.scheduleFailed,
    onSaved: (_, scheduledAt) => {
      onClose();
      showToast({ tone: 'good', message: texts.scheduled(formatDayAndTime(scheduledAt)) });
    },
  });
  return (
    <GuardedFormDialog
      form={form}
      title={texts.scheduleTitle}
      submit={texts.schedule}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        {texts.scheduleMeaning(
          isolated(name),
          texts.segments[targetSegment],
          count === undefined ? null : texts.people(count),
        )}
      </p>
      <DateTimeField label={texts.sendAt} {...form.field('scheduledAt')} />
      <p className="text-small text-quiet">{texts.scheduleNote}</p>
    </GuardedFormDialog>
  );
}
