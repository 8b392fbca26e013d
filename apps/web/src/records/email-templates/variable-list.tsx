import { TEMPLATE_VARIABLES } from '@dosewise/contract';
import { useId } from 'react';
import { RowButton } from '../../ui/buttons/row-button.tsx';
import { placeholderOf } from './example-mail.ts';
import { texts } from './texts.ts';

/** What a mail may name about the person who gets it. Pressing one puts it at the cursor. */
export function VariableList({ onInsert }: { onInsert: (placeholder: string) => void }) {
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
            <RowButton onPress={() => onInsert(placeholderOf(variable))}>
              <span className="sr-only">{texts.insert}</span>
              {placeholderOf(variable)}
            </RowButton>
            <span className="px-1 text-small text-quiet">{texts.examples[variable]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
