import { useState } from 'react';
import { PATHS } from '../../navigation/paths.ts';
import { Link } from '../../navigation/router.tsx';
import { texts } from '../../records/local/texts.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

/** Says that records from before the account are still in this browser. */
export function LeftRecords() {
  const [isPutOff, setPutOff] = useState(false);
  if (isPutOff) return null;
  return (
    <Notice
      tone="info"
      className="screen-only"
      action={
        <div className="flex flex-wrap gap-3">
          <Link to={PATHS.moveIn} className={buttonClass('secondary')}>
            {texts.bring}
          </Link>
          <Button kind="quiet" onClick={() => setPutOff(true)}>
            {texts.later}
          </Button>
        </div>
      }
    >
      <p className="text-ink">{texts.left}</p>
    </Notice>
  );
}
