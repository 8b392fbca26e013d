import type { EmailTemplate } from '@dosewise/contract';
import { isolated } from '../../../format/isolated.ts';
import { useDeleteTemplate } from '../../../records/email-templates/template-queries.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { texts } from './texts.ts';

interface DeleteTemplateDialogProps {
  readonly template: EmailTemplate;
  readonly onClose: () => void;
}

/** Asks before a template is deleted. */
export function DeleteTemplateDialog({ template, onClose }: DeleteTemplateDialogProps) {
  const deleteTemplate = useDeleteTemplate();
  return (
    <QuestionDialog
      title={texts.deleteTemplate}
      question={texts.confirmDelete(isolated(template.name))}
      confirmLabel={texts.deleteTemplate}
      onClose={onClose}
      change={deleteTemplate}
      failed={texts.deleteFailed}
      onConfirm={() =>
        deleteTemplate.mutate(template._id, {
          onSuccess: () => {
            onClose();
            showToast({ tone: 'good', message: texts.templateDeleted });
          },
        })
      }
    />
  );
}
