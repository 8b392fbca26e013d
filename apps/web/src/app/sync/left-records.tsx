import { useState } from 'react';
import { PATHS } from '../../data/navigation/paths.ts';
import { Button, buttonClass } from '../../kit/buttons/button.tsx';
import { Notice } from '../../kit/feedback/notice.tsx';
import { texts } from '../../parts/local/texts.ts';
import { Link } from '../../parts/navigation/link.tsx';

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
