import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ImportCounts } from './import-counts.tsx';
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
  return (
    <>
      <Notice tone="good">{MESSAGES.imported(inserted, updated)}</Notice>
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
      <RejectedRows file={file} />
      <Button kind="secondary" onClick={onClose}>
        Done
      </Button>
    </>
  );
}
