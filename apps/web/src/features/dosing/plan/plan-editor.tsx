import type { PlansReply, SavedPlan } from '@dosewise/contract';
import { draftOfPlan, planOfDraft, readPlan } from '@dosewise/domain';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../kit/buttons/button.tsx';
import { showToast } from '../../../kit/feedback/toasts.ts';
import { Form, FormNotice } from '../../../kit/forms/form.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { Card } from '../../../kit/layout/card.tsx';
import { texts as uiTexts } from '../../../kit/texts.ts';
import { beginPlan, unplannedMedicines } from './new-plan.ts';
import { PlanAhead } from './plan-ahead.tsx';
import { PlanFields } from './plan-fields.tsx';
import { planErrors } from './plan-steps.tsx';
import { texts } from './texts.ts';
import { useNewerPlan } from './use-newer-plan.tsx';
import type { Records } from './use-records.ts';

interface PlanEditorProps {
  /** The plan to change; null for a new one. */
  readonly saved: SavedPlan | null;
  /** All plans there are and were. */
  readonly plans: PlansReply;
  readonly records: Records;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onCancel: () => void;
  /** Told of the medicine whose plan there is now. */
  readonly onDone: (medicine: string) => void;
}

/** The fields of the plan, and beside them what would come of it. */
export function PlanEditor({ saved, plans, records, ...props }: PlanEditorProps) {
  const { onDirty, onCancel, onDone } = props;
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [isAsked, setIsAsked] = useState(false);
  const newer = useNewerPlan(saved, onDone);
  const form = useForm({
    initial:
      saved === null
        ? beginPlan(records, unplannedMedicines(records, plans)[0])
        : draftOfPlan(saved),
    check: ({ steps }) => {
      setIsAsked(true);
      const sentences = [...planErrors(steps, true).values()].flatMap((own) => Object.values(own));
      return { steps: [...new Set(sentences)].join(' ') };
    },
    body: planOfDraft,
    send: newer.save,
    failed: newer.describe,
    onSaved: (_, { medicine }) => {
      onDone(medicine);
      showToast({ tone: 'good', message: texts.saved });
    },
  });
  useEffect(() => onDirty(form.isDirty), [onDirty, form.isDirty]);
  // What comes follows when there is time for it; the fields answer at once.
  const looked = useDeferredValue(form.values);
  const plan = useMemo(() => readPlan(looked), [looked]);
  return (
    <>
      <Card
        title={
          <span ref={heading} tabIndex={-1} className="outline-none">
            {saved === null ? texts.newPlan : texts.plan}
          </span>
        }
      >
        <Form form={form} aria-label={texts.plan} className="flex flex-col gap-6">
          <PlanFields form={form} isAsked={isAsked} saved={saved} plans={plans} records={records} />
          {newer.notice(form.send) ?? <FormNotice form={form} failed={texts.saveFailed} />}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={form.busy}>
              {texts.save}
            </Button>
            <Button kind="secondary" onClick={onCancel} disabled={form.busy}>
              {uiTexts.cancel}
            </Button>
          </div>
        </Form>
      </Card>
      <PlanAhead plan={plan} plans={plans} records={records} isSaved={false} />
    </>
  );
}
