import {
  type CalendarDay,
  calendarDayIn,
  DAY_MS,
  dayNumber,
  type Pause,
  readPauses,
} from '@dosewise/domain';
import { useMemo, useState } from 'react';
import { Amount } from '../../../kit/amount.tsx';
import { Button } from '../../../kit/buttons/button.tsx';
import { cx } from '../../../kit/class-names.ts';
import { CheckIcon, ChevronRightIcon, CloseIcon, MinusIcon } from '../../../kit/icons/icons.tsx';
import { ScrollArea } from '../../../kit/layout/scroll-area.tsx';
import { formatMonthIn } from '../../../languages/formats/dates.ts';
import { type ZoneDates, zoneDates } from '../../../languages/formats/zone-dates.ts';
import { type CourseDose, isAhead } from './course.ts';
import { texts } from './texts.ts';

interface CourseCalendarProps {
  readonly course: readonly CourseDose[];
  /** Days on which the plan rests, with a dose or without. */
  readonly pauses: readonly Pause[];
  readonly timeZone: string;
  readonly now: number;
}

/** Any Monday's noon to its Sunday's. */
const WEEK = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 10, 23 + day, 12));
const WEEKDAYS = zoneDates('UTC');

/** The doses of a plan on the days of a month. */
export function CourseCalendar({ course, pauses, timeZone, now }: CourseCalendarProps) {
  const dates = useMemo(() => zoneDates(timeZone), [timeZone]);
  const today = calendarDayIn(timeZone, now);
  const [month, setMonth] = useState<Month>(toMonth(today));
  const byDay = useMemo(() => groupByDay(course, timeZone), [course, timeZone]);
  const pauseAt = useMemo(() => readPauses(pauses), [pauses]);
  const days = [...byDay.keys()];
  const first = toMonth(days[0] ?? today);
  const last = toMonth(days.at(-1) ?? today);
  const name = formatMonthIn('UTC', Date.parse(`${month}-15T12:00:00Z`));
  const own = days.filter((day) => toMonth(day) === month).flatMap((day) => byDay.get(day) ?? []);
  return (
    // By its room in text sizes: with large text the days of a phone are narrow.
    <div className="@container flex flex-col gap-3">
      <div className="flex items-center justify-between gap-2">
        <Button
          kind="quiet"
          className="min-h-11 min-w-11 px-2"
          aria-label={texts.earlierMonth}
          disabled={month <= first}
          onClick={() => setMonth(monthLater(month, -1))}
        >
          <ChevronRightIcon className="size-6 rotate-180" />
        </Button>
        <p aria-live="polite" className="text-center font-semibold">
          {name}
        </p>
        <Button
          kind="quiet"
          className="min-h-11 min-w-11 px-2"
          aria-label={texts.laterMonth}
          disabled={month >= last}
          onClick={() => setMonth(monthLater(month, 1))}
        >
          <ChevronRightIcon className="size-6" />
        </Button>
      </div>
      <ScrollArea label={texts.month(name)}>
        <table className="w-full min-w-[9rem] table-fixed border-separate [border-spacing:calc(var(--step)/2)]">
          <caption className="sr-only">{name}</caption>
          <thead>
            <tr>
              {WEEK.map((noon) => (
                <th key={noon} scope="col" className="pb-1 text-small font-medium text-quiet">
                  <span className="sr-only">{WEEKDAYS.longWeekday(noon)}</span>
                  <span aria-hidden="true" className="@min-[16rem]:hidden">
                    {WEEKDAYS.narrowWeekday(noon)}
                  </span>
                  <span aria-hidden="true" className="hidden @min-[16rem]:inline">
                    {WEEKDAYS.weekday(noon)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listWeeks(month).map((week) => (
              <tr key={week.find((day) => day !== null)}>
                {week.map((day, index) => (
                  <Day
                    key={day ?? index}
                    day={day}
                    doses={day === null ? [] : (byDay.get(day) ?? [])}
                    isToday={day === today}
                    isPaused={day !== null && pauseAt(dayNumber(day)) !== null}
                    dates={dates}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <p className="text-small numbers">{summaryOf(own)}</p>
      <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-small text-quiet">
        {MARKS.filter((mark) => isUsual(mark) || course.some((dose) => markOf(dose) === mark)).map(
          (mark) => (
            <li key={mark} className="flex items-center gap-2">
              <DayMark mark={mark} />
              <span>{texts.marks[mark]}</span>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

interface DayProps {
  /** Null on a day of another month. */
  readonly day: CalendarDay | null;
  readonly doses: readonly CourseDose[];
  readonly isToday: boolean;
  readonly isPaused: boolean;
  readonly dates: ZoneDates;
}

function Day({ day, doses, isToday, isPaused, dates }: DayProps) {
  if (day === null) return <td />;
  return (
    <td
      aria-current={isToday ? 'date' : undefined}
      className={cx(
        'h-14 rounded-control py-1 text-center whitespace-nowrap align-top text-small numbers',
        doses.length > 0 && 'bg-sunken',
        isPaused && 'border-2 border-dashed border-line',
        isToday && 'font-semibold text-data ring-2 ring-data ring-inset',
      )}
    >
      <span>{Number(day.slice(8))}</span>
      {isPaused && doses.length === 0 ? (
        <span className="sr-only">{texts.states.paused}</span>
      ) : null}
      {doses.map((dose) => (
        <span key={dose.logged?._id ?? dose.at} className="flex flex-col items-center font-normal">
          <DayMark mark={markOf(dose)} />
          <span className="sr-only">
            {texts.dayDose(texts.states[dose.state], amountOf(dose), dates.clock(dose.at))}
          </span>
          <Amount aria-hidden="true" className="hidden text-small text-quiet @min-[26rem]:block">
            {amountOf(dose)}
          </Amount>
        </span>
      ))}
    </td>
  );
}

function markOf(dose: CourseDose): Mark {
  const { state } = dose;
  if (isAhead(dose)) return 'planned';
  return MARKS.find((mark) => mark === state) ?? 'missed';
}

/** '10 mg', or '5 of 10 mg' of one that was taken in part. */
const amountOf = ({ doseMg, part }: CourseDose) =>
  part === null ? texts.mg(doseMg) : texts.partOf(part.takenMg, part.ofMg);

function groupByDay(
  course: readonly CourseDose[],
  timeZone: string,
): ReadonlyMap<CalendarDay, readonly CourseDose[]> {
  const days = new Map<CalendarDay, CourseDose[]>();
  for (const dose of course) {
    const day = calendarDayIn(timeZone, dose.at);
    days.set(day, [...(days.get(day) ?? []), dose]);
  }
  return days;
}

/** '1 taken, 3 planned.' */
function summaryOf(doses: readonly CourseDose[]): string {
  const counts = MARKS.map(
    (mark) => [mark, doses.filter((dose) => markOf(dose) === mark).length] as const,
  );
  return texts.monthSummary(
    counts.filter(([, count]) => count > 0).map(([mark, count]) => texts.markCount[mark](count)),
  );
}

/** The marks of doses in the calendar, in the order of the legend. */
const MARKS = ['taken', 'partly_taken', 'planned', 'skipped', 'paused', 'missed'] as const;
type Mark = (typeof MARKS)[number];

/** Those that the legend always names; the others where there are such doses. */
const isUsual = (mark: Mark) => mark !== 'partly_taken' && mark !== 'paused';

// Each differs in shape, not only in colour.
const LOOKS: Readonly<Record<Mark, string>> = {
  taken: 'bg-good text-surface',
  partly_taken: 'border-2 border-good text-good',
  planned: 'border-2 border-data',
  skipped: 'border-2 border-dashed border-edge text-quiet',
  paused: 'border-2 border-dotted border-edge text-quiet',
  missed: 'border-2 border-danger text-danger',
};

/** A dose on its day. The words stand beside it. */
function DayMark({ mark }: { mark: Mark }) {
  return (
    <span
      aria-hidden="true"
      className={cx('flex size-5 items-center justify-center rounded-full', LOOKS[mark])}
    >
      {mark === 'taken' ? <CheckIcon className="size-4" /> : null}
      {mark === 'partly_taken' ? <CheckIcon className="size-3" /> : null}
      {mark === 'paused' ? <span className="h-2 w-1.5 border-x-2 border-current" /> : null}
      {mark === 'skipped' ? <MinusIcon className="size-3" /> : null}
      {mark === 'missed' ? <CloseIcon className="size-3" /> : null}
    </span>
  );
}

/** `YYYY-MM` */
type Month = string;

const startOf = (month: Month) => Date.parse(`${month}-01T00:00:00Z`);
const dayOf = (instant: number): CalendarDay => new Date(instant).toISOString().slice(0, 10);

export const toMonth = (day: CalendarDay): Month => day.slice(0, 7);

/** The month `count` months after another one. */
export function monthLater(month: Month, count: number): Month {
  const date = new Date(startOf(month));
  date.setUTCMonth(date.getUTCMonth() + count);
  return toMonth(date.toISOString());
}

/** The weeks of a month from Monday to Sunday; null where a day is another month's. */
export function listWeeks(month: Month): readonly (readonly (CalendarDay | null)[])[] {
  const first = startOf(month);
  const daysBefore = (new Date(first).getUTCDay() + 6) % 7;
  const end = startOf(monthLater(month, 1));
  const weeks: (CalendarDay | null)[][] = [];
  for (let monday = first - daysBefore * DAY_MS; monday < end; monday += 7 * DAY_MS) {
    const days = Array.from({ length: 7 }, (_, index) => monday + index * DAY_MS);
    weeks.push(days.map((at) => (at < first || at >= end ? null : dayOf(at))));
  }
  return weeks;
}
