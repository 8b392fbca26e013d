import { type EmailTemplate, TEMPLATE_CATEGORIES } from '@dosewise/contract';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../data/calls/api-error.ts';
import { saveTemplate, useLoadNewer } from '../../data/email-templates/template-queries.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { explainError } from '../../kit/feedback/explained-error.ts';
import { showToast } from '../../kit/feedback/toasts.ts';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { GuardedFormDialog } from '../../kit/forms/guarded-form-dialog.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import { MailFields } from './mail-fields.tsx';
import { checkTemplate, templateBody, templateForm } from './template-form.ts';
import { texts } from './texts.ts';

const CATEGORIES = TEMPLATE_CATEGORIES.map((value) => ({ value, label: texts.categories[value] }));

interface TemplateDialogProps {
  /** Null for a new one. */
  readonly template: EmailTemplate | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Creates a template or edits one, which is begun again with the newer text of another admin. */
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
  const conflict = useNewerTemplate(template, onNewer);
  const form = useForm({
    initial: templateForm(template),
    check: checkTemplate,
    body: templateBody,
    send: (body) => saveTemplate(template, body),
    failed: (error) =>
      conflict.take(error)
        ? null
        : explainError(error, isNew ? texts.createFailed : texts.updateFailed),
    onSaved: () => {
      showToast({ tone: 'good', message: isNew ? texts.created : texts.updated });
      onSaved();
    },
  });
  return (
    <GuardedFormDialog
      form={form}
      title={isNew ? texts.create : texts.edit}
      submit={isNew ? texts.create : texts.save}
      size="columns"
      notice={conflict.shown}
      onClose={onClose}
    >
      <MailFields form={form}>
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          maxLength={100}
          {...form.field('name')}
        />
        <SelectField
          label={texts.category}
          hint={texts.categoryHint(texts.topics[form.values.category])}
          options={CATEGORIES}
          {...form.field('category')}
        />
      </MailFields>
    </GuardedFormDialog>
  );
}

interface NewerTemplate {
  /** True when an error of saving says that someone else changed the template; it is shown then. */
  take(error: unknown): boolean;
  /** The notice beside the button of the form, which keeps what was typed. */
  readonly shown: ReactNode;
}

/** The choice when someone else changed the template that is being edited. */
function useNewerTemplate(
  template: EmailTemplate | null,
  onLoaded: (newer: EmailTemplate) => void,
): NewerTemplate {
  const [sentence, setSentence] = useState<string | null>(null);
  const loading = useLoadNewer();
  const load = () => {
    if (template === null) return;
    loading.mutate(template._id, {
      onSuccess: (newer) => (newer === undefined ? setSentence(texts.deleted) : onLoaded(newer)),
      onError: (error) => setSentence(explainError(error, texts.loadNewerFailed)),
    });
  };
  return {
    take: (error) => {
      const isNewer = error instanceof ApiError && error.code === 'changed_meanwhile';
      setSentence(isNewer ? `${error.message} ${texts.copyFirst}` : null);
      return isNewer;
    },
    shown:
      sentence === null ? null : (
        <>
          <p className="mb-3">{sentence}</p>
          <Button kind="secondary" onClick={load} busy={loading.isPending}>
            {texts.loadNewer}
          </Button>
        </>
      ),
  };
}
