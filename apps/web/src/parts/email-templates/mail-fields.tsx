import { TEMPLATE_VARIABLES } from '@dosewise/contract';
import { type FocusEvent, useId, useRef, useState } from 'react';
import { RowButton } from '../../kit/buttons/row-button.tsx';
import { cx } from '../../kit/class-names.ts';
import type { Elements } from '../../kit/elements.ts';
import { SegmentedControl } from '../../kit/fields/segmented-control.tsx';
import { TextAreaField } from '../../kit/fields/text-area.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import type { FormState } from '../../kit/forms/use-form.ts';
import { useHasColumns } from '../../kit/layout/use-is-wide.ts';
import { useDebouncedValue } from '../../kit/use-debounced-value.ts';
import { MailPreview, variablePlaceholder } from './mail-preview.tsx';
import type { TemplateForm } from './template-form.ts';
import { texts } from './texts.ts';

type MailField = 'subject' | 'htmlContent' | 'textContent';

/** The pause after which a preview follows what is typed: each time the mail is drawn again. */
const PREVIEW_PAUSE_MS = 300;

const VIEWS = (['edit', 'preview'] as const).map((value) => ({
  value,
  label: texts.views[value],
}));

interface MailFieldsProps {
  readonly form: FormState<TemplateForm>;
  /** The fields above those of the mail itself. */
  readonly children: Elements;
}

/**
 * The fields of the mail itself: subject, HTML, plain text, and variables for all. Its preview stands beside them where
 * there is room, else in the place of the HTML.
 */
export function MailFields({ form, children }: MailFieldsProps) {
  const { values, change } = form;
  const isBeside = useHasColumns();
  const [chosen, setView] = useState<'edit' | 'preview'>('edit');
  const view = isBeside ? 'edit' : chosen;
  const html = useDebouncedValue(values.htmlContent, PREVIEW_PAUSE_MS);
  const preview = <MailPreview subject={values.subject} html={html} />;
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
  const fields = (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {children}
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
        {isBeside ? null : (
          <SegmentedControl
            legend={texts.view}
            hideLegend
            value={view}
            segments={VIEWS}
            onChange={setView}
          />
        )}
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
        {view === 'preview' ? preview : null}
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
  if (!isBeside) return fields;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_40rem] items-start gap-6">
      <div className="flex min-w-0 flex-col gap-5">{fields}</div>
      <section aria-label={texts.views.preview} className="sticky top-0 min-w-0">
        {preview}
      </section>
    </div>
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
