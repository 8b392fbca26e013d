import type { Symptom } from '@dosewise/contract';
import {
  MAX_NOTE_CHARACTERS,
  MAX_SEVERITY,
  SYMPTOM_CATEGORIES,
  type SymptomCategory,
} from '@dosewise/domain';
import { isGone } from '../../../data/calls/api-error.ts';
import {
  type NewSymptom,
  useAddSymptom,
  useEditSymptom,
} from '../../../data/symptoms/symptom-changes.ts';
import { texts as symptomTexts } from '../../../data/symptoms/texts.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { StatusLine } from '../../../kit/feedback/status-line.tsx';
import { showToast } from '../../../kit/feedback/toasts.ts';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { Slider } from '../../../kit/fields/slider.tsx';
import { TextAreaField } from '../../../kit/fields/text-area.tsx';
import { Form, FormNotice } from '../../../kit/forms/form.tsx';
import { FormDialog } from '../../../kit/forms/form-dialog.tsx';
import { checkPastTime, localDateTime, toIso } from '../../../kit/forms/local-date-time.ts';
import { useTimedMessage } from '../../../kit/forms/timed-message.ts';
import { type FormState, useForm } from '../../../kit/forms/use-form.ts';
import { Card } from '../../../kit/layout/card.tsx';
import { useIsWide } from '../../../kit/layout/use-is-wide.ts';
import { DeviceTimeField } from '../../../parts/device-clock/device-time-field.tsx';
import { RecordDialog } from '../../../parts/record-list/record-dialog.tsx';
import { describeSeverity } from '../../../parts/symptoms/symptom-words.ts';
import { texts } from './texts.ts';

interface SymptomFormProps {
  /** True when it was asked for: then a phone shows it. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Logs a symptom: beside the history where there is room, else in a sheet. It keeps what is typed. */
export function SymptomForm({ isOpen, onClose }: SymptomFormProps) {
  const isWide = useIsWide();
  const [success, showSuccess] = useTimedMessage();
  const form = useForm({
    initial: EMPTY_ENTRY,
    clock: { field: 'date', format: localDateTime },
    check: ({ date }) => ({ date: checkPastTime(date, Date.now(), texts) }),
    body: toSymptomBody,
    send: useAddSymptom(),
    failed: '',
    onSaved: ({ category, severity }) => {
      form.startAnew();
      const message = texts.logged(symptomTexts.categories[category], describeSeverity(severity));
      if (isWide) return showSuccess(message);
      onClose();
      showToast({ tone: 'good', message });
    },
  });
  if (!isWide) {
    return isOpen ? (
      <FormDialog
        form={form}
        title={texts.form}
        submit={texts.log}
        className="flex flex-col gap-6"
        notice={form.failure === null ? null : [symptomTexts.saveFailed, form.failure].join('. ')}
        onClose={onClose}
      >
        <SymptomFields form={form} />
      </FormDialog>
    ) : null;
  }
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

const CATEGORIES = SYMPTOM_CATEGORIES.map((value) => ({
  value,
  label: symptomTexts.categories[value],
}));

/** The symptom, its severity and its time. */
function SymptomFields({ form }: { form: FormState<SymptomEntry> }) {
  const { severity } = form.values;
  return (
    <>
      <SelectField {...form.field('category')} label={texts.category} options={CATEGORIES} />
      <Slider
        {...form.field('severity')}
        label={texts.severity}
        min={0}
        max={MAX_SEVERITY}
        step={1}
        valueText={describeSeverity(severity)}
        hint={texts.severityHint(describeSeverity(severity))}
      />
      <DeviceTimeField {...form.field('date')} />
      <TextAreaField
        label={texts.note}
        optional
        {...form.field('note')}
        maxLength={MAX_NOTE_CHARACTERS}
      />
    </>
  );
}

/** The values of the form. */
interface SymptomEntry {
  readonly category: SymptomCategory;
  readonly severity: number;
  readonly note: string;
  /** The text of the date-time field. */
  readonly date: string;
}

const EMPTY_ENTRY: SymptomEntry = {
  category: SYMPTOM_CATEGORIES[0],
  severity: 0,
  note: '',
  date: '',
};

/** The body to send for an entry whose date passed the check. The note goes along, even empty. */
export function toSymptomBody({ category, severity, note, date }: SymptomEntry): NewSymptom {
  return {
    date: toIso(date),
    category,
    severity,
    note: note.trim(),
  };
}

/** The same for a symptom there is, without its date where that is still as `shown`: it keeps its seconds. */
export function toSymptomChange(
  entry: SymptomEntry,
  shown: string,
): Partial<Pick<NewSymptom, 'date'>> & Omit<NewSymptom, 'date'> {
  const { date, ...rest } = toSymptomBody(entry);
  return entry.date === shown ? rest : { ...rest, date };
}

interface EditSymptomDialogProps {
  readonly record: Symptom;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Edit symptom: everything about it; or it goes. */
export function EditSymptomDialog({ record, onDelete, onClose }: EditSymptomDialogProps) {
  const editSymptom = useEditSymptom();
  const { category, severity, note } = record;
  const shown = localDateTime(Date.parse(record.date));
  const initial: SymptomEntry = { category, severity, note, date: shown };
  const form = useForm({
    initial,
    check: ({ date }) => ({ date: checkPastTime(date, Date.now(), texts) }),
    body: (entry) => toSymptomChange(entry, shown),
    send: (body) => editSymptom(record._id, body),
    failed: (error) => (isGone(error) ? texts.gone : explainError(error, symptomTexts.saveFailed)),
    onSaved: onClose,
  });
  return (
    <RecordDialog form={form} words={texts} onDelete={onDelete} onClose={onClose}>
      <SymptomFields form={form} />
    </RecordDialog>
  );
}
