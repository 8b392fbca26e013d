import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import type { FieldErrors } from '../../forms/form-values.ts';
import { cx } from '../../ui/class-names.ts';
import { Field } from '../../ui/fields/field.tsx';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { LineField } from './line-field.tsx';
import { MailPreview } from './mail-preview.tsx';
import type { TemplateForm } from './template-form.ts';
import { VariableList } from './variable-list.tsx';

interface MailFieldsProps {
  readonly values: TemplateForm;
  readonly errors: FieldErrors<TemplateForm>;
  readonly onChange: (changed: Partial<TemplateForm>) => void;
  /** The field that stands beside the subject, where there is room. */
  readonly beside: ReactNode;
}

type MailField = 'subject' | 'htmlContent' | 'textContent';

const VIEWS = [
  { value: 'edit', label: 'Edit' },
  { value: 'preview', label: 'Preview' },
] as const;

/** What makes up the mail itself: subject, HTML with a preview, plain text, and variables for all. */
export function MailFields({ values, errors, onChange, beside }: MailFieldsProps) {
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const lastUsed = useRef<{ field: MailField; element: HTMLInputElement | HTMLTextAreaElement }>(
    null,
  );
  const remember =
    (field: MailField) =>
    ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      lastUsed.current = { field, element: currentTarget };
    };
  /** Puts `text` where the cursor is or was last, else at the end of the HTML. */
  const insert = (text: string) => {
    if (lastUsed.current === null) return onChange({ htmlContent: values.htmlContent + text });
    const { field, element } = lastUsed.current;
    const { selectionStart, selectionEnd, value } = element;
    element.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
    onChange({ [field]: element.value });
    element.focus();
  };
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {beside}
        <LineField
          label="Subject"
          maxLength={200}
          value={values.subject}
          error={errors.subject}
          onFocus={remember('subject')}
          onChange={(subject) => onChange({ subject })}
        />
      </div>
      <VariableList onInsert={insert} />
      <div className="flex flex-col gap-3">
        <SegmentedControl
          legend="HTML content, view"
          hideLegend
          value={view}
          segments={VIEWS}
          onChange={setView}
        />
        {/* Kept while the preview is open, so that the cursor stays where it was. */}
        <Field
          label="HTML content"
          error={errors.htmlContent}
          className={cx(view === 'preview' && 'hidden')}
        >
          {(control) => (
            <TextArea
              {...control}
              spellCheck={false}
              maxLength={200_000}
              className="max-h-120 min-h-60 font-mono text-small"
              onFocus={remember('htmlContent')}
              value={values.htmlContent}
              onChange={(htmlContent) => onChange({ htmlContent })}
            />
          )}
        </Field>
        {view === 'preview' ? (
          <MailPreview subject={values.subject} html={values.htmlContent} />
        ) : null}
      </div>
      <Field
        label="Text content"
        optional
        error={errors.textContent}
        hint="For mail programs that show no HTML. Left empty, it is made from the HTML."
      >
        {(control) => (
          <TextArea
            {...control}
            maxLength={200_000}
            className="max-h-80"
            onFocus={remember('textContent')}
            value={values.textContent}
            onChange={(textContent) => onChange({ textContent })}
          />
        )}
      </Field>
    </>
  );
}
