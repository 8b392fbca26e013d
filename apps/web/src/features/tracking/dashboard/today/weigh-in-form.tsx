import type { Weight } from '@dosewise/contract';
import type { ShownWeightUnit } from '@dosewise/domain';
import { useEffect, useState } from 'react';
import { texts as apiTexts } from '../../../../data/calls/texts.ts';
import { useUndoableDelete } from '../../../../data/lists/undoable-delete.ts';
import { texts as weightTexts } from '../../../../data/weights/texts.ts';
import { useAddWeight, weightListIn } from '../../../../data/weights/weight-changes.ts';
import { Button } from '../../../../kit/buttons/button.tsx';
import { lazyDialog } from '../../../../kit/dialogs/lazy-dialog.tsx';
import { showToast } from '../../../../kit/feedback/toasts.ts';
import { SpokenByForm } from '../../../../kit/fields/field.tsx';
import { Form, FormNotice } from '../../../../kit/forms/form.tsx';
import { useForm } from '../../../../kit/forms/use-form.ts';
import { CheckIcon } from '../../../../kit/icons/icons.tsx';
import { formatWeight } from '../../../../languages/formats/weights.ts';
import { NO_WEIGHT, readWeight, weightRule } from '../../../../parts/weights/typed-weight.ts';
import { WeightField } from '../../../../parts/weights/weight-field.tsx';
import { useWeightQuestion } from '../../../../parts/weights/weight-question.ts';
import { texts } from './texts.ts';

const UnlikelyWeightDialog = lazyDialog(
  async () =>
    (await import('../../../../parts/weights/unlikely-weight-dialog.tsx')).UnlikelyWeightDialog,
);

interface WeighInFormProps {
  /** The weigh-ins there are, newest first; undefined where they are not known. */
  readonly kept: readonly Weight[] | undefined;
  readonly unit: ShownWeightUnit;
  /** True once there is one of today: then nothing is asked for. */
  readonly isLogged?: boolean;
}

/** Adds the weigh-in of this moment: a field and its button, or in their room that it is done. */
export function WeighInForm({ kept, unit, isLogged = false }: WeighInFormProps) {
  const { question, isUsual, close } = useWeightQuestion(kept);
  const takeBack = useUndoableDelete(weightListIn(unit), mainContent);
  const form = useForm({
    initial: { weightKg: NO_WEIGHT },
    check: ({ weightKg }) => ({
      weightKg:
        readWeight(weightKg, unit) === null ? weightTexts.weightWrong(weightRule(unit)) : null,
    }),
    body: ({ weightKg }) => ({
      date: new Date().toISOString(),
      weightKg: readWeight(weightKg, unit) ?? Number.NaN,
      note: '',
    }),
    // A retry was answered before.
    onChecked: (_, body, isRetry) => isRetry || isUsual(body),
    send: useAddWeight(),
    failed: weightTexts.addFailed,
    onSaved: (weight) => {
      form.startAnew();
      showToast({
        tone: 'good',
        message: texts.weightAdded(formatWeight(weight.weightKg, unit)),
        action: { label: apiTexts.undo, run: () => takeBack(weight) },
        focusAfter: mainContent,
      });
    },
  });
  const answer = (isRight: boolean) => {
    close();
    if (isRight) return form.send();
    form.goBack();
    form.element.current?.querySelector('input')?.focus();
  };
  // Typed text stays, no matter who logged a weight meanwhile.
  const isOver = isLogged && !form.isDirty;
  const [isDone, setDone] = useState(isOver);
  useEffect(() => {
    if (isOver && form.element.current?.querySelector('input:focus')) mainContent()?.focus();
    // A moment after: by then the keyboard has gone from the button to Undo.
    setDone(isOver);
  }, [isOver, form.element]);
  if (isOver && isDone) {
    return (
      <p className="flex min-h-12 items-center gap-2 text-quiet">
        <CheckIcon className="size-5 text-good" />
        <span>{texts.weighedToday}</span>
      </p>
    );
  }
  return (
    <Form form={form} aria-label={texts.stepWeight} className="flex flex-wrap items-start gap-2">
      {/* Said beside the field alone: the button is next to it. */}
      <SpokenByForm value={false}>
        <div className={unit === 'st' ? 'flex-1 basis-60' : 'flex-1 basis-28'}>
          <WeightField
            {...form.field('weightKg')}
            label={texts.weightToday}
            hideLabel
            unit={unit}
            name="weight"
          />
        </div>
      </SpokenByForm>
      <Button
        type="submit"
        kind="secondary"
        className={unit === 'st' ? 'grow px-4' : 'px-4'}
        busy={form.busy}
      >
        {texts.addWeight}
      </Button>
      {form.failure === null ? null : <FormNotice form={form} className="w-full" />}
      {question === null ? null : (
        <UnlikelyWeightDialog
          {...question}
          unit={unit}
          onConfirm={() => answer(true)}
          onClose={() => answer(false)}
        />
      )}
    </Form>
  );
}

const mainContent = () => document.getElementById('main');
