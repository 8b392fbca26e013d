import { type DragEvent, useState } from 'react';
import { Button } from '../../../kit/buttons/button.tsx';
import { FileButton } from '../../../kit/buttons/file-button.tsx';
import { cx } from '../../../kit/class-names.ts';
import { useStrayPress } from '../../../kit/dialogs/stray-press.ts';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { Progress } from '../../../kit/feedback/progress.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { TextAreaField } from '../../../kit/fields/text-area.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { lazyPart } from '../../../kit/loading/lazy-part.tsx';
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
  async () => (await import('./import-outcome.tsx')).RestoredOutcome,
  <Skeleton className="h-40 rounded-control" />,
);

/** Choose, answer, look, then import or discard. Zone: the account's. */
export function HistoryImportCard({ timeZone }: { timeZone: string }) {
  const { stage, choose, answer, send, restored, cancel, discard } = useHistoryImport(timeZone);
  const ignoreStrayPress = useStrayPress(stage.kind);
  return (
    <Card title={medicineTitle(stage)}>
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

function medicineTitle(stage: HistoryStage): string {
  if (stage.kind === 'review' || stage.kind === 'sending') return stage.file.name;
  return stage.kind === 'done' || stage.kind === 'restored' ? texts.outcome : texts.chooseTitle;
}

/** The place to drop or choose a file, or to paste a table. */
function ChooseFile({ onChoose }: { onChoose: (file: File) => void }) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onChoose(file);
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-quiet">{texts.chooseHint}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button within does the same by keyboard */}
      <div
        className={cx(
          'flex flex-col items-center gap-4 rounded-card border-2 border-dashed px-4 py-8 text-center',
          isOver ? 'border-data bg-data-tint' : 'border-edge',
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p className="text-quiet">{texts.drop}</p>
        <FileButton label={texts.choose} name={texts.file} onChoose={onChoose} />
      </div>
      <Disclosure summary={texts.paste}>
        <PastedTable onChoose={onChoose} />
      </Disclosure>
    </div>
  );
}

function PastedTable({ onChoose }: { onChoose: (file: File) => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  return (
    <form
      className="flex flex-col gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return setError(texts.nothingPasted);
        setError(null);
        onChoose(new File([text], texts.pastedName, { type: 'text/csv' }));
      }}
    >
      <TextAreaField
        label={texts.pasted}
        error={error}
        value={text}
        onChange={setText}
        className="[&_textarea]:max-h-80"
      />
      <Button type="submit" kind="secondary">
        {texts.readPasted}
      </Button>
    </form>
  );
}
