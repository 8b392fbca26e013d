import { endSession, listSessions, logOutEverywhere, type UserSession } from '@dosewise/contract';
import { useCallback, useState } from 'react';
import { call } from '../../../../data/calls/api-client.ts';
import { useOneAtATime } from '../../../../data/calls/one-at-a-time.ts';
import { routeQuery, useQuery } from '../../../../data/calls/use-query.ts';
import { usePasswordLogin } from '../../../../data/deployment-settings/deployment-settings.ts';
import { Button } from '../../../../kit/buttons/button.tsx';
import { useConfirmDelete } from '../../../../kit/dialogs/confirm-delete.ts';
import { Badge } from '../../../../kit/feedback/badge.tsx';
import { explainError } from '../../../../kit/feedback/explained-error.ts';
import { StatusLine } from '../../../../kit/feedback/status-line.tsx';
import { useTimedMessage } from '../../../../kit/forms/timed-message.ts';
import { EntryRow } from '../../../../kit/layout/entry-list.tsx';
import { formatDay, formatDayAndTime } from '../../../../languages/formats/dates.ts';
import { LoadedList } from '../../../../parts/loading/loaded-list.tsx';
import { PasskeysQuestion } from '../../../../parts/passkeys/passkeys.tsx';
import { FoldedCard } from '../folded-card.tsx';
import { texts } from './texts.ts';

const sessionsQuery = routeQuery(listSessions, { staleTime: 0 });

const deviceOf = ({ device }: UserSession) => device ?? texts.unknownDevice;

/** The sessions of the account; each but this one can be ended. */
export function SessionsCard() {
  const takesPasswords = usePasswordLogin();
  const sessions = useQuery(sessionsQuery);
  const confirmDelete = useConfirmDelete();
  const askEnd = (session: UserSession) =>
    confirmDelete({
      title: texts.endTitle,
      question: texts.endQuestion(deviceOf(session)),
      confirmLabel: texts.confirmEnd,
      onDelete: () => call(endSession, { params: { id: session._id } }),
      failed: texts.endFailed,
    });
  return (
    <FoldedCard
      title={texts.sessions}
      value={sessions.data === undefined ? null : texts.devices(sessions.data.length)}
    >
      <p className="mb-4 max-w-prose">
        {takesPasswords ? texts.sessionsLead : texts.sessionsLeadWithout}
      </p>
      <LoadedList
        query={sessions}
        failed={texts.sessionsFailed}
        className="border-t border-line"
        row={(session) => (
          <SessionRow key={session._id} session={session} onEnd={() => askEnd(session)} />
        )}
      />
      <LogOutElsewhere />
    </FoldedCard>
  );
}

function SessionRow({ session, onEnd }: { session: UserSession; onEnd: () => void }) {
  const [device, since] = [deviceOf(session), formatDay(session.createdAt)];
  return (
    <EntryRow
      title={device}
      badge={session.current ? <Badge tone="good">{texts.thisOne}</Badge> : null}
      action={
        session.current
          ? null
          : { name: texts.end, label: texts.endOf(device, since), onPress: onEnd }
      }
    >
      <p className="text-quiet">
        {`${texts.since(since)} ${texts.lastUsed(formatDayAndTime(session.lastUsedAt))}`}
      </p>
    </EntryRow>
  );
}

/** Ends every session but this one, with all else that can get at the account. */
function LogOutElsewhere() {
  const [success, showSuccess] = useTimedMessage();
  const [asks, setAsks] = useState(false);
  const revoking = useOneAtATime({
    mutationFn: () => call(logOutEverywhere, { body: { passkeys: false } }),
  });
  const stopAsking = useCallback(() => setAsks(false), []);
  return (
    <div className="flex flex-col border-t border-line pt-4">
      <p className="mb-4 max-w-prose">{texts.elsewhereHint}</p>
      <Button
        kind="secondary"
        busy={revoking.isPending}
        className="sm:self-start"
        onClick={() =>
          revoking.mutate(undefined, {
            onSuccess: () => {
              showSuccess(texts.elsewhereEnded);
              setAsks(true);
            },
          })
        }
      >
        {texts.endElsewhere}
      </Button>
      <StatusLine
        tone={revoking.isError ? 'danger' : 'good'}
        message={revoking.isError ? explainError(revoking.error, texts.elsewhereFailed) : success}
        className="mt-1 -mb-2"
      />
      {asks ? <PasskeysQuestion onClose={stopAsking} /> : null}
    </div>
  );
}
