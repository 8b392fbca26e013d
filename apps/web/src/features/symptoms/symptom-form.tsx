import { MAX_NOTE_CHARACTERS, MAX_SEVERITY, SYMPTOM_CATEGORIES } from '@dosewise/domain';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useSubmissionKeys } from '../../api/submission-key.ts';
import { Form, RefusalNotice } from '../../forms/form.tsx';
import { localDateTime } from '../../forms/local-date-time.ts';
import { useTimedMessage } from '../../forms/timed-message.ts';
import { useClockText } from '../../forms/use-clock-text.ts';
import { useRefusal } from '../../forms/use-refusal.ts';
import { SYMPTOM_MESSAGES } from '../../records/symptoms/messages.ts';
import { useAddSymptom } from '../../records/symptoms/symptom-changes.ts';
import { CATEGORY_NAMES, describeSeverity } from '../../records/symptoms/symptom-words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { StatusLine } from '../../ui/feedback/status-line.tsx';
import { DateTimeField } from '../../ui/fields/date-time-field.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Slider } from '../../ui/fields/slider.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { bodyOf, checkDate, type SymptomEntry } from './symptom-entry.ts';

const CATEGORIES = SYMPTOM_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] }));

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
  const refusal = useRefusal({ date: dateError });
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
    if (found !== null) {
      refusal.showFirst();
      return date.release();
    }
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
        onError: (error) => {
          setDateError(error instanceof ApiError ? (error.fields.date ?? null) : null);
          refusal.showFirst();
        },
      },
    );
  };

  return (
    <Card title="Log a symptom">
      <Form
        refusal={refusal}
        aria-label="Log a symptom"
        className="flex flex-col gap-6"
        onSubmit={() => {
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
              maxLength={MAX_NOTE_CHARACTERS}
              value={entry.note}
              onChange={(note) => change({ note })}
            />
          )}
        </Field>
        <RefusalNotice refusal={refusal} />
        {addSymptom.isError && dateError === null ? (
          <Notice tone="danger" title={SYMPTOM_MESSAGES.saveFailed}>
            {reasonOf(addSymptom.error)}
          </Notice>
        ) : null}
        <div className="-mb-2 flex flex-col gap-2">
          <Button type="submit" busy={addSymptom.isPending} className="min-h-14">
            Log Symptom
          </Button>
          <StatusLine tone="good" message={success} className="justify-center" />
        </div>
      </Form>
    </Card>
  );
}

/** Why, if the server or the lack of it said so. */
function reasonOf(error: Error): string | undefined {
  const isKnown = error instanceof ApiError && error.code !== 'unreadable';
  return isKnown ? error.message : undefined;
}
