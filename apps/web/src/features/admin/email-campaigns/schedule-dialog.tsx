import type { EmailCampaign } from '@dosewise/contract';
import { useQuery } from '../../../api/use-query.ts';
import { formatDayAndTime } from '../../../format/dates.ts';
import { isolated } from '../../../format/isolated.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { SaveFailure } from '../../../ui/feedback/save-failure.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { DateTimeField } from '../../../ui/fields/date-time-field.tsx';
import { checkTime, suggestTime } from './campaign-form.ts';
import { segmentsQuery, useScheduleCampaign } from './campaign-queries.ts';
import { texts } from './texts.ts';

interface ScheduleDialogProps {
  readonly campaign: EmailCampaign;
  readonly onClose: () => void;
}

/** Asks when a draft is to go out by itself. */
export function ScheduleDialog({ campaign, onClose }: ScheduleDialogProps) {
  const { name, targetSegment } = campaign;
  const count = useQuery(segmentsQuery).data?.[targetSegment];
  const form = useForm({
    initial: { scheduledAt: suggestTime(Date.now()) },
    check: ({ scheduledAt }) => ({ scheduledAt: checkTime(scheduledAt, Date.now()) }),
    body: ({ scheduledAt }) => new Date(scheduledAt).toISOString(),
    send: useScheduleCampaign(campaign),
    failed: texts.scheduleFailed,
    onSaved: (_, scheduledAt) => {
      onClose();
      showToast({ tone: 'good', message: texts.scheduled(formatDayAndTime(scheduledAt)) });
    },
  });
  return (
    <FormDialog
      form={form}
      title={texts.scheduleTitle}
      submitLabel={texts.schedule}
      asksBeforeClosing
      notice={null}
      onClose={onClose}
    >
      <SaveFailure failure={form.failure} onBack={form.goBack} className="flex flex-col gap-5">
        <p className="wrap-anywhere">
          {texts.scheduleMeaning(
            isolated(name),
            texts.segments[targetSegment],
            count === undefined ? null : texts.people(count),
          )}
        </p>
        <DateTimeField
          label={texts.sendAt}
          error={form.errors.scheduledAt}
          {...form.input('scheduledAt')}
        />
        <p className="text-small text-quiet">{texts.scheduleNote}</p>
      </SaveFailure>
    </FormDialog>
  );
}
