import type { Pen } from '@dosewise/contract';
import { correctedOpening } from '@dosewise/domain';
import { useOneAtATime } from '../../../data/calls/one-at-a-time.ts';
import { changePen } from '../../../data/pens/pen-changes.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { FieldError } from '../../../kit/fields/field.tsx';
import { localDay, parseLocalDateTime } from '../../../kit/forms/local-date-time.ts';
import { formatDay, formatDayOfYear } from '../../../languages/formats/dates.ts';
import { texts } from './texts.ts';

interface OpenedEarlierProps {
  readonly pen: Pick<Pen, '_id' | 'startDate' | 'startedBy' | 'device'> | null;
  /** Text of the date-time field. */
  readonly date: string;
  /** Told once the pen's day is that of the dose. */
  readonly onCorrected: () => void;
}

/** The way out for a dose before the day on which its pen is said to have been opened: that day was wrong. */
export function OpenedEarlier({ pen, date, onCorrected }: OpenedEarlierProps) {
  const correcting = useOneAtATime({
    mutationFn: ({ id, startDate }: { id: string; startDate: string }) =>
      changePen(id, { startDate }),
    onSuccess: onCorrected,
  });
  const at = parseLocalDateTime(date);
  const day = pen === null || at === null ? null : correctedOpening(pen, localDay(at));
  if (pen === null || at === null || day === null) return null;
  return (
    <div className="flex flex-col items-start gap-1">
      <Button
        kind="secondary"
        className="max-sm:min-h-11"
        busy={correcting.isPending}
        onClick={() => correcting.mutate({ id: pen._id, startDate: day })}
      >
        {texts.openedOn(pen.device.kind, isThisYear(at) ? formatDayOfYear(at) : formatDay(at))}
      </Button>
      <FieldError
        id={`opened-${pen._id}`}
        error={correcting.isError ? explainError(correcting.error, texts.openedFailed) : null}
      />
    </div>
  );
}

const isThisYear = (at: number) => new Date(at).getFullYear() === new Date().getFullYear();
