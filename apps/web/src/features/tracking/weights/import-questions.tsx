import { WEIGHT_UNITS } from '@dosewise/domain';
import type {
  HistoryQuestionId,
  WeightColumns,
  WeightCsvOptions,
  WeightCsvQuestion,
} from '@dosewise/file-import';
import { useState } from 'react';
import { Button } from '../../../kit/buttons/button.tsx';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { texts as fileTexts } from '../../../parts/file-import/texts.ts';
import { type DateOrder, texts } from './texts.ts';

const UNITS = WEIGHT_UNITS.map((value) => ({ value, label: texts.units[value] }));
const DATE_ORDERS = [
  'day-first',
  'month-first',
  'year-first',
] as const satisfies readonly DateOrder[];
const ORDERS = DATE_ORDERS.map((value) => ({ value, label: texts.orders[value] }));
const ROLES = [
  'date',
  'time',
  'weight',
  'unit',
  'note',
  'source',
] as const satisfies readonly (keyof WeightColumns)[];
const REQUIRED: ReadonlySet<keyof WeightColumns> = new Set(['date', 'weight']);

const KIND_ANSWERS = ['weight', 'leave-out'] as const;

/** The user's answers to a file's questions. */
export type ImportAnswers = Pick<WeightCsvOptions, 'answers' | 'mapping'>;

interface ImportQuestionsProps {
  readonly question: WeightCsvQuestion;
  /** The answers given before. */
  readonly answers: ImportAnswers['answers'];
  readonly onAnswer: (answers: ImportAnswers) => void;
  readonly onDiscard: () => void;
}

/** Asks what the file itself does not say. Likely answers are chosen already, never taken unasked. */
export function ImportQuestions(props: ImportQuestionsProps) {
  const { question, answers, onAnswer, onDiscard } = props;
  const asked = new Map(question.questions.map(({ id, proposed }) => [id, proposed['']]));
  const likely = <Answer extends string>(id: HistoryQuestionId, answers: readonly Answer[]) =>
    answers.find((answer) => answer === asked.get(id));
  const [mapping, setMapping] = useState(question.mapping);
  const [unit, setUnit] = useState(likely('weight-unit', WEIGHT_UNITS) ?? 'kg');
  const [dateOrder, setDateOrder] = useState(likely('date-order', DATE_ORDERS) ?? 'day-first');
  const [kinds, setKinds] = useState(answers['kind-word'] ?? {});
  const people = question.questions.find(({ id }) => id === 'which-person')?.options ?? [];
  const [person, setPerson] = useState(answers['which-person']?.[''] ?? '');
  const possibleOrders = question.questions.find(({ id }) => id === 'date-order')?.options ?? [];
  const isPersonOpen = people.length > 0 && !people.includes(person);
  const asksColumns = asked.has('columns');
  const lacksColumns = question.mapping.date === null || question.mapping.weight === null;
  const isMapped = mapping.date !== null && mapping.weight !== null;
  const words = question.questions.find(({ id }) => id === 'kind-word')?.subjects ?? [];
  const isComplete =
    (!asksColumns || isMapped) && !isPersonOpen && words.every((word) => kinds[word]);
  return (
    <form
      aria-label={texts.questions}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer({
          ...(asksColumns ? { mapping } : {}),
          answers: {
            ...(asked.has('weight-unit') ? { 'weight-unit': { '': unit } } : {}),
            ...(asked.has('date-order') ? { 'date-order': { '': dateOrder } } : {}),
            ...(words.length > 0 ? { 'kind-word': kinds } : {}),
            ...(people.length > 0 ? { 'which-person': { '': person } } : {}),
          },
        });
      }}
    >
      {asksColumns && lacksColumns ? (
        <Notice tone="caution">{texts.unreadable['no-columns']}</Notice>
      ) : null}
      {asksColumns ? (
        <ColumnMapping question={question} mapping={mapping} onChange={setMapping} />
      ) : null}
      {asked.has('weight-unit') ? (
        <SelectField
          label={texts.whichUnit}
          hint={texts.noUnit}
          value={unit}
          options={UNITS}
          onChange={setUnit}
        />
      ) : null}
      {asked.has('date-order') ? (
        <SelectField
          label={texts.whichOrder}
          hint={texts.noOrder}
          value={dateOrder}
          options={ORDERS.filter(({ value }) => possibleOrders.includes(value))}
          onChange={setDateOrder}
        />
      ) : null}
      {people.length === 0 ? null : (
        <SelectField
          label={fileTexts.asked['which-person']}
          value={person}
          options={[
            { value: '', label: texts.choose },
            ...people.map((name) => ({ value: name, label: name })),
          ]}
          onChange={setPerson}
        />
      )}
      {words.length === 0 ? null : <KindWords words={words} kinds={kinds} onChange={setKinds} />}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button kind="secondary" onClick={onDiscard}>
          {texts.discard}
        </Button>
        <Button type="submit" disabled={!isComplete}>
          {texts.continue}
        </Button>
      </div>
    </form>
  );
}

interface KindWordsProps {
  readonly words: readonly string[];
  /** Answers by word. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly onChange: (kinds: Readonly<Record<string, string>>) => void;
}

/** Asks of each word of the file that names a kind of reading if it is a weight. */
function KindWords({ words, kinds, onChange }: KindWordsProps) {
  const options = [
    { value: '', label: texts.choose },
    ...KIND_ANSWERS.map((value) => ({ value, label: texts.kinds[value] })),
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-quiet">{fileTexts.asked['kind-word']}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {words.map((word) => (
          <SelectField
            key={word}
            label={word}
            value={kinds[word] ?? ''}
            options={options}
            onChange={(kind) => onChange({ ...kinds, [word]: kind })}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ColumnMappingProps {
  readonly question: WeightCsvQuestion;
  readonly mapping: WeightColumns;
  readonly onChange: (mapping: WeightColumns) => void;
}

/** The choice of a column for each role, the columns named with their first values. */
function ColumnMapping({ question, mapping, onChange }: ColumnMappingProps) {
  const columns = question.columns.map(({ index, name, samples }) => ({
    value: String(index),
    label: `${name}${samples[0] ? ` (${samples[0]})` : ''}`,
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
