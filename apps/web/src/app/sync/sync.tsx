import { useEffect, useEffectEvent, useState } from 'react';
import { queryClient } from '../../api/query-provider.tsx';
import { outbox } from '../../offline/outbox.ts';
import { keepSending } from '../../records/waiting/keep-sending.ts';
import { texts } from '../../records/waiting/texts.ts';
import { askBeforeLogOut } from '../../session/session.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { fillRecords } from './fill-records.ts';

/** Keeps this device and the server in step while somebody is logged in; asks before what waits is lost. */
export function Sync() {
  const [question, setQuestion] = useState<{ readonly answer: (leaves: boolean) => void } | null>(
    null,
  );
  const ask = useEffectEvent(async () => {
    await outbox.reload();
    if (outbox.read().length === 0) return true;
    const leaves = await new Promise<boolean>((answer) => setQuestion({ answer }));
    setQuestion(null);
    if (leaves) await outbox.clear();
    return leaves;
  });
  useEffect(() => askBeforeLogOut(() => ask()), []);
  useEffect(() => keepSending(queryClient), []);
  useEffect(() => fillRecords(queryClient), []);
  if (question === null) return null;
  return (
    <ConfirmDialog
      open
      title={texts.askTitle}
      question={texts.ask(outbox.read().length)}
      confirmLabel={texts.leave}
      dismissLabel={texts.stay}
      onClose={() => question.answer(false)}
      onConfirm={() => question.answer(true)}
    />
  );
}
