import type { Pen } from '@dosewise/contract';
import { texts as doseTexts } from '../../../../records/doses/texts.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { texts as lateTexts } from '../form/texts.ts';
import { describeTaking, type EditedDose, penOptions } from './pen-afterwards.ts';

interface PenFieldProps {
  readonly dose: EditedDose;
  /** Those with its medicine. */
  readonly pens: readonly Pen[];
  /** The id of the pen that is chosen; '' for none. */
  readonly value: string;
  readonly error: string | null | undefined;
  readonly onChange: (penId: string) => void;
}

/** Which pen a dose was from that has none yet, and what it takes from it. */
export function PenField({ dose, pens, value, error, onChange }: PenFieldProps) {
  const options = penOptions(dose, pens, value, Date.now());
  const chosen = pens.find(({ _id }) => _id === value);
  const unchosen = options.length > 0 ? lateTexts.penHint : lateTexts.noPenFits;
  return (
    <SelectField
      label={lateTexts.pen}
      value={value}
      options={[{ value: '', label: doseTexts.withoutPen }, ...options]}
      onChange={onChange}
      hint={chosen ? (describeTaking(dose, chosen) ?? undefined) : unchosen}
      error={error}
    />
  );
}
