import { plannedPens, regimenDoses } from '@dosewise/domain';
import { useMemo } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PlusIcon } from '../../ui/icons/icons.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PensOfPlan } from './pens-of-plan.tsx';
import {
  isTooLong,
  type PlanEntry,
  readSteps,
  withChangedStep,
  withoutStep,
  withStep,
} from './plan-entry.ts';
import { RegimenStep } from './regimen-step.tsx';
import { texts } from './texts.ts';

interface RegimenEditorProps {
  readonly plan: PlanEntry;
  readonly onChange: (plan: PlanEntry) => void;
}

/** The plan that the forecast follows, step by step, and the pens it needs. */
export function RegimenEditor({ plan, onChange }: RegimenEditorProps) {
  const steps = useMemo(() => readSteps(plan.steps), [plan.steps]);
  const tooLong = steps !== null && isTooLong(steps);
  const pens = useMemo(
    // Pens count days between doses: any start will do.
    () =>
      steps === null || tooLong
        ? []
        : plannedPens(
            regimenDoses(
              steps.filter((step) => 'penStrength' in step),
              0,
            ),
          ),
    [steps, tooLong],
  );
  return (
    <Card title={texts.plan}>
      <div className="flex flex-col gap-6">
        <p className="text-small text-quiet">{texts.planLead}</p>
        {plan.steps.map((step, index) => (
          <RegimenStep
            key={step.id}
            number={index + 1}
            step={step}
            start={
              index > 0
                ? undefined
                : { text: plan.start, set: (start) => onChange({ ...plan, start }) }
            }
            onChange={(change) => onChange(withChangedStep(plan, step.id, change))}
            onRemove={
              plan.steps.length > 1 ? () => onChange(withoutStep(plan, step.id)) : undefined
            }
          />
        ))}
        <Button kind="secondary" className="self-start" onClick={() => onChange(withStep(plan))}>
          <PlusIcon className="size-5" />
          {texts.addStep}
        </Button>
        {tooLong ? <Notice tone="caution">{texts.tooLong}</Notice> : null}
        <PensOfPlan pens={pens} />
      </div>
    </Card>
  );
}
