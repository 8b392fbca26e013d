import type { HistoryAnswers, HistoryQuestion } from '@dosewise/domain';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { QuestionField } from './question-field.tsx';
import { questionTexts } from './texts.ts';

interface ImportQuestionsProps {
  readonly questions: readonly HistoryQuestion[];
  readonly answers: HistoryAnswers;
  /** The account's. */
  readonly timeZone: string;
  readonly onAnswer: (answers: HistoryAnswers) => void;
}

/** Asks what the file leaves open: first what must be said, then what is taken for granted. */
export function ImportQuestions({ questions, answers, timeZone, onAnswer }: ImportQuestionsProps) {
  const fieldsOf = (asked: readonly HistoryQuestion[]) => (
    <div className="grid gap-4 sm:grid-cols-2">
      {asked.flatMap((question) =>
        question.subjects.map((subject) => (
          <QuestionField
            key={`${question.id} ${subject}`}
            question={question}
            subject={subject}
            timeZone={timeZone}
            answer={answers[question.id]?.[subject] ?? null}
            onAnswer={(answer) =>
              onAnswer({
                ...answers,
                [question.id]: { ...answers[question.id], [subject]: answer },
              })
            }
          />
        )),
      )}
    </div>
  );
  const must = questions.filter((question) => question.must);
  const granted = questions.filter((question) => !question.must);
  return (
    <>
      {must.length === 0 ? null : (
        <section className="flex flex-col gap-4 rounded-control bg-sunken p-4">
          <h3 className="font-semibold">{questionTexts.must}</h3>
          {fieldsOf(must)}
        </section>
      )}
      {granted.length === 0 ? null : (
        <Disclosure summary={questionTexts.granted} open>
          <div className="pt-2 pb-4">{fieldsOf(granted)}</div>
        </Disclosure>
      )}
    </>
  );
}
