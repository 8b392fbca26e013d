import { listWords } from '../../../format/lists.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { batchesOf } from './import-batches.ts';
import { PreviewKinds } from './preview-kinds.tsx';
import { type AnswerHandler, ImportQuestions } from './questions/import-questions.tsx';
import { OwnArchive } from './restore/own-archive.tsx';
import type { Restored } from './restore/restore-archive.ts';
import { ReviewActions } from './review-actions.tsx';
import { SkippedEntries } from './skipped-entries.tsx';
import { texts } from './texts.ts';
import type { Reviewed } from './use-history-import.ts';

interface ImportReviewProps {
  readonly reviewed: Reviewed;
  /** How far the file is read again; null when it is read. */
  readonly share: number | null;
  readonly error: { readonly title: string; readonly sentence: string } | null;
  /** The account's. */
  readonly timeZone: string;
  readonly onAnswer: AnswerHandler;
  readonly onImport: () => void;
  readonly onRestored: (restored: Restored) => void;
  readonly onDiscard: () => void;
}

/** What was read, what it leaves open, and what would come in, before anything is stored. */
export function ImportReview(props: ImportReviewProps) {
  const { reviewed, share, error, timeZone, onAnswer, onDiscard } = props;
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
      {history.ignored.length > 0 && history.format !== 'dosewise-json' ? (
        <p className="text-quiet wrap-anywhere">{texts.ignored(listWords(history.ignored))}</p>
      ) : null}
      {parts > 1 ? <Notice tone="info">{texts.parts(parts)}</Notice> : null}
      {error === null ? null : (
        <Notice tone="danger" title={error.title}>
          {error.sentence}
        </Notice>
      )}
      {share === null ? (
        <Ways {...props} counts={counts} isOpen={isOpen} />
      ) : (
        <Progress label={texts.readingAgain} share={share} onCancel={onDiscard} />
      )}
    </>
  );
}

function Ways({
  reviewed: { history, file },
  onRestored,
  ...rest
}: ImportReviewProps & { readonly counts: string; readonly isOpen: boolean }) {
  if (history.format !== 'dosewise-json') return <ReviewActions {...rest} />;
  return (
    <OwnArchive file={file} onRestored={onRestored}>
      {(button, isBusy) => <ReviewActions {...rest} first={button} isBusy={isBusy} />}
    </OwnArchive>
  );
}
