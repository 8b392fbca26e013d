import type { Weight } from '@dosewise/contract';
import { useState } from 'react';
import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import { localDay } from '../../lib/dates.ts';
import { useSubmissionKeys } from '../../lib/submission-key.ts';
import { useTimedMessage } from '../../lib/timed-message.ts';
import { useClockText } from '../../lib/use-clock-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { StatusLine } from '../../ui/status-line.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { MESSAGES } from './messages.ts';
import {
  checkWeightEntry,
  type WeightEntry,
  type WeightEntryErrors,
  weightBody,
} from './weight-entry.ts';
import { type NewWeight, useAddWeight } from './weight-queries.ts';
import { formatKg } from './weight-words.ts';

const EMPTY = { weight: '', note: '' };

/** Adds one weigh-in. `kept` are those there are, newest first; undefined where they are not known. */
export function WeightForm({ kept }: { kept: readonly Weight[] | undefined }) {
  const [entry, setEntry] = useState(EMPTY);
  const day = useClockText(localDay);
  const [errors, setErrors] = useState<WeightEntryErrors>({});
  const [unsent, setUnsent] = useState<NewWeight | null>(null);
  const [success, showSuccess] = useTimedMessage();
  const addWeight = useAddWeight();
  const keys = useSubmissionKeys();

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
    if (Object.keys(found).length > 0) return day.release();
    // A retry is of the moment of the first try, so that the server knows it as the same.
    const body = unsent ?? weightBody(dated, now, kept);
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
        },
      },
    );
  };

  const isPlaced = Object.keys(errors).length > 0;
  return (
    <Card title="Add entry">
      <form
        noValidate
        aria-label="Add a weight"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!addWeight.isPending) submit();
        }}
      >
        <Field label="Weight" error={errors.weight}>
          {(control) => (
            <NumberInput
              {...control}
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
              maxLength={500}
              value={entry.note}
              onChange={(note) => change({ note })}
            />
          )}
        </Field>
        {addWeight.isError && !isPlaced ? (
          <Notice tone="danger" title={MESSAGES.addFailed}>
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
      </form>
    </Card>
  );
}
