import { type AdminUser, takeOffTotp } from '@dosewise/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/api-client.ts';
import { sentenceOf } from '../../../api/api-error.ts';
import { orAlreadyGone } from '../../../api/changed-elsewhere.ts';
import { useSendsMail } from '../../../api/deployment-settings.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { texts } from './texts.ts';
import { usersQuery } from './users-queries.ts';

const [LISTS] = usersQuery({ search: '', type: 'all' }).queryKey;

/** Takes the second factor off somebody who lost it, after a question. */
export function RemoveFactor({ user: { _id: id, email } }: { user: AdminUser }) {
  const [isAsking, setIsAsking] = useState(false);
  const client = useQueryClient();
  const sendsMail = useSendsMail();
  const removing = useMutation({
    mutationFn: () => orAlreadyGone(call(takeOffTotp, { params: { id } })),
    onSuccess: () => {
      showToast({ tone: 'good', message: texts.factorRemoved(email) });
      setIsAsking(false);
      return client.invalidateQueries({ queryKey: [LISTS] });
    },
  });
  return (
    <>
      <Button
        kind="quiet"
        aria-label={texts.removeFactorOf(email)}
        className="-mx-3 min-h-11 px-3"
        onClick={() => setIsAsking(true)}
      >
        {texts.removeFactor}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={texts.removeFactorTitle}
        question={texts.removeFactorQuestion(email, sendsMail)}
        confirmLabel={texts.confirmRemoveFactor}
        busy={removing.isPending}
        error={removing.isError ? sentenceOf(removing.error, texts.removeFactorFailed) : null}
        onConfirm={() => removing.mutate()}
      />
    </>
  );
}
