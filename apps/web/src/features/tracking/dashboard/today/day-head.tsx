import { ADHERENCE_DAYS, type CalendarDay, calendarDayIn, DAY_MS } from '@dosewise/domain';
import { cx } from '../../../../kit/class-names.ts';
import { zoneDates } from '../../../../languages/formats/zone-dates.ts';
import { texts } from './texts.ts';

interface DayHeadProps {
  /** Instants in epoch ms. */
  readonly doses: readonly number[];
  readonly weighIns: readonly number[];
  /** True before a first dose and weigh-in. */
  readonly isEmpty: boolean;
  /** Progress in a sentence; null for none, undefined while no one knows it. */
  readonly progress: string | null | undefined;
  readonly now: number;
  readonly timeZone: string;
}

/** A day of the calendar by its noon in UTC. */
const inUtc = zoneDates('UTC');

/** The day, how it goes, and the last seven with what was logged on them; before a first entry the day alone. */
export function DayHead({ doses, weighIns, isEmpty, progress, now, timeZone }: DayHeadProps) {
  const days = weekDays({ doses, weighIns }, now, timeZone);
  const today = days.at(-1);
  return (
    <div className="flex flex-col gap-x-8 gap-y-2 lg:flex-row lg:items-center lg:justify-between">
      <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 lg:flex-1 lg:justify-start">
        <h2 className="text-lead sm:text-title">
          {today === undefined ? null : inUtc.dayAndWeekday(today.noon)}
        </h2>
        {isEmpty ? null : <Legend />}
        {isEmpty || progress === null ? null : (
          <p className="min-h-12 basis-full text-small leading-6 text-quiet numbers sm:min-h-6 sm:text-body">
            {progress}
          </p>
        )}
      </div>
      {isEmpty ? null : (
        <ol
          aria-label={texts.lastDays}
          className="grid grid-cols-[repeat(auto-fit,minmax(2.5rem,1fr))] lg:w-96"
        >
          {days.map((day) => (
            <Day key={day.day} {...day} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Day({ noon, isToday, hasDose, hasWeighIn }: WeekDay) {
  const logged = [hasDose && texts.dose, hasWeighIn && texts.weighIn].filter(Boolean).join(', ');
  return (
    <li
      className={cx('rounded-control text-center', isToday && 'bg-data-tint')}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className="sr-only">
        {texts.aDay(inUtc.dayAndWeekday(noon), logged || texts.nothing)}
      </span>
      <span aria-hidden="true" className="flex flex-col items-center py-1">
        <span className={cx('text-small', isToday ? 'font-semibold text-data' : 'text-quiet')}>
          {inUtc.weekday(noon)}
        </span>
        <span className={cx('numbers', isToday && 'font-semibold')}>
          {new Date(noon).getUTCDate()}
        </span>
        <span className="flex h-3 items-center gap-1">
          {hasDose ? <DoseMark /> : null}
          {hasWeighIn ? <WeighInMark /> : null}
          {logged === '' ? <span className="h-px w-2 bg-edge" /> : null}
        </span>
      </span>
    </li>
  );
}

/** The legend of the marks; the words of each day say it to readers. */
function Legend() {
  return (
    <p aria-hidden="true" className="flex gap-3 text-small whitespace-nowrap text-quiet">
      <span className="flex items-center gap-1">
        <DoseMark />
        <span>{texts.legendDose}</span>
      </span>
      <span className="flex items-center gap-1">
        <WeighInMark />
        <span>{texts.legendWeighIn}</span>
      </span>
    </p>
  );
}

/** A drop. */
function DoseMark() {
  return (
    <svg viewBox="0 0 12 12" className="size-3 fill-data" aria-hidden="true">
      <path d="M6 .5 9.2 5a4 4 0 1 1-6.4 0Z" />
    </svg>
  );
}

/** A ring. */
function WeighInMark() {
  return (
    <svg viewBox="0 0 12 12" className="size-3 fill-transparent stroke-chart-2" aria-hidden="true">
      <circle cx="6" cy="6" r="3.75" strokeWidth="2" />
    </svg>
  );
}

/** A day of the last seven, and what was logged on it. */
interface WeekDay {
  readonly day: CalendarDay;
  /** Its noon in UTC, epoch ms: what a format in UTC makes the day of. */
  readonly noon: number;
  readonly isToday: boolean;
  readonly hasDose: boolean;
  readonly hasWeighIn: boolean;
}

interface Logged {
  /** Instants in epoch ms. */
  readonly doses: readonly number[];
  readonly weighIns: readonly number[];
}

/** The last seven days in `timeZone`, today the last of them. `now` in epoch ms. */
export function weekDays({ doses, weighIns }: Logged, now: number, timeZone: string): WeekDay[] {
  const noon = Date.parse(`${calendarDayIn(timeZone, now)}T12:00:00.000Z`);
  const daysOf = (instants: readonly number[]) =>
    new Set(
      instants
        // Seven calendar days never reach further back than eight times 24 hours.
        .filter((at) => Math.abs(now - at) <= (ADHERENCE_DAYS + 1) * DAY_MS)
        .map((at) => calendarDayIn(timeZone, at)),
    );
  const [withDose, withWeighIn] = [daysOf(doses), daysOf(weighIns)];
  return Array.from({ length: ADHERENCE_DAYS }, (_, index) => {
    const at = noon - (ADHERENCE_DAYS - 1 - index) * DAY_MS;
    const day = new Date(at).toISOString().slice(0, 10);
    return {
      day,
      noon: at,
      isToday: at === noon,
      hasDose: withDose.has(day),
      hasWeighIn: withWeighIn.has(day),
    };
  });
}
