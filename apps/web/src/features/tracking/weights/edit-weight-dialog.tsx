import type { Weight } from '@dosewise/contract';
import { MAX_NOTE_CHARACTERS, type ShownWeightUnit } from '@dosewise/domain';
import { isGone } from '../../../data/calls/api-error.ts';
import { texts as weightTexts } from '../../../data/weights/texts.ts';
import { useEditWeight, type WeightChange } from '../../../data/weights/weight-changes.ts';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { checkPastTime, localDateTime, toIso } from '../../../kit/forms/local-date-time.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { DeviceTimeField } from '../../../parts/device-clock/device-time-field.tsx';
import { RecordDialog } from '../../../parts/record-list/record-dialog.tsx';
import { readWeight, typeWeight, weightRule } from '../../../parts/weights/typed-weight.ts';
import { UnlikelyWeightDialog } from '../../../parts/weights/unlikely-weight-dialog.tsx';
import { WeightField } from '../../../parts/weights/weight-field.tsx';
import { useWeightQuestion } from '../../../parts/weights/weight-question.ts';
import { texts } from './texts.ts';

interface EditWeightDialogProps {
  readonly record: Weight;
  /** All weigh-ins, newest first. */
  readonly kept: readonly Weight[];
  readonly unit: ShownWeightUnit;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Edit weight: what was weighed, when, and the note; or it goes. */
export function EditWeightDialog(props: EditWeightDialogProps) {
  const { record: weight, kept, unit, onDelete, onClose } = props;
  const { question, isUsual, close } = useWeightQuestion(
    kept.filter(({ _id }) => _id !== weight._id),
  );
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
      date: checkPastTime(date, Date.now(), texts),
    }),
    body: (values): WeightChange => ({
      ...(isTyped(values.weightKg, shown.weightKg) && {
        weightKg: readWeight(values.weightKg, unit) ?? Number.NaN,
      }),
      ...(values.date !== shown.date && { date: toIso(values.date) }),
      ...(values.note !== shown.note && { note: values.note }),
    }),
    // A retry was answered before.
    onChecked: (_, { weightKg, date = weight.date }, isRetry) =>
      weightKg === undefined || isRetry || isUsual({ date, weightKg }),
    send: (body) => editWeight(weight._id, body),
    failed: (error) => (isGone(error) ? texts.gone : explainError(error, texts.saveFailed)),
    onSaved: onClose,
  });
  return (
    <>
      <RecordDialog form={form} words={texts} onDelete={onDelete} onClose={onClose}>
        <WeightField {...form.field('weightKg')} label={texts.weight} unit={unit} />
        <DeviceTimeField {...form.field('date')} />
        <TextField
          {...form.field('note')}
          label={texts.note}
          optional
          maxLength={MAX_NOTE_CHARACTERS}
        />
      </RecordDialog>
      {question === null ? null : (
        <UnlikelyWeightDialog
          {...question}
          unit={unit}
          onConfirm={() => {
            close();
            form.send();
          }}
          onClose={() => {
            close();
            form.goBack();
          }}
        />
      )}
    </>
  );
}

const isTyped = (typed: object, shown: object) => JSON.stringify(typed) !== JSON.stringify(shown);
