import { listPasskeys, logOutEverywhere, type Passkey } from '@dosewise/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../data/calls/api-client.ts';
import { routeQuery } from '../../data/calls/use-query.ts';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { explainError } from '../../kit/feedback/explained-error.ts';
import { texts } from './texts.ts';

export const passkeysQuery = routeQuery(listPasskeys, { staleTime: 0 });

/**
 * Asks, after everything else was ended, whether the passkeys are to go as well. Where there are none, or
 * no one can tell, it asks nothing.
 */
export function PasskeysQuestion({ onClose }: { onClose: () => void }) {
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>([]);
  useEffect(() => {
    let isOver = false;
    call(listPasskeys, {})
      .catch(() => [])
      .then((all) => {
        if (isOver) return;
        if (all.length === 0) onClose();
        else setPasskeys(all);
      });
    return () => {
      isOver = true;
    };
  }, [onClose]);
  const deleting = useMutation({
    mutationFn: () => call(logOutEverywhere, { body: { passkeys: true } }),
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open={passkeys.length > 0}
      onClose={onClose}
      words={{ title: texts.title, confirmLabel: texts.delete, dismissLabel: texts.keep }}
      busy={deleting.isPending}
      error={deleting.isError ? explainError(deleting.error, texts.failed) : null}
      onConfirm={() => deleting.mutate()}
    >
      <p>{texts.lead}</p>
      <ul className="my-3 list-disc pl-6 font-semibold wrap-anywhere">
        {passkeys.map(({ _id, name }) => (
          <li key={_id}>{name}</li>
        ))}
      </ul>
      <p>{texts.advice}</p>
    </ConfirmDialog>
  );
}
