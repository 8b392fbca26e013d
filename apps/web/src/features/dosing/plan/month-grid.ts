import { type CalendarDay, DAY_MS } from '@dosewise/domain';

/** `YYYY-MM` */
export type Month = string;

const startOf = (month: Month) => Date.parse(`${month}-01T00:00:00Z`);
const dayOf = (instant: number): CalendarDay => new Date(instant).toISOString().slice(0, 10);

export const monthOf = (day: CalendarDay): Month => day.slice(0, 7);

/** The month `count` months after another one. */
export function monthLater(month: Month, count: number): Month {
  const date = new Date(startOf(month));
  date.setUTCMonth(date.getUTCMonth() + count);
  return monthOf(date.toISOString());
}

/** The weeks of a month from Monday to Sunday; null where a day is another month's. */
export function weeksOf(month: Month): readonly (readonly (CalendarDay | null)[])[] {
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
