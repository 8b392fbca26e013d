import { useEffect, useEffectEvent, useState } from 'react';
import { followLanguage } from '../../data/browser/language.ts';
import { queryClient } from '../../data/calls/query-client.ts';
import { keepSending } from '../../data/outbox/keep-sending.ts';
import { outbox } from '../../data/outbox/outbox.ts';
import { texts } from '../../data/outbox/texts.ts';
import { askBeforeLogOut, useAuth } from '../../data/session/session.ts';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';

/** Keeps this device and the server in step while someone is logged in; asks before what waits is lost. */
export function RecordSync() {
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
  useEffect(fillLater, []);
  const { session } = useAuth();
  const language = session.status === 'user' && !session.person ? session.user.language : null;
  useEffect(() => followLanguage(language), [language]);
  if (question === null) return null;
  return (
    <ConfirmDialog
      open
      words={{
        title: texts.askTitle,
        question: texts.ask(outbox.read().length),
        confirmLabel: texts.leave,
        dismissLabel: texts.stay,
      }}
      onClose={() => question.answer(false)}
      onConfirm={() => question.answer(true)}
    />
  );
}

/** The wait that lets the first things of the page go before, in ms. */
const BEGINS_AFTER_MS = 4000;

function fillLater(): () => void {
  const stopped = new AbortController();
  const fill = () =>
    import('./fill-records.ts')
      .then(({ fillRecords }) => fillRecords(queryClient, stopped.signal))
      // Without it those pages need a network; another visit tries again.
      .catch(() => undefined);
  const timer = setTimeout(() => void fill(), BEGINS_AFTER_MS);
  return () => {
    clearTimeout(timer);
    stopped.abort();
  };
}
