import { useOneAtATime } from '../../data/calls/one-at-a-time.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { explainError } from '../../kit/feedback/explained-error.ts';
import { showToast } from '../../kit/feedback/toasts.ts';
import { texts as kitTexts } from '../../kit/texts.ts';
import { endForAll, leave } from './shared-records.ts';
import { texts } from './texts.ts';

/** Asks whether this device stops to exchange, or all. */
export function StopDialog({ onClose }: { onClose: () => void }) {
  const done = (message: string) => {
    showToast({ tone: 'good', message });
    onClose();
  };
  const leaving = useOneAtATime({ mutationFn: leave, onSuccess: () => done(texts.stopped) });
  const ending = useOneAtATime({
    mutationFn: endForAll,
    onSuccess: () => done(texts.stoppedAll),
  });
  const isBusy = leaving.isPending || ending.isPending;
  const failed = [leaving, ending].find(({ isError }) => isError);
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.stopTitle}
      busy={isBusy}
      error={failed && explainError(failed.error, texts.failed)}
      actions={
        <>
          <Button kind="secondary" onClick={onClose} disabled={isBusy}>
            {kitTexts.cancel}
          </Button>
          <Button kind="secondary" busy={ending.isPending} onClick={() => ending.mutate()}>
            {texts.stopAll}
          </Button>
          <Button kind="secondary" busy={leaving.isPending} onClick={() => leaving.mutate()}>
            {texts.stopHere}
          </Button>
        </>
      }
    >
      <p>{texts.stopQuestion}</p>
    </Dialog>
  );
}
