import { exportCalendar } from '@dosewise/contract';
import { saveFile } from '../../data/browser/save-file.ts';
import { download } from '../../data/calls/api-client.ts';
import { useOneAtATime } from '../../data/calls/one-at-a-time.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { explainError } from '../../kit/feedback/explained-error.ts';
import { StatusLine } from '../../kit/feedback/status-line.tsx';
import { showToast } from '../../kit/feedback/toasts.ts';
import { texts } from './texts.ts';

interface CalendarFileProps {
  readonly kind?: 'primary' | 'secondary';
  readonly onSaved?: () => void;
}

/** The planned doses as a file that every calendar takes. */
export function CalendarFile({ kind = 'primary', onSaved }: CalendarFileProps) {
  const taking = useOneAtATime({
    mutationFn: () => download(exportCalendar),
    onSuccess: (file) => {
      saveFile(file, texts.calendarName);
      showToast({ tone: 'good', message: texts.calendarSaved });
      onSaved?.();
    },
  });
  return (
    <>
      <Button
        kind={kind}
        className="self-start max-sm:w-full"
        busy={taking.isPending}
        onClick={() => taking.mutate()}
      >
        {texts.calendar}
      </Button>
      {taking.error === null ? null : (
        <StatusLine tone="danger" message={explainError(taking.error, texts.calendarFailed)} />
      )}
    </>
  );
}
