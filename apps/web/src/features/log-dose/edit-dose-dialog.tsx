import type { Dose, Pen } from '@dosewise/contract';
import { WEEKLY_PEN } from '@dosewise/domain';
import { useId, useState } from 'react';
import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import { localDateTime, parseLocalDateTime } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { DateTimeField } from '../../ui/date-time-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Slider } from '../../ui/slider.tsx';
import { checkDate } from './dose-check.ts';
import { type DoseChange, useEditDose } from './dose-queries.ts';
import { MESSAGES } from './messages.ts';

interface EditDoseDialogProps {
  readonly dose: Dose;
  readonly pen: Pen | null;
  readonly onClose: () => void;
}

/** Edit Dose: its amount and its date. The pen follows. */
export function EditDoseDialog({ dose, pen, onClose }: EditDoseDialogProps) {
  const formId = useId();
  const isStandard = dose.doseType === 'standard';
  const [amount, setAmount] = useState(isStandard ? (dose.clicks ?? 1) : (dose.volume ?? 0));
  const [date, setDate] = useState(localDateTime(Date.parse(dose.date)));
  const [dateError, setDateError] = useState<string | null>(null);
  const editDose = useEditDose();

  const submit = () => {
    const found = checkDate(date, pen?.startDate ?? '', Date.now());
    setDateError(found?.sentence ?? null);
    if (found !== null) return;
    const change: DoseChange = {
      ...(isStandard ? { clicks: amount } : { volume: amount }),
      // An untouched field keeps the seconds that it cannot show.
      ...(date === localDateTime(Date.parse(dose.date))
        ? {}
        : { date: new Date(parseLocalDateTime(date) ?? 0).toISOString() }),
    };
    editDose.mutate(
      { id: dose._id, body: change },
      {
        onSuccess: onClose,
        onError: (error) =>
          setDateError(error instanceof ApiError ? (error.fields.date ?? null) : null),
      },
    );
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Edit Dose"
      busy={editDose.isPending}
      error={
        editDose.isError && dateError === null
          ? sentenceOf(editDose.error, MESSAGES.doseUpdateFailed)
          : null
      }
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
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (!editDose.isPending) submit();
        }}
      >
        <AmountSlider dose={dose} pen={pen} amount={amount} onChange={setAmount} />
        <DateTimeField value={date} onChange={setDate} error={dateError} />
      </form>
    </Dialog>
  );
}

interface AmountSliderProps {
  readonly dose: Dose;
  readonly pen: Pen | null;
  readonly amount: number;
  readonly onChange: (amount: number) => void;
}

/** Clicks from 1 to 60, or what the pen can give in all as golden volume. */
function AmountSlider({ dose, pen, amount, onChange }: AmountSliderProps) {
  const given = `${doseAt(dose, amount).toFixed(2)} mg`;
  if (dose.doseType === 'standard') {
    return (
      <Slider
        label="Clicks"
        value={amount}
        min={1}
        max={WEEKLY_PEN.clicksPerDose}
        step={1}
        valueText={`${amount} clicks, ${given}`}
        hint={given}
        onChange={onChange}
      />
    );
  }
  const most = Math.round(((pen?.remainingGoldenMl ?? 0) + (dose.volume ?? 0)) * 100) / 100;
  return (
    <Slider
      label="Volume"
      unit="mL"
      value={amount}
      min={0.01}
      max={most}
      step={0.01}
      valueText={`${amount} millilitres, ${given}`}
      hint={given}
      onChange={onChange}
    />
  );
}

/** What another amount of the same kind gives, in mg. In proportion: it needs no list of pens. */
function doseAt({ clicks, volume, doseAmount }: Dose, amount: number): number {
  return (doseAmount * amount) / (clicks ?? volume ?? 1);
}
