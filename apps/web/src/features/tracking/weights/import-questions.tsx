import { WEIGHT_UNITS, type WeightUnit } from '@dosewise/domain';
import type { WeightColumns, WeightCsvOptions, WeightCsvQuestion } from '@dosewise/file-import';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { ImportAnswers } from './read-weight-file.ts';
import { texts } from './texts.ts';

type DateOrder = NonNullable<WeightCsvOptions['dateOrder']>;

const UNITS = WEIGHT_UNITS.map((value) => ({ value, label: texts.units[value] }));
const ORDERS: readonly { value: DateOrder; label: string }[] = [
  { value: 'day-first', label: texts.orders['day-first'] },
  { value: 'month-first', label: texts.orders['month-first'] },
];
const ROLES = [
  'date',
  'time',
  'weight',
  'unit',
  'note',
  'source',
] as const satisfies readonly (keyof WeightColumns)[];
const REQUIRED: ReadonlySet<keyof WeightColumns> = new Set(['date', 'weight']);

interface ImportQuestionsProps {
  readonly question: WeightCsvQuestion;
  readonly onAnswer: (answers: ImportAnswers) => void;
  readonly onDiscard: () => void;
}

/** Asks what the file itself does not say. Likely answers are chosen already, never taken unasked. */
export function ImportQuestions({ question, onAnswer, onDiscard }: ImportQuestionsProps) {
  const { needs, guess } = question;
  const [mapping, setMapping] = useState(question.mapping);
  const [unit, setUnit] = useState<WeightUnit>(guess.unit ?? 'kg');
  const [dateOrder, setDateOrder] = useState<DateOrder>(guess.dateOrder ?? 'day-first');
  const asksColumns = needs.includes('columns');
  const isMapped = mapping.date !== null && mapping.weight !== null;
  return (
    <form
      aria-label={texts.questions}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer({
          ...(asksColumns ? { mapping } : {}),
          ...(needs.includes('unit') ? { unit } : {}),
          ...(needs.includes('dateOrder') ? { dateOrder } : {}),
        });
      }}
    >
      {question.sentence === null ? null : <Notice tone="caution">{question.sentence}</Notice>}
      {asksColumns ? (
        <ColumnMapping question={question} mapping={mapping} onChange={setMapping} />
      ) : null}
      {needs.includes('unit') ? (
        <SelectField
          label={texts.whichUnit}
          hint={texts.noUnit}
          value={unit}
          options={UNITS}
          onChange={setUnit}
        />
      ) : null}
      {needs.includes('dateOrder') ? (
        <SelectField
          label={texts.whichOrder}
          hint={texts.noOrder}
          value={dateOrder}
          options={ORDERS}
          onChange={setDateOrder}
        />
      ) : null}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button kind="secondary" onClick={onDiscard}>
          {texts.discard}
        </Button>
        <Button type="submit" disabled={asksColumns && !isMapped}>
          {texts.continue}
        </Button>
      </div>
    </form>
  );
}

interface ColumnMappingProps {
  readonly question: WeightCsvQuestion;
  readonly mapping: WeightColumns;
  readonly onChange: (mapping: WeightColumns) => void;
}

/** Which column holds what, each named with its first values. */
function ColumnMapping({ question, mapping, onChange }: ColumnMappingProps) {
  const columns = question.columns.map(({ index, name, samples }) => ({
    value: String(index),
    label: `${name || texts.unnamedColumn(index + 1)}${samples[0] ? ` (${samples[0]})` : ''}`,
  }));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {ROLES.map((role) => (
        <SelectField
          key={role}
          label={texts.columns[role]}
          optional={!REQUIRED.has(role)}
          value={mapping[role] === null ? '' : String(mapping[role])}
          options={[
            { value: '', label: REQUIRED.has(role) ? texts.choose : texts.noColumn },
            ...columns,
          ]}
          onChange={(value) =>
            onChange({ ...mapping, [role]: value === '' ? null : Number(value) })
          }
        />
      ))}
    </div>
  );
}
