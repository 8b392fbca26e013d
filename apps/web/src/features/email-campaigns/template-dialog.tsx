import { type EmailTemplate, TEMPLATE_CATEGORIES } from '@dosewise/contract';
import { showToast } from '../../lib/toasts.ts';
import { useForm } from '../../lib/use-form.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useSaveTemplate } from './email-queries.ts';
import { CATEGORY_TOPICS, labelOf } from './email-words.ts';
import { FormDialog } from './form-dialog.tsx';
import { LineField } from './line-field.tsx';
import { MailFields } from './mail-fields.tsx';
import { MESSAGES } from './messages.ts';
import { checkTemplate, templateBody, templateForm } from './template-form.ts';

const CATEGORIES = TEMPLATE_CATEGORIES.map((value) => ({ value, label: labelOf(value) }));

interface TemplateDialogProps {
  /** Null for a new one. */
  readonly template: EmailTemplate | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Creates a template or edits one. */
export function TemplateDialog({ template, onClose, onSaved }: TemplateDialogProps) {
  const isNew = template === null;
  const save = useSaveTemplate();
  const form = useForm(
    templateForm(template),
    checkTemplate,
    isNew ? MESSAGES.templateCreateFailed : MESSAGES.templateUpdateFailed,
  );
  const { values, errors, change } = form;

  const submit = () => {
    if (!form.passes()) return;
    save.mutate(
      { id: template?._id ?? null, body: templateBody(values) },
      {
        onError: form.showFailure,
        onSuccess: () => {
          const message = isNew ? MESSAGES.templateCreated : MESSAGES.templateUpdated;
          showToast({ tone: 'good', message });
          onSaved();
        },
      },
    );
  };
  return (
    <FormDialog
      title={isNew ? 'Create Template' : 'Edit Template'}
      submitLabel={isNew ? 'Create Template' : 'Save Template'}
      size="large"
      onSubmit={submit}
      onClose={onClose}
      busy={save.isPending}
      isDirty={form.isDirty}
      sentence={form.sentence}
      failure={form.failure}
      onBack={form.goBack}
      formRef={form.element}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <LineField
          label="Name"
          hint="Only admins see it."
          maxLength={100}
          value={values.name}
          error={errors.name}
          onChange={(name) => change({ name })}
        />
        <Field
          label="Category"
          error={errors.category}
          hint={`Only for people who want mails about ${CATEGORY_TOPICS[values.category]}.`}
        >
          {(control) => (
            <Select
              {...control}
              value={values.category}
              options={CATEGORIES}
              onChange={(category) => change({ category })}
            />
          )}
        </Field>
      </div>
      <MailFields
        values={values}
        errors={errors}
        onChange={change}
        beside={
          <LineField
            label="Description"
            hint="What it is for, for admins."
            maxLength={300}
            value={values.description}
            error={errors.description}
            onChange={(description) => change({ description })}
          />
        }
      />
    </FormDialog>
  );
}
