import type { HistoryImport } from '@dosewise/contract';
import { useRef } from 'react';
import { ApiError } from '../../../data/calls/api-error.ts';
import { DeleteDialog } from '../../../kit/dialogs/delete-dialog.tsx';
import { takeBack } from './imports-query.ts';
import { texts } from './texts.ts';
import { sumCounts } from './use-history-import.ts';

interface UndoImportDialogProps {
  /** The imports to take back, the last one first. */
  readonly imports: readonly HistoryImport[];
  readonly onClose: () => void;
  /** Gets what came of it, in a sentence. */
  readonly onUndone: (sentence: string) => void;
}

/** Asks before an import is taken back. */
export function UndoImportDialog({ imports, onClose, onUndone }: UndoImportDialogProps) {
  // What a try that failed halfway took back already.
  const gone = useRef({ ids: new Set<string>(), removed: 0, restored: 0, kept: 0 });
  const undo = async () => {
    const sum = gone.current;
    for (const { _id: id } of imports.toReversed()) {
      if (sum.ids.has(id)) continue;
      const { removed, restored, kept } = await takeBack(id).catch(nothingLeft);
      sum.ids.add(id);
      sum.removed += removed;
      sum.restored += restored;
      sum.kept += kept;
    }
    onUndone(texts.undone(sum.removed, sum.restored, sum.kept));
  };
  return (
    <DeleteDialog
      onClose={onClose}
      title={texts.undoTitle}
      question={texts.undoQuestion(texts.counts(sumCounts(imports, 'added')))}
      confirmLabel={texts.undoConfirm}
      onDelete={undo}
      failed={texts.undoFailed}
    />
  );
}

/** An import that is not there any more was taken back elsewhere, or by a try whose reply got lost. */
function nothingLeft(error: unknown) {
  if (error instanceof ApiError && error.status === 404)
    return { removed: 0, restored: 0, kept: 0 };
  throw error;
}
