import { PATHS } from '../../../navigation/paths.ts';
import { Link } from '../../../navigation/router.tsx';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { Restored } from './own-archive.tsx';
import { texts as importTexts } from './texts.ts';

interface RestoredOutcomeProps {
  readonly restored: Restored;
  readonly onClose: () => void;
}

/** The restored records, and the way on. */
export function RestoredOutcome({ restored, onClose }: RestoredOutcomeProps) {
  return (
    <>
      <Notice tone="good" title={importTexts.restore.outcome}>
        {importTexts.restore.counts(restored)}
      </Notice>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button kind="secondary" onClick={onClose}>
          {importTexts.close}
        </Button>
        <Link to={PATHS.dashboard} className={buttonClass('primary')}>
          {importTexts.today}
        </Link>
      </div>
    </>
  );
}
