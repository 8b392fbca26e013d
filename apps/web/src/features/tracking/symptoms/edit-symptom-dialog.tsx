import type { Symptom } from '@dosewise/contract';
import { sentenceOf } from '../../../api/api-error.ts';
import { isGone } from '../../../api/changed-elsewhere.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { localDateTime } from '../../../forms/typed/local-date-time.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useEditSymptom } from '../../../records/symptoms/symptom-changes.ts';
import { texts as symptomTexts } from '../../../records/symptoms/texts.ts';
import { bodyOf, checkDate, type SymptomEntry } from './symptom-entry.ts';
import { SymptomFields } from './symptom-fields.tsx';
import { texts } from './texts.ts';

interface EditSymptomDialogProps {
  readonly symptom: Symptom;
  readonly onClose: () => void;
}

/** Edit Symptom: everything about it. */
export function EditSymptomDialog({ symptom, onClose }: EditSymptomDialogProps) {
  const editSymptom = useEditSymptom();
  const { category, severity, note } = symptom;
  const shown = localDateTime(Date.parse(symptom.date));
  const initial: SymptomEntry = { category, severity, note, date: shown };
  const form = useForm({
    initial,
    check: ({ date }) => ({ date: checkDate(date, Date.now()) }),
    body: (entry) => {
      const { date, ...rest } = bodyOf(entry);
      // An untouched field keeps the seconds that it cannot show.
      return entry.date === shown ? rest : { ...rest, date };
    },
    send: (body) => editSymptom(symptom._id, body),
    failed: (error) => (isGone(error) ? texts.gone : sentenceOf(error, symptomTexts.saveFailed)),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={texts.editTitle}
      submitLabel={texts.save}
      className="flex flex-col gap-6"
      onClose={onClose}
    >
      <SymptomFields form={form} />
    </FormDialog>
  );
}
