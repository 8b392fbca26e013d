import type { Weight } from '@dosewise/contract';
import { MAX_NOTE_CHARACTERS, type ShownWeightUnit } from '@dosewise/domain';
import { useEffect } from 'react';
import { texts as weightTexts } from '../../../data/weights/texts.ts';
import { useAddWeight } from '../../../data/weights/weight-changes.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { lazyDialog } from '../../../kit/dialogs/lazy-dialog.tsx';
import { StatusLine } from '../../../kit/feedback/status-line.tsx';
import { showToast } from '../../../kit/feedback/toasts.ts';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { Form, FormNotice } from '../../../kit/forms/form.tsx';
import { FormDialog } from '../../../kit/forms/form-dialog.tsx';
import { localDay } from '../../../kit/forms/local-date-time.ts';
import { useTimedMessage } from '../../../kit/forms/timed-message.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { Card } from '../../../kit/layout/card.tsx';
import { useIsWide } from '../../../kit/layout/use-is-wide.ts';
import { formatWeight } from '../../../languages/formats/weights.ts';
import { isBlankWeight, NO_WEIGHT } from '../../../parts/weights/typed-weight.ts';
import { WeightField } from '../../../parts/weights/weight-field.tsx';
import { useWeightQuestion } from '../../../parts/weights/weight-question.ts';
import { texts } from './texts.ts';
import { checkWeightEntry, type WeightEntry, weightBody } from './weight-entry.ts';

const UnlikelyWeightDialog = lazyDialog(
  async () =>
    (await import('../../../parts/weights/unlikely-weight-dialog.tsx')).UnlikelyWeightDialog,
);

const EMPTY: WeightEntry = { weightKg: NO_WEIGHT, date: '', note: '' };

interface WeightFormProps {
  /** The weigh-ins there are, newest first; undefined where they are not known. */
  readonly kept: readonly Weight[] | undefined;
  readonly unit: ShownWeightUnit;
  /** True when it was asked for: then a phone shows it, and elsewhere its field has the focus. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Adds one weigh-in: beside the chart where there is room, else in a sheet. It keeps what is typed. */
export function WeightForm({ kept, unit, isOpen, onClose }: WeightFormProps) {
  const isWide = useIsWide();
  const { question, isUsual, close } = useWeightQuestion(kept);
  const [success, showSuccess] = useTimedMessage();
  const form = useForm({
    initial: EMPTY,
    clock: { field: 'date', format: localDay },
    check: (entry) => checkWeightEntry(entry, unit, Date.now()),
    body: (entry) => weightBody(entry, unit, Date.now(), kept),
    // A retry was answered before.
    onChecked: (_, body, isRetry) => isRetry || isUsual(body),
    send: useAddWeight(),
    failed: texts.tryAgain,
    onSaved: ({ weightKg }) => {
      form.startAnew();
      const message = texts.added(formatWeight(weightKg, unit));
      if (isWide) return showSuccess(message);
      onClose();
      showToast({ tone: 'good', message });
    },
  });
  const { element } = form;
  useEffect(() => {
    // After the shell, which gives the focus to the content of a new page.
    if (isOpen) queueMicrotask(() => focusWeight(element.current));
  }, [isOpen, element]);

  const answer = (isRight: boolean) => {
    close();
    if (isRight) return form.send();
    form.goBack();
    focusWeight(element.current);
  };
  const isBlank = isBlankWeight(form.values.weightKg);
  const fields = (
    <>
      <WeightField {...form.field('weightKg')} label={texts.weight} unit={unit} name="weight" />
      <TextField {...form.field('date')} label={texts.date} type="date" max="2199-12-31" />
      <TextField
        {...form.field('note')}
        label={texts.note}
        optional
        maxLength={MAX_NOTE_CHARACTERS}
        autoComplete="on"
      />
    </>
  );
  const asked =
    question === null ? null : (
      <UnlikelyWeightDialog
        {...question}
        unit={unit}
        onConfirm={() => answer(true)}
        onClose={() => answer(false)}
      />
    );
  if (!isWide) {
    return (
      <>
        {isOpen ? (
          <FormDialog
            form={form}
            title={texts.addTitle}
            submit={{ label: texts.add, isPossible: !isBlank }}
            notice={form.failure === null ? null : texts.notAdded(form.failure)}
            onClose={onClose}
          >
            {fields}
          </FormDialog>
        ) : null}
        {asked}
      </>
    );
  }
  return (
    <Card title={texts.addTitle}>
      <Form form={form} aria-label={texts.form} className="flex flex-col gap-4">
        {fields}
        <FormNotice form={form} failed={weightTexts.addFailed} />
        <div className="flex flex-col gap-3">
          <Button type="submit" className="min-h-14" busy={form.busy} disabled={isBlank}>
            {texts.add}
          </Button>
          <StatusLine tone="good" message={success} className="justify-center" />
        </div>
      </Form>
      {asked}
    </Card>
  );
}

function focusWeight(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLInputElement>('[name="weight"]')?.focus();
}
