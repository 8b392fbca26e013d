import type { Pen } from '@dosewise/contract';
import { sentenceOf } from '../../../api/api-error.ts';
import { isolated } from '../../../format/isolated.ts';
import { useDeletePen } from '../../../records/pens/pen-changes.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { texts } from '../texts.ts';

/** Asks before a pen is deleted, and says why when the server refuses. */
export function DeletePenDialog({ pen, onClose }: { pen: Pen; onClose: () => void }) {
  const deletePen = useDeletePen();
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={texts.deletePen}
      question={texts.confirmPenDelete(isolated(pen.name))}
      confirmLabel={texts.deletePen}
      onConfirm={() => deletePen.mutate(pen._id, { onSuccess: onClose })}
      busy={deletePen.isPending}
      error={
        deletePen.isError
          ? texts.deletePenFailed(sentenceOf(deletePen.error, texts.tryAgain))
          : null
      }
    />
  );
}
