import { MEDICINE_NAME_LENGTH, type MedicineDraft, OTHER_MEDICINE } from '@dosewise/domain';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import type { FormState } from '../../kit/forms/use-form.ts';
import { medicineLabel } from './medicines.ts';
import { texts } from './texts.ts';

interface MedicineFieldsProps {
  readonly form: Pick<FormState<MedicineDraft>, 'field'> & {
    readonly values: MedicineDraft;
  };
  readonly medicines: readonly string[];
}

/** The choice of a medicine: one of a list, or its name. */
export function MedicineFields({ form, medicines }: MedicineFieldsProps) {
  const { values, field } = form;
  const options = [
    ...(values.medicine === '' ? [{ value: '', label: texts.chooseMedicine }] : []),
    ...medicines.map((medicine) => ({ value: medicine, label: medicineLabel(medicine) })),
    { value: OTHER_MEDICINE, label: texts.anotherMedicine },
  ];
  return (
    <>
      <SelectField {...field('medicine')} label={texts.medicine} options={options} />
      {values.medicine === OTHER_MEDICINE ? (
        <TextField
          {...field('otherMedicine')}
          label={texts.medicineName}
          maxLength={MEDICINE_NAME_LENGTH.most}
        />
      ) : null}
    </>
  );
}
