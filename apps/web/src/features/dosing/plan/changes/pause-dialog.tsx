import { calendarDayIn, isKeptDay, type Pause } from '@dosewise/domain';
import { letPlanRest } from '../../../../data/plan/plan-changes.ts';
import { showToast } from '../../../../kit/feedback/toasts.ts';
import { Checkbox } from '../../../../kit/fields/choice.tsx';
import { TextField } from '../../../../kit/fields/text-field.tsx';
import { FormDialog } from '../../../../kit/forms/form-dialog.tsx';
import { useForm } from '../../../../kit/forms/use-form.ts';
import { zoneDates } from '../../../../languages/formats/zone-dates.ts';
import { describeWeekday } from '../../../../parts/plan/plan-words.ts';
import { type CourseOptions, firstAfterPause } from '../course.ts';
import { checkPause, type PauseEntry, readPause } from './pause-entry.ts';
import { texts } from './texts.ts';

interface PauseDialogProps {
  readonly course: CourseOptions;
  /** All pauses of the plan's medicine. */
  readonly pauses: readonly Pause[];
  /** The one to change; null for a new one. */
  readonly replaces: Pause | null;
  readonly onClose: () => void;
}

/** Asks for the days on which a plan rests, and says what that does. */
export function PauseDialog({ course, pauses, replaces, onClose }: PauseDialogProps) {
  const { plan, timeZone, now } = course;
  const form = useForm({
    initial: {
      from: replaces?.from ?? calendarDayIn(timeZone, now),
      until: replaces?.until ?? '',
      isOpen: replaces !== null && replaces.until === null,
    } satisfies PauseEntry,
    check: checkPause,
    body: readPause,
    send: (pause) => letPlanRest(plan.medicine, pause, replaces),
    failed: texts.pauseFailed,
    onSaved: () => {
      onClose();
      showToast({ tone: 'good', message: texts.pauseSaved });
    },
  });
  const { from, until, isOpen } = form.values;
  const weekday = (day: string) => (isKeptDay(day) ? describeWeekday(day) : undefined);
  return (
    <FormDialog
      form={form}
      title={replaces === null ? texts.pauseTitle : texts.editPauseTitle}
      submit={texts.savePause}
      onClose={onClose}
    >
      <TextField
        {...form.field('from')}
        type="date"
        max="2199-12-31"
        label={texts.firstDay}
        hint={[weekday(from), texts.pastHint].filter(Boolean).join('. ')}
      />
      <Checkbox
        label={texts.untilResumed}
        checked={isOpen}
        onChange={(checked) => form.change({ isOpen: checked, until: checked ? '' : until })}
      />
      {isOpen ? null : (
        <TextField
          {...form.field('until')}
          type="date"
          max="2199-12-31"
          label={texts.lastDay}
          hint={weekday(until)}
        />
      )}
      <p className="text-quiet">{texts.pauseFact}</p>
      <p aria-live="polite" className="font-semibold numbers">
        {sayNext(
          form.values,
          course,
          pauses.filter((pause) => pause !== replaces),
        )}
      </p>
    </FormDialog>
  );
}

/** The sentence about the dose after the pause; null while its days are not complete. */
function sayNext(
  entry: PauseEntry,
  course: CourseOptions,
  others: readonly Pause[],
): string | null {
  if (Object.values(checkPause(entry)).some(Boolean)) return null;
  const pause = readPause(entry);
  if (pause.until === null) return texts.noneUntilResumed;
  const next = firstAfterPause(course, [...others, pause], pause.until);
  if (next === null) return texts.noneAfter;
  const dates = zoneDates(course.timeZone);
  return texts.nextAfter(dates.dayAndWeekday(next), dates.clock(next));
}
