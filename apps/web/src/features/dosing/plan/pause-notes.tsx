import { pausePlan } from '@dosewise/contract';
import { calendarDayIn, dayNumber, type Pause } from '@dosewise/domain';
import { useResumePlan } from '../../../data/plan/plan-changes.ts';
import { texts as planTexts } from '../../../data/plan/texts.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { formatCalendarDay } from '../../../languages/formats/dates.ts';
import { IfMayCall } from '../../../parts/people/if-may-call.tsx';
import { texts } from './texts.ts';

interface PauseNotesProps {
  readonly medicine: string;
  /** Those that are not over. */
  readonly pauses: readonly Pause[];
  /** The latest dose of the medicine, epoch ms; null for none. */
  readonly lastAt: number | null;
  readonly timeZone: string;
  readonly now: number;
  readonly onEdit: (pause: Pause) => void;
  readonly focusAfter: () => HTMLElement | null;
}

/** The pauses of a plan, now and to come, and the ways to change and to end them. */
export function PauseNotes({ medicine, pauses, lastAt, onEdit, ...props }: PauseNotesProps) {
  const { timeZone, now, focusAfter } = props;
  const resuming = useResumePlan(focusAfter);
  if (pauses.length === 0) return null;
  const today = calendarDayIn(timeZone, now);
  const isOn = pauses.some(({ from }) => from <= today);
  const days =
    lastAt === null ? null : dayNumber(today) - dayNumber(calendarDayIn(timeZone, lastAt));
  const message = isOn ? planTexts.resumed(days) : planTexts.pauseRemoved;
  return (
    <Notice
      tone="info"
      className="mb-4"
      action={
        <IfMayCall route={pausePlan}>
          <div className="flex flex-wrap gap-3">
            <Button
              kind="secondary"
              busy={resuming.isPending}
              onClick={() => resuming.mutate({ medicine, message })}
            >
              {isOn ? texts.resume : texts.removePause}
            </Button>
            {pauses.slice(0, 1).map((pause) => (
              <Button key={pause.from} kind="secondary" onClick={() => onEdit(pause)}>
                {texts.editPause}
              </Button>
            ))}
          </div>
        </IfMayCall>
      }
    >
      {pauses.map(({ from, until }) => (
        <p key={from} className="numbers">
          {(from <= today ? texts.paused : texts.pauseAhead)(
            formatCalendarDay(from),
            until === null ? null : formatCalendarDay(until),
          )}
        </p>
      ))}
    </Notice>
  );
}
