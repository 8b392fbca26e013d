import type { HistoryImport } from '@dosewise/contract';
import { useState } from 'react';
import type { Restored } from '../../../data/archive/archive.ts';
import { importsQuery } from '../../../data/archive/archive.ts';
import { useQuery } from '../../../data/calls/use-query.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { Button, buttonClass } from '../../../kit/buttons/button.tsx';
import type { Elements } from '../../../kit/elements.ts';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { Link } from '../../../parts/navigation/link.tsx';
import { texts } from './texts.ts';
import { UndoImportDialog } from './undo-import-dialog.tsx';
import { sumCounts } from './use-history-import.ts';

interface ImportOutcomeProps {
  /** One after the other; more than one where there was a lot. */
  readonly imports: readonly HistoryImport[];
  readonly onClose: () => void;
}

/** The result of an import, and the way back. */
export function ImportOutcome({ imports, onClose }: ImportOutcomeProps) {
  const [isAsking, setAsking] = useState(false);
  const [undone, setUndone] = useState<string | null>(null);
  const { data } = useQuery(importsQuery);
  // The list below offers the way back as well.
  const left = imports.filter((one) => data?.some(({ _id }) => _id === one._id) ?? true);
  const changed = texts.counts(sumCounts(imports, 'changed'));
  const there = texts.counts(sumCounts(imports, 'skipped'));
  return (
    <>
      <Notice tone="good" {...(undone === null && left.length > 0 ? { title: texts.done } : {})}>
        {undone ??
          (left.length === 0 ? (
            texts.undoneBelow
          ) : (
            <>
              <p>{texts.added(texts.counts(sumCounts(imports, 'added')))}</p>
              {changed === '' ? null : <p>{texts.changed(changed)}</p>}
              {there === '' ? null : <p>{texts.there(there)}</p>}
            </>
          ))}
      </Notice>
      <WayOn onClose={onClose}>
        {undone === null && left.length > 0 ? (
          <Button kind="secondary" onClick={() => setAsking(true)}>
            {texts.undo}
          </Button>
        ) : null}
      </WayOn>
      {isAsking ? (
        <UndoImportDialog
          imports={left}
          onClose={() => setAsking(false)}
          onUndone={(sentence) => {
            setAsking(false);
            setUndone(sentence);
          }}
        />
      ) : null}
    </>
  );
}

interface RestoredOutcomeProps {
  readonly restored: Restored;
  readonly onClose: () => void;
}

/** The restored records, and the way on. */
export function RestoredOutcome({ restored, onClose }: RestoredOutcomeProps) {
  return (
    <>
      <Notice tone="good" title={texts.restore.outcome}>
        {texts.restore.counts(restored)}
      </Notice>
      <WayOn onClose={onClose} />
    </>
  );
}

interface WayOnProps {
  readonly onClose: () => void;
  /** Buttons before the others. */
  readonly children?: Elements;
}

function WayOn({ onClose, children }: WayOnProps) {
  return (
    <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
      {children}
      <Button kind="secondary" onClick={onClose}>
        {texts.close}
      </Button>
      <Link to={PATHS.dashboard} className={buttonClass('primary')}>
        {texts.today}
      </Link>
    </div>
  );
}
