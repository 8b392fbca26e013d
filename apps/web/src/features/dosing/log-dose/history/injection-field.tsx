import type { Dose } from '@dosewise/contract';
import { refuseJoining } from '@dosewise/domain';
import { SelectField } from '../../../../kit/fields/select-field.tsx';
import { texts } from '../texts.ts';

const toPart = ({ _id, date, medicine, partOf }: Dose) => ({
  id: _id,
  at: Date.parse(date),
  medicine,
  partOf: partOf ?? null,
});

/** The first entries of the injections that a dose taken at `at` (epoch ms) can join, among all `doses`. */
export function joinableTo(dose: Dose, at: number | null, doses: readonly Dose[]): readonly Dose[] {
  if (at === null || dose.extractionMethod === 'oral') return [];
  const partsOf = (firstId: string) =>
    doses.filter(({ _id, partOf }) => partOf === firstId && _id !== dose._id).map(toPart);
  const own = partsOf(dose._id);
  return doses.filter((first) => {
    const refusal = refuseJoining({ ...toPart(dose), at }, own, toPart(first), partsOf(first._id));
    return refusal === null;
  });
}

interface InjectionFieldProps {
  /** The first entries of injections that the dose can join, and that of its own. */
  readonly firsts: readonly Dose[];
  /** An entry in words, with its time. */
  readonly describe: (dose: Dose) => string;
  /** The id of the first entry; '' for a dose that stands alone. */
  readonly value: string;
  readonly error: string | null | undefined;
  readonly onChange: (firstId: string) => void;
}

/** The other entry that a dose was one injection with; nothing where there is none. */
export function InjectionField({ firsts, describe, ...field }: InjectionFieldProps) {
  if (firsts.length === 0) return null;
  return (
    <SelectField
      {...field}
      label={texts.sameInjection}
      options={[
        { value: '', label: texts.noOtherDose },
        ...firsts.map((first) => ({ value: first._id, label: describe(first) })),
      ]}
    />
  );
}
