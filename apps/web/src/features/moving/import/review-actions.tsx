import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { texts } from './texts.ts';

interface ReviewActionsProps {
  /** What would come in, in words; '' for nothing. */
  readonly counts: string;
  /** Whether questions are left that must be answered. */
  readonly isOpen: boolean;
  /** While something else is done with the file. */
  readonly isBusy?: boolean;
  /** A better way than to import, or null. */
  readonly first?: ReactNode;
  readonly onImport: () => void;
  readonly onDiscard: () => void;
}

/** The ways on from what was read. */
export function ReviewActions(props: ReviewActionsProps) {
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
