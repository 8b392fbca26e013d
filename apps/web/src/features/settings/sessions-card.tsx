import { revokeOtherSessions } from '@dosewise/contract';
import { call } from '../../api/api-client.ts';
import { sentenceOf } from '../../api/api-error.ts';
import { useOneAtATime } from '../../forms/one-at-a-time.ts';
import { useTimedMessage } from '../../forms/timed-message.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { StatusLine } from '../../ui/feedback/status-line.tsx';
import { Card } from '../../ui/layout/card.tsx';

/** Ends every session but this one. */
export function SessionsCard() {
  const [success, showSuccess] = useTimedMessage();
  const revoking = useOneAtATime({ mutationFn: () => call(revokeOtherSessions, {}) });
  return (
    <Card title="Other devices" className="flex flex-col">
      <p className="mb-4">
        Still signed in on a phone you sold, or on somebody else’s computer? This ends every session
        but this one.
      </p>
      <Button
        kind="secondary"
        busy={revoking.isPending}
        className="sm:self-start"
        onClick={() =>
          revoking.mutate(undefined, {
            onSuccess: () => showSuccess('You are signed out everywhere else.'),
          })
        }
      >
        Sign out everywhere else
      </Button>
      <StatusLine
        tone={revoking.isError ? 'danger' : 'good'}
        message={revoking.isError ? sentenceOf(revoking.error, 'This did not work.') : success}
        className="mt-2 -mb-2"
      />
    </Card>
  );
}
