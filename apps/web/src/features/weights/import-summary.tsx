import { useEffect } from 'react';
import { useTimedMessage } from '../../forms/timed-message.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { StatusLine } from '../../ui/feedback/status-line.tsx';
import { ImportCounts } from './import-counts.tsx';
import { LeftOutNote } from './left-out-note.tsx';
import { MESSAGES } from './messages.ts';
import { RejectedRows } from './rejected-rows.tsx';
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
  useEffect(
    () => showSuccess(MESSAGES.imported(inserted, updated)),
    [showSuccess, inserted, updated],
  );
  return (
    <>
      <ImportCounts
        counts={[
          ['Rows read', file.rowsRead],
          ['Inserted', inserted],
          ['Updated', updated],
          ['Unchanged', unchanged],
          ['Skipped', file.skipped.length],
          ['Rejected', file.issues.length],
        ]}
      />
      <LeftOutNote leftOut={file.leftOut} />
      <RejectedRows file={file} />
      <Button kind="secondary" onClick={onClose}>
        Done
      </Button>
      <StatusLine tone="good" message={success} className="justify-center" />
    </>
  );
}
