import type { ReactNode } from 'react';
import { PATHS } from '../../../../navigation/paths.ts';
import { Link } from '../../../../navigation/router.tsx';
import { usePens } from '../../../../records/pens/pens-query.ts';
import { useAhead } from '../../../../records/plan/plan-queries.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { oneNotice } from './one-notice.ts';
import { texts } from './texts.ts';

/** One thing to know, or `otherwise`. */
export function PenNotice({ now, otherwise }: { now: number; otherwise: ReactNode }) {
  const { data: ahead } = useAhead();
  const { data: pens } = usePens();
  const notice =
    ahead === undefined || pens === undefined ? null : oneNotice(ahead.next, pens, now);
  if (notice === null) return otherwise;
  return (
    <Notice tone="info" className="text-small">
      {notice}{' '}
      <Link
        to={PATHS.pens}
        className="font-semibold whitespace-nowrap underline underline-offset-4"
      >
        {texts.pens}
      </Link>
    </Notice>
  );
}
