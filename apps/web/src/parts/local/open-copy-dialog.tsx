import { useEffect, useState } from 'react';
import {
  type Archive,
  countRecords,
  readArchive,
  restoreArchive,
  useHasRecords,
} from '../../data/archive/archive.ts';
import { useOneAtATime } from '../../data/calls/one-at-a-time.ts';
import { noteLocalCopy } from '../../data/local/local-records.ts';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { explainError } from '../../kit/feedback/explained-error.ts';
import { showToast } from '../../kit/feedback/toasts.ts';
import { formatDay } from '../../languages/formats/dates.ts';
import { texts } from './texts.ts';

/** Shows what is in a copy, and opens it where there are no records yet. */
export function OpenCopyDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const hasRecords = useHasRecords();
  const [archive, setArchive] = useState<Archive | 'none' | null>(null);
  useEffect(() => {
    readArchive(file).then(setArchive, () => setArchive('none'));
  }, [file]);
  const opening = useOneAtATime({
    mutationFn: async (body: Archive) => {
      const restored = await restoreArchive(body);
      // The file is one. Without the note of it a copy is only due early.
      await noteLocalCopy().catch(() => undefined);
      return restored;
    },
    onSuccess: (restored) => {
      showToast({ tone: 'good', message: texts.opened(texts.counts(restored)) });
      onClose();
    },
  });
  const isReadable = archive !== null && archive !== 'none';
  const sentence =
    archive === null
      ? ''
      : !isReadable
        ? texts.noArchive
        : hasRecords
          ? texts.notEmpty
          : texts.inCopy(texts.counts(countRecords(archive)), lastDay(archive));
  return (
    <ConfirmDialog
      open
      words={{
        title: texts.opening,
        question: sentence,
        subject: file.name,
        confirmLabel: texts.openThis,
      }}
      kind="primary"
      busy={opening.isPending}
      error={opening.isError ? explainError(opening.error, texts.openFailed) : null}
      onConfirm={isReadable && hasRecords === false ? () => opening.mutate(archive) : null}
      onClose={onClose}
    />
  );
}

/** The day of the latest record; empty without any. */
function lastDay({ doses, weights, symptoms, measurements = [] }: Archive): string {
  const days = [doses, weights, symptoms, measurements].flat().map((row) => {
    const { date } = row as { readonly date?: unknown };
    return typeof date === 'string' ? Date.parse(date) : Number.NaN;
  });
  const latest = days.reduce((last, at) => (at > last ? at : last), 0);
  return latest === 0 ? '' : formatDay(latest);
}
