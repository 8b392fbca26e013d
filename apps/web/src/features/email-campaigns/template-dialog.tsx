import { type EmailTemplate, TEMPLATE_CATEGORIES } from '@dosewise/contract';
import { useState } from 'react';
import { useForm } from '../../forms/form-values.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { useSaveTemplate } from './email-queries.ts';
import { CATEGORY_TOPICS, labelOf } from './email-words.ts';
import { FormDialog } from './form-dialog.tsx';
import { LineField } from './line-field.tsx';
import { MailFields } from './mail-fields.tsx';
import { MESSAGES } from './messages.ts';
import { checkTemplate, templateBody, templateForm } from './template-form.ts';
import { useNewerTemplate } from './use-newer-template.tsx';

const CATEGORIES = TEMPLATE_CATEGORIES.map((value) => ({ value, label: labelOf(value) }));

interface TemplateDialogProps {
  /** Null for a new one. */
  readonly template: EmailTemplate | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Creates a template or edits one, which is begun anew with the newer text of another admin. */
export function TemplateDialog({ template, ...props }: TemplateDialogProps) {
  const [edited, setEdited] = useState(template);
  return (
    <TemplateEditor
      {...props}
      key={edited?.updatedAt ?? 'new'}
      template={edited}
      onNewer={setEdited}
    />
  );
}

type TemplateEditorProps = TemplateDialogProps & {
  readonly onNewer: (template: EmailTemplate) => void;
};

function TemplateEditor({ template, onClose, onSaved, onNewer }: TemplateEditorProps) {
  const isNew = template === null;
  const save = useSaveTemplate();
  const conflict = useNewerTemplate(template, onNewer);
  const form = useForm(
    templateForm(template),
    checkTemplate,
    isNew ? MESSAGES.templateCreateFailed : MESSAGES.templateUpdateFailed,
  );
  const { values, errors, change } = form;

  const submit = () => {
    if (!form.passes()) return;
    save.mutate(
      { template, body: templateBody(values) },
      {
        onError: (error) => {
          if (!conflict.take(error)) form.showFailure(error);
        },
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
      refusal={form.refusal}
      failure={form.failure}
      onBack={form.goBack}
      conflict={conflict.shown}
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
