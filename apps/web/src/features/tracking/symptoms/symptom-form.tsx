import { Form, FormNotice } from '../../../forms/form.tsx';
import { useTimedMessage } from '../../../forms/timed-message.ts';
import { localDateTime } from '../../../forms/typed/local-date-time.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useAddSymptom } from '../../../records/symptoms/symptom-changes.ts';
import { describeSeverity } from '../../../records/symptoms/symptom-words.ts';
import { texts as symptomTexts } from '../../../records/symptoms/texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { StatusLine } from '../../../ui/feedback/status-line.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { bodyOf, checkDate, EMPTY_ENTRY } from './symptom-entry.ts';
import { SymptomFields } from './symptom-fields.tsx';
import { texts } from './texts.ts';

/** Logs a symptom. */
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
  return (
    <Card title={texts.form}>
      <Form form={form} aria-label={texts.form} className="flex flex-col gap-6">
        <SymptomFields form={form} />
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
