import { deleteQuestionStore } from '../../kit/dialogs/confirm-delete.ts';
import { lazyDialog } from '../../kit/dialogs/lazy-dialog.tsx';
import { useStore } from '../../kit/store.ts';

const DeleteDialog = lazyDialog(
  async () => (await import('../../kit/dialogs/delete-dialog.tsx')).DeleteDialog,
);

/** The question before something is deleted, which a page asked by `useConfirmDelete`. */
export function AskedDeletion() {
  const asked = useStore(deleteQuestionStore);
  return asked === null ? null : <DeleteDialog {...asked} />;
}
