import type { Weight } from '@dosewise/contract';
import { findUnlikelyStep, kg, MAX_NOTE_CHARACTERS, type WeightPoint } from '@dosewise/domain';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, sentenceOf } from '../../api/api-error.ts';
import { useSubmissionKeys } from '../../api/submission-key.ts';
import { Form, RefusalNotice } from '../../forms/form.tsx';
import { localDay } from '../../forms/local-date-time.ts';
import { useTimedMessage } from '../../forms/timed-message.ts';
import { useClockText } from '../../forms/use-clock-text.ts';
import { useRefusal } from '../../forms/use-refusal.ts';
import { WEIGHT_MESSAGES } from '../../records/weights/messages.ts';
import { type NewWeight, useAddWeight } from '../../records/weights/weight-changes.ts';
import { toWeightPoints } from '../../records/weights/weight-chart.ts';
import { formatKg } from '../../records/weights/weight-words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { StatusLine } from '../../ui/feedback/status-line.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { NumberInput } from '../../ui/fields/number-input.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { UnlikelyWeightDialog } from './unlikely-weight-dialog.tsx';
import {
  checkWeightEntry,
  type WeightEntry,
  type WeightEntryErrors,
  weightBody,
} from './weight-entry.ts';

/** A weigh-in that waits for an answer: it is far from the one of `from`. */
interface Question {
  readonly body: NewWeight;
  readonly from: WeightPoint;
}

/** The end of an address that leads to the field, as the dashboard's link has it. */
const ADD_HASH = '#add';

const EMPTY = { weight: '', note: '' };

/** Adds one weigh-in. `kept` are those there are, newest first; undefined where they are not known. */
export function WeightForm({ kept }: { kept: readonly Weight[] | undefined }) {
  const [entry, setEntry] = useState(EMPTY);
  const day = useClockText(localDay);
  const [errors, setErrors] = useState<WeightEntryErrors>({});
  const [unsent, setUnsent] = useState<NewWeight | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [success, showSuccess] = useTimedMessage();
  const addWeight = useAddWeight();
  const refusal = useRefusal(errors);
  const keys = useSubmissionKeys();

  const { form } = refusal;
  useEffect(() => {
    // After the shell, which gives the focus to the content of a new page.
    if (window.location.hash === ADD_HASH) queueMicrotask(() => focusWeight(form.current));
  }, [form]);

  const change = ({ day: setDay, ...changed }: Partial<WeightEntry>) => {
    setEntry({ ...entry, ...changed });
    if (setDay === undefined) day.release();
    else day.set(setDay);
    setErrors({});
    setUnsent(null);
    if (addWeight.isError) addWeight.reset();
  };
  const submit = () => {
    const now = Date.now();
    const dated = { ...entry, day: day.hold() };
    const found = checkWeightEntry(dated, now);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      refusal.showFirst();
      return day.release();
    }
    // A retry is of the moment of the first try, so that the server knows it as the same.
    if (unsent !== null) return send(unsent);
    const body = weightBody(dated, now, kept);
    const entered = { at: Date.parse(body.date), kg: kg(body.weightKg) };
    const from = findUnlikelyStep(entered, toWeightPoints(kept ?? []));
    if (from === null) send(body);
    else setQuestion({ body, from });
  };
  const answer = (isRight: boolean) => {
    // At once: a closing dialog gives the focus back to where it was.
    flushSync(() => setQuestion(null));
    if (isRight && question !== null) return send(question.body);
    day.release();
    focusWeight(form.current);
  };
  const send = (body: NewWeight) => {
    setUnsent(body);
    addWeight.mutate(
      { body, key: keys.keyFor(body) },
      {
        onSuccess: (weight) => {
          keys.settle();
          setUnsent(null);
          setEntry(EMPTY);
          day.reset();
          showSuccess(`${formatKg(weight.weightKg)} added.`);
        },
        onError: (error) => {
          const fields = error instanceof ApiError ? error.fields : {};
          setErrors({
            ...(fields.weightKg === undefined ? {} : { weight: fields.weightKg }),
            ...(fields.date === undefined ? {} : { day: fields.date }),
          });
          refusal.showFirst();
        },
      },
    );
  };

  const isPlaced = Object.keys(errors).length > 0;
  return (
    <Card title="Add entry">
      <Form
        refusal={refusal}
        aria-label="Add a weight"
        className="flex flex-col gap-4"
        onSubmit={() => {
          if (!addWeight.isPending) submit();
        }}
      >
        <Field label="Weight" error={errors.weight}>
          {(control) => (
            <NumberInput
              {...control}
              name="weight"
              value={entry.weight}
              suffix="kg"
              min={0}
              step={0.1}
              autoComplete="off"
              onChange={(weight) => change({ weight })}
            />
          )}
        </Field>
        <Field label="Date" error={errors.day}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              max="2199-12-31"
              value={day.text}
              onChange={(text) => change({ day: text })}
            />
          )}
        </Field>
        <Field label="Note" optional>
          {(control) => (
            <TextInput
              {...control}
              maxLength={MAX_NOTE_CHARACTERS}
              value={entry.note}
              onChange={(note) => change({ note })}
            />
          )}
        </Field>
        <RefusalNotice refusal={refusal} />
        {addWeight.isError && !isPlaced ? (
          <Notice tone="danger" title={WEIGHT_MESSAGES.addFailed}>
            {sentenceOf(addWeight.error, 'Please try again.')}
          </Notice>
        ) : null}
        <div className="flex flex-col gap-3">
          <Button
            type="submit"
            className="min-h-14"
            busy={addWeight.isPending}
            disabled={entry.weight.trim() === ''}
          >
            Add Weight
          </Button>
          <StatusLine tone="good" message={success} className="justify-center" />
        </div>
      </Form>
      {question === null ? null : (
        <UnlikelyWeightDialog
          weightKg={question.body.weightKg}
          from={question.from}
          onConfirm={() => answer(true)}
          onClose={() => answer(false)}
        />
      )}
    </Card>
  );
}

function focusWeight(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLInputElement>('[name="weight"]')?.focus();
}
