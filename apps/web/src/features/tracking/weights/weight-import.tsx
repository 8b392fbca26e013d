import { useEffect } from 'react';
import { PATHS } from '../../../data/navigation/paths.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { FileButton } from '../../../kit/buttons/file-button.tsx';
import { useStrayPress } from '../../../kit/dialogs/stray-press.ts';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { Progress } from '../../../kit/feedback/progress.tsx';
import { StatusLine } from '../../../kit/feedback/status-line.tsx';
import { useTimedMessage } from '../../../kit/forms/timed-message.ts';
import { Card } from '../../../kit/layout/card.tsx';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { useIsWide } from '../../../kit/layout/use-is-wide.ts';
import { Link } from '../../../parts/navigation/link.tsx';
import { ImportCounts, LeftOutNote, RejectedRows } from './row-report.tsx';
import { texts } from './texts.ts';
import { type ImportOutcome, useWeightImport } from './use-weight-import.ts';

/** Imports weigh-ins from a file: choose, look, then import or discard. Zone: the account's. Folded on a phone. */
export function WeightImport({ timeZone }: { timeZone: string }) {
  const { stage, parts, choose, answer, send, cancel, discard } = useWeightImport(timeZone);
  const ignoreStrayPress = useStrayPress(stage.kind);
  return (
    <Card isTight>
      <Disclosure
        open={useIsWide()}
        summary={<h2 className="min-w-0 text-lead wrap-break-word">{texts.import}</h2>}
      >
        <div className="flex flex-col gap-4 pt-2 pb-2" onClickCapture={ignoreStrayPress}>
          {stage.kind === 'idle' || stage.kind === 'unreadable' ? (
            <>
              <p className="text-quiet">{texts.importHint}</p>
              {stage.kind === 'unreadable' ? <Notice tone="danger">{stage.sentence}</Notice> : null}
              {stage.kind === 'idle' && stage.left !== null ? (
                <Notice tone="caution" announce="status">
                  {stage.left}
                </Notice>
              ) : null}
              <FileButton
                kind="secondary"
                label={texts.chooseFile}
                name={texts.file}
                accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
                onChoose={choose}
              />
              <p className="text-small text-quiet">
                <span>{texts.otherFiles}</span>{' '}
                <Link to={PATHS.importData} className="font-semibold text-accent underline">
                  {texts.otherImport}
                </Link>
              </p>
            </>
          ) : null}
          {stage.kind === 'reading' ? (
            <Progress label={texts.reading} share={stage.share} onCancel={discard} />
          ) : null}
          {stage.kind === 'question' && parts !== null ? (
            <parts.ImportQuestions
              question={stage.question}
              answers={stage.answers}
              onAnswer={answer}
              onDiscard={discard}
            />
          ) : null}
          {stage.kind === 'preview' && parts !== null ? (
            <parts.ImportPreview
              file={stage.file}
              answers={stage.answers}
              error={stage.error}
              onAnswer={answer}
              onImport={() => send(stage.file)}
              onDiscard={discard}
            />
          ) : null}
          {stage.kind === 'sending' ? (
            <Progress label={texts.importing} share={stage.share} onCancel={cancel} />
          ) : null}
          {stage.kind === 'done' ? (
            <ImportSummary outcome={stage.outcome} onClose={discard} />
          ) : null}
        </div>
      </Disclosure>
    </Card>
  );
}

/** The result of an import, row for row: nothing is dropped in silence. */
function ImportSummary({ outcome, onClose }: { outcome: ImportOutcome; onClose: () => void }) {
  const { inserted, updated, unchanged, file } = outcome;
  const [success, showSuccess] = useTimedMessage();
  useEffect(() => showSuccess(texts.imported(inserted, updated)), [showSuccess, inserted, updated]);
  return (
    <>
      <ImportCounts
        counts={[
          [texts.rowsRead, file.rowsRead],
          [texts.inserted, inserted],
          [texts.updated, updated],
          [texts.unchanged, unchanged],
          [texts.skipped, file.skipped.length],
          [texts.rejected, file.issues.length],
        ]}
      />
      <LeftOutNote leftOut={file.leftOut} />
      <RejectedRows file={file} />
      <Button kind="secondary" onClick={onClose}>
        {texts.done}
      </Button>
      <StatusLine tone="good" message={success} className="justify-center" />
    </>
  );
}
