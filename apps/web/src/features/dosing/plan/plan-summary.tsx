import { exportCalendar, type SavedPlan } from '@dosewise/contract';
import { useMemo } from 'react';
import { download } from '../../../api/api-client.ts';
import { explainError } from '../../../api/api-error.ts';
import { saveFile } from '../../../browser/save-file.ts';
import { useOneAtATime } from '../../../forms/one-at-a-time.ts';
import { PATHS } from '../../../navigation/paths.ts';
import { Link } from '../../../navigation/router.tsx';
import { medicineLabel } from '../../../records/medicines/medicines.ts';
import { useDeletePlan } from '../../../records/plan/plan-changes.ts';
import { useIsLocal } from '../../../session/session.tsx';
import { Amount } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { StatusLine } from '../../../ui/feedback/status-line.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { describePace, describeStart, describeZone } from './plan-words.ts';
import { texts } from './texts.ts';

interface PlanSummaryProps {
  readonly plan: SavedPlan;
  readonly timeZone: string;
  readonly onChange: () => void;
  readonly focusAfter: () => HTMLElement | null;
}

/** The plan in words, and what can be done with it. */
export function PlanSummary({ plan, timeZone, onChange, focusAfter }: PlanSummaryProps) {
  const deletePlan = useDeletePlan(focusAfter);
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
          <Link to={PATHS.settingsUnits} className="font-semibold text-accent underline">
            {texts.settings}
          </Link>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" onClick={onChange}>
          {texts.change}
        </Button>
        {isLocal ? (
          <Button kind="secondary" busy={taking.isPending} onClick={() => taking.mutate()}>
            {texts.calendarFile}
          </Button>
        ) : null}
        <Button kind="quiet" onClick={() => deletePlan(plan)}>
          {texts.delete}
        </Button>
      </div>
      {taking.isError ? (
        <StatusLine
          tone="danger"
          message={explainError(taking.error, texts.calendarFailed)}
          className="mt-2"
        />
      ) : null}
    </Card>
  );
}
