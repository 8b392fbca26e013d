import type { PlansReply, SavedPlan } from '@dosewise/contract';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { Tiles } from '../../../kit/fields/tiles.tsx';
import type { FormState } from '../../../kit/forms/use-form.ts';
import { medicineLabel, medicineWord } from '../../../parts/medicines/medicines.ts';
import { AddStep } from '../../../parts/plan/step-section.tsx';
import {
  beginPlan,
  canGrow,
  isLastStep,
  type PlanEntry,
  stepErrors,
  toPlanEntry,
  unplannedMedicines,
  withChangedStep,
  withoutStep,
  withStep,
} from './plan-entry.ts';
import { describeAnchors } from './plan-words.ts';
import { StepFields } from './step-fields.tsx';
import { texts } from './texts.ts';
import type { Records } from './use-records.ts';

interface PlanFieldsProps {
  readonly form: FormState<PlanEntry>;
  /** True once empty fields count as wrong. */
  readonly isAsked: boolean;
  /** The plan that is changed; null for a new one. */
  readonly saved: SavedPlan | null;
  /** All plans there are and were. */
  readonly plans: PlansReply;
  readonly records: Records;
}

/** Medicine, anchor and steps. */
export function PlanFields({ form, isAsked, saved, plans, records }: PlanFieldsProps) {
  const { medicine, anchor, steps } = form.values;
  const errors = stepErrors(steps, isAsked);
  const own = saved === null ? [] : [saved.medicine];
  const medicines = [...new Set([...own, ...unplannedMedicines(records, plans), medicine])];
  const begin = (of: string) =>
    of === saved?.medicine ? toPlanEntry(saved) : beginPlan(records, of);
  const choose = (chosen: string) => {
    // As long as nobody typed, dose and day are those of the medicine.
    const isTyped = JSON.stringify(form.values) !== JSON.stringify(begin(medicine));
    form.change(isTyped ? { medicine: chosen } : begin(chosen));
  };
  return (
    <>
      {medicines.length < 2 ? null : (
        <SelectField
          label={texts.medicine}
          value={medicine}
          options={medicines.map((value) => ({ value, label: medicineLabel(value) }))}
          onChange={choose}
        />
      )}
      {saved === null || saved.medicine === medicine ? null : (
        <Notice tone="caution" announce="status">
          {texts.switches(medicineWord(saved.medicine), medicineWord(medicine))}
        </Notice>
      )}
      <Tiles
        legend={texts.anchor}
        value={anchor}
        tiles={describeAnchors(steps)}
        onChange={(chosen) => form.change({ anchor: chosen })}
        className="grid gap-2"
      />
      {steps.map((step, index) => (
        <StepFields
          key={step.id}
          number={index + 1}
          step={step}
          errors={errors.get(step.id) ?? {}}
          isLast={isLastStep(steps, step.id)}
          medicine={medicine}
          records={records}
          onChange={(change) => form.change({ steps: withChangedStep(steps, step.id, change) })}
          onRemove={
            steps.length > 1 ? () => form.change({ steps: withoutStep(steps, step.id) }) : undefined
          }
        />
      ))}
      {canGrow(steps) ? <AddStep onPress={() => form.change({ steps: withStep(steps) })} /> : null}
    </>
  );
}
