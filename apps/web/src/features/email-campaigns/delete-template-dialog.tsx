import type { EmailTemplate } from '@dosewise/contract';
import { sentenceOf } from '../../api/api-error.ts';
import { isolated } from '../../format/isolated.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { useDeleteTemplate } from './email-queries.ts';
import { MESSAGES } from './messages.ts';
import { QuestionDialog } from './question-dialog.tsx';

interface DeleteTemplateDialogProps {
  readonly template: EmailTemplate;
  readonly onClose: () => void;
}

/** Asks before a template is deleted. */
export function DeleteTemplateDialog({ template, onClose }: DeleteTemplateDialogProps) {
  const deleteTemplate = useDeleteTemplate();
  const { isPending, isError, error, reset } = deleteTemplate;
  return (
    <QuestionDialog
      title="Delete template"
      question={MESSAGES.confirmTemplateDelete(isolated(template.name))}
      confirmLabel="Delete template"
      onClose={onClose}
      busy={isPending}
      failure={isError ? sentenceOf(error, MESSAGES.templateDeleteFailed) : null}
      onBack={reset}
      onConfirm={() =>
        deleteTemplate.mutate(template._id, {
          onSuccess: () => {
            onClose();
            showToast({ tone: 'good', message: MESSAGES.templateDeleted });
          },
        })
      }
    />
  );
}
