import { PATHS } from '../../../navigation/paths.ts';
import { Link } from '../../../navigation/router.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { texts } from './texts.ts';

/** How many doses wait for the cost of their pen, and where to add it. */
export function MissingCosts({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Notice tone="info">
      {texts.withoutCost(count)}
      <Link to={PATHS.logDose} className="font-semibold underline">
        {texts.addCosts}
      </Link>
    </Notice>
  );
}
