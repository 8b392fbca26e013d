import { MAX_SEVERITY, SYMPTOM_CATEGORIES } from '@dosewise/domain';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { localDateTime } from '../../lib/dates.ts';
import { useSubmissionKeys } from '../../lib/submission-key.ts';
import { useTimedMessage } from '../../lib/timed-message.ts';
import { useClockText } from '../../lib/use-clock-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DateTimeField } from '../../ui/date-time-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { Slider } from '../../ui/slider.tsx';
import { StatusLine } from '../../ui/status-line.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { MESSAGES } from './messages.ts';
import { bodyOf, checkDate, type SymptomEntry } from './symptom-entry.ts';
import { useAddSymptom } from './symptom-queries.ts';
import { CATEGORY_NAMES, describeSeverity } from './symptom-words.ts';

const CATEGORIES = SYMPTOM_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] }));
/** The contract's limit. */
const NOTE_LENGTH = 500;

const EMPTY: Omit<SymptomEntry, 'date'> = {
  category: SYMPTOM_CATEGORIES[0],
  severity: 0,
  note: '',
};

/** What was felt, how strongly, and when. */
export function SymptomForm() {
  const [entry, setEntry] = useState(EMPTY);
  const date = useClockText(localDateTime);
  const [dateError, setDateError] = useState<string | null>(null);
  const [success, showSuccess] = useTimedMessage();
  const addSymptom = useAddSymptom();
  const keys = useSubmissionKeys();

  const change = ({ date: setDate, ...changed }: Partial<SymptomEntry>) => {
    setEntry({ ...entry, ...changed });
    if (setDate === undefined) date.release();
    else date.set(setDate);
    if (setDate !== undefined) setDateError(null);
    if (addSymptom.isError) addSymptom.reset();
  };
  const submit = () => {
    const dated = { ...entry, date: date.hold() };
    const found = checkDate(dated.date, Date.now());
    setDateError(found);
    if (found !== null) return date.release();
    const body = bodyOf(dated);
    addSymptom.mutate(
      { body, key: keys.keyFor(body) },
      {
        onSuccess: ({ category, severity }) => {
          keys.settle();
          setEntry(EMPTY);
          date.reset();
          showSuccess(`${CATEGORY_NAMES[category]} logged, ${describeSeverity(severity)}.`);
        },
        onError: (error) =>
          setDateError(error instanceof ApiError ? (error.fields.date ?? null) : null),
      },
    );
  };

  return (
    <Card title="Log a symptom">
      <form
        noValidate
        aria-label="Log a symptom"
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (!addSymptom.isPending) submit();
        }}
      >
        <Field label="Category">
          {(control) => (
            <Select
              {...control}
              value={entry.category}
              options={CATEGORIES}
              onChange={(category) => change({ category })}
            />
          )}
        </Field>
        <Slider
          label="Severity"
          value={entry.severity}
          min={0}
          max={MAX_SEVERITY}
          step={1}
          valueText={describeSeverity(entry.severity)}
          hint={`${describeSeverity(entry.severity)}. 10 is the worst you can imagine.`}
          onChange={(severity) => change({ severity })}
        />
        <DateTimeField
          value={date.text}
          onChange={(text) => change({ date: text })}
          error={dateError}
        />
        <Field label="Note" optional>
          {(control) => (
            <TextArea
              {...control}
              maxLength={NOTE_LENGTH}
              value={entry.note}
              onChange={(note) => change({ note })}
            />
          )}
        </Field>
        {addSymptom.isError && dateError === null ? (
          <Notice tone="danger" title={MESSAGES.saveFailed}>
            {reasonOf(addSymptom.error)}
          </Notice>
        ) : null}
        <div className="-mb-2 flex flex-col gap-2">
          <Button type="submit" busy={addSymptom.isPending} className="min-h-14">
            Log Symptom
          </Button>
          <StatusLine tone="good" message={success} className="justify-center" />
        </div>
      </form>
    </Card>
  );
}

/** Why, if the server or the lack of it said so. */
function reasonOf(error: Error): string | undefined {
  const isKnown = error instanceof ApiError && error.code !== 'unreadable';
  return isKnown ? error.message : undefined;
}
