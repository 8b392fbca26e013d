import { setTimeZone } from '@dosewise/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../data/calls/api-client.ts';
import { sessionStore } from '../../../../data/session/session-store.ts';
import { Button } from '../../../../kit/buttons/button.tsx';
import { explainError } from '../../../../kit/feedback/explained-error.ts';
import { Notice } from '../../../../kit/feedback/notice.tsx';
import { showToast } from '../../../../kit/feedback/toasts.ts';
import { Card } from '../../../../kit/layout/card.tsx';
import { cityOfZone } from '../../../../languages/formats/time-zones.ts';
import { texts as words } from './texts.ts';

interface MovedCardProps {
  /** IANA names. */
  readonly account: string;
  readonly device: string;
  readonly onKeep: () => void;
}

/** Asks once for each zone that a device comes to: keep the time of the account, or switch? */
export function MovedCard({ account, device, onKeep }: MovedCardProps) {
  const switching = useMutation({
    mutationFn: () => call(setTimeZone, { body: { timeZone: device } }),
    onSuccess: (profile) => {
      showToast({ tone: 'good', message: words.saved });
      document.querySelector('main')?.focus({ preventScroll: true });
      sessionStore.update(profile);
    },
  });
  const [here, there] = [cityOfZone(device), cityOfZone(account)];
  return (
    <Card title={words.moved(here)}>
      <div className="flex flex-col gap-4">
        <p>{words.keepOrSwitch(there)}</p>
        {switching.isError ? (
          <Notice tone="danger">{explainError(switching.error, words.failed)}</Notice>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button
            kind="secondary"
            onClick={() => {
              onKeep();
              document.querySelector('main')?.focus({ preventScroll: true });
            }}
          >
            {words.keepTime(there)}
          </Button>
          <Button kind="secondary" busy={switching.isPending} onClick={() => switching.mutate()}>
            {words.switchTo(here)}
          </Button>
        </div>
      </div>
    </Card>
  );
}
