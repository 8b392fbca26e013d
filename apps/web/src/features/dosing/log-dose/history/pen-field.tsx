import type { Dose, Pen } from '@dosewise/contract';
import { type Clicks, isSameMedicine, mg, stepsOfStatedDose } from '@dosewise/domain';
import { texts as doseTexts } from '../../../../data/doses/texts.ts';
import { ownScale } from '../../../../data/pens/own-dose.ts';
import { SelectField } from '../../../../kit/fields/select-field.tsx';
import { describePen } from '../../../../parts/pens/pen-names.ts';
import { countSteps, nameStep } from '../../../../parts/pens/step-words.ts';
import { checkDate } from '../dose-check.ts';
import { texts } from '../texts.ts';

/** A dose as it is being edited. */
interface EditedDose {
  readonly medicine: Dose['medicine'];
  /** mg, as typed. */
  readonly doseAmount: string;
  /** As typed. */
  readonly date: string;
}

/** The pens with the medicine of a dose, whichever of them it can have been from. */
export function pensOfMedicine({ medicine }: Pick<Dose, 'medicine'>, pens: readonly Pen[]): Pen[] {
  return pens.filter(({ device }) => isSameMedicine(medicine, device.medicine));
}

/** The steps of `pen` that the dose was; null where the pen cannot have given it. */
export function stepsFromPen(dose: EditedDose, pen: Pen): Clicks | null {
  const steps = editedSteps(dose, pen);
  return typeof steps === 'string' ? null : steps;
}

/** The steps of `pen` that the dose was; a sentence where the pen cannot have given it. */
function editedSteps({ medicine, doseAmount }: EditedDose, pen: Pen): Clicks | string {
  const { device, remainingClicks } = pen;
  const doseMg = mg(Number(doseAmount));
  const steps = stepsOfStatedDose(
    { medicine, doseMg },
    { medicine: device.medicine, scale: ownScale(pen) },
  );
  if (typeof steps === 'string') return texts.misfits[steps](doseMg, device);
  return steps > remainingClicks ? texts.notEnough(nameStep(device), device.kind) : steps;
}

/** The error of the pen that was chosen for a dose, or null. */
export function checkPen(dose: EditedDose, pen: Pen | null): string | null {
  const steps = pen && editedSteps(dose, pen);
  return typeof steps === 'string' ? steps : null;
}

/** The options: the pens that can have given the dose, and the one that is `chosen`. */
export function penOptions(
  dose: EditedDose,
  pens: readonly Pen[],
  chosen: string,
  now: number,
): { readonly value: string; readonly label: string }[] {
  const fitting = pens.filter(
    (pen) =>
      pen._id === chosen || (checkPen(dose, pen) === null && !checkDate(dose.date, pen, now)),
  );
  return fitting.map((pen) => ({ value: pen._id, label: optionOf(dose, pen) }));
}

function optionOf(dose: EditedDose, pen: Pen): string {
  const steps = editedSteps(dose, pen);
  const name = describePen(pen, false);
  return typeof steps === 'string'
    ? name
    : texts.penOption(name, countSteps(steps, nameStep(pen.device)));
}

/** 'Takes 30 clicks from this pen and leaves 210.' Null where it cannot have given the dose. */
export function describeTaking(dose: EditedDose, pen: Pen): string | null {
  const steps = editedSteps(dose, pen);
  if (typeof steps === 'string') return null;
  const { device, remainingClicks } = pen;
  return texts.takes(countSteps(steps, nameStep(device)), device.kind, remainingClicks - steps);
}

interface PenFieldProps {
  readonly dose: EditedDose;
  /** The pen that it is from as yet. */
  readonly former: Pen | null;
  /** Those with its medicine. */
  readonly pens: readonly Pen[];
  /** The id of the pen that is chosen; '' for none. */
  readonly value: string;
  readonly error: string | null | undefined;
  readonly onChange: (penId: string) => void;
}

/** The choice of a pen for a dose that has none yet, or of another one, with what it takes from it. */
export function PenField({ dose, former, pens, value, error, onChange }: PenFieldProps) {
  const options = penOptions(dose, pens, value, Date.now());
  const chosen = pens.find(({ _id }) => _id === value);
  const [hint, none] = former
    ? [texts.otherPenHint, texts.noOtherPenFits]
    : [texts.penHint, texts.noPenFits];
  return (
    <SelectField
      label={texts.pen}
      value={value}
      options={[
        { value: '', label: former ? describePen(former, false) : doseTexts.withoutPen },
        ...options,
      ]}
      onChange={onChange}
      hint={chosen ? (describeTaking(dose, chosen) ?? undefined) : options.length > 0 ? hint : none}
      error={error}
    />
  );
}
