import type { Pen } from '@dosewise/contract';
import { sentenceOf } from '../../lib/api-error.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { MESSAGES } from './messages.ts';
import { useDeletePen } from './pen-queries.ts';

/** Asks before a pen is deleted, and says why when the server refuses. */
export function DeletePenDialog({ pen, onClose }: { pen: Pen; onClose: () => void }) {
  const deletePen = useDeletePen();
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Delete pen"
      question={MESSAGES.confirmPenDelete(pen.name)}
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
