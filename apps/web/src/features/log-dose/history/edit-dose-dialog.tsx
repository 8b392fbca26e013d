import type { Dose, Pen } from '@dosewise/contract';
import { roundVolume, WEEKLY_PEN } from '@dosewise/domain';
import { useState } from 'react';
import { sentenceOf } from '../../../api/api-error.ts';
import { isGone } from '../../../api/changed-elsewhere.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { localDateTime, toIso } from '../../../forms/local-date-time.ts';
import { useForm } from '../../../forms/use-form.ts';
import { type DoseChange, useEditDose } from '../../../records/doses/dose-changes.ts';
import { DateTimeField } from '../../../ui/fields/date-time-field.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import { checkAmount, checkDate } from '../form/dose-check.ts';
import { texts } from '../texts.ts';

interface EditDoseDialogProps {
  readonly dose: Dose;
  readonly pen: Pen | null;
  readonly onClose: () => void;
}

/** Edit Dose: its amount and its date. The pen follows. */
export function EditDoseDialog({ dose, pen, onClose }: EditDoseDialogProps) {
  // An untouched field keeps the seconds that it cannot show.
  const date = localDateTime(Date.parse(dose.date));
  const field = dose.doseType === 'standard' ? 'clicks' : 'volume';
  const mostMl = mostVolumeOf(dose, pen);
  const editDose = useEditDose();
  const form = useForm({
    initial: { clicks: String(dose.clicks), volume: String(dose.volume), date },
    check: (values) => ({
      [field]: checkAmount(values[field], dose.doseType, mostMl),
      date: checkDate(values.date, pen?.startDate ?? '', Date.now()),
    }),
    body: (values): DoseChange => ({
      [field]: Number(values[field]),
      ...(values.date === date ? {} : { date: toIso(values.date) }),
    }),
    send: (body) => editDose(dose._id, body),
    failed: (error) => (isGone(error) ? texts.doseGone : sentenceOf(error, texts.editDoseFailed)),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={texts.editDose}
      submitLabel={texts.saveDose}
      className="flex flex-col gap-6"
      onClose={onClose}
    >
      <AmountSlider {...form.input(field)} dose={dose} mostMl={mostMl} error={form.errors[field]} />
      <DateTimeField {...form.input('date')} error={form.errors.date} />
    </FormDialog>
  );
}

interface AmountSliderProps {
  readonly dose: Dose;
  readonly mostMl: number;
  /** As typed. */
  readonly value: string;
  readonly error: string | null | undefined;
  readonly onChange: (text: string) => void;
}

/** Clicks from 1 to 60, or what the pen can give in all as golden volume. */
function AmountSlider({ dose, mostMl, value: text, error, onChange }: AmountSliderProps) {
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
      label={texts.clicksLabel}
      min={1}
      max={WEEKLY_PEN.clicksPerDose}
      step={1}
      valueText={texts.clicksSpoken(amount, given)}
    />
  ) : (
    <Slider
      {...shared}
      label={texts.volumeLabel}
      unit="mL"
      min={0.01}
      max={mostMl}
      step={0.01}
      valueText={texts.volumeSpoken(amount, given)}
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
