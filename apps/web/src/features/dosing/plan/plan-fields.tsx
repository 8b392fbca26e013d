import type { PlansReply, SavedPlan } from '@dosewise/contract';
import { draftOfPlan, type PlanDraft } from '@dosewise/domain';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { Tiles } from '../../../kit/fields/tiles.tsx';
import type { FormState } from '../../../kit/forms/use-form.ts';
import { medicineLabel, medicineWord } from '../../../parts/medicines/medicines.ts';
import { beginPlan, unplannedMedicines } from './new-plan.ts';
import { PlanSteps } from './plan-steps.tsx';
import { describeAnchors } from './plan-words.ts';
import { texts } from './texts.ts';
import type { Records } from './use-records.ts';

interface PlanFieldsProps {
  readonly form: FormState<PlanDraft>;
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
  const own = saved === null ? [] : [saved.medicine];
  const medicines = [...new Set([...own, ...unplannedMedicines(records, plans), medicine])];
  const begin = (of: string) =>
    of === saved?.medicine ? draftOfPlan(saved) : beginPlan(records, of);
  const choose = (chosen: string) => {
    // As long as no one typed, dose and day are those of the medicine.
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
      <PlanSteps
        steps={steps}
        isAsked={isAsked}
        medicine={medicine}
        records={records}
        onChange={(changed) => form.change({ steps: changed })}
      />
    </>
  );
}
