import type { Weight } from '@dosewise/contract';
import {
  findUnlikelyStep,
  isInFuture,
  isKeptInstant,
  kg,
  MAX_NOTE_CHARACTERS,
  type ShownWeightUnit,
  type WeightPoint,
} from '@dosewise/domain';
import { useState } from 'react';
import { explainError, isGone } from '../../../api/api-error.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { localDateTime, parseLocalDateTime, toIso } from '../../../forms/local-date-time.ts';
import { useForm } from '../../../forms/use-form.ts';
import { texts as weightTexts } from '../../../records/weights/texts.ts';
import { readWeight, typeWeight, weightRule } from '../../../records/weights/typed-weight.ts';
import { UnlikelyWeightDialog } from '../../../records/weights/unlikely-weight-dialog.tsx';
import { useEditWeight, type WeightChange } from '../../../records/weights/weight-changes.ts';
import { WeightField } from '../../../records/weights/weight-field.tsx';
import { toWeightPoints } from '../../../records/weights/weights-query.ts';
import { DeleteButton } from '../../../ui/buttons/delete-button.tsx';
import { DateTimeField } from '../../../ui/fields/date-time-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { texts } from './texts.ts';

interface EditWeightDialogProps {
  readonly weight: Weight;
  /** All weigh-ins, newest first. */
  readonly kept: readonly Weight[];
  readonly unit: ShownWeightUnit;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Edit Weight: what was weighed, when, and the note; or it goes. */
export function EditWeightDialog(props: EditWeightDialogProps) {
  const { weight, kept, unit, onDelete, onClose } = props;
  // A weight that waits for an answer: it is far from the one of `from`.
  const [question, setQuestion] = useState<{ weightKg: number; from: WeightPoint } | null>(null);
  const editWeight = useEditWeight();
  // An untouched field keeps the digits and the seconds that it cannot show.
  const shown = {
    weightKg: typeWeight(weight.weightKg, unit),
    date: localDateTime(Date.parse(weight.date)),
    note: weight.note,
  };
  const form = useForm({
    initial: shown,
    check: ({ weightKg, date }) => ({
      weightKg:
        readWeight(weightKg, unit) === null ? weightTexts.weightWrong(weightRule(unit)) : null,
      date: checkDate(date, Date.now()),
    }),
    body: (values): WeightChange => ({
      ...(isTyped(values.weightKg, shown.weightKg) && {
        weightKg: readWeight(values.weightKg, unit) ?? Number.NaN,
      }),
      ...(values.date !== shown.date && { date: toIso(values.date) }),
      ...(values.note !== shown.note && { note: values.note }),
    }),
    onChecked: (_, { weightKg, date = weight.date }) => {
      if (weightKg === undefined || form.failure !== null) return true;
      const others = kept.filter(({ _id }) => _id !== weight._id);
      const entered = { at: Date.parse(date), kg: kg(weightKg) };
      const from = findUnlikelyStep(entered, toWeightPoints(others));
      if (from === null) return true;
      setQuestion({ weightKg, from });
      return false;
    },
    send: (body) => editWeight(weight._id, body),
    failed: (error) => (isGone(error) ? texts.gone : explainError(error, texts.saveFailed)),
    onSaved: onClose,
  });
  return (
    <>
      <FormDialog
        form={form}
        title={texts.editTitle}
        submitLabel={texts.save}
        className="flex flex-col gap-6"
        onClose={onClose}
      >
        <WeightField
          {...form.input('weightKg')}
          label={texts.weight}
          unit={unit}
          error={form.errors.weightKg}
        />
        <DateTimeField {...form.input('date')} error={form.errors.date} />
        <TextField
          {...form.input('note')}
          label={texts.note}
          optional
          maxLength={MAX_NOTE_CHARACTERS}
        />
        <DeleteButton busy={form.busy} onPress={onDelete}>
          {texts.deleteThis}
        </DeleteButton>
      </FormDialog>
      {question === null ? null : (
        <UnlikelyWeightDialog
          {...question}
          unit={unit}
          onConfirm={() => {
            setQuestion(null);
            form.send();
          }}
          onClose={() => {
            setQuestion(null);
            form.goBack();
          }}
        />
      )}
    </>
  );
}

const isTyped = (typed: object, shown: object) => JSON.stringify(typed) !== JSON.stringify(shown);

function checkDate(date: string, now: number): string | null {
  const at = parseLocalDateTime(date);
  if (at === null) return texts.dateMissing;
  if (isInFuture(at, now)) return texts.dateAhead;
  return isKeptInstant(at) ? null : texts.dateOutOfYears;
}
