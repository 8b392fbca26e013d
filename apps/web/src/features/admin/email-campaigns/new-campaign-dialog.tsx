import { EMAIL_SEGMENTS, type EmailTemplate } from '@dosewise/contract';
import { useQuery } from '../../../data/calls/use-query.ts';
import { templatesQuery } from '../../../data/email-templates/template-queries.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { Dialog } from '../../../kit/dialogs/dialog.tsx';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { showToast } from '../../../kit/feedback/toasts.ts';
import { DateTimeField } from '../../../kit/fields/date-time-field.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { GuardedFormDialog } from '../../../kit/forms/guarded-form-dialog.tsx';
import { type FormState, useForm } from '../../../kit/forms/use-form.ts';
import { isolated } from '../../../languages/formats/isolated.ts';
import { texts as templateTexts } from '../../../parts/email-templates/texts.ts';
import { Loaded } from '../../../parts/loading/loaded.tsx';
import { type CampaignForm, campaignBody, checkCampaign, newCampaign } from './campaign-form.ts';
import { createCampaign, readersQuery } from './campaign-queries.ts';
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
    send: createCampaign,
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
    <GuardedFormDialog
      form={form}
      title={texts.create}
      submit={texts.create}
      size="wide"
      onClose={onClose}
    >
      <NewCampaignFields form={form} templates={templates} onCreateTemplate={onCreateTemplate} />
    </GuardedFormDialog>
  );
}

const describeUnscheduled = (error: unknown) =>
  texts.notScheduled(explainError(error, texts.scheduleAgain));

interface NewCampaignFieldsProps {
  readonly form: FormState<CampaignForm>;
  readonly templates: readonly EmailTemplate[];
  readonly onCreateTemplate: () => void;
}

/** The fields of a new campaign. */
function NewCampaignFields({ form, templates, onCreateTemplate }: NewCampaignFieldsProps) {
  const { values, change, field } = form;
  const counts = useQuery(readersQuery(values.templateId)).data;
  const template = templates.find(({ _id }) => _id === values.templateId);
  const hasNone = templates.length === 0;
  return (
    <>
      <TextField
        label={texts.campaignName}
        hint={texts.campaignNameHint}
        maxLength={100}
        {...field('name')}
      />
      <SelectField
        label={texts.template}
        hint={
          template === undefined
            ? texts.noTemplateHint
            : texts.templateHint(templateTexts.topics[template.category])
        }
        options={
          hasNone
            ? [{ value: '', label: texts.noTemplate }]
            : templates.map(({ _id, name }) => ({ value: _id, label: name }))
        }
        {...field('templateId')}
      />
      {hasNone ? (
        <Button kind="secondary" onClick={onCreateTemplate}>
          {texts.createTemplate}
        </Button>
      ) : null}
      <div className="flex flex-col gap-2">
        <TextField label={texts.subject} maxLength={200} {...field('subject')} />
        {template === undefined || values.subject !== '' ? null : (
          <Button
            kind="quiet"
            className="-mx-5 self-start text-left wrap-anywhere"
            onClick={() => change({ subject: template.subject })}
          >
            {texts.takeSubject(isolated(template.subject))}
          </Button>
        )}
      </div>
      <SelectField
        label={texts.segment}
        hint={texts.segmentMeanings[values.targetSegment]}
        options={EMAIL_SEGMENTS.map((value) => {
          const name = texts.segments[value];
          const people = counts && texts.people(counts[value]);
          return { value, label: people ? texts.segmentOf(name, people) : name };
        })}
        {...field('targetSegment')}
      />
      <DateTimeField
        label={texts.sendAt}
        optional
        hint={texts.sendAtHint}
        {...field('scheduledAt')}
      />
    </>
  );
}
