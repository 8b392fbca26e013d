import { revokeOtherSessions } from '@dosewise/contract';
import { call } from '../../../api/api-client.ts';
import { sentenceOf } from '../../../api/api-error.ts';
import { useOneAtATime } from '../../../forms/one-at-a-time.ts';
import { useTimedMessage } from '../../../forms/timed-message.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { StatusLine } from '../../../ui/feedback/status-line.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { texts } from '../texts.ts';

/** Ends every session but this one. */
export function SessionsCard() {
  const [success, showSuccess] = useTimedMessage();
  const revoking = useOneAtATime({ mutationFn: () => call(revokeOtherSessions, {}) });
  return (
    <Card title={texts.sessions} className="flex flex-col">
      <p className="mb-4">{texts.sessionsHint}</p>
      <Button
        kind="secondary"
        busy={revoking.isPending}
        className="sm:self-start"
        onClick={() =>
          revoking.mutate(undefined, {
            onSuccess: () => showSuccess(texts.sessionsEnded),
          })
        }
      >
        {texts.endSessions}
      </Button>
      <StatusLine
        tone={revoking.isError ? 'danger' : 'good'}
        message={revoking.isError ? sentenceOf(revoking.error, texts.sessionsFailed) : success}
        className="mt-1 -mb-3"
      />
    </Card>
  );
}
