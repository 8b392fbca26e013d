import type { EmailCampaign } from '@dosewise/contract';
import { useQuery } from '../../api/use-query.ts';
import { formatDayAndTime } from '../../format/dates.ts';
import { isolated } from '../../format/isolated.ts';
import { useForm } from '../../forms/form-values.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { DateTimeField } from '../../ui/fields/date-time-field.tsx';
import { checkTime, suggestTime } from './campaign-form.ts';
import { segmentsQuery, useScheduleCampaign } from './email-queries.ts';
import { labelOf, people } from './email-words.ts';
import { FormDialog } from './form-dialog.tsx';

const check = ({ scheduledAt }: { scheduledAt: string }) => {
  const error = checkTime(scheduledAt, Date.now());
  return { sentence: null, fields: error === null ? {} : { scheduledAt: error } };
};

/** Asks when a draft is to go out by itself. */
export function ScheduleDialog({
  campaign,
  onClose,
}: {
  campaign: EmailCampaign;
  onClose: () => void;
}) {
  const segments = useQuery(segmentsQuery);
  const change = useScheduleCampaign();
  const form = useForm(
    { scheduledAt: suggestTime(Date.now()) },
    check,
    'Failed to schedule campaign',
  );
  const count = segments.data?.[campaign.targetSegment];
  const submit = () => {
    if (!form.passes()) return;
    const scheduledAt = new Date(form.values.scheduledAt).toISOString();
    change.mutate(
      { seen: campaign, scheduledAt },
      {
        onError: form.showFailure,
        onSuccess: () => {
          onClose();
          const message = `Campaign scheduled for ${formatDayAndTime(scheduledAt)}`;
          showToast({ tone: 'good', message });
        },
      },
    );
  };
  return (
    <FormDialog
      title="Schedule campaign"
      submitLabel="Schedule"
      size="narrow"
      onSubmit={submit}
      onClose={onClose}
      busy={change.isPending}
      isDirty={form.isDirty}
      refusal={form.refusal}
      failure={form.failure}
      onBack={form.goBack}
    >
      <p className="wrap-anywhere">
        {`“${isolated(campaign.name)}” will go out by itself to whoever is in the segment ${labelOf(campaign.targetSegment)} then`}
        {count === undefined ? '.' : `: ${people(count)} today.`}
      </p>
      <DateTimeField
        label="Send at"
        value={form.values.scheduledAt}
        onChange={(scheduledAt) => form.change({ scheduledAt })}
        error={form.errors.scheduledAt ?? null}
      />
      <p className="text-small text-quiet">
        In your own time zone. Until then it can be made a draft again or cancelled.
      </p>
    </FormDialog>
  );
}
