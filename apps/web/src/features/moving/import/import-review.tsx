import type { HistorySkip, SkipReason } from '@dosewise/file-import';
import type { ReactElement } from 'react';
import { isolated } from '../../../format/isolated.ts';
import { listWords } from '../../../format/lists.ts';
import { formatCount } from '../../../format/numbers.ts';
import type { Restored } from '../../../records/archive/archive.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { splitImport } from './import-batches.ts';
import { type AnswerHandler, ImportQuestions } from './import-questions.tsx';
import { OwnArchive } from './own-archive.tsx';
import { PreviewKinds } from './preview-kinds.tsx';
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
  return (
    <>
      <p>
        <span className="text-quiet">{`${texts.recognised} `}</span>
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

interface ReviewActionsProps {
  /** The records that would come in, in words; '' for none. */
  readonly counts: string;
  /** True while questions are left that must be answered. */
  readonly isOpen: boolean;
  /** While something else is done with the file. */
  readonly isBusy?: boolean;
  /** A better way than to import, or null. */
  readonly first?: ReactElement | null;
  readonly onImport: () => void;
  readonly onDiscard: () => void;
}

/** The ways on from what was read. */
function ReviewActions(props: ReviewActionsProps) {
  const { counts, isOpen, isBusy = false, first = null, onImport, onDiscard } = props;
  return (
    <div className="flex flex-col gap-3">
      {isOpen ? <p className="text-quiet sm:text-right">{texts.unanswered}</p> : null}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:flex-wrap sm:justify-end">
        <Button kind="secondary" onClick={onDiscard} disabled={isBusy}>
          {texts.discard}
        </Button>
        <Button
          kind={first === null ? 'primary' : 'secondary'}
          onClick={onImport}
          disabled={counts === '' || isOpen || isBusy}
        >
          {counts === '' ? texts.importNothing : texts.import(counts)}
        </Button>
        {first}
      </div>
    </div>
  );
}

const SHOWN = 20;

/** The entries that do not come in, by reason: nothing is dropped in silence. */
function SkippedEntries({ skipped }: { skipped: readonly HistorySkip[] }) {
  if (skipped.length === 0) return null;
  const byReason = new Map<SkipReason, HistorySkip[]>();
  for (const skip of skipped) {
    const others = byReason.get(skip.reason);
    if (others) others.push(skip);
    else byReason.set(skip.reason, [skip]);
  }
  return (
    <Disclosure summary={texts.skipped(skipped.length)}>
      <div className="flex flex-col gap-4 text-small">
        {[...byReason].map(([reason, entries]) => (
          <div key={reason}>
            <h4 className="font-semibold">
              {`${texts.questions.reasons[reason]}: ${formatCount(entries.length)}`}
            </h4>
            <ul className="text-quiet">
              {entries.slice(0, SHOWN).map(({ at, detail }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place may be named twice, and the list never changes its order
                <li key={index} className="wrap-anywhere">
                  {detail === '' ? texts.place(at) : `${texts.place(at)}: ${isolated(detail)}`}
                </li>
              ))}
            </ul>
            {entries.length > SHOWN ? (
              <p className="text-quiet">{texts.more(formatCount(entries.length - SHOWN))}</p>
            ) : null}
          </div>
        ))}
      </div>
    </Disclosure>
  );
}
