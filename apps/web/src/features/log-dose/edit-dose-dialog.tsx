import type { Dose, Pen } from '@dosewise/contract';
import { roundVolume, WEEKLY_PEN } from '@dosewise/domain';
import { useId, useState } from 'react';
import { ApiError, sentenceOf } from '../../api/api-error.ts';
import { isGone } from '../../api/changed-elsewhere.ts';
import { Form } from '../../forms/form.tsx';
import { localDateTime, parseLocalDateTime } from '../../forms/local-date-time.ts';
import { useRefusal } from '../../forms/use-refusal.ts';
import { type DoseChange, useEditDose } from '../../records/doses/dose-changes.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DateTimeField } from '../../ui/fields/date-time-field.tsx';
import { Slider } from '../../ui/fields/slider.tsx';
import { checkAmount, checkDate } from './dose-check.ts';
import { GONE, MESSAGES } from './messages.ts';

interface EditDoseDialogProps {
  readonly dose: Dose;
  readonly pen: Pen | null;
  readonly onClose: () => void;
}

/** What is wrong, beside the field it belongs to. */
interface EditProblem {
  readonly amount?: string | null | undefined;
  readonly date?: string | null | undefined;
}

/** Edit Dose: its amount and its date. The pen follows. */
export function EditDoseDialog({ dose, pen, onClose }: EditDoseDialogProps) {
  const formId = useId();
  const isStandard = dose.doseType === 'standard';
  const mostMl = mostVolumeOf(dose, pen);
  const [amount, setAmount] = useState(String(dose.clicks ?? dose.volume ?? ''));
  const [date, setDate] = useState(localDateTime(Date.parse(dose.date)));
  const [problem, setProblem] = useState<EditProblem>({});
  const editDose = useEditDose();
  const isPlaced = Boolean(problem.amount || problem.date);
  const refusal = useRefusal(
    { ...problem },
    { sentence: editDose.isError && !isPlaced ? sentenceFor(editDose.error) : null },
  );

  const submit = () => {
    const found = {
      amount: checkAmount(amount, dose.doseType, mostMl),
      date: checkDate(date, pen?.startDate ?? '', Date.now())?.sentence ?? null,
    };
    setProblem(found);
    if (found.amount !== null || found.date !== null) return refusal.showFirst();
    const change: DoseChange = {
      ...(isStandard ? { clicks: Number(amount) } : { volume: Number(amount) }),
      // An untouched field keeps the seconds that it cannot show.
      ...(date === localDateTime(Date.parse(dose.date))
        ? {}
        : { date: new Date(parseLocalDateTime(date) ?? 0).toISOString() }),
    };
    editDose.mutate(
      { id: dose._id, body: change },
      {
        onSuccess: onClose,
        onError: (error) => {
          setProblem(placed(error));
          refusal.showFirst();
        },
      },
    );
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Edit Dose"
      busy={editDose.isPending}
      error={refusal.sentence}
      actions={
        <>
          <Button kind="secondary" onClick={onClose} disabled={editDose.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={editDose.isPending}>
            Save dose
          </Button>
        </>
      }
    >
      <Form refusal={refusal} id={formId} className="flex flex-col gap-6" onSubmit={submit}>
        <AmountSlider
          dose={dose}
          mostMl={mostMl}
          text={amount}
          error={problem.amount}
          onChange={(text) => {
            setAmount(text);
            setProblem({ ...problem, amount: null });
          }}
        />
        <DateTimeField value={date} onChange={setDate} error={problem.date} />
      </Form>
    </Dialog>
  );
}

/** What the server said of single fields. */
function placed(error: unknown): EditProblem {
  const { clicks, volume, date } = error instanceof ApiError ? error.fields : {};
  return { amount: clicks ?? volume, date };
}

function sentenceFor(error: unknown): string {
  return isGone(error) ? GONE.dose : sentenceOf(error, MESSAGES.doseUpdateFailed);
}

interface AmountSliderProps {
  readonly dose: Dose;
  readonly mostMl: number;
  /** As typed. */
  readonly text: string;
  readonly error: string | null | undefined;
  readonly onChange: (text: string) => void;
}

/** Clicks from 1 to 60, or what the pen can give in all as golden volume. */
function AmountSlider({ dose, mostMl, text, error, onChange }: AmountSliderProps) {
  const isGood = checkAmount(text, dose.doseType, mostMl) === null;
  // Where the slider stands while what is typed is no amount.
  const [lastGood, setLastGood] = useState(text);
  if (isGood && text !== lastGood) setLastGood(text);
  const amount = Number(isGood ? text : lastGood);
  const given = isGood ? `${doseAt(dose, amount).toFixed(2)} mg` : '– mg';
  const shared = {
    value: amount,
    typed: { text, onChange },
    onChange: (moved: number) => onChange(String(moved)),
    hint: given,
    error,
  };
  return dose.doseType === 'standard' ? (
    <Slider
      {...shared}
      label="Clicks"
      min={1}
      max={WEEKLY_PEN.clicksPerDose}
      step={1}
      valueText={`${amount} clicks, ${given}`}
    />
  ) : (
    <Slider
      {...shared}
      label="Volume"
      unit="mL"
      min={0.01}
      max={mostMl}
      step={0.01}
      valueText={`${amount} millilitres, ${given}`}
    />
  );
}

/** The golden volume that the dose may have at most; the server knows where the pen is not known. */
function mostVolumeOf(dose: Dose, pen: Pen | null): number {
  if (pen === null) return WEEKLY_PEN.goldenMl;
  return roundVolume(pen.remainingGoldenMl + (dose.volume ?? 0));
}

/** What another amount of the same kind gives, in mg. In proportion: it needs no list of pens. */
function doseAt({ clicks, volume, doseAmount }: Dose, amount: number): number {
  return (doseAmount * amount) / (clicks ?? volume ?? 1);
}
