import type { Pen } from '@dosewise/contract';
import { sentenceOf } from '../../../api/api-error.ts';
import { isolated } from '../../../format/isolated.ts';
import { useDeletePen } from '../../../records/pens/pen-changes.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { MESSAGES } from '../messages.ts';

/** Asks before a pen is deleted, and says why when the server refuses. */
export function DeletePenDialog({ pen, onClose }: { pen: Pen; onClose: () => void }) {
  const deletePen = useDeletePen();
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Delete pen"
      question={MESSAGES.confirmPenDelete(isolated(pen.name))}
      confirmLabel="Delete pen"
      onConfirm={() => deletePen.mutate(pen._id, { onSuccess: onClose })}
      busy={deletePen.isPending}
      error={
        deletePen.isError
          ? MESSAGES.penDeleteFailed(sentenceOf(deletePen.error, 'please try again.'))
          : null
      }
    />
  );
}
