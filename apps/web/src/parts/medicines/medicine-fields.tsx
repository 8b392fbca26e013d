import { MEDICINE_NAME_LENGTH } from '@dosewise/domain';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import type { FormState } from '../../kit/forms/use-form.ts';
import { type MedicineChoice, medicineLabel, OTHER } from './medicines.ts';
import { texts } from './texts.ts';

interface MedicineFieldsProps {
  readonly form: Pick<FormState<MedicineChoice>, 'field'> & {
    readonly values: MedicineChoice;
  };
  readonly medicines: readonly string[];
}

/** The choice of a medicine: one of a list, or its name. */
export function MedicineFields({ form, medicines }: MedicineFieldsProps) {
  const { values, field } = form;
  const options = [
    ...(values.medicine === '' ? [{ value: '', label: texts.chooseMedicine }] : []),
    ...medicines.map((medicine) => ({ value: medicine, label: medicineLabel(medicine) })),
    { value: OTHER, label: texts.anotherMedicine },
  ];
  return (
    <>
      <SelectField {...field('medicine')} label={texts.medicine} options={options} />
      {values.medicine === OTHER ? (
        <TextField
          {...field('otherMedicine')}
          label={texts.medicineName}
          maxLength={MEDICINE_NAME_LENGTH.most}
        />
      ) : null}
    </>
  );
}
