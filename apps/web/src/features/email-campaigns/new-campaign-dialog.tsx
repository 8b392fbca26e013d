import { EMAIL_SEGMENTS, type EmailTemplate } from '@dosewise/contract';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toasts.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { campaignBody, checkCampaign, newCampaign } from './campaign-form.ts';
import {
  segmentsQuery,
  templatesQuery,
  useChangeCampaign,
  useCreateCampaign,
} from './email-queries.ts';
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
  const schedule = useChangeCampaign();
  const form = useForm(
    newCampaign(templates),
    (values) => checkCampaign(values, Date.now()),
    MESSAGES.campaignCreateFailed,
  );
  // The first template may have been made from here, while this form was open.
  const { templateId } = newCampaign(templates);
  if (form.values.templateId === '' && templateId !== '') form.change({ templateId });

  const submit = async () => {
    if (!form.passes()) return;
    try {
      const { _id: id } = await create.mutateAsync(campaignBody(form.values));
      showToast(await created(id));
      onCreated();
    } catch (error) {
      form.showFailure(error);
    }
  };
  /** What to say of a campaign that was created. Its schedule is a second step, which may fail. */
  const created = async (id: string) => {
    const good = { tone: 'good', message: MESSAGES.campaignCreated } as const;
    if (form.values.scheduledAt === '') return good;
    const scheduledAt = new Date(form.values.scheduledAt).toISOString();
    try {
      await schedule.mutateAsync({ id, body: { scheduledAt } });
      return good;
    } catch (error) {
      const reason = sentenceOf(error, 'please schedule it again.');
      const message = `The campaign was created as a draft, but not scheduled: ${reason}`;
      return { tone: 'danger', message } as const;
    }
  };
  return (
    <FormDialog
      title="Create Campaign"
      submitLabel="Create Campaign"
      size="wide"
      onSubmit={() => void submit()}
      onClose={onClose}
      busy={create.isPending || schedule.isPending}
      isDirty={form.isDirty}
      sentence={form.sentence}
      failure={form.failure}
      onBack={form.goBack}
      formRef={form.element}
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
