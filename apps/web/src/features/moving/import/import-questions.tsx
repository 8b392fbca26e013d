import type { HistoryAnswers, HistoryQuestion, HistoryQuestionId } from '@dosewise/file-import';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../kit/buttons/button.tsx';
import { Field } from '../../../kit/fields/field.tsx';
import { NumberInput } from '../../../kit/fields/number-input.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { TextInput } from '../../../kit/fields/text-input.tsx';
import { useAfterPause } from '../../../kit/forms/after-pause.ts';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { knownTimeZones } from '../../../languages/formats/time-zones.ts';
import { texts as fileTexts } from '../../../parts/file-import/texts.ts';
import { texts } from './texts.ts';

/** Takes one answer about one thing of the file. */
export type AnswerHandler = (id: HistoryQuestionId, subject: string, answer: string) => void;

interface ImportQuestionsProps {
  readonly questions: readonly HistoryQuestion[];
  /** Those that must be answered and are not. */
  readonly unanswered: readonly HistoryQuestionId[];
  readonly answers: HistoryAnswers;
  /** The account's. */
  readonly timeZone: string;
  readonly onAnswer: AnswerHandler;
}

const ASKED: Readonly<Record<HistoryQuestionId, string>> = {
  ...texts.questions.asked,
  ...fileTexts.asked,
};

/** Leads to the first question in `asked` that must be answered and is not. */
export function showFirstOpen(asked: HTMLElement | null): void {
  const field = asked?.querySelector<HTMLElement>('[data-open] select, [data-open] input');
  field?.focus({ preventScroll: true });
  field?.closest('[data-open]')?.scrollIntoView({ block: 'center' });
}

/** Asks what the file leaves open: first what must be said, then what is taken for granted. */
export function ImportQuestions(props: ImportQuestionsProps) {
  const { questions, unanswered, answers, timeZone, onAnswer } = props;
  const fieldsOf = (asked: readonly HistoryQuestion[]) => (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
      {asked.map((question) => {
        const fields = question.subjects.map((subject) => (
          <QuestionField
            key={`${question.id} ${subject}`}
            question={question}
            subject={subject}
            timeZone={timeZone}
            answer={answers[question.id]?.[subject] ?? null}
            isUnanswered={unanswered.includes(question.id)}
            onAnswer={(answer) => onAnswer(question.id, subject, answer)}
          />
        ));
        return fields.length === 1 ? (
          fields
        ) : (
          <ManySubjects key={question.id} question={question}>
            {fields}
          </ManySubjects>
        );
      })}
    </div>
  );
  const must = questions.filter((question) => question.must);
  const granted = questions.filter((question) => !question.must);
  return (
    <>
      {must.length === 0 ? null : (
        <section className="flex flex-col gap-4 rounded-control bg-sunken p-4">
          <h3 className="font-semibold">{texts.questions.must}</h3>
          {fieldsOf(must)}
        </section>
      )}
      {granted.length === 0 ? null : (
        <Disclosure summary={texts.questions.granted} open>
          <div className="pt-2 pb-4">{fieldsOf(granted)}</div>
        </Disclosure>
      )}
    </>
  );
}

interface ManySubjectsProps {
  readonly question: HistoryQuestion;
  readonly children: ReactNode;
}

