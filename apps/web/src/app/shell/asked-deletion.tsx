import { useSyncExternalStore } from 'react';
import { deleteQuestionStore } from '../../kit/dialogs/confirm-delete.ts';
import { lazyDialog } from '../../kit/dialogs/lazy-dialog.tsx';

const DeleteDialog = lazyDialog(
  async () => (await import('../../kit/dialogs/delete-dialog.tsx')).DeleteDialog,
);

/** The question before something is deleted, which a page asked by `useConfirmDelete`. */
export function AskedDeletion() {
  const asked = useSyncExternalStore(
    deleteQuestionStore.subscribe,
    deleteQuestionStore.read,
    deleteQuestionStore.readOnServer,
  );
  return asked === null ? null : <DeleteDialog {...asked} />;
}
