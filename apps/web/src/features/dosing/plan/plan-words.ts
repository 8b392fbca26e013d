import {
  type DatedStepDraft,
  isKeptDay,
  PLAN_ANCHORS,
  type PlanAnchor,
  type PlanStep,
} from '@dosewise/domain';
import { formatCalendarDay } from '../../../languages/formats/dates.ts';
import { deviceTimeZone } from '../../../languages/formats/time-zones.ts';
import { describeFixedPace } from '../../../parts/plan/plan-words.ts';
import { texts } from './texts.ts';

/** 'Every Monday at 09:00' of a step with fixed days, '7 days after it, …' of one that counts. */
export function describePace(
  step: Pick<PlanStep, 'startDate' | 'everyDays' | 'time'>,
  anchor: PlanAnchor,
): string {
  return anchor === 'last_dose' ? texts.counting(step.everyDays) : describeFixedPace(step);
}

/** The anchors to choose from, in words made with the first step that can be read. */
export function describeAnchors(entries: readonly DatedStepDraft[]) {
  const step = entries
    .filter(({ startDate, everyDays }) => isKeptDay(startDate) && Number(everyDays) > 0)
    .map((entry) => ({ ...entry, everyDays: Number(entry.everyDays) }))[0];
  return PLAN_ANCHORS.map((anchor) => {
    const pace = step && describePace(step, anchor);
    const note = pace && (anchor === 'weekday' ? texts.fixed(pace) : pace);
    return { value: anchor, label: texts.anchors[anchor], ...(note && { note }) };
  });
}

/** 'From 23 Nov 2026' */
export const describeStart = ({ startDate }: Pick<PlanStep, 'startDate'>): string =>
  texts.from(formatCalendarDay(startDate));

/** The sentence about the time zone of a plan's times; null where it is the device's own. */
export function describeZone(timeZone: string): string | null {
  const device = deviceTimeZone();
  return device === timeZone ? null : texts.zone(timeZone, device);
}
