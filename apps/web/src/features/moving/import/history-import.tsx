import { useStrayPress } from '../../../ui/dialogs/stray-press.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { ChooseFile } from './choose-file.tsx';
import { texts } from './texts.ts';
import { type HistoryStage, useHistoryImport } from './use-history-import.ts';

const ImportReview = lazyPart(
  async () => (await import('./import-review.tsx')).ImportReview,
  <Skeleton className="h-80 rounded-control" />,
);
const ImportOutcome = lazyPart(
  async () => (await import('./import-outcome.tsx')).ImportOutcome,
  <Skeleton className="h-40 rounded-control" />,
);
const RestoredOutcome = lazyPart(
  async () => (await import('./restore/restored-outcome.tsx')).RestoredOutcome,
  <Skeleton className="h-40 rounded-control" />,
);

/** Choose, answer, look, then import or discard. Zone: the account's. */
export function HistoryImportCard({ timeZone }: { timeZone: string }) {
  const { stage, choose, answer, send, restored, cancel, discard } = useHistoryImport(timeZone);
  const ignoreStrayPress = useStrayPress(stage.kind);
  return (
    <Card title={titleOf(stage)}>
      <div className="flex flex-col gap-5" onClickCapture={ignoreStrayPress}>
        {stage.kind === 'idle' && stage.sentence !== null ? (
          <Notice tone={stage.isRefusal ? 'danger' : 'caution'} announce="alert">
            {stage.sentence}
          </Notice>
        ) : null}
        {/* Stays while a file is read, so that what was pasted is not lost. */}
        <div hidden={stage.kind !== 'idle'}>
          <ChooseFile onChoose={choose} />
        </div>
        {stage.kind === 'reading' ? (
          <Progress label={texts.reading} share={stage.share} onCancel={discard} />
        ) : null}
        {stage.kind === 'review' ? (
          <ImportReview
            reviewed={stage}
            share={stage.share}
            error={stage.error}
            timeZone={timeZone}
            onAnswer={answer}
            onImport={() => send(stage)}
            onRestored={restored}
            onDiscard={discard}
          />
        ) : null}
        {stage.kind === 'sending' ? (
          <Progress label={texts.importing} share={stage.share} onCancel={cancel} />
        ) : null}
        {stage.kind === 'done' ? <ImportOutcome imports={stage.imports} onClose={discard} /> : null}
        {stage.kind === 'restored' ? (
          <RestoredOutcome restored={stage.restored} onClose={discard} />
        ) : null}
      </div>
    </Card>
  );
}

function titleOf(stage: HistoryStage): string {
  if (stage.kind === 'review' || stage.kind === 'sending') return stage.file.name;
  return stage.kind === 'done' || stage.kind === 'restored' ? texts.outcome : texts.chooseTitle;
}
