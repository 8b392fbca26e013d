import { MAX_NOTE_CHARACTERS, MAX_SEVERITY, SYMPTOM_CATEGORIES } from '@dosewise/domain';
import type { FormState } from '../../../forms/use-form.ts';
import { describeSeverity } from '../../../records/symptoms/symptom-words.ts';
import { texts as symptomTexts } from '../../../records/symptoms/texts.ts';
import { DateTimeField } from '../../../ui/fields/date-time-field.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import type { SymptomEntry } from './symptom-entry.ts';
import { texts } from './texts.ts';

const CATEGORIES = SYMPTOM_CATEGORIES.map((value) => ({
  value,
  label: symptomTexts.categories[value],
}));

/** What was felt, how strongly, and when. */
export function SymptomFields({ form }: { form: FormState<SymptomEntry> }) {
  const { severity } = form.values;
  return (
    <>
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
    </>
  );
}
