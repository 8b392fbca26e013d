import type { FormState } from '../../../forms/use-form.ts';
import { medicineLabel } from '../../../records/medicines/medicines.ts';
import { AddStep } from '../../../records/plan/step-section.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Tiles } from '../../../ui/fields/tiles.tsx';
import {
  beginPlan,
  canGrow,
  isLastStep,
  listMedicines,
  type PlanEntry,
  stepErrors,
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
  readonly records: Records;
}

/** Medicine, anchor and steps. */
export function PlanFields({ form, isAsked, records }: PlanFieldsProps) {
  const { medicine, anchor, steps } = form.values;
  const errors = stepErrors(steps, isAsked);
  const medicines = [...new Set([...listMedicines(records.doses, records.pens), medicine])];
  const choose = (chosen: string) => {
    // As long as nobody typed, dose and day are those of the medicine.
    form.change(form.isDirty ? { medicine: chosen } : beginPlan(records, chosen));
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
