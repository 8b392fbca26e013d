import { useState } from 'react';
import { explainFailure } from '../feedback/explained-error.ts';
import { useSendLock } from '../forms/send-lock.ts';
import type { DeleteQuestion } from './confirm-delete.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asks before something is deleted, deletes it, and says why it could not. */
export function DeleteDialog(props: DeleteQuestion & { readonly onClose: () => void }) {
  const { onDelete, failed, onClose, ...words } = props;
  const [failure, setFailure] = useState<string | null>(null);
  const deleting = useSendLock(onDelete);
  return (
    <ConfirmDialog
      open
      words={words}
      onClose={onClose}
      busy={deleting.isUnderWay}
      error={failure}
      onConfirm={() => {
        setFailure(null);
        deleting.send(undefined, {
          onSuccess: onClose,
          onError: (error) => setFailure(explainFailure(error, failed)),
        });
      }}
    />
  );
}
