import { calendarDayIn, isKeptDay } from '@dosewise/domain';
import { useMemo } from 'react';
import { ApiError } from '../../../../data/calls/api-error.ts';
import { useSavePlan } from '../../../../data/plan/plan-changes.ts';
import { explainError } from '../../../../kit/feedback/explained-error.ts';
import { Notice } from '../../../../kit/feedback/notice.tsx';
import { showToast } from '../../../../kit/feedback/toasts.ts';
import { TextField } from '../../../../kit/fields/text-field.tsx';
import { FormDialog } from '../../../../kit/forms/form-dialog.tsx';
import { useForm } from '../../../../kit/forms/use-form.ts';
import { placeOfClock, withPlace } from '../../../../languages/formats/time-zones.ts';
import { zoneDates } from '../../../../languages/formats/zone-dates.ts';
import { describeWeekday } from '../../../../parts/plan/plan-words.ts';
import { type CourseOptions, findComing } from '../course.ts';
import { texts as planTexts } from '../texts.ts';
import { checkDay, type DayEntry, moveDay } from './moved-day.ts';
import { texts } from './texts.ts';

interface DayDialogProps {
  /** Of a plan that was saved. */
  readonly course: CourseOptions;
  readonly onClose: () => void;
}

/** Asks for another day and time of the next dose, and says what comes of it before it is saved. */
export function DayDialog({ course, onClose }: DayDialogProps) {
  const { plan, timeZone, now } = course;
  const savePlan = useSavePlan();
  const dates = zoneDates(timeZone);
  const today = calendarDayIn(timeZone, now);
  const coming = findComing(course);
  const form = useForm({
    initial: {
      startDate: calendarDayIn(timeZone, Math.max(now, coming?.at ?? now)),
      time: dates.time(coming?.at ?? now),
    } satisfies DayEntry,
    check: (entry) => checkDay(entry, today),
    body: (entry) => {
      const { steps, ...moved } = moveDay(course, entry)?.plan ?? plan;
      const basedOn = 'savedAt' in plan ? plan.savedAt : null;
      return { ...moved, steps: [...steps], basedOn };
    },
    send: (body) => savePlan(body),
    failed: (error) =>
      error instanceof ApiError && error.code === 'conflict'
        ? texts.changedElsewhere
        : explainError(error, planTexts.saveFailed),
    onSaved: () => {
      onClose();
      showToast({ tone: 'good', message: planTexts.saved });
    },
  });
  const { values } = form;
  const { startDate, time } = values;
  const moved = useMemo(() => {
    const entry = { startDate, time };
    const isWrong = Object.values(checkDay(entry, today)).some(Boolean);
    return isWrong ? null : moveDay(course, entry);
  }, [course, startDate, time, today]);
  return (
    <FormDialog form={form} title={texts.dayTitle} submit={planTexts.save} onClose={onClose}>
      <p className="text-quiet">{texts.dayLead}</p>
      {coming === null ? null : (
        <p className="numbers">
          {texts.before(dates.dayAndWeekday(coming.at), dates.clock(coming.at))}
        </p>
      )}
      <TextField
        {...form.field('startDate')}
        type="date"
        min={today}
        max="2199-12-31"
        label={texts.day}
        hint={isKeptDay(startDate) ? describeWeekday(startDate) : undefined}
      />
      <TextField
        type="time"
        label={withPlace(planTexts.time, placeOfClock(coming?.at ?? now, timeZone))}
        {...form.field('time')}
        onChange={(typed) => form.change({ time: typed.slice(0, 5) })}
      />
      <p aria-live="polite" className="font-semibold numbers">
        {moved?.next}
      </p>
      {moved === null || moved.facts.length === 0 ? null : (
        <Notice tone="caution" announce="status">
          {moved.facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
        </Notice>
      )}
    </FormDialog>
  );
}
