import {
  deletePlanOf,
  exportCalendar,
  type PlanOfMedicine,
  type PlansReply,
  pausePlan,
  setPlanOf,
  setTimeZone,
} from '@dosewise/contract';
import { calendarDayIn, DAY_MS, type Pause } from '@dosewise/domain';
import { useMemo, useState } from 'react';
import { saveFile } from '../../../data/browser/save-file.ts';
import { download } from '../../../data/calls/api-client.ts';
import { useOneAtATime } from '../../../data/calls/one-at-a-time.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { recordsOf } from '../../../data/plan/dosing-records.ts';
import { useDeletePlan } from '../../../data/plan/plan-changes.ts';
import { useIsLocal } from '../../../data/session/session.ts';
import { Amount } from '../../../kit/amount.tsx';
import { Button } from '../../../kit/buttons/button.tsx';
import { lazyDialog } from '../../../kit/dialogs/lazy-dialog.tsx';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { StatusLine } from '../../../kit/feedback/status-line.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { medicineLabel } from '../../../parts/medicines/medicines.ts';
import { Link } from '../../../parts/navigation/link.tsx';
import { IfMayCall } from '../../../parts/people/if-may-call.tsx';
import { findComing, hasEnded } from './course.ts';
import { PauseNotes } from './pause-notes.tsx';
import { DAYS_AHEAD } from './plan-ahead.tsx';
import { describePace, describeStart, describeZone } from './plan-words.ts';
import { texts } from './texts.ts';
import type { Records } from './use-records.ts';

interface PlanSummaryProps {
  readonly own: PlanOfMedicine;
  /** All plans there are and were. */
  readonly plans: PlansReply;
  readonly records: Records;
  readonly onChange: () => void;
  readonly focusAfter: () => HTMLElement | null;
}

const PauseDialog = lazyDialog(
  async () => (await import('./changes/pause-dialog.tsx')).PauseDialog,
);
const DayDialog = lazyDialog(async () => (await import('./changes/day-dialog.tsx')).DayDialog);

/** The dialog that is open: for another day, or for a pause, null for a new one. */
type Opened = 'day' | { readonly pause: Pause | null };

/** The plan in words, and what can be done with it. */
export function PlanSummary({ own, plans, records, onChange, focusAfter }: PlanSummaryProps) {
  const { plan } = own;
  const { doses, pens, now, timeZone } = records;
  const [opened, setOpened] = useState<Opened | null>(null);
  const deletePlan = useDeletePlan(focusAfter);
  const course = useMemo(
    () => ({ plan, plans, doses, pens, timeZone, now, until: now + DAYS_AHEAD * DAY_MS }),
    [plan, plans, doses, pens, timeZone, now],
  );
  const coming = useMemo(() => findComing(course), [course]);
  const isOver = useMemo(() => coming === null && hasEnded(course), [course, coming]);
  const today = calendarDayIn(timeZone, now);
  const pauses = own.pauses.filter(({ until }) => until === null || until >= today);
  const isLocal = useIsLocal();
  const taking = useOneAtATime({
    mutationFn: () => download(exportCalendar),
    onSuccess: (file) => saveFile(file, texts.calendarName),
  });
  const zone = describeZone(timeZone);
  const steps = useMemo(
    () =>
      plan.steps.map((step) => ({
        step,
        start: describeStart(step),
        pace: describePace(step, plan.anchor),
      })),
    [plan],
  );
  return (
    <Card title={texts.plan}>
      {isOver ? (
        <Notice tone="info" className="mb-4">
          {texts.ended}
        </Notice>
      ) : null}
      <p className="font-semibold">{medicineLabel(plan.medicine)}</p>
      <p className="text-quiet">{texts.anchors[plan.anchor]}</p>
      <ol className="my-4 divide-y divide-line border-y border-line">
        {steps.map(({ step, start, pace }) => (
          <li key={step.startDate} className="flex flex-col gap-1 py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <Amount className="text-lead font-semibold numbers">{texts.mg(step.doseMg)}</Amount>
              <span className="text-small text-quiet numbers">{texts.until(step.doses)}</span>
            </p>
            <p className="numbers">{pace}</p>
            <p className="text-small text-quiet numbers">{start}</p>
          </li>
        ))}
      </ol>
      {zone === null ? null : (
        <p className="mb-4 text-small text-quiet">
          <span>{zone}</span>{' '}
          <IfMayCall route={setTimeZone}>
            <Link to={PATHS.settingsUnits} className="font-semibold text-accent underline">
              {texts.settings}
            </Link>
          </IfMayCall>
        </p>
      )}
      <PauseNotes
        medicine={plan.medicine}
        pauses={pauses}
        lastAt={recordsOf(plan.medicine, course).latest?.at ?? null}
        timeZone={timeZone}
        now={now}
        onEdit={(pause) => setOpened({ pause })}
        focusAfter={focusAfter}
      />
      <div className="flex flex-wrap gap-3 empty:hidden">
        <IfMayCall route={setPlanOf}>
          <Button kind={isOver ? 'primary' : 'secondary'} onClick={onChange}>
            {texts.change}
          </Button>
          {coming === null ? null : (
            <Button kind="secondary" onClick={() => setOpened('day')}>
              {texts.changeDay}
            </Button>
          )}
        </IfMayCall>
        {isOver || pauses.length > 0 ? null : (
          <IfMayCall route={pausePlan}>
            <Button kind="secondary" onClick={() => setOpened({ pause: null })}>
              {texts.pause}
            </Button>
          </IfMayCall>
        )}
        {isLocal ? (
          <Button kind="secondary" busy={taking.isPending} onClick={() => taking.mutate()}>
            {texts.calendarFile}
          </Button>
        ) : null}
        <IfMayCall route={deletePlanOf}>
          <Button kind="quiet" onClick={() => deletePlan({ plan, pauses })}>
            {texts.delete}
          </Button>
        </IfMayCall>
      </div>
      {taking.isError ? (
        <StatusLine
          tone="danger"
          message={explainError(taking.error, texts.calendarFailed)}
          className="mt-2"
        />
      ) : null}
      {opened === 'day' ? <DayDialog course={course} onClose={() => setOpened(null)} /> : null}
      {opened !== null && opened !== 'day' ? (
        <PauseDialog
          course={course}
          pauses={own.pauses}
          replaces={opened.pause}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </Card>
  );
}
