import type { HistoryAnswers } from '@dosewise/domain';
import { listWords } from '../../format/lists.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import { batchesOf } from './import-batches.ts';
import { PreviewKinds } from './preview-kinds.tsx';
import { ImportQuestions } from './questions/import-questions.tsx';
import { SkippedEntries } from './skipped-entries.tsx';
import { texts } from './texts.ts';
import type { Reviewed } from './use-history-import.ts';

interface ImportReviewProps {
  readonly reviewed: Reviewed;
  /** How far the file is read again; null when it is read. */
  readonly share: number | null;
  /** Why the last try to store it failed, or null. */
  readonly error: string | null;
  /** The account's. */
  readonly timeZone: string;
  readonly onAnswer: (answers: HistoryAnswers) => void;
  readonly onImport: () => void;
  readonly onDiscard: () => void;
}

/** What was read, what it leaves open, and what would come in, before anything is stored. */
export function ImportReview(props: ImportReviewProps) {
  const { reviewed, share, error, timeZone, onAnswer, onImport, onDiscard } = props;
  const { history, answers } = reviewed;
  const { doses, weights, symptoms, questions, unanswered } = history;
  const total = doses.length + weights.length + symptoms.length;
  const counts = texts.counts({
    doses: doses.length,
    weights: weights.length,
    symptoms: symptoms.length,
  });
  const parts = batchesOf(history).length;
  const isOpen = unanswered.length > 0;
  return (
    <>
      <p>
        <span className="text-quiet">{texts.recognised} </span>
        <strong className="font-semibold">{texts.formats[history.format]}</strong>
      </p>
      <ImportQuestions
        questions={questions}
        answers={answers}
        timeZone={timeZone}
        onAnswer={onAnswer}
      />
      {total === 0 && !isOpen ? <Notice tone="caution">{texts.nothing}</Notice> : null}
      <PreviewKinds history={history} timeZone={answers['time-zone']?.[''] ?? timeZone} />
      {symptoms.length > 0 && questions.some(({ id }) => id === 'severity-words') ? (
        <p className="text-quiet">{texts.bands}</p>
      ) : null}
      {history.cutNotes > 0 ? (
        <Notice tone="caution">{texts.cutNotes(history.cutNotes)}</Notice>
      ) : null}
      <SkippedEntries skipped={history.skipped} />
      {history.ignored.length > 0 ? (
        <p className="text-quiet wrap-anywhere">{texts.ignored(listWords(history.ignored))}</p>
      ) : null}
      {parts > 1 ? <Notice tone="info">{texts.parts(parts)}</Notice> : null}
      {error === null ? null : (
        <Notice tone="danger" title={texts.failed}>
          {error}
        </Notice>
      )}
      {share === null ? (
        <div className="flex flex-col gap-2">
          <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <Button kind="secondary" onClick={onDiscard}>
              {texts.discard}
            </Button>
            <Button onClick={onImport} disabled={total === 0 || isOpen}>
              {total === 0 ? texts.importNothing : texts.import(counts)}
            </Button>
          </div>
          {isOpen ? <p className="text-quiet sm:text-right">{texts.unanswered}</p> : null}
        </div>
      ) : (
        <Progress label={texts.readingAgain} share={share} onCancel={onDiscard} />
      )}
    </>
  );
}
