import { MAX_NOTE_CHARACTERS, MAX_SEVERITY, SYMPTOM_CATEGORIES } from '@dosewise/domain';
import { Form, FormNotice } from '../../forms/form.tsx';
import { localDateTime } from '../../forms/local-date-time.ts';
import { useTimedMessage } from '../../forms/timed-message.ts';
import { useForm } from '../../forms/use-form.ts';
import { useAddSymptom } from '../../records/symptoms/symptom-changes.ts';
import { describeSeverity } from '../../records/symptoms/symptom-words.ts';
import { texts as symptomTexts } from '../../records/symptoms/texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { StatusLine } from '../../ui/feedback/status-line.tsx';
import { DateTimeField } from '../../ui/fields/date-time-field.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Slider } from '../../ui/fields/slider.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { bodyOf, checkDate, EMPTY_ENTRY } from './symptom-entry.ts';
import { texts } from './texts.ts';

const CATEGORIES = SYMPTOM_CATEGORIES.map((value) => ({
  value,
  label: symptomTexts.categories[value],
}));

/** What was felt, how strongly, and when. */
export function SymptomForm() {
  const [success, showSuccess] = useTimedMessage();
  const form = useForm({
    initial: EMPTY_ENTRY,
    clock: { field: 'date', format: localDateTime },
    check: ({ date }) => ({ date: checkDate(date, Date.now()) }),
    body: bodyOf,
    send: useAddSymptom(),
    failed: '',
    onSaved: ({ category, severity }) => {
      form.startAnew();
      showSuccess(texts.logged(symptomTexts.categories[category], describeSeverity(severity)));
    },
  });
  const { severity } = form.values;
  return (
    <Card title={texts.form}>
      <Form form={form} aria-label={texts.form} className="flex flex-col gap-6">
        <SelectField {...form.input('category')} label={texts.category} options={CATEGORIES} />
        <Slider
          {...form.input('severity')}
          label={texts.severity}
          min={0}
          max={MAX_SEVERITY}
          step={1}
          valueText={describeSeverity(severity)}
          hint={texts.severityHint(describeSeverity(severity))}
        />
        <DateTimeField {...form.input('date')} error={form.errors.date} />
        <Field label={texts.note} optional>
          {(control) => (
            <TextArea {...control} {...form.input('note')} maxLength={MAX_NOTE_CHARACTERS} />
          )}
        </Field>
        <FormNotice form={form} failed={symptomTexts.saveFailed} />
        <div className="-mb-2 flex flex-col gap-2">
          <Button type="submit" busy={form.busy} className="min-h-14">
            {texts.log}
          </Button>
          <StatusLine tone="good" message={success} className="justify-center" />
        </div>
      </Form>
    </Card>
  );
}
