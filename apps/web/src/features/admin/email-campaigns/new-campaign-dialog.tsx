import type { EmailTemplate } from '@dosewise/contract';
import { sentenceOf } from '../../../api/api-error.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { useQuery } from '../../../api/use-query.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { templatesQuery } from '../../../records/email-templates/template-queries.ts';
import { texts as templateTexts } from '../../../records/email-templates/texts.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { SaveFailure } from '../../../ui/feedback/save-failure.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { campaignBody, checkCampaign, newCampaign } from './campaign-form.ts';
import { useCreateCampaign } from './campaign-queries.ts';
import { NewCampaignFields } from './new-campaign-fields.tsx';
import { texts } from './texts.ts';

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
    <Dialog open onClose={props.onClose} title={texts.create} size="wide">
      <Loaded
        query={templates}
        failed={templateTexts.loadFailed}
        skeleton={<Skeleton className="h-120" />}
      >
        {() => null}
      </Loaded>
    </Dialog>
  );
}

type NewCampaignProps = NewCampaignDialogProps & { readonly templates: readonly EmailTemplate[] };

function NewCampaign({ templates, onClose, onCreated, onCreateTemplate }: NewCampaignProps) {
  const form = useForm({
    initial: newCampaign(templates),
    check: (values) => checkCampaign(values, Date.now()),
    body: campaignBody,
    send: useCreateCampaign(),
    failed: texts.createFailed,
    onSaved: ({ scheduleError }) => {
      if (scheduleError === null) showToast({ tone: 'good', message: texts.created });
      else showToast({ tone: 'danger', message: describeUnscheduled(scheduleError) });
      onCreated();
    },
  });
  // The first template may have been made from here, while this form was open.
  const { templateId } = newCampaign(templates);
  if (form.values.templateId === '' && templateId !== '') form.follow({ templateId });
  return (
    <FormDialog
      form={form}
      title={texts.create}
      submitLabel={texts.create}
      size="wide"
      asksBeforeClosing
      notice={null}
      onClose={onClose}
    >
      <SaveFailure failure={form.failure} onBack={form.goBack} className="flex flex-col gap-5">
        <NewCampaignFields form={form} templates={templates} onCreateTemplate={onCreateTemplate} />
      </SaveFailure>
    </FormDialog>
  );
}

const describeUnscheduled = (error: unknown) =>
  texts.notScheduled(sentenceOf(error, texts.scheduleAgain));
