import type { HistoryQuestion } from '@dosewise/file-import';
import { useEffect, useRef, useState } from 'react';
import { knownTimeZones } from '../../../../format/time-zones.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { questionTexts } from './texts.ts';

interface QuestionFieldProps {
  readonly question: HistoryQuestion;
  readonly subject: string;
  /** The account's. */
  readonly timeZone: string;
  readonly answer: string | null;
  readonly onAnswer: (answer: string) => void;
}

const LEAVE_OUT = 'leave-out';
const SEVERITIES = Array.from({ length: 11 }, (_, severity) => String(severity));
/** How long a typed answer rests before the file is read with it. */
const TYPING_MS = 400;

/** One question about one thing of the file. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, subject, timeZone, answer, onAnswer } = props;
  const { id, must, subjects } = question;
  const proposed = question.proposed[subject];
  // Several stand below their question.
  const isOneOfMany = subjects.length > 1;
  const label = isOneOfMany ? subject : questionTexts.about(questionTexts.questions[id], subject);
  const inFile = isOneOfMany ? undefined : samplesOf(question);
  const options = optionsOf(question, timeZone);
  if (options.length === 0) return <TypedAnswer {...props} label={label} hint={inFile} />;
  return (
    <SelectField
      label={label}
      hint={inFile}
      value={answer ?? (must ? '' : (proposed ?? ''))}
      options={[
        ...(must || proposed === undefined ? [{ value: '', label: questionTexts.choose }] : []),
        ...options.map((value) => {
          const name =
            id === 'time-zone' ? value.replaceAll('_', ' ') : questionTexts.answer(id, value);
          return { value, label: must && value === proposed ? questionTexts.likely(name) : name };
        }),
      ]}
      onChange={onAnswer}
    />
  );
}

/** What of the file raises the question; undefined where its subjects say it already. */
export function samplesOf({ samples, subjects }: HistoryQuestion): string | undefined {
  const shown = samples.filter((sample) => !subjects.includes(sample));
  return shown.length > 0 ? questionTexts.inFile(shown.join(' · ')) : undefined;
}

/** What can be chosen; empty where the answer is typed. */
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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isLeftOut = answer === LEAVE_OUT;
  const likely = proposed[subject];
  const say = (text: string) => {
    clearTimeout(timer.current);
    onAnswer(text);
  };
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <TextField
        label={id === 'concentration' ? `${label} (${questionTexts.mgPerMl})` : label}
        hint={hint}
        inputMode={id === 'medicine' ? 'text' : 'decimal'}
        value={typed}
        maxLength={120}
        onChange={(text) => {
          setTyped(text);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => onAnswer(text), TYPING_MS);
        }}
      />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {likely && typed === '' ? (
          <Button
            kind="secondary"
            onClick={() => {
              setTyped(likely);
              say(likely);
            }}
          >
            {questionTexts.take(likely)}
          </Button>
        ) : null}
        {id === 'concentration' || id === 'medicine' ? (
          <Button
            kind="secondary"
            aria-pressed={isLeftOut}
            onClick={() => say(isLeftOut ? typed : LEAVE_OUT)}
          >
            {questionTexts.leaveOut}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
