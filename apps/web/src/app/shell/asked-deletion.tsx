import { orAlreadyGone } from '../../data/calls/api-error.ts';
import { deleteQuestionStore } from '../../kit/dialogs/confirm-delete.ts';
import { lazyDialog } from '../../kit/dialogs/lazy-dialog.tsx';
import { useStore } from '../../kit/store.ts';

const DeleteDialog = lazyDialog(
  async () => (await import('../../kit/dialogs/delete-dialog.tsx')).DeleteDialog,
);

/** The question before something is deleted, which a page asked by `useConfirmDelete`. What is gone already counts as deleted. */
export function AskedDeletion() {
  const asked = useStore(deleteQuestionStore);
  if (asked === null) return null;
  return <DeleteDialog {...asked} onDelete={() => orAlreadyGone(asked.onDelete())} />;
}
