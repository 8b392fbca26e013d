import type { PlansReply, SavedPlan } from '@dosewise/contract';
import { DAY_MS, type Pause, type Plan } from '@dosewise/domain';
import { useMemo, useState } from 'react';
import { planOf } from '../../../data/plan/dosing-records.ts';
import { Badge } from '../../../kit/feedback/badge.tsx';
import { SegmentedControl } from '../../../kit/fields/segmented-control.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { followCourse } from './course.ts';
import { CourseCalendar } from './course-calendar.tsx';
import { CourseList } from './course-list.tsx';
import { givenDoses } from './given-doses.ts';
import { texts } from './texts.ts';
import type { Records } from './use-records.ts';

type View = 'list' | 'calendar';

const VIEWS = [
  { value: 'list', label: texts.list },
  { value: 'calendar', label: texts.calendar },
] as const;
/** As far as the server looks ahead. */
export const DAYS_AHEAD = 366;
const NO_PAUSES: readonly Pause[] = [];

interface PlanAheadProps {
  /** Null while what stands in the editor is no plan. */
  readonly plan: Plan | SavedPlan | null;
  /** All plans there are and were. */
  readonly plans: PlansReply;
  readonly records: Records;
  /** True for the account's plan; false for one that is not saved yet. */
  readonly isSaved: boolean;
}

/** The doses of a plan, one by one and by the month. */
export function PlanAhead({ plan, plans, records, isSaved }: PlanAheadProps) {
  const [view, setView] = useState<View>('list');
  const { doses, pens, now, timeZone } = records;
  const until = now + DAYS_AHEAD * DAY_MS;
  const drawn = useMemo(() => {
    if (plan === null) return null;
    const course = followCourse({ plan, plans, doses, pens, timeZone, now, until });
    return { course, given: givenDoses(course, plan.medicine, records, until) };
  }, [plan, plans, doses, pens, timeZone, now, until, records]);
  return (
    <Card
      title={texts.ahead}
      action={isSaved ? undefined : <Badge tone="data">{texts.preview}</Badge>}
    >
      {drawn === null || plan === null ? (
        <p className="text-quiet">{texts.incomplete}</p>
      ) : (
        <div className="flex flex-col gap-4">
          <SegmentedControl
            legend={texts.views}
            hideLegend
            value={view}
            segments={VIEWS}
            onChange={setView}
          />
          {view === 'list' ? (
            <CourseList
              course={drawn.course}
              given={drawn.given}
              medicine={plan.medicine}
              timeZone={timeZone}
              now={now}
              isSaved={isSaved}
            />
          ) : (
            <CourseCalendar
              course={drawn.course}
              pauses={planOf(plans, plan.medicine)?.pauses ?? NO_PAUSES}
              timeZone={timeZone}
              now={now}
            />
          )}
        </div>
      )}
    </Card>
  );
}
