import { logOutEverywhere } from '@dosewise/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { call } from '../../../../api/api-client.ts';
import { sentenceOf } from '../../../../api/api-error.ts';
import { useOneAtATime } from '../../../../forms/one-at-a-time.ts';
import { useTimedMessage } from '../../../../forms/timed-message.ts';
import { PATHS } from '../../../../navigation/paths.ts';
import { Link } from '../../../../navigation/router.tsx';
import { PasskeysQuestion } from '../../../../records/passkeys/passkeys.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { StatusLine } from '../../../../ui/feedback/status-line.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { texts } from '../texts.ts';

/** Ends every session but this one, with all else that can get at the account. */
export function SessionsCard() {
  const [success, showSuccess] = useTimedMessage();
  const [asks, setAsks] = useState(false);
  const client = useQueryClient();
  const revoking = useOneAtATime({
    mutationFn: () => call(logOutEverywhere, { body: { passkeys: false } }),
  });
  const stopAsking = useCallback(() => setAsks(false), []);
  return (
    <Card title={texts.sessions} className="flex flex-col">
      <p className="mb-4">{texts.sessionsHint}</p>
      <Button
        kind="secondary"
        busy={revoking.isPending}
        className="sm:self-start"
        onClick={() =>
          revoking.mutate(undefined, {
            onSuccess: () => {
              showSuccess(texts.sessionsEnded);
              setAsks(true);
              // What the other cards show of it has ended.
              void client.invalidateQueries();
            },
          })
        }
      >
        {texts.endSessions}
      </Button>
      <Link
        to={PATHS.security}
        className="-mx-3 mt-1 -mb-3 inline-flex min-h-11 items-center self-start rounded-control px-3 font-semibold text-accent hover:bg-accent-tint"
      >
        {texts.security}
      </Link>
      <StatusLine
        tone={revoking.isError ? 'danger' : 'good'}
        message={revoking.isError ? sentenceOf(revoking.error, texts.sessionsFailed) : success}
        className="mt-1 -mb-3"
      />
      {asks ? <PasskeysQuestion onClose={stopAsking} /> : null}
    </Card>
  );
}
