import { EMAIL_SEGMENTS, type EmailTemplate } from '@dosewise/contract';
import { sentenceOf } from '../../api/api-error.ts';
import { useQuery } from '../../api/use-query.ts';
import { useForm } from '../../forms/form-values.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { ToastContent } from '../../ui/feedback/toast.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { campaignBody, checkCampaign, newCampaign } from './campaign-form.ts';
import { segmentsQuery, templatesQuery, useCreateCampaign } from './email-queries.ts';
import { labelOf, people, SEGMENT_MEANINGS } from './email-words.ts';
import { FormDialog } from './form-dialog.tsx';
import { Loaded } from './loaded.tsx';
import { MESSAGES } from './messages.ts';
import { NewCampaignFields } from './new-campaign-fields.tsx';

interface NewCampaignDialogProps {
  readonly onClose: () => void;
  readonly onCreated: () => void;
  readonly onCreateTemplate: () => void;
}

/** The form of a new campaign, as soon as its templates are known. */
export function NewCampaignDialog(props: NewCampaignDialogProps) {
  const templates = useQuery(templatesQuery);
  if (templates.data !== undefined) return <NewCampaign {...props} templates={templates.data} />;
  return (
    <Dialog open onClose={props.onClose} title="Create Campaign" size="wide">
      <Loaded
        query={templates}
        failed="The templates could not be loaded."
        skeleton={<Skeleton className="h-120" />}
      >
        {() => null}
      </Loaded>
    </Dialog>
  );
}

type NewCampaignProps = NewCampaignDialogProps & { readonly templates: readonly EmailTemplate[] };

function NewCampaign({ templates, onClose, onCreated, onCreateTemplate }: NewCampaignProps) {
  const segments = useQuery(segmentsQuery);
  const create = useCreateCampaign();
  const form = useForm(
    newCampaign(templates),
    (values) => checkCampaign(values, Date.now()),
    MESSAGES.campaignCreateFailed,
  );
  // The first template may have been made from here, while this form was open.
  const { templateId } = newCampaign(templates);
  if (form.values.templateId === '' && templateId !== '') form.change({ templateId });

  const submit = () => {
    if (!form.passes()) return;
    const { scheduledAt } = form.values;
    const at = scheduledAt === '' ? null : new Date(scheduledAt).toISOString();
    create.mutate(
      { body: campaignBody(form.values), scheduledAt: at },
      {
        onError: form.showFailure,
        onSuccess: ({ scheduleError }) => {
          showToast(describeCreated(scheduleError));
          onCreated();
        },
      },
    );
  };
  return (
    <FormDialog
      title="Create Campaign"
      submitLabel="Create Campaign"
      size="wide"
      onSubmit={submit}
      onClose={onClose}
      busy={create.isPending}
      isDirty={form.isDirty}
      refusal={form.refusal}
      failure={form.failure}
      onBack={form.goBack}
    >
      <NewCampaignFields
        values={form.values}
        errors={form.errors}
        onChange={form.change}
        templates={templates}
        segments={EMAIL_SEGMENTS.map((value) => {
          const count = segments.data?.[value];
          const label =
            count === undefined ? labelOf(value) : `${labelOf(value)} (${people(count)})`;
          return { value, label };
        })}
        segmentHint={SEGMENT_MEANINGS[form.values.targetSegment]}
        templateAction={
          templates.length > 0 ? null : (
            <Button kind="secondary" onClick={onCreateTemplate}>
              Create template
            </Button>
          )
        }
      />
    </FormDialog>
  );
}

/** What to say of a campaign that was created, and perhaps not scheduled. */
function describeCreated(scheduleError: unknown): ToastContent {
  if (scheduleError === null) return { tone: 'good', message: MESSAGES.campaignCreated };
  const reason = sentenceOf(scheduleError, 'please schedule it again.');
  const message = `The campaign was created as a draft, but not scheduled: ${reason}`;
  return { tone: 'danger', message };
}
