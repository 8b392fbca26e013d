import type { HistoryAnswers, HistoryQuestion, HistoryQuestionId } from '@dosewise/file-import';
import type { ReactNode } from 'react';
import { Disclosure } from '../../../../ui/layout/disclosure.tsx';
import { QuestionField, samplesOf } from './question-field.tsx';
import { questionTexts } from './texts.ts';

/** Takes one answer about one thing of the file. */
export type AnswerHandler = (id: HistoryQuestionId, subject: string, answer: string) => void;

interface ImportQuestionsProps {
  readonly questions: readonly HistoryQuestion[];
  readonly answers: HistoryAnswers;
  /** The account's. */
  readonly timeZone: string;
  readonly onAnswer: AnswerHandler;
}

/** Asks what the file leaves open: first what must be said, then what is taken for granted. */
export function ImportQuestions({ questions, answers, timeZone, onAnswer }: ImportQuestionsProps) {
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

interface ManySubjectsProps {
  readonly question: HistoryQuestion;
  readonly children: ReactNode;
}

/** A question that is asked once of each of several things. */
function ManySubjects({ question, children }: ManySubjectsProps) {
  const samples = samplesOf(question);
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-2 text-quiet">{questionTexts.questions[question.id]}</legend>
      {samples === undefined ? null : (
        <p className="mb-2 text-small wrap-anywhere text-quiet">{samples}</p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