/** A question that is asked once of each of several things. */
function ManySubjects({ question, children }: ManySubjectsProps) {
  const samples = question.id === 'columns' ? undefined : samplesOf(question, '');
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-2 text-quiet">{ASKED[question.id]}</legend>
      {samples === undefined ? null : (
        <p className="mb-2 text-small wrap-anywhere text-quiet">{samples}</p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

interface QuestionFieldProps {
  readonly question: HistoryQuestion;
  readonly subject: string;
  /** The account's. */
  readonly timeZone: string;
  readonly answer: string | null;
  /** True while the question must be answered, about this or another thing of the file. */
  readonly isUnanswered: boolean;
  readonly onAnswer: (answer: string) => void;
}

const LEAVE_OUT = 'leave-out';
const SHOWN_SAMPLES = 3;
/** Typed answers that may also be none. */
const LEAVES_OUT: ReadonlySet<HistoryQuestionId> = new Set([
  'concentration',
  'medicine',
  'mg-per-count',
]);
const SEVERITIES = Array.from({ length: 11 }, (_, severity) => String(severity));
/** The time a typed answer rests before the file is read with it. */
const TYPING_MS = 400;

/** One question about one thing of the file. */
function QuestionField(props: QuestionFieldProps) {
  const { question, subject, timeZone, answer, onAnswer } = props;
  const { id, must, subjects } = question;
  const proposed = question.proposed[subject];
  // Several stand below their question.
  const isOneOfMany = subjects.length > 1;
  const label = isOneOfMany ? subject : texts.questions.about(ASKED[id], subject);
  const inFile = isOneOfMany && id !== 'columns' ? undefined : samplesOf(question, subject);
  const options = optionsOf(question, timeZone);
  const isOpen = props.isUnanswered && !isAnswered(answer, options, subjects);
  if (options.length === 0) {
    return (
      <div data-open={isOpen || undefined} className="min-w-0">
        <TypedAnswer {...props} label={label} hint={inFile} />
      </div>
    );
  }
  // The likely one first, and never chosen for the user.
  const inOrder = options.toSorted((a, b) => Number(b === proposed) - Number(a === proposed));
  return (
    <div data-open={isOpen || undefined} className="min-w-0">
      <SelectField
        label={label}
        hint={inFile}
        value={answer ?? (must ? '' : (proposed ?? ''))}
        options={[
          ...(must || proposed === undefined ? [{ value: '', label: texts.questions.choose }] : []),
          ...inOrder.map((value) => {
            const name =
              id === 'time-zone' ? value.replaceAll('_', ' ') : texts.questions.answer(id, value);
            return {
              value,
              label: must && value === proposed ? texts.questions.likely(name) : name,
            };
          }),
        ]}
        onChange={onAnswer}
      />
    </div>
  );
}

/** True for an answer about one of the subjects of an open question that is not what is missing. */
function isAnswered(
  answer: string | null,
  options: readonly string[],
  subjects: readonly string[],
): boolean {
  if (answer === null || answer === '' || subjects.length === 1) return false;
  return options.length > 0 ? options.includes(answer) : /^leave-out$|[1-9]/.test(answer);
}

/**
 * The words of the file that raise the question about a subject; undefined where its subjects say them already. Those
 * of columns begin with the name of theirs.
 */
function samplesOf(
  { id, samples, subjects }: HistoryQuestion,
  subject: string,
): string | undefined {
  const own =
    id === 'columns'
      ? samples.flatMap((sample) =>
          sample.startsWith(`${subject}: `) ? sample.slice(subject.length + 2) : [],
        )
      : samples.filter((sample) => !subjects.includes(sample));
  const shown = own.slice(0, SHOWN_SAMPLES);
  return shown.length > 0 ? texts.questions.inFile(shown.join(' · ')) : undefined;
}

/** The options; empty where the answer is typed. */
function optionsOf({ id, options }: HistoryQuestion, timeZone: string): readonly string[] {
  if (options.length > 0) return options;
  if (id === 'time-zone') return [...new Set([timeZone, 'UTC', ...knownTimeZones()])];
  return id === 'severity-unknown' ? [...SEVERITIES, LEAVE_OUT] : [];
}

/** A number or a name. The file is read with it once typing rests. */
function TypedAnswer({
  question: { id, proposed },
  subject,
  answer,
  onAnswer,
  label,
  hint,
}: QuestionFieldProps & { readonly label: string; readonly hint: string | undefined }) {
  const [typed, setTyped] = useState(answer === LEAVE_OUT ? '' : (answer ?? ''));
  // What is still typed as the question goes belongs to another file.
  const resting = useAfterPause(onAnswer, TYPING_MS, 'drop');
  const isLeftOut = answer === LEAVE_OUT;
  const likely = proposed[subject];
  const onChange = (text: string) => {
    setTyped(text);
    resting.later(text);
  };
  const say = (text: string) => {
    resting.drop();
    onAnswer(text);
  };
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Field
        label={id === 'concentration' ? `${label} (${texts.questions.mgPerMl})` : label}
        hint={hint}
      >
        {(control) => {
          const input = { ...control, maxLength: 120, autoComplete: 'off', value: typed, onChange };
          if (id === 'medicine') return <TextInput {...input} />;
          return (
            <NumberInput {...input} suffix={id === 'mg-per-count' ? texts.questions.mg : ''} />
          );
        }}
      </Field>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {likely && typed === '' ? (
          <Button
            kind="secondary"
            onClick={() => {
              setTyped(likely);
              say(likely);
            }}
          >
            {texts.questions.take(likely)}
          </Button>
        ) : null}
        {LEAVES_OUT.has(id) ? (
          <Button
            kind="secondary"
            aria-pressed={isLeftOut}
            onClick={() => say(isLeftOut ? typed : LEAVE_OUT)}
          >
            {texts.questions.leaveOut}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
