import { type ReactElement, useRef } from 'react';
import type { Restored } from '../../../data/archive/archive.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { Progress } from '../../../kit/feedback/progress.tsx';
import { listWords } from '../../../languages/formats/lists.ts';
import { DoubtNotice, isDoubt } from '../../../parts/file-import/doubt-notice.tsx';
import { splitImport } from './import-batches.ts';
import { type AnswerHandler, ImportQuestions, showFirstOpen } from './import-questions.tsx';
import { OwnArchive } from './own-archive.tsx';
import { PreviewKinds } from './preview-kinds.tsx';
import { SkippedEntries, TableAccount } from './row-account.tsx';
import { texts } from './texts.ts';
import type { Reviewed } from './use-history-import.ts';

interface ImportReviewProps {
  readonly reviewed: Reviewed;
  /** The share of the file that is read again; null when all is read. */
  readonly share: number | null;
  readonly error: { readonly title: string; readonly sentence: string } | null;
  /** The account's. */
  readonly timeZone: string;
  readonly onAnswer: AnswerHandler;
  readonly onImport: () => void;
  readonly onRestored: (restored: Restored) => void;
  readonly onDiscard: () => void;
}

/** The preview of a file: what was read, what is open, and what would come in. */
export function ImportReview(props: ImportReviewProps) {
  const { reviewed, share, error, timeZone, onAnswer, onDiscard } = props;
  const { history, answers } = reviewed;
  const { doses, weights, symptoms, measurements, questions, unanswered } = history;
  const total = doses.length + weights.length + symptoms.length + measurements.length;
  const counts = texts.counts({
    doses: doses.length,
    weights: weights.length,
    symptoms: symptoms.length,
    measurements: measurements.length,
  });
  const parts = splitImport(history).length;
  const isOpen = unanswered.length > 0;
  const asked = useRef<HTMLDivElement>(null);
  return (
    <>
      <p>
        <span className="text-quiet">{`${texts.recognised} `}</span>
        <strong className="font-semibold">{texts.formats[history.format]}</strong>
      </p>
      <TableAccount history={history} isOpen={isOpen} />
      <div ref={asked} className="flex flex-col gap-5 empty:hidden">
        <ImportQuestions
          questions={questions.filter((question) => !isDoubt(question))}
          unanswered={unanswered}
          answers={answers}
          timeZone={timeZone}
          onAnswer={onAnswer}
        />
        {questions.filter(isDoubt).map((doubt) => (
          <DoubtNotice
            key={doubt.id}
            doubt={doubt}
            answer={answers[doubt.id]?.[''] ?? null}
            onAnswer={(answer) => onAnswer(doubt.id, '', answer)}
          />
        ))}
      </div>
      {total === 0 && !isOpen ? <Notice tone="caution">{texts.nothing}</Notice> : null}
      <PreviewKinds history={history} timeZone={answers['time-zone']?.[''] ?? timeZone} />
      {symptoms.length > 0 && questions.some(({ id }) => id === 'severity-words') ? (
        <p className="text-quiet">{texts.bands}</p>
      ) : null}
      {history.cutNotes > 0 ? (
        <Notice tone="caution">{texts.cutNotes(history.cutNotes)}</Notice>
      ) : null}
      {history.account === null ? <SkippedEntries skipped={history.skipped} /> : null}
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
        <Ways
          reviewed={reviewed}
          actions={{
            counts,
            onOpen: isOpen ? () => showFirstOpen(asked.current) : null,
            onImport: props.onImport,
            onDiscard,
          }}
          onRestored={props.onRestored}
        />
      ) : (
        <Progress label={texts.readingAgain} share={share} onCancel={onDiscard} />
      )}
    </>
  );
}

interface WaysProps extends Pick<ImportReviewProps, 'reviewed' | 'onRestored'> {
  readonly actions: ReviewActionsProps;
}

function Ways({ reviewed: { history, file }, actions, onRestored }: WaysProps) {
  if (history.format !== 'dosewise-json') return <ReviewActions {...actions} />;
  return (
    <OwnArchive file={file} onRestored={onRestored}>
      {(button, isBusy) => <ReviewActions {...actions} first={button} isBusy={isBusy} />}
    </OwnArchive>
  );
}

interface ReviewActionsProps {
  /** The records that would come in, in words; '' for none. */
  readonly counts: string;
  /** Leads to the first question that must be answered; null when all are. */
  readonly onOpen: (() => void) | null;
  /** While something else is done with the file. */
  readonly isBusy?: boolean;
  /** A better way than to import, or null. */
  readonly first?: ReactElement | null;
  readonly onImport: () => void;
  readonly onDiscard: () => void;
}

/** The ways on from what was read. */
function ReviewActions(props: ReviewActionsProps) {
  const { counts, onOpen, isBusy = false, first = null, onImport, onDiscard } = props;
  return (
    <div className="flex flex-col gap-3">
      {onOpen === null ? null : (
        <Button kind="quiet" className="sm:self-end" onClick={onOpen}>
          {texts.unanswered}
        </Button>
      )}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:flex-wrap sm:justify-end">
        <Button kind="secondary" onClick={onDiscard} disabled={isBusy}>
          {texts.discard}
        </Button>
        <Button
          kind={first === null ? 'primary' : 'secondary'}
          onClick={onOpen ?? onImport}
          // Not `disabled` while questions are open: a press leads to the first of them.
          aria-disabled={onOpen !== null}
          className={onOpen === null ? undefined : 'opacity-55'}
          disabled={isBusy || (counts === '' && onOpen === null)}
        >
          {counts === '' ? texts.importNothing : texts.import(counts)}
        </Button>
        {first}
      </div>
    </div>
  );
}
