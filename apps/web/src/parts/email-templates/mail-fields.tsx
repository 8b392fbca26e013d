import { TEMPLATE_VARIABLES } from '@dosewise/contract';
import { type FocusEvent, useId, useRef, useState } from 'react';
import { RowButton } from '../../kit/buttons/row-button.tsx';
import { cx } from '../../kit/class-names.ts';
import { SegmentedControl } from '../../kit/fields/segmented-control.tsx';
import { TextAreaField } from '../../kit/fields/text-area.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import type { FormState } from '../../kit/forms/use-form.ts';
import { MailPreview, variablePlaceholder } from './mail-preview.tsx';
import type { TemplateForm } from './template-form.ts';
import { texts } from './texts.ts';

type MailField = 'subject' | 'htmlContent' | 'textContent';

const VIEWS = (['edit', 'preview'] as const).map((value) => ({
  value,
  label: texts.views[value],
}));

/** The fields of the mail itself: subject, HTML with a preview, plain text, and variables for all. */
export function MailFields({ form }: { form: FormState<TemplateForm> }) {
  const { values, change } = form;
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const lastUsed = useRef<{ field: MailField; element: HTMLInputElement | HTMLTextAreaElement }>(
    null,
  );
  const mailInput = (field: MailField) => ({
    ...form.field(field),
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      lastUsed.current = { field, element: currentTarget };
    },
  });
  /** Puts `text` where the cursor is or was last, else at the end of the HTML. */
  const insert = (text: string) => {
    if (lastUsed.current === null) return change({ htmlContent: values.htmlContent + text });
    const { field, element } = lastUsed.current;
    const { selectionStart, selectionEnd, value } = element;
    element.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
    change({ [field]: element.value });
    element.focus();
  };
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={texts.description}
          hint={texts.descriptionHint}
          maxLength={300}
          {...form.field('description')}
        />
        <TextField label={texts.subject} maxLength={200} {...mailInput('subject')} />
      </div>
      <VariableList onInsert={insert} />
      <div className="flex flex-col gap-3">
        <SegmentedControl
          legend={texts.view}
          hideLegend
          value={view}
          segments={VIEWS}
          onChange={setView}
        />
        {/* Kept while the preview is open, so that the cursor stays where it was. */}
        <TextAreaField
          label={texts.html}
          {...mailInput('htmlContent')}
          spellCheck={false}
          maxLength={200_000}
          className={cx(
            '[&_textarea]:max-h-120 [&_textarea]:min-h-60 [&_textarea]:font-mono [&_textarea]:text-small',
            view === 'preview' && 'hidden',
          )}
        />
        {view === 'preview' ? (
          <MailPreview subject={values.subject} html={values.htmlContent} />
        ) : null}
      </div>
      <TextAreaField
        label={texts.text}
        optional
        hint={texts.textHint}
        {...mailInput('textContent')}
        maxLength={200_000}
        className="[&_textarea]:max-h-80"
      />
    </>
  );
}

/** The facts that a mail may name about its reader. Pressing one puts it at the cursor. */
function VariableList({ onInsert }: { onInsert: (placeholder: string) => void }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="rounded-control bg-sunken p-4">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h3 id={titleId} className="font-semibold">
          {texts.variables}
        </h3>
        <p className="text-small text-quiet">{texts.variablesHint}</p>
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-3">
        {TEMPLATE_VARIABLES.map((variable) => (
          <li key={variable} className="flex flex-col gap-1">
            <RowButton onPress={() => onInsert(variablePlaceholder(variable))}>
              <span className="sr-only">{texts.insert}</span>
              <span>{variablePlaceholder(variable)}</span>
            </RowButton>
            <span className="px-1 text-small text-quiet">{texts.examples[variable]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
