import { useEffect } from 'react';
import { useTimedMessage } from '../../../forms/timed-message.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { StatusLine } from '../../../ui/feedback/status-line.tsx';
import { ImportCounts } from './import-counts.tsx';
import { LeftOutNote } from './left-out-note.tsx';
import { RejectedRows } from './rejected-rows.tsx';
import { texts } from './texts.ts';
import type { ImportOutcome } from './use-weight-import.ts';

/** What an import did, row for row: nothing is dropped in silence. */
export function ImportSummary({
  outcome,
  onClose,
}: {
  outcome: ImportOutcome;
  onClose: () => void;
}) {
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
