import { useMemo, useState } from 'react';
import { zoneDates } from '../../../format/zone-dates.ts';
import { useSkipping } from '../../../records/plan/plan-changes.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { type CourseDose, isAhead } from './course.ts';
import { CourseRow } from './course-row.tsx';
import { texts } from './texts.ts';

/** How many that are over stand before the next one, and how many of those to come at first. */
const EARLIER = 2;
const AT_FIRST = 6;
const MORE = 12;

interface CourseListProps {
  readonly course: readonly CourseDose[];
  /** What gives them; null: nothing in stock. */
  readonly given: ReadonlyMap<CourseDose, string | null>;
  readonly medicine: string;
  readonly timeZone: string;
  /** Whether its doses can be skipped and logged. */
  readonly isSaved: boolean;
}

/** The latest doses, the next one, and those after it. */
export function CourseList({ course, given, medicine, timeZone, isSaved }: CourseListProps) {
  const dates = useMemo(() => zoneDates(timeZone), [timeZone]);
  const [shown, setShown] = useState(AT_FIRST);
  const skipping = useSkipping();
  const next = course.findIndex(isAhead);
  const from = Math.max(0, (next === -1 ? course.length : next) - EARLIER);
  const rows = course.slice(from, (next === -1 ? course.length : next) + shown);
  const hasMore = from + rows.length < course.length;
  return (
    <div className="flex flex-col gap-4">
      {next === -1 ? <p className="text-quiet">{texts.nothing}</p> : null}
      <ul className="-my-2 divide-y divide-line">
        {rows.map((dose) => (
          <CourseRow
            key={dose.logged?._id ?? dose.at}
            dose={dose}
            given={given.get(dose)}
            isNext={dose === course[next]}
            medicine={medicine}
            dates={dates}
            skipping={
              isSaved
                ? {
                    isBusy:
                      skipping.isPending && Date.parse(skipping.variables?.at ?? '') === dose.at,
                    skip: (isSkipped) =>
                      skipping.mutate({ at: new Date(dose.at).toISOString(), isSkipped }),
                  }
                : null
            }
          />
        ))}
      </ul>
      {hasMore ? (
        <Button kind="secondary" className="self-start" onClick={() => setShown(shown + MORE)}>
          {texts.more}
        </Button>
      ) : null}
    </div>
  );
}
